// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.CastFolding;
import dev.freehold.memref.MemRefTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fills a buffer with one value: {@code gpu.memset %m, %x : memref<?xf32, 1>, f32}. */
public final class MemsetOp extends Op {
  public static final OpDef<MemsetOp> DEF = AsyncDependencies.in(OpDef.of("gpu.memset", MemsetOp.class, MemsetOp::new))
      .operands("asyncDependencies", AsyncTokenType.SET)
      .operand("dst", MemRefTypes.RANKED, Effect.WRITES)
      .operand("value", TypeSet.ANY)
      .optionalResult("asyncToken", AsyncTokenType.SET)
      .assembly("custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst `,` $value `:` type($dst) `,` type($value) attr-dict")
      .build();

  private MemsetOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    MemRefType target = (MemRefType) operand(operandCount() - 2).type();
    if (!target.element().equals(operand(operandCount() - 1).type())) {
      check.error("failed to verify that all of {dst, value} have same element type");
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, null, rw);
  }
}
