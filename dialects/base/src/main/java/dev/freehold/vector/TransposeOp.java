// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ub.PoisonAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Permutes dimensions: {@code vector.transpose %v, [1, 0] : vector<4x8xf32> to vector<8x4xf32>}. */
public final class TransposeOp extends Op implements Pure {
  public static final OpDef<TransposeOp> DEF = OpDef.of("vector.transpose", TransposeOp.class, TransposeOp::new)
      .operand("vector", VectorTypes.ANY)
      .attr("permutation", AttrSets.DENSE_I64_ARRAY)
      .result("result", VectorTypes.ANY)
      .traits(new SameElement("operand and result", "vector", "result"))
      .assembly("$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)")
      .canonicalize("ofMask", TransposePatterns::ofMask)
      .canonicalize("ofShapeCast", TransposePatterns::ofShapeCast)
      .canonicalize("twice", TransposePatterns::twice)
      .canonicalize("ofElements", TransposePatterns::ofElements)
      .canonicalize("ofBroadcast", TransposePatterns::ofBroadcast)
      .build();

  private TransposeOp(OpState<?> state) {
    super(state);
  }

  static OpState<TransposeOp> of(Type type, Value vector, long... permutation) {
    return DEF.state().operands(vector).prop("permutation", DenseArrayAttr.i64(permutation)).results(type);
  }

  public Value vector() {
    return operand("vector");
  }

  public long[] permutation() {
    return prop("permutation", DenseArrayAttr.class).longs();
  }

  @Override
  protected void verify(Checker check) {
    VectorType from = VectorTypes.vector(vector());
    VectorType to = VectorTypes.vector(result());
    long[] permutation = permutation();
    if (from.rank() != to.rank()) {
      check.error("vector result rank mismatch: " + to.rank());
      return;
    }
    if (permutation.length != from.rank()) {
      check.error("transposition length mismatch: " + permutation.length);
      return;
    }
    boolean[] seen = new boolean[permutation.length];
    for (int i = 0; i < permutation.length; i++) {
      long dim = permutation[i];
      if (dim < 0 || dim >= permutation.length) check.error("transposition index out of range: " + dim);
      else if (seen[(int) dim]) check.error("duplicate position index: " + dim);
      else if (to.size(i) != from.size((int) dim)) check.error("dimension size mismatch at: " + dim);
      if (check.failed()) return;
      seen[(int) dim] = true;
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (Constants.of(vector()) instanceof PoisonAttr poison) return List.of(poison);
    if (Constants.of(vector()) instanceof DenseElementsAttr dense && dense.isSplat()) {
      return List.of(DenseElementsAttr.splat(VectorTypes.vector(result()), dense.bits(0)));
    }
    return result().type().equals(vector().type()) && TransposePatterns.keepsOrder(this) ? List.of(vector()) : null;
  }
}
