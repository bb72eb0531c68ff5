// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A mask that is set up to constant bounds: {@code vector.constant_mask [3] : vector<4xi1>}. */
public final class ConstantMaskOp extends Op implements Pure {
  public static final OpDef<ConstantMaskOp> DEF = OpDef.of("vector.constant_mask", ConstantMaskOp.class, ConstantMaskOp::new)
      .attr("mask_dim_sizes", AttrSets.DENSE_I64_ARRAY)
      .result("result", VectorTypes.MASK)
      .assembly("$mask_dim_sizes attr-dict `:` type($result)")
      .build();

  private ConstantMaskOp(OpState<?> state) {
    super(state);
  }

  static OpState<ConstantMaskOp> of(Type type, long... bounds) {
    return DEF.state().prop("mask_dim_sizes", DenseArrayAttr.i64(bounds)).results(type);
  }

  long[] bounds() {
    return prop("mask_dim_sizes", DenseArrayAttr.class).longs();
  }

  /** Whether all, or none, of the elements are set; null where it is neither. */
  @Nullable
  Boolean covers() {
    VectorType type = VectorTypes.vector(result());
    long[] bounds = bounds();
    boolean all = true;
    for (int i = 0; i < bounds.length; i++) {
      if (bounds[i] == 0) return false;
      all &= type.rank() == 0 || bounds[i] == type.size(i);
    }
    return all ? true : null;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Boolean covers = covers();
    if (covers == null) return null;
    return List.of(DenseElementsAttr.splat(VectorTypes.vector(result()), covers ? BigInteger.ONE : BigInteger.ZERO));
  }

  @Override
  protected void verify(Checker check) {
    VectorType type = VectorTypes.vector(result());
    long[] bounds = bounds();
    if (type.rank() == 0) {
      if (bounds.length != 1) check.plainError("array attr must have length 1 for 0-D vectors");
      else if (bounds[0] != 0 && bounds[0] != 1) check.plainError("mask dim size must be either 0 or 1 for 0-D vectors");
      return;
    }
    if (bounds.length != type.rank()) {
      check.error("must specify array attr of size equal vector result rank");
      return;
    }
    boolean zero = false;
    boolean other = false;
    for (int i = 0; i < bounds.length; i++) {
      if (bounds[i] < 0 || bounds[i] > type.size(i)) {
        check.error("array attr of size out of bounds of vector result dimension size");
        return;
      }
      zero |= bounds[i] == 0;
      other |= bounds[i] != 0;
    }
    if (zero && other) check.error("expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim");
  }
}
