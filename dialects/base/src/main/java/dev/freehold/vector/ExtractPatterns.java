// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ub.PoisonAttr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Folds and canonicalizations of {@link ExtractOp}. */
final class ExtractPatterns {
  private ExtractPatterns() {}

  /** What the extracted value is known to be; the result itself after changing the operation in place; null where nothing is known. */
  static @Nullable Folded value(ExtractOp op, Rewriter rw) {
    if (Constants.of(op.source()) instanceof PoisonAttr || Positions.isNone(op.position())) return PoisonAttr.INSTANCE;
    MixedValues known = Positions.withConstants(op.position(), VectorTypes.vector(op.source()));
    if (!known.equals(op.position())) return assign(op, op.source(), known, rw);
    Folded made = ExtractChain.follow(op, rw);
    if (made == null) made = elementOfElements(op);
    return made != null ? made : constant(op);
  }

  /** Extracts the same from elsewhere. */
  static Folded assign(ExtractOp op, Value source, MixedValues position, Rewriter rw) {
    List<Value> operands = new ArrayList<>(List.of(source));
    operands.addAll(position.dynamics());
    rw.setOperands(op, operands);
    rw.setProp(op, "static_position", position.staticsAttr());
    return op.result();
  }

  /** One of given elements. */
  private static @Nullable Value elementOfElements(ExtractOp op) {
    if (!(op.source().definingOp() instanceof FromElementsOp all) || op.result().type() instanceof VectorType) return null;
    long position = Positions.linear(VectorTypes.vector(op.source()), op.position());
    return position < 0 ? null : all.operand((int) position);
  }

  private static @Nullable Attribute constant(ExtractOp op) {
    if (!(Constants.of(op.source()) instanceof DenseElementsAttr dense)) return null;
    if (dense.isSplat()) return op.result().type() instanceof VectorType vector ? DenseElementsAttr.splat(vector, dense.bits(0)) : dense.element(0);
    long first = Positions.linear(VectorTypes.vector(op.source()), op.position());
    if (first < 0) return null;
    if (!(op.result().type() instanceof VectorType vector)) return dense.element(first);
    List<Attribute> elements = new ArrayList<>();
    for (long i = 0; i < vector.shape().elementCount(); i++) elements.add(dense.element(first + i));
    return DenseElementsAttr.of(vector, elements);
  }

  /** What is extracted from a broadcast is a broadcast of lower rank. */
  static void ofBroadcast(ExtractOp op, Rewriter rw) {
    Value repeated = BroadcastPatterns.repeated(op.source());
    if (repeated == null || !(op.result().type() instanceof VectorType part)) return;
    Type source = repeated.type();
    if (VectorTypes.rank(source) > part.rank()) return;
    if (source instanceof VectorType vector && !fits(vector, part)) return;
    rw.replaceWith(op, BroadcastOp.of(part, repeated));
  }

  private static boolean fits(VectorType source, VectorType part) {
    int shift = part.rank() - source.rank();
    for (int i = 0; i < source.rank(); i++) {
      if (source.size(i) != 1 && source.size(i) != part.size(i + shift)) return false;
    }
    return true;
  }

  /** All of a vector in other dimensions is that vector, in other dimensions yet. */
  static void ofShapeCast(ExtractOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof ShapeCastOp cast) || !(op.result().type() instanceof VectorType part)) return;
    if (VectorTypes.vector(cast.source()).shape().elementCount() == part.shape().elementCount())
      rw.replaceWith(op, ShapeCastOp.of(part, cast.source()));
  }

  /** A subvector of given elements is made of some of them. */
  static void ofFromElements(ExtractOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof FromElementsOp all) || !(op.result().type() instanceof VectorType part)) return;
    long first = Positions.linear(VectorTypes.vector(op.source()), op.position());
    if (first < 0) return;
    List<Value> elements = all.operands((int) first, (int) part.shape().elementCount());
    rw.replaceWith(op, FromElementsOp.DEF.state().operands(elements).results(part));
  }

  /** A subvector of a mask is a mask with the remaining bounds, or an empty one. */
  static void ofMask(ExtractOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof CreateMaskOp mask) || !(op.result().type() instanceof VectorType part)) return;
    boolean inside = true;
    for (int i = 0; i < op.position().size(); i++) {
      Long index = MixedValues.number(op.position().entries().get(i));
      Long bound = Constants.number(mask.operand(i));
      if (index == null || bound == null) {
        inside = false;
      } else if (bound <= index) {
        rw.replaceWith(op, dev.freehold.arith.ConstantOp.of(DenseElementsAttr.splat(part, BigInteger.ZERO)));
        return;
      }
    }
    int first = op.position().size();
    if (inside) rw.replaceWith(op, CreateMaskOp.DEF.state().operands(mask.operands(first, mask.operandCount() - first)).results(part));
  }
}
