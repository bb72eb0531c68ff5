// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Run;
import dev.freehold.interp.Execution;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Values;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Executes {@code @main} of programs as machine code, and in the interpreter: {@code mlir-opt-22} lowers them to LLVM's dialect, and {@code lli-22} runs them. For
 * programs whose {@code @main} takes nothing and returns numbers of 32 bits.
 */
final class NativeRuns {
  private static final List<String> LOWERING = List.of("--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops",
      "--convert-linalg-to-loops", "--convert-vector-to-scf", "--lower-affine", "--convert-scf-to-cf", "--expand-strided-metadata", "--lower-affine",
      "--arith-expand",
      "--convert-vector-to-llvm", "--convert-index-to-llvm", "--convert-arith-to-llvm", "--finalize-memref-to-llvm", "--convert-func-to-llvm",
      "--convert-cf-to-llvm", "--reconcile-unrealized-casts");
  /** What runs beside the program needs a runtime, and a mask is lowered by no pass of these. */
  private static final Pattern NOT_LOWERED = Pattern.compile("\\b(?:async|gpu)\\.|vector\\.mask");
  /** What error output begins with if a program was lowered, and failed as machine code. */
  private static final String LOWERED = "lowered: ";
  private static final Pattern SYMBOL = Pattern.compile("@(\\w+)");

  private final Registry registry = Registry.load();
  private final Executors executors = Executors.load();
  private final CommandTool lower = CommandTool.of("mlir-opt-22");
  private final CommandTool translate = CommandTool.of("mlir-translate-22");
  private final CommandTool run = CommandTool.of("lli-22");

  /** Whether the three tools are installed. */
  static boolean areAvailable() {
    List<Path> folders = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).map(Path::of).toList();
    return Stream.of("mlir-opt-22", "mlir-translate-22", "lli-22")
        .allMatch(tool -> folders.stream().anyMatch(folder -> Files.isExecutable(folder.resolve(tool))));
  }

  /** Returns for each program {@code same}, why it was not executed, or, after {@code !}, how the results differ. */
  List<String> judge(List<Program> programs) {
    List<String> verdicts = new ArrayList<>();
    List<Program> lowered = new ArrayList<>();
    List<List<String>> expected = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    for (Program program : programs) {
      List<String> results = NOT_LOWERED.matcher(program.text()).find() ? null : interpreted(program.text());
      verdicts.add(results == null ? "not executed" : "");
      if (results == null) continue;
      places.add(verdicts.size() - 1);
      lowered.add(program);
      expected.add(results);
    }
    List<String> found = lowered.isEmpty() ? List.of() : compare(lowered, expected);
    for (int i = 0; i < found.size(); i++) verdicts.set(places.get(i), found.get(i));
    return verdicts;
  }

  /** All programs become one; where that fails, each is tried alone. */
  private List<String> compare(List<Program> programs, List<List<String>> expected) {
    Run done = execute(programs, expected);
    List<String> lines = done.out().lines().toList();
    if (done.exit() != 0 || lines.size() != programs.size()) {
      if (programs.size() == 1)
        return List.of((done.err().startsWith(LOWERED) && !done.err().contains("Symbols not found") ? "!machine code failed: " : "not lowered: ")
            + reason(done.err()));
      List<String> verdicts = new ArrayList<>();
      for (int i = 0; i < programs.size(); i++) verdicts.addAll(compare(programs.subList(i, i + 1), expected.subList(i, i + 1)));
      return verdicts;
    }
    List<String> verdicts = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String results = String.join(" ", expected.get(i).stream().map(result -> result.substring(1)).toList());
      verdicts.add(lines.get(i).equals(results) ? "same" : "!native-difference: " + lines.get(i) + ", and not " + results);
    }
    return verdicts;
  }

  private static String reason(String err) {
    return err.lines().findFirst().orElse("").replaceAll("^.*?error: ", "");
  }

  private Run execute(List<Program> programs, List<List<String>> results) {
    try {
      Path file = Files.createTempFile("native", ".mlir");
      Path code = Files.createTempFile("native", ".ll");
      try {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < programs.size(); i++) all.append(SYMBOL.matcher(programs.get(i).text()).replaceAll("@p" + i + "_$1"));
        Files.writeString(file, all);
        Run made = lower.run(LOWERING, file);
        if (made.exit() != 0) return made;
        Files.writeString(file, made.out());
        Run translated = translate.run(List.of("--mlir-to-llvmir"), file);
        if (translated.exit() != 0) return translated;
        Files.writeString(code, translated.out() + mains(results));
        Run run = this.run.run(List.of(), code);
        return new Run(run.exit(), run.out(), LOWERED + run.err());
      } finally {
        Files.delete(file);
        Files.delete(code);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A function that calls those of the programs, and prints for each a line with the bits of its results. */
  private static String mains(List<List<String>> results) {
    StringBuilder out = new StringBuilder("\n@number = private constant [4 x i8] c\"%d \\00\"\n@last = private constant [4 x i8] c\"%d\\0A\\00\"\n"
        + "declare i32 @printf(ptr, ...)\ndefine i32 @main() {\n");
    for (int i = 0; i < results.size(); i++) {
      List<String> types = results.get(i).stream().map(result -> result.startsWith("f") ? "float" : "i32").toList();
      String type = types.size() == 1 ? types.getFirst() : "{ " + String.join(", ", types) + " }";
      String name = "%r" + i;
      out.append("  " + name + " = call " + type + " @p" + i + "_main()\n");
      for (int k = 0; k < types.size(); k++) {
        String element = name + "_" + k;
        out.append(
            "  " + element + (types.size() == 1 ? " = freeze " + type + " " + name : " = extractvalue " + type + " " + name + ", " + k) + "\n");
        String bits = element;
        if (types.get(k).equals("float")) {
          // Which NaN an operation returns is not specified.
          bits = element + "n";
          out.append("  " + element + "u = fcmp uno float " + element + ", 0.0\n");
          out.append("  " + bits + " = select i1 " + element + "u, float 0x7FF8000000000000, float " + element + "\n");
        }
        out.append("  " + element + "b = bitcast " + types.get(k) + " " + bits + " to i32\n");
        out.append("  call i32 (ptr, ...) @printf(ptr " + (k == types.size() - 1 ? "@last" : "@number") + ", i32 " + element + "b)\n");
      }
    }
    return out.append("  ret i32 0\n}\n").toString();
  }

  /** The bits of the results, each with {@code f} or {@code i} before them; null if the interpreter does not come to the end. */
  private @Nullable List<String> interpreted(String text) {
    Parsed parsed = Parser.parse(Source.of("program", text), registry, new ParserOptions(false), diagnostic -> {});
    if (parsed == null) return null;
    Op module = parsed.module();
    dev.freehold.interp.Program program = new dev.freehold.interp.Program(module, registry, executors);
    FunctionLike main = program.entry("main");
    Outcome outcome = Execution.of(program, main, heap -> List.of()).runOnce();
    if (!outcome.returned() || !outcome.faults().isEmpty()) return null;
    List<String> results = new ArrayList<>();
    for (int i = 0; i < outcome.results().size(); i++) {
      switch (Values.attribute(outcome.results().get(i), main.functionType().results().get(i))) {
        case FloatAttr number -> results.add("f" + Float.floatToIntBits((float) number.doubleValue()));
        case IntegerAttr number -> results.add("i" + number.value().intValue());
        default -> {
          return null;
        }
      }
    }
    return results;
  }
}
