// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.interp.Execution;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Inputs;
import dev.freehold.interp.Literals;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.Program;
import dev.freehold.interp.Values;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random functions on narrow integers give the same after {@code --canonicalize} for all arguments, and poison at most where they did. */
class IntegerFoldingTest {
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();
  private static final PassRegistry PASSES = PassRegistry.load();
  private static final String POISON = "#ub.poison";
  private static final List<String> OVERFLOWING = List.of("addi", "subi", "muli", "shli");
  private static final List<String> EXACT = List.of("divsi", "divui", "shrsi", "shrui");
  private static final List<String> PLAIN =
      List.of("andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi");
  private static final List<String> FLAGS = List.of("", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>");
  private static final List<String> PREDICATES = List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");

  private static final Map<String, Inputs> ARGUMENTS = arguments();

  @Test
  void canonicalizationKeepsWhatIsComputed() {
    Random random = new Random(Long.getLong("freehold.folding.seed", 1));
    int compared = 0;
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < Integer.getInteger("freehold.folding.count", 1500); i++) {
      String text = new Generator(random).function();
      Op transformed = parse(text);
      transform(transformed);
      Program before = new Program(parse(text), REGISTRY, EXECUTORS);
      Program after = new Program(transformed, REGISTRY, EXECUTORS);
      for (var arguments : ARGUMENTS.entrySet()) {
        String expected = result(before, arguments.getValue());
        if (expected == null || expected.equals(POISON)) continue;
        compared++;
        String actual = result(after, arguments.getValue());
        if (expected.equals(actual)) continue;
        wrong.add("f(" + arguments.getKey() + ") is " + actual + " and not " + expected + "\n" + text + Printing.toString(transformed));
        break;
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(compared > 1000, "too few results to say anything: " + compared);
  }

  private static Map<String, Inputs> arguments() {
    FunctionLike function = new Program(parse("func.func @f(%x: i4, %y: i4) { return }"), REGISTRY, EXECUTORS).function("f");
    Map<String, Inputs> all = new LinkedHashMap<>();
    for (int x = -8; x < 8; x++) {
      for (int y : new int[] {-8, -1, 0, 1, 5}) all.put(x + ", " + y, Literals.parse(List.of("" + x, "" + y), function, REGISTRY));
    }
    return all;
  }

  private static Op parse(String text) {
    return Parser.parse(Source.of("-", text), REGISTRY, new ParserOptions(false), diagnostic -> {
      throw new IllegalArgumentException(diagnostic.message() + "\n" + text);
    }).module();
  }

  private static void transform(Op program) {
    Pipeline pipeline = Pipeline.ofModule();
    new PipelineParser(PASSES, diagnostic -> {}).addFlag(pipeline, "canonicalize", "");
    assertTrue(new PipelineRunner(REGISTRY, diagnostic -> {}, RunSettings.DEFAULT).run(pipeline, program));
  }

  /** What the function returns; null where it has no defined behaviour. */
  private static String result(Program program, Inputs arguments) {
    FunctionLike function = program.function("f");
    Outcome outcome = Execution.of(program, function, arguments).run();
    if (!outcome.faults().isEmpty()) return null;
    return Printing.toString(Values.attribute(outcome.results().getFirst(), function.functionType().results().getFirst()));
  }

  /** One function of two integers: a chain of operations, each on the result of the one before and on a constant or another value. */
  private static final class Generator {
    private static final List<Integer> WIDTHS = List.of(2, 4, 7);
    private final Random random;
    private final StringBuilder text = new StringBuilder();
    /** What has been computed so far, by the width of its type. */
    private final List<List<String>> values = new ArrayList<>();
    private String last = "%x";
    private int width = 4;
    private int count;

    Generator(Random random) {
      this.random = random;
      for (int each = 0; each <= 7; each++) values.add(new ArrayList<>());
      values.get(4).addAll(List.of("%x", "%y"));
    }

    private <T> T pick(List<T> from) {
      return from.get(random.nextInt(from.size()));
    }

    String function() {
      for (int ops = 2 + random.nextInt(4); ops > 0; ops--) operation();
      return "func.func @f(%x: i4, %y: i4) -> i" + width + " {\n" + text + "return " + last + " : i" + width + "\n}\n";
    }

    private void define(int newWidth, String op) {
      width = newWidth;
      last = emit(op);
      values.get(width).add(last);
    }

    private String emit(String op) {
      String name = "%" + count++;
      text.append(name).append(" = arith.").append(op).append('\n');
      return name;
    }

    private String constant() {
      if (width == 1) return emit("constant " + random.nextBoolean());
      return emit("constant " + (random.nextInt(1 << width) - (1 << width - 1)) + " : i" + width);
    }

    private void operation() {
      String type = " : i" + width;
      String other = random.nextInt(3) > 0 ? constant() : pick(values.get(width));
      String operands = random.nextInt(4) == 0 ? other + ", " + last : last + ", " + other;
      switch (random.nextInt(8)) {
        case 0, 1, 2 -> define(width, pick(OVERFLOWING) + " " + operands + pick(FLAGS) + type);
        case 3 -> define(width, pick(EXACT) + " " + operands + (random.nextBoolean() ? " exact" : "") + type);
        case 4 -> define(width, pick(PLAIN) + " " + operands + type);
        case 5 -> define(1, "cmpi " + pick(PREDICATES) + ", " + operands + type);
        case 6 -> {
          if (!values.get(1).isEmpty()) define(width, "select " + pick(values.get(1)) + ", " + operands + type);
        }
        default -> cast();
      }
    }

    private void cast() {
      int to = pick(WIDTHS);
      String types = " : i" + width + " to i" + to;
      if (width < to) define(to, pick(List.of("extsi ", "extui ")) + last + types);
      else if (width > to) define(to, "trunci " + last + pick(FLAGS) + types);
    }
  }
}
