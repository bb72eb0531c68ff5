// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xevm;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.llvm.ConstantRangeAttr;
import dev.freehold.llvm.LlvmPointerType;
import java.util.ArrayList;
import java.util.List;

/** Loads and stores of blocks, products of blocks, and where a thread is. */
public final class XevmOp extends Op {
  private static final TypeSet KEYWORD = TypeSets.anyOf(TypeSets.I8, TypeSets.I16, TypeSets.I32, TypeSets.I64);
  private static final TypeSet KEYWORDS = KEYWORD.or(TypeSets.fixedVectorOfRanks(List.of(1), KEYWORD));
  private static final TypeSet BLOCK = TypeSets.fixedVectorOfRanks(List.of(1), TypeSets.integer(8), TypeSets.integer(16), TypeSets.integer(32),
      TypeSets.F32, TypeSets.TF32, TypeSets.F16, TypeSets.BF16);
  private static final TypeSet GLOBAL = LlvmPointerType.inSpace(1).or(LlvmPointerType.inSpace(4));
  private static final AttrSet LOAD_CACHE = XevmAttrs.LOAD_CACHE.set("Describe the cache settings for load operators");
  private static final AttrSet STORE_CACHE = XevmAttrs.STORE_CACHE.set("Describe the cache settings for store operators");
  private static final String WITH_RESULT = "operands prop-dict attr-dict `:` functional-type(operands, results)";
  private static final String WITHOUT_RESULT = "operands prop-dict attr-dict `:` `(` type(operands) `)`";

  static final List<OpDef<XevmOp>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("group_count", "group_id", "local_id", "local_size")) {
      for (String dimension : List.of("x", "y", "z")) DEFS.add(register(name + "." + dimension));
    }
    for (String name : List.of("lane_id", "subgroup_id", "subgroup_size")) DEFS.add(register(name));

    DEFS.add(define("blockload").operand("ptr", LlvmPointerType.SET, Effect.READS).optionalAttr("cache_control", LOAD_CACHE)
        .result("res", KEYWORDS).traits((op, check) -> TileVerifier.keywords(op, op.result().type(), check)).assembly(WITH_RESULT).build());
    DEFS.add(define("blockstore").operand("ptr", LlvmPointerType.SET, Effect.WRITES).operand("val", KEYWORDS)
        .optionalAttr("cache_control", STORE_CACHE).traits((op, check) -> TileVerifier.keywords(op, op.operand("val").type(), check))
        .assembly(WITHOUT_RESULT).build());
    DEFS.add(define("prefetch").operand("ptr", GLOBAL).optionalAttr("cache_control", LOAD_CACHE).assembly(WITHOUT_RESULT).build());
    DEFS.add(tile(matrix(define("blockload2d").operand("ptr", LlvmPointerType.SET, Effect.READS)))
        .attr("v_blocks", AttrSets.I32).attr("transpose", AttrSets.I1).attr("pack_register", AttrSets.I1)
        .optionalAttr("cache_control", LOAD_CACHE).result("res", BLOCK).traits(TileVerifier::load).assembly(WITH_RESULT).build());
    DEFS.add(tile(matrix(define("blockstore2d").operand("ptr", LlvmPointerType.SET, Effect.WRITES)).operand("stored_val", BLOCK))
        .optionalAttr("cache_control", STORE_CACHE).traits(TileVerifier::store).assembly(WITHOUT_RESULT).build());
    DEFS.add(tile(matrix(define("blockprefetch2d").operand("ptr", LlvmPointerType.SET)))
        .attr("v_blocks", AttrSets.I32).optionalAttr("cache_control", LOAD_CACHE).traits(TileVerifier::prefetch).assembly(WITHOUT_RESULT).build());
    DEFS.add(define("memfence").attr("scope", XevmAttrs.SCOPE.set("Describe memory scopes"))
        .defaultAttr("addrspace", XevmAttrs.ADDRESS_SPACE.set("Describe address spaces"), XevmAttrs.ADDRESS_SPACE.of("generic"))
        .assembly("prop-dict attr-dict").build());
    DEFS.add(define("mma").operand("a", BLOCK).operand("b", BLOCK).optionalOperand("c", BLOCK).result("d", BLOCK).traits(TileVerifier::product)
        .attr("shape", XevmAttrs.SHAPE.set("")).attr("types", XevmAttrs.TYPES.set(""))
        .assembly("$a `,` $b (`,` $c^)? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict "
            + "`:` functional-type(operands, results)")
        .build());
  }

  private XevmOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<XevmOp> define(String name) {
    return OpDef.of("xevm." + name, XevmOp.class, XevmOp::new);
  }

  private static OpDef<XevmOp> register(String name) {
    return define(name).optionalAttr("range", ConstantRangeAttr.SET).result("res", TypeSets.I32.or(TypeSets.I64))
        .assembly("(`range` $range^)? attr-dict `:` type($res)").build();
  }

  /** The size of a matrix in memory, and coordinates in it. */
  private static OpDefBuilder<XevmOp> matrix(OpDefBuilder<XevmOp> op) {
    for (String number : List.of("base_width", "base_height", "base_pitch", "x", "y")) op.operand(number, TypeSets.I32);
    return op;
  }

  private static OpDefBuilder<XevmOp> tile(OpDefBuilder<XevmOp> op) {
    return op.attr("elem_size_in_bits", AttrSets.I32).attr("tile_width", AttrSets.I32).attr("tile_height", AttrSets.I32);
  }
}
