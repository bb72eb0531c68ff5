// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** An index or a size of the thread hierarchy in one dimension: {@code %thread_id_x = gpu.thread_id x}. */
public final class DimensionOp extends Op implements Pure, NamesResults {
  static final List<OpDef<DimensionOp>> DEFS =
      Stream.of("block_dim", "block_id", "cluster_block_id", "cluster_dim", "cluster_dim_blocks", "cluster_id", "global_id", "grid_dim", "thread_id")
          .map(DimensionOp::define).toList();

  private DimensionOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<DimensionOp> define(String name) {
    return OpDef.of("gpu." + name, DimensionOp.class, DimensionOp::new)
        .attr("dimension", GpuEnums.DIMENSION.set("a dimension, either 'x', 'y', or 'z'"))
        .optionalAttr("upper_bound", AttrSets.INDEX)
        .result("result", TypeSets.INDEX)
        .inferResults(state -> List.of(IndexType.INSTANCE))
        .assembly("$dimension (`upper_bound` $upper_bound^)? attr-dict")
        .dependsOn(LaunchOp.class)
        .build();
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    name.accept(result(), name().substring("gpu.".length()) + "_" + attr("dimension", EnumAttr.class).keyword());
  }
}
