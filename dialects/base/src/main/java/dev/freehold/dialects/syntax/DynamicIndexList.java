// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.ParseStop;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list in brackets of integers and operands, {@code [%i, 4, 1]}: the operands go to a segment, and an array attribute
 * holds the integers, with {@link Shape#DYNAMIC} for each operand.
 */
public final class DynamicIndexList {
  private DynamicIndexList() {}

  /** The directive for one operand segment and the array of integers. */
  public static <O extends Op> Directive<O> of(String operands, String statics) {
    return of(operands, statics, Delimiter.SQUARE);
  }

  /** The same, with other brackets. */
  public static <O extends Op> Directive<O> of(String operands, String statics, Delimiter brackets) {
    return Directive.of(
        (p, state) -> state.attr(statics, parse(p, brackets, state.operands(operands))),
        (op, out) -> print(op, out, operands, statics, brackets));
  }

  /** The same in square brackets, and nothing where the array is absent or empty. */
  public static <O extends Op> Directive<O> optional(String operands, String statics) {
    return Directive.of(
        (p, state) -> {
          if (p.isNext("[")) state.attr(statics, parse(p, Delimiter.SQUARE, state.operands(operands)));
        },
        (op, out) -> {
          if (op.attr(statics) instanceof DenseArrayAttr list && list.size() > 0) print(op, out, operands, statics, Delimiter.SQUARE);
        });
  }

  /** Reads a list whose entries are not scalable: adds the operands to {@code operands}, and returns the integers. */
  public static DenseArrayAttr parse(OpParser p, Delimiter brackets, List<OpParser.Operand> operands) {
    return parse(p, brackets, operands, null);
  }

  /** The same; adds to {@code scalable}, if that is not null, which entries are in brackets of their own. */
  public static DenseArrayAttr parse(OpParser p, Delimiter brackets, List<OpParser.Operand> operands, @Nullable List<Boolean> scalable) {
    boolean[] unclosed = new boolean[1];
    try {
      List<Long> integers = p.commaList(brackets, () -> entry(p, operands, scalable, unclosed), " in dynamic index list");
      return DenseArrayAttr.i64(integers.stream().mapToLong(Long::longValue).toArray());
    } catch (ParseStop stop) {
      throw unclosed[0] ? stop : stop.and(expected(p));
    }
  }

  private static ParseStop expected(OpParser p) {
    return p.error(p.nameLoc(), "expected SSA value or integer");
  }

  /**
   * In brackets of its own, an entry is scalable. As in the reference, lists without scalable entries allow brackets around integers, and
   * a bracket that is not closed has no message of its own, only that of the list.
   */
  private static long entry(OpParser p, List<OpParser.Operand> operands, @Nullable List<Boolean> scalable, boolean[] unclosed) {
    OpParser.Operand operand = operand(p);
    boolean bracket = p.accept("[");
    if (scalable != null) scalable.add(bracket);
    // The reference prints scalable operands, but does not read them.
    if (scalable != null && bracket) operand = operand(p);
    if (operand != null) operands.add(operand);
    long entry = operand == null ? p.expectInteger() : Shape.DYNAMIC;
    if (bracket && !p.accept("]")) {
      unclosed[0] = true;
      throw expected(p);
    }
    return entry;
  }

  private static OpParser.@Nullable Operand operand(OpParser p) {
    try {
      return p.acceptOperand();
    } catch (ParseStop stop) {
      throw stop.and(p.error("expected integer value"));
    }
  }

  private static void print(Op op, OpPrinter out, String operands, String statics, Delimiter brackets) {
    out.text(brackets == Delimiter.SQUARE ? "[" : "(");
    long[] integers = op.attr(statics) instanceof DenseArrayAttr array ? array.longs() : new long[0];
    print(out, integers, op.operandSegment(operands));
    out.text(brackets == Delimiter.SQUARE ? "]" : ")");
  }

  /** Writes a list without its brackets. */
  public static void print(OpPrinter out, long[] statics, List<? extends Value> dynamics) {
    Iterator<? extends Value> values = dynamics.iterator();
    String separator = "";
    for (long integer : statics) {
      out.text(separator);
      if (Shape.isDynamic(integer)) out.operand(values.next());
      else out.text(Long.toString(integer));
      separator = ", ";
    }
  }
}
