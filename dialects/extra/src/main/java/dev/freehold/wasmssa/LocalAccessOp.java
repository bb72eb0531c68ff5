// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeAttr;
import java.util.List;

/** Makes a variable, reads it or sets it: {@code wasmssa.local_set %l : ref to i32 to %v : i32}. */
public final class LocalAccessOp extends Op {
  private static final String SET = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict";

  static final List<OpDef<LocalAccessOp>> DEFS = List.of(
      define("local").attr("type", AttrSets.typeOf(Types.VALUE)).result("result", LocalRefType.SET)
          .inferResults(state -> state.prop("type") instanceof TypeAttr type ? List.of(new LocalRefType(type.value())) : null)
          .assembly("`of` `type` $type attr-dict").build(),
      define("local_get").operand("localVar", LocalRefType.SET).result("result", Types.VALUE).inferResults(LocalAccessOp::element)
          .assembly("$localVar `:` type($localVar) attr-dict").build(),
      define("local_set").operand("localVar", LocalRefType.SET).operand("value", Types.VALUE)
          .traits(LocalAccessOp::verifySet).assembly(SET).build(),
      define("local_tee").operand("localVar", LocalRefType.SET).operand("value", Types.VALUE).result("result", Types.VALUE)
          .inferResults(LocalAccessOp::element).traits(LocalAccessOp::verifyTee).assembly(SET).build());

  private LocalAccessOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<LocalAccessOp> define(String name) {
    return OpDef.of("wasmssa." + name, LocalAccessOp.class, LocalAccessOp::new);
  }

  private static List<Type> element(OpState<?> state) {
    return List.of(((LocalRefType) state.operands().getFirst().type()).element());
  }

  private static boolean fits(Op op) {
    return ((LocalRefType) op.operand("localVar").type()).element().equals(op.operand("value").type());
  }

  private static void verifySet(Op op, Checker check) {
    if (!fits(op)) check.plainError("input type and result type of local.set do not match");
  }

  private static void verifyTee(Op op, Checker check) {
    boolean returnsIt = op.operand("value").type().equals(op.result().type());
    if (!fits(op) || !returnsIt) check.plainError("input type and output type of local.tee do not match");
  }
}
