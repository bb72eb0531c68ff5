// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** A function that LLVM knows and that does, or may do, something to memory: {@code "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : …}. */
public final class MemoryIntrinsicOp extends Op {
  static final List<OpDef<MemoryIntrinsicOp>> DEFS = List.of(
      copy("memcpy").build(),
      copy("memmove").build(),
      withAliases(define("memset").operand("dst", LlvmPointerType.SET, Effect.WRITES).operand("val", TypeSets.I8).operand("len", TypeSet.ANY)
          .attr("isVolatile", AttrSets.I1)).build(),
      withAliases(define("memcpy.inline").operand("dst", LlvmPointerType.SET, Effect.WRITES)
          .operand("src", LlvmPointerType.SET, Effect.READS).attr("len", AttrSets.ANY).attr("isVolatile", AttrSets.I1)).build(),
      withAliases(define("memset.inline").operand("dst", LlvmPointerType.SET, Effect.WRITES).operand("val", TypeSets.I8)
          .attr("len", AttrSets.ANY).attr("isVolatile", AttrSets.I1)).build(),
      define("lifetime.start").operand("ptr", LlvmPointerType.SET).assembly("$ptr attr-dict `:` qualified(type($ptr))").build(),
      define("lifetime.end").operand("ptr", LlvmPointerType.SET).assembly("$ptr attr-dict `:` qualified(type($ptr))").build(),
      define("prefetch").operand("addr", LlvmPointerType.SET).attr("rw", AttrSets.I32).attr("hint", AttrSets.I32).attr("cache", AttrSets.I32)
          .build(),
      define("masked.load").operand("data", LlvmPointerType.SET).operand("mask", TypeSet.ANY).operands("pass_thru", TypeSet.ANY)
          .attr("alignment", AttrSets.I32).optionalAttr("nontemporal", AttrSets.UNIT).result("res", TypeSet.ANY)
          .assembly("operands attr-dict `:` functional-type(operands, results)").build(),
      define("masked.store").operand("value", TypeSet.ANY).operand("data", LlvmPointerType.SET).operand("mask", TypeSet.ANY)
          .attr("alignment", AttrSets.I32)
          .assembly("$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))").build(),
      define("masked.gather").operand("ptrs", TypeSet.ANY).operand("mask", TypeSet.ANY).operands("pass_thru", TypeSet.ANY)
          .attr("alignment", AttrSets.I32).result("res", TypeSet.ANY)
          .assembly("operands attr-dict `:` functional-type(operands, results)").build(),
      define("masked.scatter").operand("value", TypeSet.ANY).operand("ptrs", TypeSet.ANY).operand("mask", TypeSet.ANY)
          .attr("alignment", AttrSets.I32)
          .assembly("$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)").build(),
      define("masked.compressstore").operand("value", TypeSet.ANY).operand("ptr", LlvmPointerType.SET).operand("mask", TypeSet.ANY)
          .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY).optionalAttr("res_attrs", AttrSets.DICT_ARRAY).build(),
      define("masked.expandload").operand("ptr", LlvmPointerType.SET).operand("mask", TypeSet.ANY).operand("passthru", TypeSet.ANY)
          .optionalAttr("arg_attrs", AttrSets.DICT_ARRAY).optionalAttr("res_attrs", AttrSets.DICT_ARRAY).result("res", TypeSet.ANY).build(),
      define("matrix.multiply").operand("lhs", TypeSet.ANY).operand("rhs", TypeSet.ANY)
          .attr("lhs_rows", AttrSets.I32).attr("lhs_columns", AttrSets.I32).attr("rhs_columns", AttrSets.I32).result("res", TypeSet.ANY)
          .assembly("$lhs `,` $rhs attr-dict `:` functional-type(operands, results)").build(),
      define("vscale").result("res", TypeSet.ANY).build(),
      define("stacksave").result("res", LlvmPointerType.SET).assembly("attr-dict `:` qualified(type($res))").build(),
      define("stackrestore").operand("ptr", LlvmPointerType.SET).assembly("$ptr attr-dict `:` qualified(type($ptr))").build(),
      define("trap").assembly("attr-dict").build(),
      define("debugtrap").assembly("attr-dict").build());

  private MemoryIntrinsicOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<MemoryIntrinsicOp> define(String name) {
    return OpDef.of("llvm.intr." + name, MemoryIntrinsicOp.class, MemoryIntrinsicOp::new);
  }

  private static OpDef.Builder<MemoryIntrinsicOp> copy(String name) {
    return withAliases(define(name).operand("dst", LlvmPointerType.SET, Effect.WRITES).operand("src", LlvmPointerType.SET, Effect.READS)
        .operand("len", TypeSet.ANY).attr("isVolatile", AttrSets.I1));
  }

  private static OpDef.Builder<MemoryIntrinsicOp> withAliases(OpDef.Builder<MemoryIntrinsicOp> builder) {
    MemoryAttrs.withAliases(builder);
    return builder.optionalAttr("arg_attrs", AttrSets.DICT_ARRAY).optionalAttr("res_attrs", AttrSets.DICT_ARRAY);
  }
}
