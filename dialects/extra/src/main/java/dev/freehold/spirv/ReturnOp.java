// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ReturnLike;
import java.util.List;

/** Ends a function, or blocks that are entered together, perhaps with values. */
public final class ReturnOp extends Op implements Pure, ReturnLike {
  static final List<OpDef<ReturnOp>> DEFS = List.of(
      define("Return").traits(SpirvVerifier.IN_FUNCTION).assembly("attr-dict").build(),
      define("ReturnValue").operand("value", Sets.ANY).traits(SpirvVerifier.IN_FUNCTION).assembly("$value attr-dict `:` type($value)").build(),
      define("ARM.GraphOutputs").operands("value", SpirvType.TENSOR).traits(SpirvVerifier.IN_GRAPH).assembly("$value attr-dict `:` type($value)")
          .build(),
      define("mlir.merge").operands("operands", TypeSet.ANY).traits(Traits.hasParent("spirv.mlir.selection", "spirv.mlir.loop"))
          .assembly("attr-dict ($operands^ `:` type($operands))?").build(),
      define("mlir.yield").operand("operand", TypeSet.ANY).traits(Traits.hasParent("spirv.SpecConstantOperation"))
          .assembly("attr-dict $operand `:` type($operand)").build());

  private ReturnOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<ReturnOp> define(String name) {
    return OpDef.of("spirv." + name, ReturnOp.class, ReturnOp::new);
  }
}
