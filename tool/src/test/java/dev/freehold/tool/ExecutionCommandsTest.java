// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    Streams io = new Streams(new ByteArrayInputStream(program.getBytes(StandardCharsets.ISO_8859_1)), print(out), print(err));
    return new Main(io, new Run(), new Check()).run(args);
  }

  private static PrintStream print(ByteArrayOutputStream to) {
    return new PrintStream(to, false, StandardCharsets.ISO_8859_1);
  }

  @Test
  void resultsArePrintedAsAttributes() {
    assertEquals(0, run(PROGRAM, "run", "--args", "41, true"), err::toString);
    assertEquals("42 : index\ndense<7> : tensor<2xi32>\n", out.toString());
  }

  @Test
  void argumentsThatDoNotFitAreTheUsersMistake() {
    assertEquals(Main.USAGE, run(PROGRAM, "run", "--args", "41"));
    assertEquals("freehold run: '@main' takes 2 arguments, but 1 are given\n", err.toString());
    assertEquals(Main.USAGE, run(PROGRAM, "run", "--args", "1.5, true"));
  }

  @Test
  void faultsHaveAPlace() {
    assertEquals(1, run(LEAK, "run", "-"));
    assertTrue(err.toString().startsWith("<stdin>:2:8: error: buffer never freed\n"), err::toString);
  }

  @Test
  void theTraceTellsWhatHappensToMemory() {
    assertEquals(1, run(LEAK, "run", "--trace"));
    assertEquals("2:8        #1 allocated, 4 bytes\n", out.toString());
  }

  @Test
  void passesMakeALeakingProgramClean() {
    assertEquals(1, run(LEAK, "check"));
    assertTrue(out.toString().startsWith("@f: 1 found on 1 path"), out::toString);
    out.reset();
    assertEquals(0, run(LEAK, "check", "--buffer-deallocation-pipeline"), err::toString);
    assertTrue(out.toString().startsWith("@f: nothing found on 1 path"), out::toString);
  }

  @Test
  void unknownFlagsAreUsageErrors() {
    assertEquals(Main.USAGE, run(LEAK, "check", "--no-such-pass"));
    assertEquals("freehold check: no flag and no pass '--no-such-pass'\n", err.toString());
  }

  @Test
  void whatChecksNothingIsNoSuccess() {
    assertEquals(Main.USAGE, run("", "check", "-"));
    assertEquals(Main.USAGE, run(LEAK, "check", "--max-paths", "0"));
    assertEquals("freehold check: there is no function to check\nfreehold check: --max-paths needs a number above 0, not '0'\n", err.toString());
  }

  @Test
  void aDrawingThatCannotBeWrittenIsAnError(@TempDir Path folder) {
    assertEquals(1, run(HELD_TOO_LONG, "run", "--memory-svg", folder.resolve("none/lifetimes.svg").toString()));
    assertTrue(err.toString().startsWith("cannot open output file '"), err::toString);
  }

  @Test
  void jsonSaysWhatTheTextSays() throws IOException {
    assertEquals(1, run(LEAK, "check", "--json"));
    List<String> seen = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(out.toByteArray())) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token.isScalarValue()) seen.add(json.currentName() + "=" + json.getText());
      }
    }
    assertTrue(seen.containsAll(List.of("clean=false", "name=f", "kind=leak", "message=buffer never freed", "line=2", "column=8",
        "message=last reference lost here", "line=3")), seen::toString);
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
        "ownership checks 0", "alias checks 0", "peak live bytes 36", "least peak bytes 32"), lines);
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
    Streams io = new Streams(new ByteArrayInputStream(program.getBytes(StandardCharsets.ISO_8859_1)), print(out), print(err));
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
