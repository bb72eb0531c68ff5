// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Directives that move data between devices, or allocate it there. */
final class DeviceOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("target_enter_data", "target_exit_data", "target_update")) {
      DEFS.add(Clauses.depend(OmpOp.define(name)).optionalOperand("device", TypeSets.INTEGER).optionalOperand("if_expr", TypeSets.I1)
          .operands("map_vars", Clauses.POINTER).optionalAttr("nowait", AttrSets.UNIT).operandSegments()
          .assembly("oilist(" + String.join(" | ", Clauses.DEPEND, Clauses.DEVICE, Clauses.IF, Clauses.MAP, Clauses.NOWAIT) + ") attr-dict").build());
    }
    DEFS.add(RegionClauses.deviceRegion(OmpOp.define("target_data").optionalOperand("device", TypeSets.INTEGER).optionalOperand("if_expr", TypeSets.I1)
        .operands("map_vars", Clauses.POINTER).operands("use_device_addr_vars", Clauses.POINTER)
        .operands("use_device_ptr_vars", Clauses.POINTER), RegionKind.ANY).operandSegments()
        .assembly("oilist(" + String.join(" | ", Clauses.DEVICE, Clauses.IF, Clauses.MAP) + ") " + RegionClauses.DEVICE_REGION + " attr-dict").build());
    DEFS.add(OmpOp.define("workdistribute").region("region", RegionKind.ANY).assembly("$region attr-dict").build());
    DEFS.add(OmpOp.define("allocate_dir").operands("varList", TypeSet.ANY).optionalAttr("align", AttrSets.positive(AttrSets.I64))
        .optionalOperand("allocator", TypeSets.I64).operandSegments()
        .assembly("`(` $varList `:` type($varList) `)` oilist(`align` `(` $align `)` | `allocator` `(` $allocator `)`) attr-dict").build());
    DEFS.add(OmpOp.define("target_freemem").operand("device", TypeSets.INTEGER, Effect.FREES)
        .operand("heapref", TypeSets.I64, Effect.FREES).effects(Effect.FREES)
        .assembly("$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))").build());
  }

  private DeviceOps() {}
}
