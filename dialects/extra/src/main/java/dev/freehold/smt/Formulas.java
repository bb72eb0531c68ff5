// SPDX-License-Identifier: Apache-2.0
package dev.freehold.smt;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.dialects.syntax.Keywords;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import java.util.ArrayList;
import java.util.List;

/** The table of functions on booleans, integers, arrays, and of functions that the program declares. */
final class Formulas {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    DEFS.add(define("not").operand("input", Types.BOOL).result("result", Types.BOOL).assembly("$input attr-dict").build());
    for (String name : List.of("and", "or", "xor")) {
      DEFS.add(define(name).operands("inputs", Types.BOOL).result("result", Types.BOOL).assembly("$inputs attr-dict").build());
    }
    DEFS.add(define("implies").operand("lhs", Types.BOOL).operand("rhs", Types.BOOL).result("result", Types.BOOL)
        .assembly("$lhs `,` $rhs attr-dict").build());
    DEFS.add(define("ite").operand("cond", Types.BOOL).operand("thenValue", Types.ANY).operand("elseValue", Types.ANY).result("result", Types.ANY)
        .sameType("thenValue", "elseValue", "result")
        .assembly("$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))").build());
    DEFS.add(define("apply_func").operand("func", Types.FUNCTION).operands("args", Types.ANY_BUT_FUNCTION)
        .result("result", Types.ANY_BUT_FUNCTION)
        .typeFrom("summary", "func", "result", func -> ((FuncType) func).range())
        .typesFrom("summary", "func", "args", func -> ((FuncType) func.getFirst()).domain())
        .assembly("$func `(` $args `)` attr-dict `:` qualified(type($func))").build());
    integers();
    arrays();
  }

  private Formulas() {}

  private static OpDefBuilder<DeclaredOp> define(String name) {
    return DeclaredOp.pure("smt." + name);
  }

  private static void integers() {
    for (String name : List.of("add", "mul")) {
      DEFS.add(define("int." + name).operands("inputs", Types.INT).result("result", Types.INT).traits(Traits.COMMUTATIVE)
          .assembly("$inputs attr-dict").build());
    }
    for (String name : List.of("sub", "div", "mod")) {
      DEFS.add(define("int." + name).operand("lhs", Types.INT).operand("rhs", Types.INT).result("result", Types.INT)
          .assembly("$lhs `,` $rhs attr-dict").build());
    }
    DEFS.add(define("int.abs").operand("input", Types.INT).result("result", Types.INT).assembly("$input attr-dict").build());
    DEFS.add(define("int.cmp").attr("pred", Keywords.set(IntegerType.of(64), "pred", null, "lt", "le", "gt", "ge"))
        .operand("lhs", Types.INT).operand("rhs", Types.INT).result("result", Types.BOOL).assembly("$pred $lhs `,` $rhs attr-dict").build());
    DEFS.add(define("int2bv").operand("input", Types.INT).result("result", Types.BIT_VECTOR)
        .assembly("$input attr-dict `:` qualified(type($result))").build());
  }

  private static void arrays() {
    DEFS.add(define("array.store").operand("array", Types.ARRAY).operand("index", Types.ANY).operand("value", Types.ANY)
        .result("result", Types.ARRAY).sameType("array", "result")
        .typeFrom("summary", "array", "index", Formulas::domain).typeFrom("summary", "array", "value", Formulas::range)
        .assembly("$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))").build());
    DEFS.add(define("array.select").operand("array", Types.ARRAY).operand("index", Types.ANY).result("result", Types.ANY)
        .typeFrom("summary", "array", "index", Formulas::domain).typeFrom("summary", "array", "result", Formulas::range)
        .assembly("$array `[` $index `]` attr-dict `:` qualified(type($array))").build());
    DEFS.add(define("array.broadcast").operand("value", Types.ANY).result("result", Types.ARRAY)
        .typeFrom("summary", "result", "value", Formulas::range).assembly("$value attr-dict `:` qualified(type($result))").build());
  }

  private static Type domain(Type array) {
    return ((ArrayType) array).domain();
  }

  private static Type range(Type array) {
    return ((ArrayType) array).range();
  }
}
