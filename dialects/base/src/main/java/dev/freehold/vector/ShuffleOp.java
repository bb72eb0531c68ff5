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
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ub.PoisonAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Picks rows of two vectors: {@code vector.shuffle %a, %b [0, 5] : vector<4xf32>, vector<4xf32>}; -1 picks what does not matter. */
public final class ShuffleOp extends Op implements Pure {
  public static final OpDef<ShuffleOp> DEF = OpDef.of("vector.shuffle", ShuffleOp.class, ShuffleOp::new)
      .operand("v1", VectorTypes.FIXED)
      .operand("v2", VectorTypes.FIXED)
      .attr("mask", AttrSets.DENSE_I64_ARRAY)
      .result("vector", VectorTypes.NON_ZERO_RANK)
      .traits(new SameElement("first operand v1 and result", "v1", "vector"), new SameElement("second operand v2 and result", "v2", "vector"))
      .inferResults(state -> ShuffleOp.infer(state))
      .canonicalize("ofNoRank", ShufflePatterns::ofNoRank)
      .canonicalize("ofSplat", ShufflePatterns::ofSplat)
      .canonicalize("interleave", ShufflePatterns::interleave)
      .assembly("operands $mask attr-dict `:` type(operands)")
      .build();

  private ShuffleOp(OpState<?> state) {
    super(state);
  }

  public Value v1() {
    return operand("v1");
  }

  public Value v2() {
    return operand("v2");
  }

  private static @Nullable List<Type> infer(OpState<?> state) {
    if (!(state.operands().getFirst().type() instanceof VectorType first) || !(state.prop("mask") instanceof DenseArrayAttr mask)) return null;
    long[] sizes = first.rank() == 0 ? new long[1] : first.shape().toArray();
    sizes[0] = mask.size();
    return List.of(VectorType.of(Shape.of(sizes), first.element()));
  }

  long[] mask() {
    return prop("mask", DenseArrayAttr.class).longs();
  }

  @Override
  protected void verify(Checker check) {
    VectorType first = VectorTypes.vector(v1());
    VectorType second = VectorTypes.vector(v2());
    VectorType to = VectorTypes.vector(result());
    long rows = (first.rank() == 0 ? 1 : first.size(0)) + (second.rank() == 0 ? 1 : second.size(0));
    long[] mask = mask();
    if (first.rank() != second.rank() || to.rank() != Math.max(1, first.rank())) check.error("rank mismatch");
    else if (!sameRows(first, second) || first.rank() > 0 && !sameRows(first, to)) check.error("dimension mismatch");
    else if (mask.length == 0) check.error("invalid mask length");
    else if (mask.length != to.size(0)) check.error("mask length mismatch");
    for (int i = 0; i < mask.length && !check.failed(); i++) {
      if (mask[i] < -1 || mask[i] >= rows) check.error("mask index #" + (i + 1) + " out of range");
    }
  }

  private static boolean sameRows(VectorType a, VectorType b) {
    for (int i = 1; i < a.rank(); i++) {
      if (a.size(i) != b.size(i)) return false;
    }
    return true;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    VectorType first = VectorTypes.vector(v1());
    if (first.rank() == 0) return null;
    long rows = first.size(0);
    if (isIdentity(0, rows)) return List.of(v1());
    if (isIdentity(rows, VectorTypes.vector(v2()).size(0))) return List.of(v2());
    boolean poison = Constants.of(v1()) instanceof PoisonAttr && Constants.of(v2()) instanceof PoisonAttr;
    if (poison) return List.of(PoisonAttr.INSTANCE);
    Attribute constant = ShufflePatterns.constant(this);
    return constant == null ? null : List.of(constant);
  }

  private boolean isIdentity(long from, long count) {
    long[] mask = mask();
    if (mask.length != count) return false;
    for (int i = 0; i < count; i++) {
      if (mask[i] != from + i) return false;
    }
    return true;
  }
}
