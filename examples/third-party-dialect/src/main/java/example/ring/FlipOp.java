// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Printing;

/** The same elements in reverse: {@code ring.flip %a : memref<4xi32> to memref<4xi32, strided<[-1], offset: 3>>}. */
public final class FlipOp extends Op implements Pure, ViewLike {
  public static final OpDef<FlipOp> DEF = OpDef.of("ring.flip", FlipOp.class, FlipOp::new)
      .operand("source", TypeSets.memRefOfRank(1, TypeSets.ANY))
      .result("flipped", TypeSets.memRefOfRank(1, TypeSets.ANY))
      .assembly("$source attr-dict `:` type($source) `to` type($flipped)")
      .canonicalize("twiceIsNothing", FlipOp::twiceIsNothing)
      .build();

  private FlipOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  public Value viewSource() {
    return source();
  }

  @Override
  protected void verify(Checker check) {
    MemRefType from = (MemRefType) source().type();
    MemRefType to = (MemRefType) result().type();
    if (isFlipped(from, to)) return;
    check.error("cannot see " + Printing.quoted(from) + " in reverse as " + Printing.quoted(to));
  }

  private static boolean isFlipped(MemRefType from, MemRefType to) {
    Strides given = Strides.of(from);
    Strides flipped = Strides.of(to);
    if (given == null || flipped == null || !from.hasStaticShape() || !from.shape().equals(to.shape())) return false;
    long last = given.offset() + (from.size(0) - 1) * given.stride(0);
    return from.element().equals(to.element()) && flipped.stride(0) == -given.stride(0) && flipped.offset() == last;
  }

  private static void twiceIsNothing(FlipOp op, Rewriter rewriter) {
    if (!(op.source().definingOp() instanceof FlipOp first) || !first.source().type().equals(op.result().type())) return;
    rewriter.replace(op, first.source());
  }
}
