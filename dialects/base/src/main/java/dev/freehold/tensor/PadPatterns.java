// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.affine.ComposedApply;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.IrMapping;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Canonicalizations of {@link PadOp}. */
final class PadPatterns {
  private PadPatterns() {}

  /** Where nothing is added, the result is the source. */
  static void nothing(PadOp op, Rewriter rw) {
    if (op.mustStay() || !op.low().all(0) || !op.high().all(0)) return;
    if (op.sourceType().equals(op.type())) rw.replace(op, op.source());
    else rw.replaceWith(op, CastOp.of(op.type(), op.source()));
  }

  /** {@code pad(cast x) = cast(pad x)}, where the cast only forgets. */
  static void ofCast(PadOp op, Rewriter rw) {
    if (!(op.source().definingOp() instanceof CastOp cast) || !cast.onlyForgets()) return;
    TensorType source = (TensorType) cast.source().type();
    TensorType type = PadOp.infer(source, op.low().statics(), op.high().statics(), op.type());
    if (type.equals(op.type())) {
      rw.setOperand(op, "source", cast.source());
      return;
    }
    Value padded = moved(op, type, cast.source(), op.low(), op.high(), rw);
    rw.replaceWith(op, CastOp.of(op.type(), padded));
  }

  /** A result that is only cast to a type that knows more sizes may have that type itself. */
  static void toCast(PadOp op, Rewriter rw) {
    if (!(op.result().onlyUser() instanceof CastOp cast)) return;
    if (!CastOp.isMoreStatic(op.type(), cast.result().type()) || cast.result().type().equals(op.type())) return;
    Value padded = moved(op, (TensorType) cast.result().type(), op.source(), op.low(), op.high(), rw);
    rw.replace(cast, padded);
    rw.erase(op);
  }

  /** Constant amounts become static, in the operation and its type. */
  static void constantAmounts(PadOp op, Rewriter rw) {
    MixedValues low = op.low().withConstants();
    MixedValues high = op.high().withConstants();
    if (low.equals(op.low()) && high.equals(op.high())) return;
    TensorType type = PadOp.infer(op.sourceType(), low.statics(), high.statics(), op.type());
    // Where the type learns nothing, the constants stay operands.
    if (type.equals(op.type()) || type.shape().dynamicCount() == type.rank()) return;
    // Undefined behavior at run time is no reason to make the program invalid.
    if (Arrays.stream(type.shape().toArray()).anyMatch(size -> size < 0 && !Shape.isDynamic(size))) return;
    Value padded = moved(op, type, op.source(), low, high, rw);
    rw.replaceWith(op, CastOp.of(op.type(), padded));
  }

  /** Padding around padding of the same value is more padding. */
  static void twice(PadOp op, Rewriter rw) {
    if (op.mustStay() || !(op.source().definingOp() instanceof PadOp first) || first.mustStay()) return;
    Value padding = op.constantPadding();
    if (padding == null || padding != first.constantPadding()) return;
    RepeatedPadding repeated = rw.profile().strategy(RepeatedPadding.class, RepeatedPadding.SOUND);
    if (!repeated.mayBeAdded(op.low(), first.low()) || !repeated.mayBeAdded(op.high(), first.high())) return;
    rw.before(op);
    MixedValues high = sums(op.high(), first.high(), rw);
    MixedValues low = sums(op.low(), first.low(), rw);
    rw.replace(op, moved(op, op.type(), first.source(), low, high, rw));
  }

  private static MixedValues sums(MixedValues outer, MixedValues inner, Rewriter rw) {
    List<Folded> sums = new ArrayList<>();
    for (int i = 0; i < outer.size(); i++) sums.add(ComposedApply.sum(List.of(outer.entries().get(i), inner.entries().get(i)), rw));
    return new MixedValues(sums);
  }

  /** The same padding around another source. */
  static Value moved(PadOp op, TensorType type, Value source, MixedValues low, MixedValues high, Rewriter rw) {
    rw.before(op);
    Region body = new Region();
    rw.cloneRegionInto(op.region(), body, new IrMapping());
    return rw.create(PadOp.of(op, type, source, low, high).regions(body)).result();
  }
}
