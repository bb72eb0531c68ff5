// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** A function that LLVM knows, and of which nothing is known here: of coroutines, of exceptions, of annotations, of lists of arguments. */
public final class OpaqueIntrinsicOp extends Op {
  private static final String POINTER = "$ptr attr-dict `:` qualified(type($ptr))";
  private static final String FUNCTIONAL = " attr-dict `:` functional-type(operands, results)";

  static final List<OpDef<OpaqueIntrinsicOp>> DEFS = new ArrayList<>();

  static {
    coroutines();
    annotations();
    for (String name : List.of("vastart", "vaend")) {
      DEFS.add(define("intr." + name).operand("ptr", LlvmPointerType.SET).assembly(POINTER).build());
    }
    DEFS.add(define("intr.vacopy").operand("dest_list", LlvmPointerType.SET).operand("src_list", LlvmPointerType.SET)
        .assembly("$src_list `to` $dest_list attr-dict `:` type(operands)").build());
    DEFS.add(define("va_arg").operand("arg", LlvmPointerType.SET).result("res", TypeSet.ANY)
        .assembly("$arg attr-dict `:` functional-type($arg, $res)").build());
    DEFS.add(define("intr.eh.typeid.for").operand("type_info", LlvmPointerType.SET).result("res", TypeSet.ANY)
        .assembly("$type_info" + FUNCTIONAL).build());
    DEFS.add(define("intr.ubsantrap").attr("failureKind", AttrSets.I8).assembly("prop-dict attr-dict").build());
    for (String name : List.of("intr.vp.load", "intr.experimental.vp.strided.load")) {
      DEFS.add(define(name).operands("operands", TypeSet.ANY).result("res", TypeSet.ANY).build());
    }
    for (String name : List.of("intr.vp.store", "intr.experimental.vp.strided.store")) {
      DEFS.add(define(name).operands("operands", TypeSet.ANY).build());
    }
    matrices();
  }

  private OpaqueIntrinsicOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<OpaqueIntrinsicOp> define(String name) {
    return OpDef.of("llvm." + name, OpaqueIntrinsicOp.class, OpaqueIntrinsicOp::new);
  }

  private static void coroutines() {
    for (String name : List.of("begin", "end", "free", "id", "promise", "save")) {
      DEFS.add(define("intr.coro." + name).operands("arguments", TypeSet.ANY).result("res", TypeSet.ANY)
          .assembly("$arguments" + FUNCTIONAL).build());
    }
    for (String name : List.of("align", "size")) {
      DEFS.add(define("intr.coro." + name).result("res", TypeSet.ANY).assembly("attr-dict `:` type($res)").build());
    }
    DEFS.add(define("intr.coro.suspend").operand("save", TypeSet.only("LLVM token type", new LlvmWordType("token")))
        .operand("final", TypeSets.I1).result("res", TypeSet.ANY).assembly("$save `,` $final attr-dict `:` type($res)").build());
    DEFS.add(define("intr.coro.resume").operand("ptr", LlvmPointerType.SET).assembly(POINTER).build());
  }

  private static void annotations() {
    for (String name : List.of("annotation", "ptr.annotation")) {
      DEFS.add(define("intr." + name).operands("operands", TypeSet.ANY).result("res", TypeSet.ANY).build());
    }
    DEFS.add(define("intr.var.annotation").operands("operands", TypeSet.ANY).build());
    DEFS.add(define("intr.invariant.start").attr("size", AttrSets.I64).operand("ptr", LlvmPointerType.SET)
        .result("res", TypeSet.only("LLVM pointer in address space 0", LlvmPointerType.DEFAULT))
        .assembly("$size `,` " + POINTER).build());
    DEFS.add(define("intr.invariant.end").operand("start", TypeSet.only("LLVM pointer in address space 0", LlvmPointerType.DEFAULT))
        .attr("size", AttrSets.I64).operand("ptr", LlvmPointerType.SET).assembly("$start `,` $size `,` " + POINTER).build());
    for (String name : List.of("launder", "strip")) {
      DEFS.add(define("intr." + name + ".invariant.group").operand("ptr", LlvmPointerType.SET).result("res", LlvmPointerType.SET)
          .inferResults(state -> List.of(state.operands().getFirst().type())).assembly(POINTER).build());
    }
  }

  /** Matrices whose columns stand one after another in memory. */
  private static void matrices() {
    DEFS.add(shaped(define("intr.matrix.column.major.load").operand("data", LlvmPointerType.SET).operand("stride", TypeSets.INTEGER)
        .attr("isVolatile", AttrSets.I1)).result("res", TypeSet.ANY)
        .assembly("$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) `stride` type($stride)")
        .build());
    DEFS.add(shaped(define("intr.matrix.column.major.store").operand("matrix", TypeSet.ANY).operand("data", LlvmPointerType.SET)
        .operand("stride", TypeSets.INTEGER).attr("isVolatile", AttrSets.I1))
        .assembly("$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` qualified(type($data)) "
            + "`stride` type($stride)").build());
    DEFS.add(shaped(define("intr.matrix.transpose").operand("matrix", TypeSet.ANY)).result("res", TypeSet.ANY)
        .assembly("$matrix attr-dict `:` type($matrix) `into` type($res)").build());
  }

  private static OpDef.Builder<OpaqueIntrinsicOp> shaped(OpDef.Builder<OpaqueIntrinsicOp> builder) {
    return builder.attr("rows", AttrSets.I32).attr("columns", AttrSets.I32);
  }
}
