// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Run;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.bytecode.BytecodeOptions;
import dev.freehold.ir.bytecode.BytecodeReader;
import dev.freehold.ir.bytecode.BytecodeWriter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Resources;
import dev.freehold.ir.text.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the input is: the right result, or a located error. */
class RobustnessTest {
  /** In the input, or where the program says that it comes from. */
  private static final Pattern LOCATED = Pattern.compile("(?m)^.+:\\d+:\\d+: error: |^<unknown>:0: error: loc\\(");
  private static final List<String> UNREGISTERED = List.of("--allow-unregistered-dialect");
  private static final InProcess TOOL = new InProcess();
  private static final String PROGRAM = """
      #map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
      !t = memref<?x4xf32, strided<[4, 1], offset: ?>, 1>
      module @m attributes {a.b = 1 : i32} {
        func.func private @g(i32 {x.y}, tensor<*xf32>) -> (f32, i1 {r.s = "q\\22"})
        func.func @f(%a: memref<4xf32>, %i: index, %c: i1) -> memref<4xf32> attributes {q.r} {
          %0 = arith.constant 1.0e+00 : f32
          memref.store %0, %a[%i] : memref<4xf32>
          %2:2 = "u.x"(%i, %c) <{p = [1, -2]}> ({
          ^bb0(%q: i32 loc("f":1:2)):
            "u.y"() : () -> () loc(fused<"m">["a", callsite("b" at unknown)])
          }) {k = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>} : (index, i1) -> (i32, i32)
          cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb2
        ^bb1(%b: memref<4xf32>):  // comment
          %r = scf.if %c -> (i32) { scf.yield %2#0 : i32 } else { scf.yield %2#1 : i32 }
          bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%c, %c) retain (%a : memref<4xf32>)
          return %b : memref<4xf32>
        ^bb2:
          cf.br ^bb1(%a : memref<4xf32>)
        }
      }
      {-# dialect_resources: { builtin: { blob: "0x0400000001000000" } } #-}
      """;

  private static void isHandled(Run run, String input) {
    boolean good = run.exit() == 0 || run.exit() == 1 && LOCATED.matcher(run.err()).find();
    assertTrue(good, () -> "exit " + run.exit() + "\n" + run.err() + "\non\n" + input);
  }

  /** Programs in binary form that are cut off anywhere, or in which a byte is another one. */
  @ParameterizedTest
  @ValueSource(strings = {"bytecode-quant", "bytecode-resources", "bytecode-use-order-0", "native-properties"})
  void bytesMayBeAnything(String name) throws IOException {
    Path input = CorpusProgram.OWN.resolve(name + ".mlirbc");
    String file = Utf8.decode(Files.readAllBytes(input));
    int step = Math.max(1, file.length() / 150);
    for (int at = 0; at < file.length(); at += step) {
      String before = file.substring(0, at);
      isHandled(TOOL.onText(UNREGISTERED, before), name + " up to byte " + at);
      for (int change : new int[] {0x01, 0x08, 0x80, 0xFF}) {
        String changed = before + (char) (file.charAt(at) ^ change) + file.substring(at + 1);
        isHandled(TOOL.onText(UNREGISTERED, changed), name + " with another byte " + at + ", by " + change);
      }
    }
  }

  @Test
  void textsMayEndAnywhere() {
    assertEquals(0, TOOL.onText(UNREGISTERED, PROGRAM).exit());
    for (int end = 0; end < PROGRAM.length(); end++) {
      String cut = PROGRAM.substring(0, end);
      isHandled(TOOL.onText(UNREGISTERED, cut), cut);
    }
  }

  @Test
  void someBytesMayBeAnything() throws IOException {
    assertBytesMayBeAnything(300);
  }

  @Test
  @Tag("nightly")
  void manyBytesMayBeAnything() throws IOException {
    assertBytesMayBeAnything(1500);
  }

  private static void assertBytesMayBeAnything(int changes) throws IOException {
    Random random = new Random(1);
    List<String> programs = programs();
    for (int i = 0; i < changes; i++) {
      String program = programs.get(random.nextInt(programs.size()));
      String spoilt = spoil(program, random);
      List<String> flags = new ArrayList<>(UNREGISTERED);
      if (random.nextInt(4) == 0) flags.add(random.nextBoolean() ? "--buffer-deallocation-pipeline" : "--canonicalize");
      isHandled(TOOL.onText(flags, spoilt), spoilt);
    }
  }

  @Test
  void someTokensMayBeAnywhere() throws IOException {
    assertTokensMayBeAnywhere(500);
  }

