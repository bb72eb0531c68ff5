// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** Operations that only compute: descriptors from others, and products of blocks, {@code xegpu.dpas %a, %b, %c : …}. */
public final class ComputeOp extends Op implements Pure {
  static final List<OpDef<ComputeOp>> DEFS = List.of(
      define("create_mem_desc")
          .operand("source", XegpuTypes.SHARED)
          .result("mem_desc", XegpuTypes.MEM_DESC)
          .traits(new Agreement("size in bits", MatrixVerifier::bits, List.of("source", "mem_desc")))
          .assembly("$source prop-dict attr-dict `` `:` type($source) `->` type($mem_desc)")
          .build(),
      define("update_nd_offset")
          .operand("TensorDesc", XegpuTypes.TENSOR_DESC)
          .operands("offsets", TypeSets.INDEX)
          .attr("const_offsets", AttrSets.DENSE_I64_ARRAY)
          .result("result", XegpuTypes.TENSOR_DESC)
          .sameType("TensorDesc", "result")
          .traits(BlockVerifier::update)
          .inferResults(state -> List.of(state.operands().getFirst().type()))
          .directive("DynamicIndexList", DynamicIndexList.of("offsets", "const_offsets"))
          .assembly("$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` type($result)")
          .build(),
      define("dpas")
          .operand("lhs", XegpuTypes.DPAS_OPERAND)
          .operand("rhs", XegpuTypes.DPAS_OPERAND)
          .optionalOperand("acc", XegpuTypes.DPAS_RESULT)
          .optionalAttr("layout_a", XegpuAttrs.ANY_LAYOUT)
          .optionalAttr("layout_b", XegpuAttrs.ANY_LAYOUT)
          .optionalAttr("layout_cd", XegpuAttrs.ANY_LAYOUT)
          .result("result", XegpuTypes.DPAS_RESULT)
          .traits(Agreement.inElement("lhs", "rhs"), MatrixVerifier::product)
          .assembly("$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs) `,` type($rhs) (`,` type($acc)^)? `->` type($result)")
          .build());

  private ComputeOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<ComputeOp> define(String name) {
    return OpDef.of("xegpu." + name, ComputeOp.class, ComputeOp::new);
  }
}
