// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Value;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Checks the operands, or the results, of an operation against its definition: how many there are, how they fall into groups, and their types. */
final class ValueChecks {
  private final OpDef<?> def;
  private final boolean areOperands;
  private final String what;
  private final ValueSegment[] segments;
  /** The property that records the sizes of the segments, or -1, and its name. */
  private final int sizesProperty;
  private final String sizesName;
  /** How many segments are one value each. */
  private final int fixed;
  /** Whether there may be more. */
  private final boolean isVariable;

  private ValueChecks(OpDef<?> def, boolean areOperands, List<ValueSegment> segments, int sizesProperty) {
    this.def = def;
    this.areOperands = areOperands;
    this.segments = segments.toArray(ValueSegment[]::new);
    this.sizesProperty = sizesProperty;
    what = areOperands ? "operand" : "result";
    sizesName = areOperands ? OpDef.OPERAND_SEGMENTS : OpDef.RESULT_SEGMENTS;
    fixed = (int) segments.stream().filter(segment -> !segment.isVariable()).count();
    isVariable = sizesProperty >= 0 || fixed < segments.size();
  }

  static ValueChecks ofOperands(OpDef<?> def) {
    return new ValueChecks(def, true, def.operandSegmentDefs(), def.operandSegmentsProperty());
  }

  static ValueChecks ofResults(OpDef<?> def) {
    return new ValueChecks(def, false, def.resultSegmentDefs(), def.resultSegmentsProperty());
  }

  private int found(Op op) {
    return areOperands ? op.operandCount() : op.resultCount();
  }

  private Value value(Op op, int index) {
    return areOperands ? op.operand(index) : op.result(index);
  }

  /** The bounds of the groups, see {@link OpDef#operandBounds}; null where the values do not fit. */
  int @Nullable [] bounds(Op op) {
    return areOperands ? def.operandBounds(op) : def.resultBounds(op);
  }

  /** The index of a group, or -1. */
  int index(String name) {
    for (int i = 0; i < segments.length; i++) {
      if (segments[i].name().equals(name)) return i;
    }
    return -1;
  }

  /** Whether a group, of which there may be none (-1), is always one value. */
  boolean isOne(int segment) {
    return segment >= 0 && !segments[segment].isVariable();
  }

  /** The type of a group that is one value, of an operation that has as many values as its definition says. */
  Type type(Op op, int segment) {
    return value(op, Objects.requireNonNull(bounds(op))[segment]).type();
  }

  void addTypes(Op op, int segment, List<Type> types) {
    int[] bounds = bounds(op);
    if (bounds == null) return;
    for (int i = bounds[segment]; i < bounds[segment + 1]; i++) types.add(value(op, i).type());
  }

  boolean count(Op op, OpChecker check) {
    int found = found(op);
    if (isVariable ? found >= fixed : found == fixed) return true;
    if (isVariable) return check.fail("expected " + fixed + " or more " + (areOperands ? "operands, but found " + found : "results"));
    if (fixed == 0) return check.fail("requires zero " + what + "s");
    if (fixed == 1) return check.fail(areOperands ? "requires a single operand" : "requires one result");
    return check.fail("expected " + fixed + " " + what + "s" + (areOperands ? ", but found " + found : ""));
  }

  /** Checks the property that records how many values there are in each group. */
  boolean sizes(Op op, OpChecker check) {
    if (sizesProperty < 0) return true;
    if (!(op.prop(sizesProperty) instanceof DenseArrayAttr sizes)) return check.fail("requires dense i32 array attribute '" + sizesName + "'");
    long total = 0;
    for (int size : sizes.ints()) {
      if (size < 0) return check.fail("'" + sizesName + "' attribute cannot have negative elements");
      total += size;
    }
    int found = found(op);
    if (total == found) return true;
    return check.fail(
        what + " count (" + found + ") does not match with the total size (" + total + ") specified in attribute '" + sizesName + "'");
  }

  boolean types(Op op, OpChecker check) {
    int[] bounds = bounds(op);
    if (bounds == null) return misfit(op, check);
    for (int i = 0; i < segments.length; i++) {
      if (!types(op, i, bounds[i], bounds[i + 1] - bounds[i], check)) return false;
    }
    return true;
  }

  private boolean types(Op op, int index, int start, int size, OpChecker check) {
    ValueSegment segment = segments[index];
    if (segment.arity() == ValueSegment.Arity.OPTIONAL && size > 1) return wrongSize(start, "0 or 1", size, check);
    if (segment.arity() == ValueSegment.Arity.ONE && size != 1) return wrongSize(start, "1", size, check);
    Type fitting = null;
    for (int at = start; at < start + size; at++) {
      Type type = value(op, at).type();
      if (type == fitting) continue;
      if (segment.types().contains(type)) {
        fitting = type;
        continue;
      }
      String variadic = segment.arity() == ValueSegment.Arity.VARIADIC ? "variadic of " : "";
      return check.fail(what + " #" + at + " must be " + variadic + segment.types().description() + ", but got " + AttrText.quoted(type));
    }
    return true;
  }

  private boolean wrongSize(int start, String wanted, int found, OpChecker check) {
    return check.fail(what + " group starting at #" + start + " requires " + wanted + " element, but found " + found);
  }

  /** The counts do not fit together: an optional group is too long. */
  private boolean misfit(Op op, OpChecker check) {
    int total = found(op);
    int[] sizes = sizesProperty >= 0 && op.prop(sizesProperty) instanceof DenseArrayAttr array ? array.ints() : null;
    int variable = segments.length - fixed;
    int start = 0;
    for (int i = 0; i < segments.length; i++) {
      int size = sizes != null && i < sizes.length ? sizes[i] : segments[i].isVariable() ? (total - fixed) / variable : 1;
      if (start + size > total) break;
      if (!types(op, i, start, size, check)) return false;
      start += size;
    }
    return check.fail("has " + what + " groups that do not fit its " + total + " " + what + "s");
  }
}
