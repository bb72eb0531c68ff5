// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Functions of LLVM that do, or may do, something to memory: {@code "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : …}. */
final class MemoryIntrinsics {
  private static final TypeSet MASKS = LlvmTypes.vectorOf(TypeSets.I1);
  private static final TypeSet ADDRESSES = LlvmTypes.vectorOf(LlvmPointerType.SET);
  private static final String OPERANDS = "operands attr-dict `:` functional-type(operands, results)";
  private static final String POINTER = "$ptr attr-dict `:` qualified(type($ptr))";

  static final List<OpDef<DeclaredOp>> DEFS = new ArrayList<>();

  static {
    blocks();
    masked();
    matrices();
    for (String name : List.of("lifetime.start", "lifetime.end", "stackrestore")) {
      DEFS.add(define(name).operand("ptr", LlvmPointerType.SET).assembly(POINTER).build());
    }
    DEFS.add(define("prefetch").operand("addr", LlvmPointerType.SET).attr("rw", AttrSets.I32).attr("hint", AttrSets.I32)
        .attr("cache", AttrSets.I32).build());
    DEFS.add(define("stacksave").result("res", LlvmTypes.ANY).assembly("attr-dict `:` qualified(type($res))").build());
    invariants();
  }

  private MemoryIntrinsics() {}

  static OpDefBuilder<DeclaredOp> define(String name) {
    return DeclaredOp.define("llvm.intr." + name);
  }

  /** Bytes copied and set. */
  private static void blocks() {
    for (String name : List.of("memcpy", "memmove")) DEFS.add(block(to(name).operand("src", LlvmPointerType.SET, Effect.READS), true));
    DEFS.add(block(to("memcpy.inline").operand("src", LlvmPointerType.SET, Effect.READS), false));
    DEFS.add(block(to("memset").operand("val", TypeSets.I8), true));
    DEFS.add(block(to("memset.inline").operand("val", TypeSets.I8), false));
  }

  private static OpDefBuilder<DeclaredOp> to(String name) {
    return define(name).operand("dst", LlvmPointerType.SET, Effect.WRITES);
  }

  private static OpDef<DeclaredOp> block(OpDefBuilder<DeclaredOp> builder, boolean dynamic) {
    if (dynamic) builder.operand("len", TypeSets.SIGNLESS_INTEGER);
    else builder.attr("len", AttrSets.INTEGER);
    return withCallAttrs(MemoryAttrs.withAliases(builder.attr("isVolatile", AttrSets.I1))).build();
  }

  private static <O extends Op> OpDefBuilder<O> withCallAttrs(OpDefBuilder<O> builder) {
    return builder.optionalAttr("arg_attrs", AttrSets.DICT_ARRAY).optionalAttr("res_attrs", AttrSets.DICT_ARRAY);
  }

  private static void masked() {
    DEFS.add(define("masked.load").operand("data", LlvmPointerType.SET).operand("mask", MASKS)
        .optionalOperand("pass_thru", LlvmTypes.VECTORS).attr("alignment", AttrSets.I32).optionalAttr("nontemporal", AttrSets.UNIT)
        .result("res", LlvmTypes.VECTORS).assembly(OPERANDS).build());
    DEFS.add(define("masked.store").operand("value", LlvmTypes.VECTORS).operand("data", LlvmPointerType.SET).operand("mask", MASKS)
        .attr("alignment", AttrSets.I32)
        .assembly("$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))").build());
    DEFS.add(define("masked.gather").operand("ptrs", ADDRESSES).operand("mask", MASKS).operands("pass_thru", LlvmTypes.VECTORS)
        .attr("alignment", AttrSets.I32).result("res", LlvmTypes.VECTORS).traits(IntrinsicVerifier.addressForEach(0, Op::result))
        .assembly(OPERANDS).build());
    DEFS.add(define("masked.scatter").operand("value", LlvmTypes.VECTORS).operand("ptrs", ADDRESSES).operand("mask", MASKS)
        .attr("alignment", AttrSets.I32).traits(IntrinsicVerifier.addressForEach(1, op -> op.operand("value")))
        .assembly("$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)").build());
    DEFS.add(withCallAttrs(define("masked.compressstore").operand("value", LlvmTypes.VECTORS).operand("ptr", LlvmPointerType.SET)
        .operand("mask", MASKS)).build());
    DEFS.add(withCallAttrs(define("masked.expandload").operand("ptr", LlvmPointerType.SET).operand("mask", MASKS)
        .operand("passthru", LlvmTypes.VECTORS)).result("res", LlvmTypes.ANY).build());
  }

  /** Matrices with their columns one after another in memory. */
  private static void matrices() {
    DEFS.add(shaped(strided("load").attr("isVolatile", AttrSets.I1)).result("res", LlvmTypes.VECTORS)
        .assembly("$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)")
        .build());
    DEFS.add(shaped(strided("store").attr("isVolatile", AttrSets.I1))
        .assembly("$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` qualified(type($data)) "
            + "`stride` type($stride)")
        .build());
    DEFS.add(define("matrix.multiply").operand("lhs", LlvmTypes.VECTORS).operand("rhs", LlvmTypes.VECTORS)
        .attr("lhs_rows", AttrSets.I32).attr("lhs_columns", AttrSets.I32).attr("rhs_columns", AttrSets.I32).result("res", LlvmTypes.VECTORS)
        .assembly("$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)").build());
    DEFS.add(shaped(define("matrix.transpose").operand("matrix", LlvmTypes.VECTORS)).result("res", LlvmTypes.VECTORS)
        .assembly("$matrix attr-dict `:` type($matrix) `into` type($res)").build());
  }

  private static OpDefBuilder<DeclaredOp> strided(String access) {
    OpDefBuilder<DeclaredOp> builder = define("matrix.column.major." + access);
    if (access.equals("store")) builder.operand("matrix", LlvmTypes.VECTORS);
    return builder.operand("data", LlvmPointerType.SET).operand("stride", TypeSets.SIGNLESS_INTEGER);
  }

  private static OpDefBuilder<DeclaredOp> shaped(OpDefBuilder<DeclaredOp> builder) {
    return builder.attr("rows", AttrSets.I32).attr("columns", AttrSets.I32);
  }

  /** Memory that does not change for a while. */
  private static void invariants() {
    TypeSet first = TypeSet.only("LLVM pointer in address space 0", LlvmPointerType.DEFAULT);
    DEFS.add(define("invariant.start").attr("size", AttrSets.I64).operand("ptr", LlvmPointerType.SET).result("res", first)
        .assembly("$size `,` " + POINTER).build());
    DEFS.add(define("invariant.end").operand("start", first).attr("size", AttrSets.I64).operand("ptr", LlvmPointerType.SET)
        .assembly("$start `,` $size `,` " + POINTER).build());
    for (String name : List.of("launder", "strip")) {
      DEFS.add(define(name + ".invariant.group").operand("ptr", LlvmPointerType.SET).result("res", LlvmPointerType.SET)
          .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).inferResults(DeclaredOp::first).assembly(POINTER).build());
    }
  }
}