  @Test
  @Tag("nightly")
  void manyTokensMayBeAnywhere() throws IOException {
    assertTokensMayBeAnywhere(Integer.getInteger("freehold.mutation.count", 2500));
  }

  /** Programs of which parts are missing, there twice or somewhere else, in the custom and in the generic form. */
  private static void assertTokensMayBeAnywhere(int count) throws IOException {
    List<String> programs = new ArrayList<>();
    for (String program : programs()) {
      for (String piece : program.split("// -----")) {
        if (piece.length() > 6000) continue;
        programs.add(piece);
        Run generic = TOOL.onText(List.of("--allow-unregistered-dialect", "--mlir-print-op-generic"), piece);
        if (generic.exit() == 0) programs.add(generic.out());
      }
    }
    TokenMutations mutations = new TokenMutations(Long.getLong("freehold.mutation.seed", 1));
    for (int i = 0; i < count; i++) {
      String mutated = mutations.mutate(programs.get(mutations.below(programs.size())));
      isHandled(TOOL.onText(UNREGISTERED, mutated), mutated);
    }
  }

  /** On each of these the reference ends, or prints what nobody can read. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "operand count (1) does not match the number of inputs of the bound maps (2)|"
          + "%N = \"test.op\"() : () -> index \"affine.parallel\"(%N) <{lowerBoundsMap = affine_map<(i) -> (i)>, lowerBoundsGroups = dense<1> : vector<1xi32>, "
          + "upperBoundsMap = affine_map<()[s0] -> (s0)>, upperBoundsGroups = dense<1> : vector<1xi32>, steps = [1 : i64], reductions = []}> ({ "
          + "^bb1(%i: index): \"affine.yield\"() : () -> () }) : (index) -> ()",
      "schedule chunk or modifier without a schedule kind|"
          + "func.func @f(%i: i32) { \"omp.wsloop\"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_mod = #omp<sched_mod monotonic>}> ({ "
          + "\"omp.loop_nest\"(%i, %i, %i) ({ ^bb0(%x: i32): omp.yield }) : (i32, i32, i32) -> () }) : () -> () return }",
      "requires attribute 'function_type'|"
          + "module attributes {gpu.container_module} { gpu.module @k { \"gpu.func\"() ({ gpu.return }) {sym_name = \"f\", gpu.kernel} : () -> () } "
          + "func.func @h(%c: index) { gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c) return } }",
      "requires attribute 'function_type'|"
          + "\"llvm.func\"() <{CConv = #llvm.cconv<ccc>, linkage = #llvm.linkage<external>, sym_name = \"c\", visibility_ = 0 : i64}> ({}) : () -> () "
          + "func.func @f(%p: memref<i32>) { omp.single copyprivate(%p -> @c : memref<i32>) { omp.terminator } return }",
      "physical buffer pointer must be decorated|"
          + "\"spirv.func\"() <{arg_attrs = [], function_control = #spirv.function_control<None>, sym_name = \"f\", "
          + "function_type = (!spirv.ptr<!spirv.array<4 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function>) -> ()}> ({ "
          + "^bb0(%a: !spirv.ptr<!spirv.array<4 x !spirv.ptr<i32, PhysicalStorageBuffer>>, Function>): spirv.Return }) : () -> ()",
      "requires attribute 'in_bounds'|"
          + "func.func @f(%i: index, %m: memref<8xf32>, %v: vector<8xf32>, %k: vector<8xi1>) { vector.mask %k { \"vector.transfer_write\"(%v, %m, %i) "
          + "<{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8xf32>, memref<8xf32>, index) -> () } : vector<8xi1> return }"})
  void whatTheReferenceEndsOnIsAnError(String message, String program) {
    Run run = TOOL.onText(UNREGISTERED, program);
    isHandled(run, program);
    assertTrue(run.err().contains(message), run.err());
  }

  private static List<String> programs() throws IOException {
    List<String> programs = new ArrayList<>(List.of(PROGRAM));
    try (Stream<Path> files = Files.list(CorpusProgram.OWN)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".mlir")).sorted().toList()) {
        programs.add(Utf8.decode(Files.readAllBytes(file)));
      }
    }
    return programs;
  }

  private static String spoil(String text, Random random) {
    if (text.isEmpty()) return "\0";
    int at = random.nextInt(text.length());
    int end = Math.min(text.length(), at + 1 + random.nextInt(12));
    int from = random.nextInt(text.length());
    String elsewhere = text.substring(from, Math.min(text.length(), from + 1 + random.nextInt(12)));
    return switch (random.nextInt(4)) {
      case 0 -> text.substring(0, at) + (char) random.nextInt(256) + text.substring(at + 1);
      case 1 -> text.substring(0, at) + text.substring(end);
      case 2 -> text.substring(0, end) + text.substring(at);
      default -> text.substring(0, at) + elsewhere + text.substring(end);
    };
  }

  @Test
  void nestingCostsNoStack() {
    int depth = 3000;
    String regions = "\"u.x\"() ({\n".repeat(depth) + "}) : () -> ()\n".repeat(depth);
    assertEquals(0, TOOL.onText(List.of("--allow-unregistered-dialect", "--canonicalize", "--cse"), regions).exit());
    for (String open : List.of("tuple<", "[", "(", "affine_map<(d0) -> (", "loc(callsite(", "dense<[")) {
      String deep = "\"u.x\"() {a = " + open.repeat(100_000);
      isHandled(TOOL.onText(UNREGISTERED, deep), open + "…");
    }
    isHandled(TOOL.onText(UNREGISTERED, "\"u.x\"() ({".repeat(100_000)), "regions");
  }

  @Test
  void sizeCostsNoMoreThanItIs() {
    assertSizeCostsNoMoreThanItIs(50_000, 1_048_575);
  }

  @Test
  @Tag("nightly")
  void greatSizeCostsNoMoreThanItIs() {
    assertSizeCostsNoMoreThanItIs(150_000, 16_777_215);
  }

  /** Each of these took minutes or gigabytes: time must grow with the input, or a bound must be hit. */
  private static void assertSizeCostsNoMoreThanItIs(int size, int bits) {
    String count = IntStream.range(0, size).mapToObj(i -> "a%1$d = 1".formatted(i)).collect(Collectors.joining(", "));
    assertEquals(0, TOOL.onText(UNREGISTERED, "\"u.x\"() {" + count + "} : () -> ()").exit());
    assertEquals(0, TOOL.onText(UNREGISTERED, "\"u.x\"() <{" + count + "}> {d = {" + count + "}} : () -> ()").exit());
    String arguments = IntStream.range(0, 2 * size).mapToObj(i -> "%a" + i + ": i32").collect(Collectors.joining(", "));
    assertEquals(0, TOOL.onText(UNREGISTERED, "\"u.x\"() ({\n^bb0(" + arguments + "):\n}) : () -> ()").exit());
    assertEquals(0, TOOL.onText(UNREGISTERED, "func.func @f(" + arguments + ") {\n return\n}").exit());
    String digits = "9".repeat(7 * size);
    for (String text : List.of(
        "func.func private @f(tensor<" + digits + "xi32>)",
        "\"u.x\"() {a = " + digits + "} : () -> ()",
        "\"u.x\"() {a = " + digits.repeat(6) + " : i" + bits + "} : () -> ()",
        "\"u.x\"() {a = 0x" + digits.repeat(6) + " : i" + bits + "} : () -> ()",
        "\"u.x\"() {a = dense<" + digits + "> : tensor<4xi8>} : () -> ()",
        "\"u.x\"() : () -> () loc(\"f\":" + digits + ":1)",
        "%0:" + digits + " = \"u.x\"() : () -> i32")) {
      Run run = TOOL.onText(UNREGISTERED, text);
      assertEquals(1, run.exit());
      assertTrue(run.err().startsWith("<stdin>:1:"), run.err().substring(0, Math.min(300, run.err().length())));
    }
  }

