// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** Annotates how a tensor is sharded: {@code shard.shard %t to %sharding : tensor<4x8xf32>}. */
public final class ShardOp extends Op implements Pure, NamesResults {
  public static final OpDef<ShardOp> DEF = OpDef.of("shard.shard", ShardOp.class, ShardOp::new)
      .operand("src", TypeSets.RANKED_TENSOR)
      .operand("sharding", ShardKinds.SHARDING)
      .optionalAttr("annotate_for_users", AttrSets.UNIT)
      .result("result", TypeSets.RANKED_TENSOR)
      .sameType("result", "src")
      .assembly("$src `to` $sharding (`annotate_for_users` $annotate_for_users^)? attr-dict `:` type($result)")
      .canonicalize("FoldDuplicateShardOp", ShardOp::onceAlike)
      .build();

  private ShardOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), "sharding_annotated");
  }

  /** A repeated annotation is dropped; a different one annotates the operand of the first. */
  private static void onceAlike(ShardOp op, Rewriter rw) {
    Value source = op.operand("src");
    if (source.definingOp() instanceof ShardOp) return;
    Use use = source.firstUse();
    if (use != null && use.owner() == op) use = use.next();
    if (use == null || !(use.owner() instanceof ShardOp other) || other.block() != op.block() || !other.isBefore(op)) return;
    if (!(op.operand("sharding").definingOp() instanceof ShardingOp mine) || !(other.operand("sharding").definingOp() instanceof ShardingOp earlier))
      return;
    if (mine.spreadsAs(earlier)) rw.replace(op, other.result());
    else rw.setOperand(op, "src", other.result());
  }
}
