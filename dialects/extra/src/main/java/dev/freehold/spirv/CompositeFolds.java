// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds of constituents of a value, and of a value under another type. */
final class CompositeFolds {
  private CompositeFolds() {}

  /** A constituent that was just inserted, one that a value was constructed of, or one of a constant. */
  static @Nullable Folded extracted(Op op) {
    ArrayAttr place = op.attr("indices", ArrayAttr.class);
    Value whole = op.operand("composite");
    for (Op maker = whole.definingOp(); maker != null && maker.name().equals("spirv.CompositeInsert"); maker = whole.definingOp()) {
      if (place.equals(maker.attr("indices"))) return maker.operand("object");
      whole = maker.operand(1);
    }
    Value part = constituent(whole, place);
    return part != null ? part : element(Constants.of(op.operand("composite")), place.elements());
  }

  private static @Nullable Value constituent(Value whole, ArrayAttr place) {
    Op maker = whole.definingOp();
    if (maker == null || !maker.name().equals("spirv.CompositeConstruct") || place.elements().size() != 1) return null;
    long index = ((IntegerAttr) place.elements().getFirst()).longValue();
    return maker.operandCount() == CompositeTypes.count(whole.type()) && index < maker.operandCount() ? maker.operand((int) index) : null;
  }

  private static @Nullable Attribute element(@Nullable Attribute constant, List<Attribute> place) {
    if (constant == null || place.isEmpty()) return constant;
    int index = (int) ((IntegerAttr) place.getFirst()).longValue();
    return switch (constant) {
      case DenseElementsAttr vector -> vector.element(index);
      case ArrayAttr array -> element(array.elements().get(index), place.subList(1, place.size()));
      default -> null;
    };
  }

  /** The bits of bits are the bits. */
  static @Nullable List<Folded> bits(Op op, Rewriter rw) {
    if (op.operand("operand").type().equals(op.result().type())) return List.of(op.operand("operand"));
    Op before = op.operand("operand").definingOp();
    if (before == null || !before.name().equals(op.name())) return null;
    Value source = before.operand("operand");
    if (source.type().equals(op.result().type())) return List.of(source);
    rw.setOperand(op, 0, source);
    return List.of();
  }
}
