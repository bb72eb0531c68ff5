// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.memref.MemRefTypes;

/** The dynamic shared memory of a block, whose size the launch has. */
public final class DynamicSharedMemoryOp extends Op implements Pure {
  public static final OpDef<DynamicSharedMemoryOp> DEF =
      OpDef.of("gpu.dynamic_shared_memory", DynamicSharedMemoryOp.class, DynamicSharedMemoryOp::new)
          .result("resultMemref", MemRefTypes.BYTES)
          .assembly("attr-dict `:` type($resultMemref)")
          .dependsOn(LaunchOp.class)
          .build();

  private DynamicSharedMemoryOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    MemRefType type = (MemRefType) result().type();
    boolean shared = type.memorySpace() instanceof EnumAttr space && space.kind() == GpuEnums.ADDRESS_SPACE && space.keyword().equals("workgroup");
    if (!shared) {
      check.error("address space must be address_space<workgroup>");
    } else if (type.hasStaticShape()) {
      check.error("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>");
    }
  }
}
