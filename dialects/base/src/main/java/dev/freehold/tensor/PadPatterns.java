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
    replace(op, cast.source(), op.low(), op.high(), rw);
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
    replace(op, op.source(), low, high, rw);
  }

  /** Padding around padding of the same value is more padding. */
  static void twice(PadOp op, Rewriter rw) {
    if (op.mustStay() || !(op.source().definingOp() instanceof PadOp first) || first.mustStay()) return;
    Value padding = op.constantPadding();
    if (padding == null || padding != first.constantPadding()) return;
    RepeatedPadding repeated = rw.profile().strategy(RepeatedPadding.class, RepeatedPadding.SOUND);
    if (!repeated.mayBeAdded(op.low(), first.low()) || !repeated.mayBeAdded(op.high(), first.high())) return;
    if (!isPossible(PadOp.infer(first.sourceType(), knownSums(op.low(), first.low()), knownSums(op.high(), first.high()), op.type()))) return;
    rw.before(op);
    MixedValues high = sums(op.high(), first.high(), rw);
    MixedValues low = sums(op.low(), first.low(), rw);
    replace(op, first.source(), low, high, rw);
  }

  private static long[] knownSums(MixedValues outer, MixedValues inner) {
    long[] sums = new long[outer.size()];
    for (int i = 0; i < sums.length; i++) {
      Long a = MixedValues.number(outer.entries().get(i));
      Long b = MixedValues.number(inner.entries().get(i));
      sums[i] = a == null || b == null ? Shape.DYNAMIC : a + b;
    }
    return sums;
  }

  private static MixedValues sums(MixedValues outer, MixedValues inner, Rewriter rw) {
    List<Folded> sums = new ArrayList<>();
    for (int i = 0; i < outer.size(); i++) sums.add(ComposedApply.sum(List.of(outer.entries().get(i), inner.entries().get(i)), rw));
    return new MixedValues(sums);
  }

  /**
   * Pads another source, or by other amounts, and casts the result back if more of its sizes are known than before. Does nothing if a size would be known to be
   * negative: undefined behavior at run time is no reason to make the program invalid.
   */
  static void replace(PadOp op, Value source, MixedValues low, MixedValues high, Rewriter rw) {
    TensorType type = PadOp.infer((TensorType) source.type(), low.statics(), high.statics(), op.type());
    if (!isPossible(type)) return;
    Value padded = moved(op, type, source, low, high, rw);
    if (type.equals(op.type())) rw.replace(op, padded);
    else rw.replaceWith(op, CastOp.of(op.type(), padded));
  }

  private static boolean isPossible(TensorType type) {
    return Arrays.stream(type.shape().toArray()).allMatch(size -> size >= 0 || Shape.isDynamic(size));
  }

  /** The same padding around another source. */
  private static Value moved(PadOp op, TensorType type, Value source, MixedValues low, MixedValues high, Rewriter rw) {
    rw.before(op);
    Region body = new Region();
    rw.cloneRegionInto(op.region(), body, new IrMapping());
    return rw.create(PadOp.of(op, type, source, low, high).regions(body)).result();
  }
}
