// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Lets the device use a buffer of the host, or no longer: {@code gpu.host_register %m : memref<*xf32>}. */
public final class HostRegisterOp extends Op {
  static final List<OpDef<HostRegisterOp>> DEFS = List.of(define("gpu.host_register"), define("gpu.host_unregister"));

  private HostRegisterOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<HostRegisterOp> define(String name) {
    return OpDef.of(name, HostRegisterOp.class, HostRegisterOp::new)
        .operand("value", TypeSets.UNRANKED_MEMREF)
        .assembly("$value attr-dict `:` type($value)")
        .build();
  }
}
