// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.irdl.Variadicity;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The named groups of the operands, or of the results, of operations of one kind.
 *
 * @param operands whether these are operands
 * @param demands the number of the constraint that the values of each group must fit
 * @param mixed the groups whose values need not be alike
 */
public record ValueSegments(boolean operands, List<String> names, List<Variadicity> variadicities, List<Integer> demands, BitSet mixed) {
  /** Where there are none. */
  public static ValueSegments none(boolean operands) {
    return new ValueSegments(operands, List.of(), List.of(), List.of(), new BitSet());
  }

  /** The attribute with the segment sizes, where they do not follow from the number of values. */
  public String sizesName() {
    return operands ? OpDef.OPERAND_SEGMENTS : OpDef.RESULT_SEGMENTS;
  }

  /** Whether operations record the sizes of the segments, because more than one is variadic. */
  public boolean recordsSizes() {
    return variableCount() > 1;
  }

  private int variableCount() {
    int count = 0;
    for (Variadicity each : variadicities) count += each == Variadicity.SINGLE ? 0 : 1;
    return count;
  }

  private int total(Op op) {
    return operands ? op.operandCount() : op.resultCount();
  }

  private String noun() {
    return operands ? "operand" : "result";
  }

  /** Where each group of an operation begins, and at last where all end; only for operations without a {@link #countFault}. */
  public int[] bounds(Op op) {
    int[] sizes = recordsSizes() ? op.attr(sizesName(), DenseArrayAttr.class).ints() : null;
    int[] bounds = new int[names.size() + 1];
    for (int i = 0; i < names.size(); i++) {
      int size = sizes != null ? sizes[i] : variadicities.get(i) == Variadicity.SINGLE ? 1 : total(op) - names.size() + 1;
      bounds[i + 1] = bounds[i] + size;
    }
    return bounds;
  }

  /** Why the values of an operation cannot be divided into segments, with the reference's message; null where they can. */
  @Nullable
  String countFault(Op op) {
    int found = total(op);
    int groups = names.size();
    return switch (variableCount()) {
      case 0 -> found == groups ? null : expects("exactly", groups, found);
      case 1 -> {
        if (found < groups - 1) yield expects("at least", groups - 1, found);
        yield found > groups && variadicities.contains(Variadicity.OPTIONAL) ? expects("at most", groups, found) : null;
      }
      default -> sizesFault(op.attr(sizesName()), found);
    };
  }

  private String expects(String how, int count, int found) {
    return "op expects " + how + " " + count + " " + noun() + "s, but got " + found;
  }

  private @Nullable String sizesFault(@Nullable Attribute recorded, int found) {
    String attribute = "'" + sizesName() + "' attribute";
    if (recorded == null) return attribute + " is expected but not provided";
    if (!(recorded instanceof DenseArrayAttr array) || !array.element().equals(IntegerType.I32)) {
      return attribute + " is expected to be a dense i32 array";
    }
    int[] sizes = array.ints();
    String about = attribute + " for specifying " + noun() + " segments must have ";
    if (sizes.length != names.size()) return about + names.size() + " elements, but got " + sizes.length;
    long sum = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] < 0) return about + "non-negative values";
      String element = "element " + i + " in " + attribute + " must be equal to ";
      if (variadicities.get(i) == Variadicity.SINGLE && sizes[i] != 1) return element + "1";
      if (variadicities.get(i) == Variadicity.OPTIONAL && sizes[i] > 1) return element + "0 or 1";
      sum += sizes[i];
    }
    return sum == found ? null : "sum of elements in " + attribute + " must be equal to the number of " + noun() + "s";
  }

  /** The first value whose type does not fit, with the reference's message; null where all do. */
  @Nullable
  String typeFault(Op op, Match match) {
    int[] bounds = bounds(op);
    for (int group = 0; group < names.size(); group++) {
      for (int i = bounds[group]; i < bounds[group + 1]; i++) {
        Value value = operands ? op.operand(i) : op.result(i);
        Match context = mixed.get(group) ? match.apart() : match;
        String fault = context.fault(TypeAttr.of(value.type()), demands.get(group));
        if (fault != null) return fault;
      }
    }
    return null;
  }
}
