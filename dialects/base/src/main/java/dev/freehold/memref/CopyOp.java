// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.MemRefType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Copies all elements from one buffer to another of the same shape: {@code memref.copy %from, %to : memref<4xf32> to memref<?xf32>}. */
public final class CopyOp extends Op {
  public static final OpDef<CopyOp> DEF = OpDef.of("memref.copy", CopyOp.class, CopyOp::new)
      .operand("source", MemRefTypes.ANY, Effect.READS)
      .operand("target", MemRefTypes.ANY, Effect.WRITES)
      .traits(Traits.SAME_OPERANDS_ELEMENT_TYPE, Traits.SAME_OPERANDS_SHAPE)
      .assembly("$source `,` $target attr-dict `:` type($source) `to` type($target)")
      .canonicalize("FoldEmptyCopy", CopyPatterns::empty)
      .canonicalize("FoldSelfCopy", CopyPatterns::self)
      .build();

  private CopyOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CopyOp> of(Value source, Value target) {
    return DEF.state().operands(source, target);
  }

  public Value source() {
    return operand("source");
  }

  public Value target() {
    return operand("target");
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    for (int i = 0; i < operandCount(); i++) {
      if (!(operand(i).definingOp() instanceof CastOp cast) || !CastFolding.onlyForgets(cast)) continue;
      boolean fits = !(operand(1 - i).type() instanceof MemRefType other)
          || AgreeingSizes.mayLearn(((MemRefType) cast.source().type()).shape().isCompatible(other.shape()), rw);
      if (!fits) continue;
      rw.setOperand(this, i, cast.source());
      return UPDATED;
    }
    return null;
  }
}
