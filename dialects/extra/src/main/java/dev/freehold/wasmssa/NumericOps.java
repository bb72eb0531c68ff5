// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.arith.ArithTypes;
import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.AttrAssembly;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;

/** The table of numeric functions, and calls; none of them declares that it has no effects. */
final class NumericOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    AttrSet typed = new AttrSet(AttrSets.TYPED.description(), AttrSets.TYPED.contains(), new AttrAssembly.Checked(AttrSets.TYPED.contains(), null));
    DEFS.add(define("const").attr("value", typed).result("result", Types.NUMBER).sameType("value", "result").assembly("$value attr-dict").build());
    for (String name : List.of("add", "and", "mul", "or", "sub", "xor")) binary(name, Types.NUMBER);
    for (String name : List.of("div", "min", "max", "copysign")) binary(name, Types.FLOAT);
    for (String name : List.of("div_ui", "div_si", "rem_ui", "rem_si")) binary(name, Types.INTEGER);
    for (String name : List.of("eq", "ne")) comparison(name, Types.NUMBER);
    for (String name : List.of("lt", "le", "gt", "ge")) {
      comparison(name, Types.FLOAT);
      comparison(name + "_si", Types.INTEGER);
      comparison(name + "_ui", Types.INTEGER);
    }
    for (String name : List.of("shl", "shr_s", "shr_u", "rotl", "rotr")) {
      DEFS.add(define(name).operand("val", Types.INTEGER).operand("bits", Types.INTEGER).result("result", Types.INTEGER)
          .sameType("val", "bits", "result").assembly("$val `by` $bits `bits` `:` type($val) attr-dict").build());
    }
    for (String name : List.of("abs", "ceil", "floor", "neg", "sqrt", "trunc")) unary(name, Types.FLOAT);
    for (String name : List.of("ctz", "clz", "popcnt")) unary(name, Types.INTEGER);
    DEFS.add(define("eqz").operand("input", Types.INTEGER).result("result", TypeSets.I32)
        .assembly("$input `:` type($input) `->` type($result) attr-dict").build());
    conversions();
    DEFS.add(define("call").attr("callee", AttrSets.FLAT_SYMBOL_REF).operands("operands", Types.VALUE).results("results", Types.VALUE)
        .assembly("$callee (`(`$operands^`)`)? attr-dict `:` functional-type($operands, $results)").build());
  }

  private NumericOps() {}

  private static OpDefBuilder<DeclaredOp> define(String name) {
    return DeclaredOp.define("wasmssa." + name);
  }

  private static void binary(String name, TypeSet types) {
    DEFS.add(define(name).operand("lhs", types).operand("rhs", types).result("result", types).sameType("lhs", "rhs", "result")
        .assembly("$lhs $rhs `:` type($lhs) attr-dict").build());
  }

  private static void comparison(String name, TypeSet types) {
    DEFS.add(define(name).operand("lhs", types).operand("rhs", types).result("result", TypeSets.I32).sameType("lhs", "rhs")
        .assembly("$lhs $rhs `:` type($lhs) `->` type($result) attr-dict").build());
  }

  private static void unary(String name, TypeSet types) {
    DEFS.add(define(name).operand("src", types).result("result", types).sameType("src", "result")
        .assembly("$src `:` type($src) attr-dict").build());
  }

  private static void conversions() {
    String types = "$input `:` type($input) `to` type($result) attr-dict";
    for (String name : List.of("convert_u", "convert_s")) DEFS.add(conversion(name, Types.INTEGER, Types.FLOAT).assembly(types).build());
    DEFS.add(conversion("demote", TypeSets.F64, TypeSets.F32).assembly(types).build());
    DEFS.add(conversion("promote", TypeSets.F32, TypeSets.F64).assembly(types).build());
    DEFS.add(conversion("wrap", TypeSets.I64, TypeSets.I32).assembly(types).build());
    for (String name : List.of("extend_i32_s", "extend_i32_u")) {
      DEFS.add(conversion(name, TypeSets.I32, TypeSets.I64).assembly("$input `to` type($result) attr-dict").build());
    }
    DEFS.add(conversion("reinterpret", Types.NUMBER, Types.NUMBER).traits(NumericOps::verifyReinterpreted)
        .assembly("$input `:` type($input) `as` type($result) attr-dict").build());
    DEFS.add(conversion("extend", Types.INTEGER, Types.INTEGER)
        .attr("bitsToTake", AttrSets.plain("An Attribute containing a integer value", IntegerAttr.class)).sameType("input", "result")
        .traits(NumericOps::verifyExtended).assembly("$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict").build());
  }

  private static OpDefBuilder<DeclaredOp> conversion(String name, TypeSet from, TypeSet to) {
    return define(name).operand("input", from).result("result", to);
  }

  private static void verifyReinterpreted(Op op, Checker check) {
    Type from = op.operand("input").type();
    Type to = op.result().type();
    if (from.equals(to)) {
      check.plainError("reinterpret input and output type should be distinct");
    } else if (ArithTypes.width(from) != ArithTypes.width(to)) {
      check.plainError("input type (" + Printing.quoted(from) + ") and output type (" + Printing.quoted(to) + ") have incompatible bit widths");
    }
  }

  private static void verifyExtended(Op op, Checker check) {
    String bits = op.attr("bitsToTake", IntegerAttr.class).unsigned().toString();
    Type type = op.operand("input").type();
    if (!List.of("8", "16", "32").contains(bits)) {
      check.plainError("extend op can only take 8, 16 or 32 bits. Got " + bits);
    } else if (Integer.parseInt(bits) >= ArithTypes.width(type)) {
      check.plainError("trying to extend the " + bits + " low bits from a " + Printing.quoted(type) + " value is illegal");
    }
  }
}
