// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.arith.ArithTypes;
import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.gpu.DeviceMemRefs;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** The two addresses between which tiles are moved: {@code amdgpu.make_dma_base %global[%i], %lds[%j] : … -> !amdgpu.tdm_base<i32>}. */
public final class DmaBaseOp extends Op implements Pure {
  static final List<OpDef<DmaBaseOp>> DEFS =
      List.of(define("make_dma_base", DmaBaseType.PLAIN), define("make_gather_dma_base", DmaBaseType.GATHERING));

  private DmaBaseOp(OpState<?> state) {
    super(state);
  }

  private static OpDef<DmaBaseOp> define(String name, TypeSet base) {
    return OpDef.of("amdgpu." + name, DmaBaseOp.class, DmaBaseOp::new)
        .operand("global", TypeSets.RANKED_MEMREF)
        .operands("global_indices", TypeSets.INDEX)
        .operand("lds", TypeSets.RANKED_MEMREF)
        .operands("lds_indices", TypeSets.INDEX)
        .operandSegments()
        .result("base", base)
        .traits(Agreement.inElement("global", "lds"))
        .assembly("$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)")
        .build();
  }

  private MemRefType buffer(String name) {
    return (MemRefType) operand(name).type();
  }

  @Override
  protected void verify(Checker check) {
    int bits = ArithTypes.width(buffer("global").element());
    if (!DeviceMemRefs.isGlobal(buffer("global").memorySpace())) {
      check.error("global memref must have global address space attribute.");
    } else if (!DeviceMemRefs.isWorkgroup(buffer("lds").memorySpace())) {
      check.error("lds memref must have workgroup address space attribute.");
    } else if (!isWidth(bits)) {
      check.error("element type must be 1, 2, 4, or 8 bytes long but type was " + bits + " bits long.");
    }
  }

  /** Whether elements of a size can be moved. */
  static boolean isWidth(int bits) {
    return List.of(8, 16, 32, 64).contains(bits);
  }
}
