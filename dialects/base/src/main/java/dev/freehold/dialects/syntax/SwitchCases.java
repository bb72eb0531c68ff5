// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Region;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The regions of a switch over integers, {@code case 2 { … } case 3 { … }}: the values are the attribute {@code cases}, and the first
 * region of the operation is for all others.
 */
public final class SwitchCases {
  private SwitchCases() {}

  /** The directive for the cases; a terminator, unless it is null, is added to those that have none. */
  public static <O extends Op> Directive<O> directive(@Nullable OpDef<?> terminator) {
    return Directive.of((p, state) -> parse(p, state, terminator), SwitchCases::print);
  }

  private static void parse(OpParser p, FormatState<?> state, @Nullable OpDef<?> terminator) {
    List<Long> values = new ArrayList<>();
    while (p.accept("case")) {
      values.add(p.expectInteger());
      Region region = p.region(List.of());
      if (terminator != null) p.addTerminatorIfMissing(region, terminator, state.state().location());
      state.regions("caseRegions").add(region);
    }
    state.attr("cases", DenseArrayAttr.i64(values.stream().mapToLong(Long::longValue).toArray()));
  }

  private static void print(Op op, OpPrinter out) {
    long[] cases = cases(op);
    for (int i = 0; i < cases.length; i++) {
      out.newline();
      out.text("case " + cases[i] + " ").region(op.region(i + 1), false, true);
    }
  }

  private static long[] cases(Op op) {
    return op.attr("cases", DenseArrayAttr.class).longs();
  }

  /** Returns whether there is one region for each value. */
  public static boolean verify(Op op, Checker check) {
    long[] cases = cases(op);
    if (cases.length != op.regionCount() - 1) {
      check.error("has " + (op.regionCount() - 1) + " case regions but " + cases.length + " case values");
      return false;
    }
    Set<Long> seen = new HashSet<>();
    for (long value : cases) {
      if (seen.add(value)) continue;
      check.error("has duplicate case value: " + value);
      return false;
    }
    return true;
  }

  /** Returns whether each region ends with the terminator, and yields as many values as the operation has results. */
  public static boolean verifyYields(Op op, OpDef<?> terminator, Checker check) {
    for (int i = 0; i < op.regionCount(); i++) {
      Op last = op.region(i).entryBlock().lastOp();
      if (last.def() != terminator) {
        check.error("expected region to end with " + terminator.name() + ", but got " + last.name());
        return false;
      }
      if (last.operandCount() != op.resultCount()) {
        check.error("expected each region to return " + op.resultCount() + " values, but " + name(i) + " returns " + last.operandCount())
            .note(last.location(), "see yield operation here");
        return false;
      }
    }
    return true;
  }

  /** How messages call a region. */
  public static String name(int region) {
    return region == 0 ? "default region" : "case region #" + (region - 1);
  }
}
