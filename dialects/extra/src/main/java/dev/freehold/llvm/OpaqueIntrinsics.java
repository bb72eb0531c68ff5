// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Functions that LLVM knows, and of which nothing is known here: of coroutines, of exceptions, of annotations, of lists of arguments. */
final class OpaqueIntrinsics {
  private static final String FUNCTIONAL = " attr-dict `:` functional-type(operands, results)";

  static final List<OpDef<DeclaredOp>> DEFS = new ArrayList<>();

  static {
    coroutines();
    annotations();
    arguments();
    DEFS.add(MemoryIntrinsics.define("eh.typeid.for").operand("type_info", LlvmPointerType.SET).result("res", LlvmTypes.ANY)
        .assembly("$type_info" + FUNCTIONAL).build());
    DEFS.add(MemoryIntrinsics.define("ubsantrap").attr("failureKind", AttrSets.I8).assembly("prop-dict attr-dict").build());
    for (String name : List.of("trap", "debugtrap")) DEFS.add(MemoryIntrinsics.define(name).assembly("attr-dict").build());
    DEFS.add(MemoryIntrinsics.define("vscale").result("res", LlvmTypes.ANY).build());
  }

  private OpaqueIntrinsics() {}

  private static void coroutines() {
    for (String name : List.of("align", "size")) {
      DEFS.add(coroutine(name).result("res", LlvmTypes.ANY).assembly("attr-dict `:` type($res)").build());
    }
    DEFS.add(coroutine("id").operand("align", TypeSets.I32).operand("promise", LlvmPointerType.SET).operand("coroaddr", LlvmPointerType.SET)
        .operand("fnaddrs", LlvmPointerType.SET).result("res", LlvmTypes.ANY)
        .assembly("$align `,` $promise `,` $coroaddr `,` $fnaddrs" + FUNCTIONAL).build());
    DEFS.add(coroutine("begin").operand("token", LlvmTypes.TOKEN).operand("mem", LlvmPointerType.SET).result("res", LlvmTypes.ANY)
        .assembly("$token `,` $mem" + FUNCTIONAL).build());
    DEFS.add(coroutine("save").operand("handle", LlvmPointerType.SET).result("res", LlvmTypes.ANY).assembly("$handle" + FUNCTIONAL).build());
    DEFS.add(coroutine("suspend").operand("save", LlvmTypes.TOKEN).operand("final", TypeSets.I1).result("res", LlvmTypes.ANY)
        .assembly("$save `,` $final attr-dict `:` type($res)").build());
    DEFS.add(coroutine("end").operand("handle", LlvmPointerType.SET).operand("unwind", TypeSets.I1).operand("retvals", LlvmTypes.TOKEN)
        .result("res", LlvmTypes.ANY).assembly("$handle `,` $unwind `,` $retvals" + FUNCTIONAL).build());
    DEFS.add(coroutine("free").operand("id", LlvmTypes.TOKEN).operand("handle", LlvmPointerType.SET).result("res", LlvmTypes.ANY)
        .assembly("$id `,` $handle" + FUNCTIONAL).build());
    DEFS.add(coroutine("resume").operand("handle", LlvmPointerType.SET)
        .assembly("$handle attr-dict `:` qualified(type($handle))").build());
    DEFS.add(coroutine("promise").operand("handle", LlvmPointerType.SET).operand("align", TypeSets.I32).operand("from", TypeSets.I1)
        .result("res", LlvmPointerType.SET).assembly("$handle `,` $align `,` $from" + FUNCTIONAL).build());
  }

  private static OpDefBuilder<DeclaredOp> coroutine(String name) {
    return MemoryIntrinsics.define("coro." + name);
  }

  private static void annotations() {
    DEFS.add(MemoryIntrinsics.define("annotation").operand("integer", TypeSets.SIGNLESS_INTEGER)
        .operand("annotation", LlvmPointerType.SET).operand("fileName", LlvmPointerType.SET).operand("line", TypeSets.I32)
        .result("res", TypeSets.SIGNLESS_INTEGER).sameType("res", "integer").sameType("annotation", "fileName").build());
    DEFS.add(annotated(MemoryIntrinsics.define("ptr.annotation").operand("ptr", LlvmPointerType.SET)).result("res", LlvmPointerType.SET)
        .sameType("res", "ptr").sameType("annotation", "fileName", "attr").build());
    DEFS.add(annotated(MemoryIntrinsics.define("var.annotation").operand("val", LlvmPointerType.SET))
        .sameType("annotation", "fileName", "attr").build());
  }

  private static OpDefBuilder<DeclaredOp> annotated(OpDefBuilder<DeclaredOp> builder) {
    return builder.operand("annotation", LlvmPointerType.SET).operand("fileName", LlvmPointerType.SET).operand("line", TypeSets.I32)
        .operand("attr", LlvmPointerType.SET);
  }

  private static void arguments() {
    for (String name : List.of("vastart", "vaend")) {
      DEFS.add(MemoryIntrinsics.define(name).operand("arg_list", LlvmPointerType.SET)
          .assembly("$arg_list attr-dict `:` qualified(type($arg_list))").build());
    }
    DEFS.add(MemoryIntrinsics.define("vacopy").operand("dest_list", LlvmPointerType.SET).operand("src_list", LlvmPointerType.SET)
        .assembly("$src_list `to` $dest_list attr-dict `:` type(operands)").build());
    DEFS.add(DeclaredOp.define("llvm.va_arg").operand("arg", LlvmPointerType.SET).result("res", LlvmTypes.ANY)
        .assembly("$arg attr-dict `:` functional-type($arg, $res)").build());
  }
}
