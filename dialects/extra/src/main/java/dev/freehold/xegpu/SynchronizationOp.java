// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Fences, and named barriers that some threads share. */
public final class SynchronizationOp extends Op {
  static final List<OpDef<SynchronizationOp>> DEFS = List.of(
      define("alloc_nbarrier").attr("nbarrier_num", AttrSets.I64).assembly("$nbarrier_num attr-dict").build(),
      define("init_nbarrier").operand("nbarrier_id", TypeSets.I8).operand("participant_thread_num", TypeSets.I8)
          .result("result", XegpuTypes.NBARRIER)
          .assembly("$nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num) "
              + "`->` type($result)")
          .build(),
      onBarrier("nbarrier_arrive"),
      onBarrier("nbarrier_wait"),
      define("fence")
          .attr("memory_kind", XegpuAttrs.MEMORY_SPACE.set("Describe the location of data described by a `TensorDesc`:\n"
              + "                 Global device memory (`Global`) or Shared local memory (`SLM`)."))
          .attr("fence_scope", XegpuAttrs.FENCE_SCOPE.set("Describes the scope of fence.\n"
              + "                    \"workgroup\" means that the scope is within each work group.\n"
              + "                    \"gpu\" means the scope is across work groups within the gpu."))
          .assembly("`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict")
          .build());

  private SynchronizationOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<SynchronizationOp> define(String name) {
    return OpDef.of("xegpu." + name, SynchronizationOp.class, SynchronizationOp::new);
  }

  private static OpDef<SynchronizationOp> onBarrier(String name) {
    return define(name).operand("nbarrier", XegpuTypes.NBARRIER).assembly("$nbarrier attr-dict `:` type($nbarrier)").build();
  }
}