  @Test
  void aliasesMayDoubleEachTime() {
    for (String twice : List.of("!%1$s = tuple<!%2$s, !%2$s>", "!%1$s = (!%2$s, !%2$s) -> !%2$s", "#%1$s = [#%2$s, #%2$s]",
        "#%1$s = {l = #%2$s, r = #%2$s}")) {
      String sigil = twice.substring(0, 1);
      StringBuilder text = new StringBuilder(sigil.equals("!") ? "!a0 = i32\n" : "#a0 = [1]\n");
      for (int i = 1; i < 60; i++) text.append(twice.formatted("a" + i, "a" + (i - 1))).append('\n');
      Run run = TOOL.onText(UNREGISTERED, text.toString());
      assertEquals(1, run.exit());
      assertTrue(run.err().contains("' stands for more than 1073741824 characters, the aliases that it mentions written out"), run.err());
      isHandled(run, twice);
      // Half of them are fine as long as nobody prints them, twice too.
      String half = text.substring(0, text.indexOf(sigil + "a16 ="));
      assertEquals(0, TOOL.onText(UNREGISTERED, half + half.replace(sigil + "a", sigil + "b")).exit());
    }
    StringBuilder locations = new StringBuilder("#a0 = loc(\"x\")\n");
    for (int i = 1; i < 60; i++) locations.append("#a%d = loc(callsite(#a%d at #a%d))\n".formatted(i, i - 1, i - 1));
    Run run = TOOL.onText(List.of("--allow-unregistered-dialect", "--mlir-print-debuginfo"), locations + "\"u.x\"() : () -> () loc(#a59)\n");
    assertEquals(0, run.exit(), run::err);
  }

