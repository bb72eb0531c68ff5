// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Checker;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineMaps;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Permutes dimensions: {@code linalg.transpose ins(%a : …) outs(%b : …) permutation = [1, 0]}. */
public final class TransposeOp extends Rearrangement {
  public static final OpDef<TransposeOp> DEF = OpDef.of("linalg.transpose", TransposeOp.class, TransposeOp::new)
      .with(declaration -> declare(declaration, "permutation"))
      .with(StructuredPatterns::declare)
      .canonicalize("ofTranspose", TransposePatterns::ofTranspose)
      .canonicalize("ofBroadcast", TransposePatterns::ofBroadcast)
      .build();

  private TransposeOp(OpState<?> state) {
    super(state);
  }

  static OpState<TransposeOp> of(Value input, Value init, long... permutation) {
    return DEF.state().operands(input, init).prop("permutation", DenseArrayAttr.i64(permutation));
  }

  public long[] permutation() {
    return prop("permutation", DenseArrayAttr.class).longs();
  }

  @Override
  public List<AffineMap> indexingMaps() {
    long[] permutation = permutation();
    int[] positions = new int[permutation.length];
    for (int i = 0; i < positions.length; i++) positions[i] = (int) permutation[i];
    return List.of(AffineMaps.inversePermutation(AffineMap.permutation(positions)), AffineMap.identity(permutation.length));
  }

  @Override
  public boolean demandsEqualSizes() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    ShapedType from = (ShapedType) input().type();
    ShapedType to = (ShapedType) init().type();
    long[] permutation = permutation();
    if (!Shape.areDimensions(permutation, permutation.length)) {
      check.error("permutation is not valid");
    } else if (from.rank() != to.rank()) {
      check.error("input rank " + from.rank() + " does not match init rank " + to.rank());
    } else if (from.rank() != permutation.length) {
      check.error("size of permutation " + permutation.length + " does not match the argument rank " + from.rank());
    } else {
      verifySizes(from, to, check);
    }
  }

  private void verifySizes(ShapedType from, ShapedType to, Checker check) {
    long[] permutation = permutation();
    for (int i = 0; i < permutation.length; i++) {
      long have = from.size((int) permutation[i]);
      if (have == to.size(i)) continue;
      check.error("dim(result, " + i + ") = " + to.size(i) + " doesn't match dim(input, permutation[" + i + "]) = " + have);
      return;
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (!TypeSets.isTensor(input().type())) return null;
    for (int i = 0; i < permutation().length; i++) {
      if (permutation()[i] != i) return null;
    }
    return List.of(input());
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (resultCount() > 0) name.accept(result(), "transposed");
  }
}
