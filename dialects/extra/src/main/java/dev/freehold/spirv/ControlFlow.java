// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.OpDef;
import java.util.ArrayList;
import java.util.List;

/** Blocks and functions, and operations without operands that matter. */
final class ControlFlow {
  static final List<OpDef<?>> DEFS = new ArrayList<>(List.of(BranchingOp.BRANCH, BranchingOp.CONDITIONAL, BranchingOp.SWITCH, FunctionCallOp.DEF,
      SpecConstantOperationOp.DEF, StructuredOp.LOOP, StructuredOp.SELECTION));

  static {
    DEFS.addAll(ReturnOp.DEFS);
    DEFS.addAll(EndOp.DEFS);
    for (String name : List.of("EmitVertex", "EndPrimitive")) DEFS.add(SpirvOp.define(name).assembly("attr-dict").build());
    DEFS.add(SpirvOp.define("EXT.SetMeshOutputs").operand("vertex_count", Sets.UNSIGNED_32).operand("primitive_count", Sets.UNSIGNED_32)
        .assembly("operands attr-dict `:` type(operands)").build());
    DEFS.add(SpirvOp.define("KHR.AssumeTrue").operand("condition", Sets.BOOL).assembly("$condition attr-dict").build());
    DEFS.add(SpirvOp.define("CL.printf").operand("format", SpirvType.POINTER).operands("arguments", Sets.ANY).result("result", Sets.INTEGER)
        .assembly("$format ($arguments^)? attr-dict `:` type($format) (`,` type($arguments)^)? `->` type($result)").build());
  }

  private ControlFlow() {}
}