  /** The attributes of bytecode refer to one another as aliases do. */
  @Test
  void bytecodeMayDoubleEachTime() {
    for (int count : new int[] {20, 60}) {
      Attribute doubled = ArrayAttr.of();
      for (int i = 1; i < count; i++) doubled = ArrayAttr.of(doubled, doubled);
      isBounded(doubled, count < 30);
    }
    Attribute deep = ArrayAttr.of();
    for (int i = 1; i < 5000; i++) deep = ArrayAttr.of(deep);
    isBounded(deep, false);
  }

  private static void isBounded(Attribute attribute, boolean isRead) {
    Registry registry = Registry.load();
    Op program = Parser.parse(Source.of("-", "\"u.x\"() : () -> ()"), registry, new ParserOptions(true), ignored -> {}).module();
    new Rewriter(registry).setAttr(program, "u.a", attribute);
    byte[] bytes = BytecodeWriter.write(program, new Resources(), BytecodeOptions.by("test"));
    assertTrue(bytes.length < 50_000, "shared");
    List<Diagnostic> errors = new ArrayList<>();
    Parsed read = BytecodeReader.read(new Source("x.mlirbc", bytes), registry, true, errors::add);
    assertEquals(isRead, read != null, errors::toString);
    if (!isRead) assertTrue(errors.getFirst().message().contains("more than 1000 levels deep, or has more than 1073741824 bytes"), errors::toString);
  }

  @Test
  void attributesMayBeNestedAsDeepAsIsAllowed() {
    for (String[] parts : new String[][] {{"[", "]"}, {"{a=", "}"}, {"tuple<", ">"}, {"() -> (", ")"}}) {
      String inner = parts[0].startsWith("{") ? "1" : parts[0].equals("[") ? "" : "i32";
      String text = "\"u.x\"() {a = " + parts[0].repeat(900) + inner + parts[1].repeat(900) + "} : () -> ()\n";
      assertEquals(0, TOOL.onText(List.of("--allow-unregistered-dialect", "--canonicalize", "--cse"), text).exit(), parts[0]);
    }
  }

  @Test
  void oddInputs() {
    assertEquals("module {\n}\n\n", TOOL.onText(List.of(), "").out());
    assertEquals("module {\n}\n\n", TOOL.onText(List.of(), "\0\0").out());
    for (String text : List.of("\u00ff\u00fe", "\"u.x\"() {a = " + "9".repeat(100_000) + "} : () -> ()", "%", "^", "\"", "{-#", "}",
        "\"u.x\"(%0#99999999999)")) {
      Run run = TOOL.onText(UNREGISTERED, text);
      assertEquals(1, run.exit(), text);
      isHandled(run, text);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "--pass-pipeline=builtin.module(func.func(canonicalize,cse),cse,func.func(canonicalize))",
      "--buffer-deallocation-pipeline",
      "--last-use-buffer-deallocation-pipeline",
      "--last-use-buffer-deallocation-pipeline=signatures=all",
      "--convert-bufferization-to-memref"
  })
  void threadsChangeNothing(String passes) throws IOException {
    assertThreadsChangeNothing(passes, 8);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "--pass-pipeline=builtin.module(func.func(canonicalize,cse),cse,func.func(canonicalize))",
      "--buffer-deallocation-pipeline",
      "--last-use-buffer-deallocation-pipeline",
      "--last-use-buffer-deallocation-pipeline=signatures=all",
      "--convert-bufferization-to-memref"
  })
  @Tag("nightly")
  void threadsChangeNothingInAnyProgram(String passes) throws IOException {
    assertThreadsChangeNothing(passes, 1);
  }

  /** Compares runs of every n-th program. */
  private static void assertThreadsChangeNothing(String passes, int n) throws IOException {
    List<String> said = List.of(passes, "--allow-unregistered-dialect", "--mlir-pass-statistics", "--remarks-filter=.*");
    List<String> programs = programs();
    for (int i = 0; i < programs.size(); i += n) {
      String program = programs.get(i);
      Run alone = TOOL.onText(with(said, "--mlir-disable-threading"), program);
      assertEquals(alone, TOOL.onText(with(said, "--threads=4"), program));
    }
  }

  private static List<String> with(List<String> arguments, String another) {
    return Stream.concat(arguments.stream(), Stream.of(another)).toList();
  }
}
