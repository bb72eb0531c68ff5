// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** Constraints of composite values. */
final class CompositeVerifier {
  static final Trait CONSTRUCT = CompositeVerifier::verifyConstruct;
  static final Trait EXTRACT = CompositeVerifier::verifyExtract;
  static final Trait INSERT = CompositeVerifier::verifyInsert;
  static final Trait SHUFFLE = CompositeVerifier::verifyShuffle;
  static final Trait REPLICATE = CompositeVerifier::verifyReplicate;

  private CompositeVerifier() {}

  private static void verifyConstruct(Op op, Checker check) {
    Type type = op.result().type();
    if (type instanceof SpirvType.CooperativeMatrix matrix) verifyOnly(op, matrix.element(), check);
    else if (op.operandCount() == CompositeTypes.count(type)) verifyEach(op, type, check);
    else if (type instanceof VectorType vector) verifyConstituents(op, vector, check);
    else {
      check.error("expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs");
    }
  }

  private static void verifyOnly(Op op, Type element, Checker check) {
    if (op.operandCount() != 1) check.error("has incorrect number of operands: expected 1, but provided " + op.operandCount());
    else if (!op.operand(0).type().equals(element)) mismatch(element, op.operand(0).type(), check);
  }

  private static void verifyEach(Op op, Type type, Checker check) {
    for (int i = 0; i < op.operandCount(); i++) {
      Type part = CompositeTypes.constituent(type, i);
      if (op.operand(i).type().equals(part)) continue;
      mismatch(part, op.operand(i).type(), check);
      return;
    }
  }

  private static void mismatch(Type expected, Type provided, Checker check) {
    check.error("operand type mismatch: expected operand type " + Printing.quoted(expected) + ", but provided " + Printing.quoted(provided));
  }

  /** A vector may be made of shorter ones. */
  private static void verifyConstituents(Op op, VectorType vector, Checker check) {
    long total = 0;
    for (Value piece : op.operands()) {
      Type type = piece.type();
      if (!Sets.isNumber(type) && !(type instanceof VectorType)) {
        check.error("operand type mismatch: expected operand to have a scalar or vector type, but provided " + Printing.quoted(type));
        return;
      }
      Type element = type instanceof VectorType part ? part.element() : type;
      if (!element.equals(vector.element())) {
        check.error("operand element type mismatch: expected to be " + Printing.quoted(vector.element()) + ", but provided "
            + Printing.quoted(element));
        return;
      }
      total += Sets.components(type);
    }
    long wanted = Sets.components(vector);
    if (total != wanted) check.error("has incorrect number of operands: expected " + wanted + ", but provided " + total);
  }

  private static void verifyExtract(Op op, Checker check) {
    Type part = constituent(op, 0, check);
    if (part == null || part.equals(op.result().type())) return;
    check.error("invalid result type: expected " + Printing.quoted(part) + " but provided " + Printing.quoted(op.result().type()));
  }

  private static void verifyInsert(Op op, Checker check) {
    Type part = constituent(op, 1, check);
    if (part == null) return;
    Type composite = op.operand("composite").type();
    Type result = op.result().type();
    if (!part.equals(op.operand("object").type())) {
      check.error("object operand type should be " + Printing.quoted(part) + ", but found " + Printing.quoted(op.operand("object").type()));
    } else if (!composite.equals(result)) {
      check.error("result type should be the same as the composite type, but found " + Printing.quoted(composite) + " vs "
          + Printing.quoted(result));
    }
  }

  /** The type of the constituent of an operand where the indices lead; null after an error, which does not print the operation. */
  private static @Nullable Type constituent(Op op, int operand, Checker check) {
    Found found = constituent(op.operand(operand).type(), op.attr("indices", Attribute.class));
    if (found.fault != null) check.errorAt(op.location(), found.fault);
    return found.type;
  }

  /** The type of a constituent, or what is wrong with an index; the other is null. */
  record Found(@Nullable Type type, @Nullable String fault) {
    private static Found nothing(String fault) {
      return new Found(null, fault);
    }
  }

  /** The constituent where the indices lead. */
  static Found constituent(Type whole, Attribute indices) {
    if (!(indices instanceof ArrayAttr array)) return Found.nothing("expected a 32-bit integer array attribute for 'indices'");
    if (array.elements().isEmpty()) return Found.nothing("expected at least one index for spirv.CompositeExtract");
    for (Attribute index : array.elements()) {
      if (index instanceof IntegerAttr) continue;
      return Found.nothing("expected an 32-bit integer for index, but found '" + Printing.toString(index) + "'");
    }
    Type type = whole;
    for (Attribute each : array.elements()) {
      int index = (int) ((IntegerAttr) each).longValue();
      if (!CompositeTypes.has(type)) return Found.nothing("cannot extract from non-composite type " + Printing.quoted(type) + " with index " + index);
      long count = CompositeTypes.count(type);
      if (count >= 0 && (index < 0 || index >= count)) return Found.nothing("index " + index + " out of bounds for " + Printing.quoted(type));
      type = CompositeTypes.constituent(type, index);
    }
    return new Found(type, null);
  }

  private static void verifyShuffle(Op op, Checker check) {
    long wanted = Sets.components(op.result().type());
    ArrayAttr components = op.attr("components", ArrayAttr.class);
    if (components.elements().size() != wanted) {
      check.error("result type element count (" + wanted + ") mismatch with the number of component selectors ("
          + components.elements().size() + ")");
      return;
    }
    long total = Sets.components(op.operand("vector1").type()) + Sets.components(op.operand("vector2").type());
    for (Attribute each : components.elements()) {
      long index = ((IntegerAttr) each).longValue() & 0xffff_ffffL;
      if (index < total || index == 0xffff_ffffL) continue;
      check.error("component selector " + index + " out of range: expected to be in [0, " + total + ") or 0xffffffff");
      return;
    }
  }

  private static void verifyReplicate(Op op, Checker check) {
    Type type = op.result().type();
    Type value = typeOf(op.attr("value", Attribute.class));
    if (value == null) {
      check.plainError("unknown value attribute type");
      return;
    }
    if (CompositeTypes.count(type) == 0) {
      // The reference crashes here.
      check.error("result type has no parts");
      return;
    }
    Type part = CompositeTypes.constituent(type, 0);
    Type innermost = part;
    while (CompositeTypes.has(innermost) && !innermost.equals(value)) innermost = CompositeTypes.constituent(innermost, 0);
    if (innermost.equals(value)) return;
    check.plainError("expected value attribute type " + Printing.quoted(part) + (innermost.equals(part) ? "" : " or " + Printing.quoted(innermost))
        + ", but got: " + Printing.quoted(value));
  }

  /** The type of a constant; a list of constants is an array of the first's type. Null where it has none. */
  private static @Nullable Type typeOf(Attribute value) {
    if (value instanceof ArrayAttr array) {
      Type element = array.elements().isEmpty() ? null : typeOf(array.elements().getFirst());
      return element == null ? null : new SpirvType.Array(array.elements().size(), element, 0);
    }
    return AttrSets.TYPED.contains(value) ? value.type() : null;
  }
}
