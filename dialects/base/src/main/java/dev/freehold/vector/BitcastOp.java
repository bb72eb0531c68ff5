// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same bits as other elements: {@code vector.bitcast %v : vector<4xf32> to vector<8xf16>}. */
public final class BitcastOp extends Op implements Pure {
  public static final OpDef<BitcastOp> DEF = OpDef.of("vector.bitcast", BitcastOp.class, BitcastOp::new)
      .operand("source", VectorTypes.ANY)
      .result("result", VectorTypes.ANY)
      .assembly("$source attr-dict `:` type($source) `to` type($result)")
      .build();

  private BitcastOp(OpState<?> state) {
    super(state);
  }

  public static OpState<BitcastOp> of(Type type, Value source) {
    return DEF.state().operands(source).results(type);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  protected void verify(Checker check) {
    VectorType from = VectorTypes.vector(source());
    VectorType to = VectorTypes.vector(result());
    if (from.rank() != to.rank()) {
      check.error("failed to verify that all of {source, result} have same rank");
      return;
    }
    for (int i = 0; i < from.rank() - 1; i++) {
      if (from.size(i) == to.size(i)) continue;
      check.error("dimension size mismatch at: " + i);
      return;
    }
    long have = bits(from);
    long want = bits(to);
    if (have >= 0 && want >= 0 && have != want) {
      check.error(from.rank() == 0 ? "source/result bitwidth of the 0-D vector element types must be equal"
          : "source/result bitwidth of the minor 1-D vectors must be equal");
    }
  }

  /** The bits of the last dimension; negative where the width of an element is not known. */
  private static long bits(VectorType type) {
    return width(type.element()) * (type.rank() == 0 ? 1 : type.size(type.rank() - 1));
  }

  private static int width(Type element) {
    return switch (element) {
      case IntegerType integer -> integer.width();
      case FloatType real -> real.width();
      case IndexType index -> Long.SIZE;
      default -> -1;
    };
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (source().type().equals(result().type())) return List.of(source());
    if (!(source().definingOp() instanceof BitcastOp first)) return repeated();
    if (first.source().type().equals(result().type())) return List.of(first.source());
    rw.setOperand(this, "source", first.source());
    return UPDATED;
  }

  /** Equal integers side by side are equal wider integers; the reference knows this of integers, and of f16 in f32. */
  private @Nullable List<Folded> repeated() {
    VectorType to = VectorTypes.vector(result());
    if (!(Constants.of(source()) instanceof DenseElementsAttr dense) || !dense.isSplat()) return null;
    boolean known = dense.type().element() instanceof IntegerType && to.element() instanceof IntegerType
        || dense.type().element().equals(FloatType.F16) && to.element().equals(FloatType.F32);
    int narrow = width(dense.type().element());
    int wide = width(to.element());
    if (!known || wide <= narrow || wide % narrow != 0) return null;
    BigInteger bits = BigInteger.ZERO;
    for (int i = 0; i < wide; i += narrow) bits = bits.or(dense.bits(0).shiftLeft(i));
    return List.of(DenseElementsAttr.splat(to, bits));
  }
}
