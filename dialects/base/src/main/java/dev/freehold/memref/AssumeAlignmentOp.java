// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The same buffer, with the promise that its address is a multiple of the alignment. */
public final class AssumeAlignmentOp extends Op implements Pure, ViewLike, NamesResults {
  public static final OpDef<AssumeAlignmentOp> DEF = OpDef.of("memref.assume_alignment", AssumeAlignmentOp.class, AssumeAlignmentOp::new)
      .operand("memref", MemRefTypes.RANKED)
      .attr("alignment", MemRefAttrs.POSITIVE_I32)
      .result("result", MemRefTypes.RANKED)
      .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
      .assembly("$memref `,` $alignment attr-dict `:` type($memref)")
      .neverSpeculatable()
      .build();

  private AssumeAlignmentOp(OpState<?> state) {
    super(state);
  }

  public Value memref() {
    return operand("memref");
  }

  public long alignment() {
    return prop("alignment", IntegerAttr.class).longValue();
  }

  @Override
  protected void verify(Checker check) {
    if (Long.bitCount(alignment()) != 1) check.error("alignment must be power of 2");
  }

  @Override
  public Value viewSource() {
    return memref();
  }

  @Override
  public Extent extent() {
    return Extent.SAME;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    boolean assumed = memref().definingOp() instanceof AssumeAlignmentOp before && before.alignment() == alignment();
    return assumed ? List.of(memref()) : null;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "assume_align");
  }
}
