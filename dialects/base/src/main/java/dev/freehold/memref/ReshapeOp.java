// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import java.util.function.BiConsumer;

/** The same elements under another shape, which a buffer holds: {@code memref.reshape %m(%shape) : … -> …}. */
public final class ReshapeOp extends Op implements Pure, ViewLike, NamesResults {
  public static final OpDef<ReshapeOp> DEF = OpDef.of("memref.reshape", ReshapeOp.class, ReshapeOp::new)
      .operand("source", MemRefTypes.ANY)
      .operand("shape", MemRefTypes.SIZES, Effect.READS)
      .result("result", MemRefTypes.ANY)
      .assembly("$source `(` $shape `)` attr-dict `:` functional-type(operands, results)")
      .build();

  private ReshapeOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  public Value shape() {
    return operand("shape");
  }

  @Override
  protected void verify(Checker check) {
    BaseMemRefType from = (BaseMemRefType) source().type();
    BaseMemRefType to = (BaseMemRefType) result().type();
    if (!from.element().equals(to.element())) {
      check.error("element types of source and destination memref types should be the same");
    } else if (from instanceof MemRefType ranked && !Layouts.isIdentity(ranked)) {
      check.error("source memref type should have identity affine map");
    } else if (to instanceof MemRefType ranked) {
      verifyRanked(check, ranked, ((MemRefType) shape().type()).size(0));
    }
  }

  private void verifyRanked(Checker check, MemRefType to, long sizes) {
    if (!Layouts.isIdentity(to)) {
      check.error("result memref type should have identity affine map");
    } else if (Shape.isDynamic(sizes)) {
      check.error("cannot use shape operand with dynamic length to reshape to statically-ranked memref type");
    } else if (sizes != to.rank()) {
      check.error("length of shape operand differs from the result's memref rank");
    }
  }

  @Override
  public Value viewSource() {
    return source();
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "reshape");
  }
}
