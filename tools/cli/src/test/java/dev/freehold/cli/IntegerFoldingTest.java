// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random functions on narrow integers give the same after {@code --canonicalize} for all arguments, and poison at most where they did. */
class IntegerFoldingTest {
  private static final List<String> OVERFLOWING = List.of("addi", "subi", "muli", "shli");
  private static final List<String> EXACT = List.of("divsi", "divui", "shrsi", "shrui");
  private static final List<String> PLAIN =
      List.of("andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi");
  private static final List<String> FLAGS = List.of("", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>");
  private static final List<String> PREDICATES = List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");

  private static final List<List<String>> ARGUMENTS = arguments();

  @Test
  void canonicalizationKeepsWhatIsComputed() {
    Random random = new Random(Long.getLong("freehold.folding.seed", 1));
    int compared = 0;
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < Integer.getInteger("freehold.folding.count", 1500); i++) {
      String text = new Generator(random).function();
      BeforeAndAfter runs = new BeforeAndAfter(text, "canonicalize");
      for (List<String> arguments : ARGUMENTS) {
        String difference = runs.difference(arguments);
        if (difference == null) continue;
        wrong.add(difference + "\n" + text + runs.after());
        break;
      }
      compared += runs.compared();
    }
    assertEquals(List.of(), wrong);
    assertTrue(compared > 1000, "too few results to say anything: " + compared);
  }

  private static List<List<String>> arguments() {
    List<List<String>> all = new ArrayList<>();
    for (int x = -8; x < 8; x++) {
      for (int y : new int[] {-8, -1, 0, 1, 5}) all.add(List.of("" + x, "" + y));
    }
    return all;
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
