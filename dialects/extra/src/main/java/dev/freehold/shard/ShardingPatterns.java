// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.List;

/** Canonicalizations of {@link ShardingOp}. */
final class ShardingPatterns {
  private ShardingPatterns() {}

  /** Constant operands become static; empty halos, and offsets equal to the default ones, are dropped. */
  static void normalize(ShardingOp op, Rewriter rw) {
    MixedValues halos =
        MixedValues.of(op.attr(ShardingOp.STATIC_HALOS, Attribute.class), op.operandSegment(ShardingOp.HALOS)).withConstants(size -> size >= 0);
    MixedValues offsets =
        MixedValues.of(op.attr(ShardingOp.STATIC_OFFSETS, Attribute.class), op.operandSegment(ShardingOp.OFFSETS))
            .withConstants(offset -> offset >= 0);
    if (halos.dynamics().isEmpty() && halos.all(0)) halos = new MixedValues(List.of());
    if (offsets.dynamics().isEmpty() && isEven(offsets.statics())) offsets = new MixedValues(List.of());
    DenseArrayAttr knownHalos = halos.staticsAttr();
    DenseArrayAttr knownOffsets = offsets.staticsAttr();
    if (knownHalos.equals(op.prop(ShardingOp.STATIC_HALOS)) && knownOffsets.equals(op.prop(ShardingOp.STATIC_OFFSETS))) return;
    rw.setProp(op, ShardingOp.STATIC_HALOS, knownHalos);
    rw.setProp(op, ShardingOp.STATIC_OFFSETS, knownOffsets);
    rw.assignOperands(op.operandSegment(ShardingOp.HALOS), halos.dynamics());
    rw.assignOperands(op.operandSegment(ShardingOp.OFFSETS), offsets.dynamics());
  }

  /** Whether offsets are those of shards of one size; with fewer than three of them there is nothing to compare. */
  private static boolean isEven(long[] offsets) {
    for (int i = 2; i < offsets.length; i++) {
      if (offsets[i] - offsets[i - 1] != offsets[1] - offsets[0]) return false;
    }
    return offsets.length > 2;
  }
}
