// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineMaps;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Translates dimension coordinates to level coordinates, or vice versa. */
public final class TranslateOp extends Op implements Pure {
  public static final OpDef<TranslateOp> DEF = OpDef.of("sparse_tensor.crd_translate", TranslateOp.class, TranslateOp::new)
      .operands("in_crds", TypeSets.INDEX)
      .attr("direction", SparseSets.DIRECTION.set("sparse tensor coordinate translation direction"))
      .attr("encoder", SparseSets.ENCODING)
      .results("out_crds", TypeSets.INDEX)
      .assembly("$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)")
      .build();

  private TranslateOp(OpState<?> state) {
    super(state);
  }

  private AffineMap map() {
    return attr("encoder", EncodingAttr.class).map();
  }

  private boolean toLevels() {
    return SparseSets.keyword(this, "direction").equals("dim_to_lvl");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (map().isPermutation()) {
      return permuted(toLevels() ? map() : Objects.requireNonNull(AffineMaps.inversePermutation(map()), "it is a permutation"));
    }
    if (!(operand(0).definingOp() instanceof TranslateOp before)) return null;
    boolean back = before.toLevels() != toLevels() && before.map().equals(map()) && before.results().equals(operands());
    return back ? List.copyOf(before.operands()) : null;
  }

  private List<Folded> permuted(AffineMap order) {
    List<Folded> values = new ArrayList<>();
    for (AffineExpr position : order.results()) values.add(operand(((AffineDim) position).position()));
    return values;
  }

  @Override
  protected void verify(Checker check) {
    EncodingAttr encoding = attr("encoder", EncodingAttr.class);
    boolean toLevels = SparseSets.keyword(this, "direction").equals("dim_to_lvl");
    int in = toLevels ? encoding.map().numDims() : encoding.levelCount();
    int out = toLevels ? encoding.levelCount() : encoding.map().numDims();
    if (in != operandCount() || out != resultCount()) check.plainError("Coordinate rank mismatch with encoding");
  }
}
