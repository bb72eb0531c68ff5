// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shard;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import java.util.function.BiConsumer;

/** The shape of the shard of a tensor that a device has. */
public final class ShardShapeOp extends Op implements Pure, NamesResults {
  public static final OpDef<ShardShapeOp> DEF = OpDef.of("shard.shard_shape", ShardShapeOp.class, ShardShapeOp::new)
      .attr("dims", AttrSets.DENSE_I64_ARRAY)
      .operands("dims_dynamic", TypeSets.INDEX)
      .operand("sharding", ShardKinds.SHARDING)
      .attr("device", AttrSets.DENSE_I64_ARRAY)
      .operands("device_dynamic", TypeSets.INDEX)
      .operandSegments()
      .results("result", TypeSets.INDEX)
      .directive("DynamicIndexList($dims_dynamic, $dims)", DynamicIndexList.of("dims_dynamic", "dims"))
      .directive("DynamicIndexList($device_dynamic, $device)", DynamicIndexList.of("device_dynamic", "device"))
      .assembly("`dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding "
          + "`device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)")
      .build();

  private ShardShapeOp(OpState<?> state) {
    super(state);
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (resultCount() > 0) name.accept(result(), "shard_shape");
  }
}
