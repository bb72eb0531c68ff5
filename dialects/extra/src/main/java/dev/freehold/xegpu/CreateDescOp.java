// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import java.util.List;

/** Describes a block of a buffer, or some of its elements: {@code xegpu.create_nd_tdesc %m[0, %i] : memref<…> -> !xegpu.tensor_desc<8x16xf16>}. */
public final class CreateDescOp extends Op implements Pure, ViewLike {
  static final List<OpDef<CreateDescOp>> DEFS = List.of(
      define("create_nd_tdesc")
          .operand("source", XegpuTypes.BASE)
          .operands("offsets", TypeSets.INDEX)
          .operands("shape", TypeSets.INDEX)
          .operands("strides", TypeSets.INDEX)
          .optionalAttr("const_offsets", AttrSets.DENSE_I64_ARRAY)
          .optionalAttr("const_shape", AttrSets.DENSE_I64_ARRAY)
          .optionalAttr("const_strides", AttrSets.DENSE_I64_ARRAY)
          .operandSegments()
          .result("TensorDesc", XegpuTypes.TENSOR_DESC)
          .traits(BlockVerifier::create)
          .directive("OptionalDynamicIndexList", DynamicIndexList.optional("offsets", "const_offsets"))
          .directive("DynamicIndexList($shape, $const_shape)", DynamicIndexList.of("shape", "const_shape"))
          .directive("DynamicIndexList($strides, $const_strides)", DynamicIndexList.of("strides", "const_strides"))
          .assembly("$source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) "
              + "(`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^ "
              + "`,` `strides` `:` custom<DynamicIndexList>($strides, $const_strides))? "
              + "attr-dict `:` type($source) `->` type($TensorDesc)")
          .build(),
      define("create_tdesc")
          .operand("source", XegpuTypes.SCATTERED_BASE)
          .operand("offsets", XegpuTypes.OFFSETS)
          .result("TensorDesc", XegpuTypes.TENSOR_DESC)
          .traits(ScatterVerifier::create)
          .assembly("$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) `->` type($TensorDesc)")
          .build());

  private CreateDescOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<CreateDescOp> define(String name) {
    return OpDef.of("xegpu." + name, CreateDescOp.class, CreateDescOp::new);
  }

  @Override
  public Value viewSource() {
    return operand("source");
  }
}
