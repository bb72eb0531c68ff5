// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.CastFolding;
import dev.freehold.memref.MemRefTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Copies the content of a buffer, of the host or of the device: {@code gpu.memcpy %to, %from : memref<?xf32, 1>, memref<?xf32>}. */
public final class MemcpyOp extends Op {
  public static final OpDef<MemcpyOp> DEF = AsyncDependencies.in(OpDef.of("gpu.memcpy", MemcpyOp.class, MemcpyOp::new))
      .operands("asyncDependencies", AsyncTokenType.SET)
      .operand("dst", MemRefTypes.RANKED, Effect.WRITES)
      .operand("src", MemRefTypes.RANKED, Effect.READS)
      .optionalResult("asyncToken", AsyncTokenType.SET)
      .assembly("custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst `,` $src `:` type($dst) `,` type($src) attr-dict")
      .canonicalize("eraseUnreadCopy", GpuPatterns::eraseUnreadCopy)
      .build();

  private MemcpyOp(OpState<?> state) {
    super(state);
  }

  public Value target() {
    return operand(operandCount() - 2);
  }

  public Value source() {
    return operand(operandCount() - 1);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoAgreeing(this, types -> areCompatible(types.get(types.size() - 2), types.getLast()), rw);
  }

  private static boolean areCompatible(Type to, Type from) {
    return ((MemRefType) to).shape().isCompatible(((MemRefType) from).shape());
  }

  @Override
  protected void verify(Checker check) {
    MemRefType to = (MemRefType) target().type();
    MemRefType from = (MemRefType) source().type();
    if (!to.element().equals(from.element())) {
      check.error("arguments have incompatible element type");
    } else if (!areCompatible(to, from)) {
      check.error("arguments have incompatible shape");
    }
  }
}
