// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command lines of {@code run} and {@code check}: what they print, and their exit status. */
class ExecutionCommandsTest {
  private static final Pattern TITLE = Pattern.compile("<title>(.*?)(?:  at .*?)?</title>", Pattern.DOTALL);

  private static final String PROGRAM = """
      func.func @main(%n: index, %flag: i1) -> (index, memref<2xi32>) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %v = arith.constant 7 : i32
        %m = memref.alloc() : memref<2xi32>
        memref.store %v, %m[%c0] : memref<2xi32>
        memref.store %v, %m[%c1] : memref<2xi32>
        %sum = arith.addi %n, %c1 : index
        return %sum, %m : index, memref<2xi32>
      }
      """;
  private static final String LEAK = "func.func @f() {\n  %a = memref.alloc() : memref<f32>\n  return\n}\n";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String program, String... args) {
    CommandIo io = new CommandIo(new ByteArrayInputStream(Utf8.encode(program)), print(out), print(err));
    return new Main(io, new Run(), new Check()).run(args);
  }

  private static PrintStream print(ByteArrayOutputStream to) {
    return Utf8.printStream(to, false);
  }

  @Test
  void resultsArePrintedAsAttributes() {
    assertEquals(0, run(PROGRAM, "run", "--args", "41, true"), err::toString);
    assertEquals("42 : index\ndense<7> : tensor<2xi32>\n", out.toString());
  }

  /** The command in the README, on the program that it names. */
  @Test
  void tensorsAreBufferizedAndFreedBeforeTheyRun() throws IOException {
    Path root = Path.of("../..");
    Matcher command = Pattern.compile("^\\./freehold (run examples/tensors\\.mlir .*?)(?: +#.*)?$", Pattern.MULTILINE)
        .matcher(Files.readString(root.resolve("README.md")));
    assertTrue(command.find(), "the README runs examples/tensors.mlir");
    List<String> words =
        Pattern.compile("(?:'[^']*'|[^'\\s])+").matcher(command.group(1)).results().map(word -> word.group().replace("'", "")).toList();
    String program = Files.readString(root.resolve(words.get(1)));
    List<String> passes = words.stream().filter(word -> !word.equals(words.get(1))).toList();
    assertTrue(passes.stream().anyMatch(word -> word.startsWith("--one-shot-bufferize")), passes::toString);
    assertEquals(0, run(program, passes.toArray(String[]::new)), err::toString);
    assertEquals("dense<[1, 5, 14, 30, 25, 61, 110, 174]> : tensor<8xi32>\n64 : i32\n", out.toString());
    assertEquals("", err.toString());
  }

  @Test
  void withoutDeallocationTheSameProgramLeaks() throws IOException {
    String program = Files.readString(Path.of("../../examples/tensors.mlir"));
    String bufferize = "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map";
    assertEquals(ExitStatus.FINDINGS, run(program, "run", bufferize, "--entry", "sums", "--args", "dense<[1, 2, 3, 4, 5, 6, 7, 8]>"));
    assertTrue(err.toString().contains("buffer never freed"), err::toString);
  }

  @Test
  void aPassThatFailsEndsTheRun() {
    String program = "func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = \"test.unknown\"(%t) : (tensor<4xf32>) -> tensor<4xf32>\n"
        + "  return %0 : tensor<4xf32>\n}\n";
    assertEquals(ExitStatus.ERROR, run(program, "run", "-", "--allow-unregistered-dialect", "--one-shot-bufferize"));
    assertTrue(err.toString().contains("error: op was not bufferized"), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void argumentsThatDoNotFitAreTheUsersMistake() {
    assertEquals(Main.USAGE, run(PROGRAM, "run", "--args", "41"));
    assertEquals("freehold run: '@main' expects 2 arguments, but got 1\n", err.toString());
    assertEquals(Main.USAGE, run(PROGRAM, "run", "--args", "1.5, true"));
  }

  @Test
  void faultsHaveAPlace() {
    assertEquals(ExitStatus.FINDINGS, run(LEAK, "run", "-"));
    assertTrue(err.toString().startsWith("<stdin>:2:8: error: buffer never freed\n"), err::toString);
  }

  @Test
  void theTraceTellsWhatHappensToMemory() {
    assertEquals(ExitStatus.FINDINGS, run(LEAK, "run", "--trace"));
    assertEquals("2:8        #1 allocated, 4 bytes\n", out.toString());
  }

  @Test
  void passesMakeALeakingProgramClean() {
    assertEquals(ExitStatus.FINDINGS, run(LEAK, "check"));
    assertTrue(out.toString().startsWith("@f: 1 finding on 1 path"), out::toString);
    out.reset();
    assertEquals(0, run(LEAK, "check", "--buffer-deallocation-pipeline"), err::toString);
    assertTrue(out.toString().startsWith("@f: no findings on 1 path"), out::toString);
  }

  @Test
  void unknownFlagsAreUsageErrors() {
    assertEquals(Main.USAGE, run(LEAK, "check", "--no-such-pass"));
    assertEquals("freehold check: unknown option '--no-such-pass'\n", err.toString());
  }

  @Test
  void whatChecksNothingIsNoSuccess() {
    assertEquals(Main.USAGE, run("", "check", "-"));
    assertEquals(Main.USAGE, run(LEAK, "check", "--max-paths", "0"));
    assertEquals(
        "freehold check: no function has a body\nfreehold check: invalid value '0' for option '--max-paths': expected a positive integer below 2^31\n",
        err.toString());
  }

  @Test
  void aDrawingThatCannotBeWrittenIsAnError(@TempDir Path folder) {
    assertEquals(1, run(HELD_TOO_LONG, "run", "--memory-svg", folder.resolve("none/lifetimes.svg").toString()));
    assertTrue(err.toString().startsWith("cannot open output file '"), err::toString);
  }

  @Test
  void jsonSaysWhatTheTextSays() throws IOException {
    assertEquals(ExitStatus.FINDINGS, run(LEAK, "check", "--json"));
    List<String> seen = json();
    assertTrue(seen.containsAll(List.of("clean=false", "hasFindings=true", "complete=true", "name=f", "explored=complete", "kind=leak",
        "message=buffer never freed", "line=2", "column=8", "message=last reference lost here", "line=3")), seen::toString);
    assertEquals("", err.toString());
  }

  /** The names and values of what was printed. */
  private List<String> json() throws IOException {
    List<String> seen = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(out.toByteArray())) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token.isScalarValue()) seen.add(json.currentName() + "=" + json.getText());
      }
    }
    return seen;
  }

  private static final String SKIPPED = "func.func @f() {\n  omp.parallel {\n    omp.terminator\n  }\n  return\n}\nfunc.func @g() {\n  return\n}\n";

  @Test
  void notCheckedIsNotClean() throws IOException {
    assertEquals(ExitStatus.INCOMPLETE, run(SKIPPED, "check"));
    List<String> lines = out.toString().lines().toList();
    assertEquals("@f: not checked: cannot execute 'omp.parallel'", lines.getFirst());
    assertEquals("<stdin>:2:3: remark: cannot execute 'omp.parallel'", lines.get(1));
    assertEquals("incomplete exploration: 1 of 2 functions fully explored, 0 partially, 1 not at all: @f (cannot execute 'omp.parallel')",
        lines.getLast());
    out.reset();
    assertEquals(ExitStatus.INCOMPLETE, run(SKIPPED, "check", "--json"));
    List<String> seen = json();
    assertTrue(
        seen.containsAll(List.of("clean=false", "hasFindings=false", "complete=false", "explored=skipped", "message=cannot execute 'omp.parallel'",
            "line=2", "explored=complete")),
        seen::toString);
    out.reset();
    assertEquals(ExitStatus.INCOMPLETE, run(SKIPPED, "check", "--quiet"));
    assertEquals("", out.toString());
    assertTrue(err.toString().startsWith("incomplete exploration: "), err::toString);
    assertEquals(ExitStatus.OK, run(SKIPPED, "check", "--entry", "g"));
    err.reset();
    assertEquals(Main.USAGE, run(SKIPPED, "check", "--entry", "h"));
    assertEquals("freehold check: function '@h' is not defined\n", err.toString());
  }

  @Test
  void badInputIsNoFinding() {
    assertEquals(ExitStatus.ERROR, run("", "check", "nowhere.mlir"));
    assertEquals(ExitStatus.ERROR, run("func.func @f() {", "check"));
    assertEquals(ExitStatus.ERROR, run("func.func @f() -> i32 {\n  return\n}\n", "check"));
    assertEquals(ExitStatus.ERROR, run("", "run", "nowhere.mlir"));
    assertEquals(ExitStatus.ERROR, run(LEAK, "check", "--against", "nowhere.mlir"));
  }

  @Test
  void whatCannotBeExecutedIsNoFaultOfTheProgram() {
    assertEquals(ExitStatus.INCOMPLETE, run(SKIPPED, "run", "--entry", "f"));
    assertEquals(ExitStatus.INCOMPLETE, run("func.func @f() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}\n", "run", "--max-steps", "10"));
    assertEquals(ExitStatus.INCOMPLETE,
        run("func.func @f() -> tensor<99999999999xi32> {\n  %z = arith.constant dense<1> : tensor<99999999999xi32>\n  return %z : tensor<99999999999xi32>\n}\n",
            "run"));
    assertTrue(err.toString().contains("2:8: error: a tensor of 99999999999 elements is too large to simulate\n"), err::toString);
    assertEquals(ExitStatus.INCOMPLETE,
        run("func.func @f(%t: tensor<99999999999xi32>) {\n  return\n}\n", "run", "--args", "dense<1> : tensor<99999999999xi32>"));
  }

  @Test
  void limitsAreGivenWithUnits() {
    assertEquals(0, run(LEAK, "check", "--buffer-deallocation-pipeline", "--time-limit", "100.5", "--max-memory", "64G", "--verify-each=false"),
        err::toString);
    assertEquals(Main.USAGE, run(LEAK, "check", "--time-limit", "0"));
    assertEquals(Main.USAGE, run(LEAK, "check", "--max-memory", "much"));
    assertEquals("freehold check: invalid value '0' for option '--time-limit': expected a positive number of seconds\n"
        + "freehold check: invalid value 'much' for option '--max-memory': expected a size such as 512M or 2G\n",
        err.toString());
    err.reset();
    assertEquals(ExitStatus.INCOMPLETE,
        run("func.func @f() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}\n", "check", "--max-steps", "1000000000000", "--time-limit", "0.1"));
    assertTrue(out.toString().endsWith("1 partially, 0 not at all: @f (time limit reached, 1 path was abandoned)\n"), out::toString);
  }

  @Test
  void findingsArePrintedAsTheyAreFound() {
    StringBuilder order = new StringBuilder();
    CommandIo io = new CommandIo(new ByteArrayInputStream(Utf8.encode(LEAK + SKIPPED.replace("@f", "@h"))),
        noting("out", order), noting("err", order));
    assertEquals(ExitStatus.FINDINGS, new Main(io, new Check()).run("check"));
    // The finding comes before the summary of its function, which comes before the next one; each is there at once.
    assertTrue(order.toString().startsWith("err flushed, out flushed, out flushed, out flushed, "), order::toString);
  }

  /** Says when something that was printed is flushed. */
  private static PrintStream noting(String name, StringBuilder order) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    return new PrintStream(bytes, false, StandardCharsets.UTF_8) {
      @Override
      public void flush() {
        super.flush();
        if (bytes.size() > 0) order.append(name).append(" flushed, ");
        bytes.reset();
      }
    };
  }

  @Test
  void twoProgramsAreCompared(@TempDir Path folder) throws IOException {
    String program = """
        func.func private @ask(i32) -> i1
        func.func @f(%m: memref<2xi32>) {
          %c0 = arith.constant 0 : index
          %c7 = arith.constant 7 : i32
          %c = call @ask(%c7) : (i32) -> i1
          scf.if %c {
            memref.store %c7, %m[%c0] : memref<2xi32>
          }
          return
        }
        """;
    // Other places, another form: the same is done.
    Path same = Files.writeString(folder.resolve("same.mlir"), """


        func.func private @ask(i32) -> i1
        func.func @f(%m: memref<2xi32>) {
          %c0 = arith.constant 0 : index
          %c7 = arith.constant 7 : i32
          %c = call @ask(%c7) : (i32) -> i1
          cf.cond_br %c, ^then, ^end
        ^then:
          memref.store %c7, %m[%c0] : memref<2xi32>
          cf.br ^end
        ^end:
          return
        }
        """);
    assertEquals(ExitStatus.OK, run(program, "check", "--against", same.toString()), err::toString);
    Path other = Files.writeString(folder.resolve("other.mlir"),
        Files.readString(same).replace("  memref.store", "  %lost = memref.alloc() : memref<f32>\n  memref.store")
            .replace("call @ask(%c7)", "call @ask(%c8)").replace("  %c = ", "  %c8 = arith.constant 8 : i32\n  %c = "));
    assertEquals(ExitStatus.FINDINGS, run(program, "check", "--against", other.toString()));
    assertTrue(err.toString().contains("'@f' behaves differently in the other program: call of @ask has a different operand 0: 8 instead of 7"),
        err::toString);
    assertTrue(err.toString().contains(other + ":11:11: error: buffer never freed\n  %lost = memref.alloc() : memref<f32>\n"), err::toString);
    err.reset();
    assertEquals(Main.USAGE, run(program, "check", "--against", same.toString(), "--canonicalize"));
    assertEquals("freehold check: passes and --against are mutually exclusive\n", err.toString());
  }

  private static final String HELD_TOO_LONG = """
      func.func @f() {
        %v = arith.constant 1.0 : f32
        %a = memref.alloc() : memref<f32>
        memref.store %v, %a[] : memref<f32>
        %b = memref.alloc() : memref<4xf32>
        %c = bufferization.clone %b : memref<4xf32> to memref<4xf32>
        memref.dealloc %a : memref<f32>
        memref.dealloc %b : memref<4xf32>
        memref.dealloc %c : memref<4xf32>
        return
      }
      """;

  @Test
  void theReportComparesWithTheLeastThatIsNeeded() {
    assertEquals(0, run(HELD_TOO_LONG, "run", "--memory-report"), err::toString);
    List<String> lines = out.toString().lines().map(line -> line.replaceAll(" +", " ")).toList();
    assertEquals(List.of("allocations 3", "stack allocations 0", "bytes allocated 36", "frees 3", "clones 1", "bytes copied 16",
        "ownership checks 0", "alias checks 0", "peak live bytes 36", "path-optimal peak bytes 32", "least peak bytes 32"), lines);
  }

  @Test
  void loweredDeallocationsCostChecks() {
    String program = """
        func.func @f(%c: i1) -> memref<4xf32> {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          %r = arith.select %c, %a, %b : memref<4xf32>
          return %r : memref<4xf32>
        }
        """;
    CommandIo io = new CommandIo(new ByteArrayInputStream(Utf8.encode(program)), print(out), print(err));
    assertEquals(0, new Main(io, new Opt()).run("opt", "-", "--buffer-deallocation-pipeline"), err::toString);
    String lowered = out.toString();
    out.reset();
    assertEquals(0, run(lowered, "run", "--entry", "f", "--args", "true", "--memory-report"), err::toString);
    assertTrue(out.toString().matches("(?s).*ownership checks +[1-9].*alias checks +[1-9].*"), out::toString);
  }

  @Test
  void lifetimesAreDrawnAsOneBarForEachBuffer(@TempDir Path folder) throws Exception {
    Path svg = folder.resolve("lifetimes.svg");
    assertEquals(0, run(HELD_TOO_LONG, "run", "--memory-svg", svg.toString()), err::toString);
    Stream<String> titles = TITLE.matcher(Files.readString(svg)).results().map(title -> title.group(1));
    assertEquals(List.of("#1  4 B", "#2  16 B", "#3  16 B"), titles.distinct().toList());
  }
}
