// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.memref.AtomicRmwKind;
import java.util.ArrayList;
import java.util.List;

/** Loads, stores and prefetches of blocks, of scattered elements, and of matrices that a workgroup shares. */
public final class AccessOp extends Op {
  static final List<OpDef<AccessOp>> DEFS = new ArrayList<>();
  private static final AttrSet HINT = XegpuAttrs.CACHE_HINT.set("Describe the cache settings for prefetch/load/store operators");
  private static final String INDICES = "`` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict ";
  private static final String MATRIX = "$mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands)";

  static {
    DEFS.add(hinted(block(define("prefetch_nd").operand("TensorDesc", XegpuTypes.TENSOR_DESC)))
        .traits(BlockVerifier::prefetch).assembly("$TensorDesc " + INDICES + "`:` type($TensorDesc)").build());
    DEFS.add(hinted(block(define("load_nd").operand("TensorDesc", XegpuTypes.TENSOR_DESC, Effect.READS))
        .optionalAttr("packed", AttrSets.UNIT).optionalAttr("transpose", AttrSets.DENSE_I64_ARRAY))
        .result("value", XegpuTypes.VALUE).traits(Agreement.inElement("value", "TensorDesc"), BlockVerifier::load)
        .assembly("$TensorDesc " + INDICES + "`:` type($TensorDesc) `->` type($value)").build());
    DEFS.add(hinted(block(define("store_nd").operand("value", XegpuTypes.VALUE).operand("TensorDesc", XegpuTypes.TENSOR_DESC, Effect.WRITES)))
        .traits(Agreement.inElement("value", "TensorDesc"), BlockVerifier::store)
        .assembly("$value `,` $TensorDesc " + INDICES + "`:` type($value) `,` type($TensorDesc)").build());

    DEFS.add(hinted(define("prefetch").operand("source", XegpuTypes.SCATTERED).optionalOperand("offsets", XegpuTypes.OFFSETS_OR_SCALAR))
        .optionalAttr("offset_align_byte", AttrSets.I64).traits(ScatterVerifier::prefetch)
        .assembly("$source (`[` $offsets^ `]`)? prop-dict attr-dict `:` type(operands)").build());
    DEFS.add(hinted(scattered(define("load").operand("source", XegpuTypes.SCATTERED, Effect.READS)))
        .result("value", XegpuTypes.VALUE_OR_SCALAR).traits(ScatterVerifier::load)
        .assembly("$source (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)").build());
    DEFS.add(hinted(scattered(define("store").operand("value", XegpuTypes.VALUE_OR_SCALAR).operand("dest", XegpuTypes.SCATTERED, Effect.WRITES)))
        .traits(ScatterVerifier::store)
        .assembly("$value `,` $dest (`[` $offsets^ `]`)? `,` $mask prop-dict attr-dict `:` type(operands)").build());
    DEFS.add(define("update_offset").operand("TensorDesc", XegpuTypes.TENSOR_DESC).operand("offsets", XegpuTypes.OFFSETS)
        .result("result", XegpuTypes.TENSOR_DESC).sameType("TensorDesc", "result").traits(ScatterVerifier::update)
        .inferResults(state -> List.of(state.operands().getFirst().type()))
        .assembly("$TensorDesc `,` $offsets attr-dict `:` type($TensorDesc) `,` type($offsets)").build());
    DEFS.add(define("atomic_rmw").attr("kind", AtomicRmwKind.SET).operand("tensorDesc", XegpuTypes.TENSOR_DESC, Effect.READS, Effect.WRITES)
        .operand("mask", XegpuTypes.MASK).operand("value", XegpuTypes.VALUE).optionalAttr("layout", XegpuAttrs.ANY_LAYOUT)
        .result("result", XegpuTypes.VALUE)
        .traits(Agreement.inElement("tensorDesc", "value", "result"), Agreement.inShape("tensorDesc", "value", "result"))
        .assembly("$kind $tensorDesc `,` $mask `,` $value attr-dict `:` type($tensorDesc) `,` type($mask) `,` type($value) `->` type($result)")
        .build());

    DEFS.add(matrix(define("load_matrix"), Effect.READS).result("res", XegpuTypes.VALUE_OR_SCALAR)
        .traits(Agreement.inElement("mem_desc", "res"), MatrixVerifier::load).assembly(MATRIX + " `->` type(results)").build());
    DEFS.add(matrix(define("store_matrix").operand("data", XegpuTypes.VALUE_OR_SCALAR), Effect.WRITES)
        .traits(Agreement.inElement("mem_desc", "data"), MatrixVerifier::store).assembly("$data `,` " + MATRIX).build());
  }

  private AccessOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<AccessOp> define(String name) {
    return OpDef.of("xegpu." + name, AccessOp.class, AccessOp::new);
  }

  private static OpDefBuilder<AccessOp> block(OpDefBuilder<AccessOp> op) {
    return op.operands("offsets", TypeSets.INDEX).optionalAttr("const_offsets", AttrSets.DENSE_I64_ARRAY)
        .directive("OptionalDynamicIndexList", DynamicIndexList.optional("offsets", "const_offsets"));
  }

  private static OpDefBuilder<AccessOp> scattered(OpDefBuilder<AccessOp> op) {
    return op.optionalOperand("offsets", XegpuTypes.OFFSETS_OR_SCALAR).operand("mask", XegpuTypes.MASK_OR_SCALAR)
        .optionalAttr("chunk_size", AttrSets.I64);
  }

  private static OpDefBuilder<AccessOp> matrix(OpDefBuilder<AccessOp> op, Effect access) {
    return op.operand("mem_desc", XegpuTypes.MEM_DESC, access).operands("offsets", TypeSets.INDEX).attr("const_offsets", AttrSets.DENSE_I64_ARRAY)
        .optionalAttr("subgroup_block_io", AttrSets.UNIT).optionalAttr("layout", XegpuAttrs.ANY_LAYOUT)
        .directive("DynamicIndexList", DynamicIndexList.of("offsets", "const_offsets"));
  }

  private static OpDefBuilder<AccessOp> hinted(OpDefBuilder<AccessOp> op) {
    return op.optionalAttr("l1_hint", HINT).optionalAttr("l2_hint", HINT).optionalAttr("l3_hint", HINT)
        .optionalAttr("layout", XegpuAttrs.ANY_LAYOUT);
  }
}
