// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** An index or size of the subgroup of a thread: {@code gpu.subgroup_id : index}. */
public final class SubgroupIndexOp extends Op implements Pure {
  static final List<OpDef<SubgroupIndexOp>> DEFS = List.of(
      define("lane_id", ""), define("num_subgroups", " `:` type($result)"), define("subgroup_id", " `:` type($result)"),
      define("subgroup_size", " `:` type($result)"));

  private SubgroupIndexOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<SubgroupIndexOp> define(String name, String end) {
    return OpDef.of("gpu." + name, SubgroupIndexOp.class, SubgroupIndexOp::new)
        .optionalAttr("upper_bound", AttrSets.INDEX)
        .result("result", TypeSets.INDEX)
        .inferResults(state -> List.of(IndexType.INSTANCE))
        .assembly("(`upper_bound` $upper_bound^)? attr-dict" + end)
        .dependsOn(LaunchOp.class)
        .build();
  }
}
