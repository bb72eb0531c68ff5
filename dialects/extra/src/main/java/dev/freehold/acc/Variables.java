// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;

/** The variable that a data clause is about: {@code varPtr(%m : memref<4xf32>) varType(tensor<4xf32>)}. */
final class Variables {
  private Variables() {}

  /** Adds the type of the variable, which the text leaves out where that of the operand has it, and how both are written. */
  static <O extends Op> void declare(OpDefBuilder<O> op) {
    op.attr("varType", AttrSets.TYPE)
        .directive("Var", value("varPtr", "var", "var"))
        .directive("VarPtrType", Directive.of(Variables::parseType, Variables::printType));
  }

  /** {@code varPtr(%m}, and {@code var(%x} for what is no pointer. */
  private static <O extends Op> Directive<O> value(String pointer, String other, String operand) {
    return Directive.of((p, state) -> {
      if (!p.accept(pointer)) p.expect(other);
      p.expect("(");
      state.operands(operand).add(p.expectOperand());
    }, (op, out) -> {
      Value value = op.operandSegment(operand).getFirst();
      out.text(AccTypes.isPointer(value.type()) ? pointer : other).text("(").operand(value);
    });
  }

  private static void parseType(OpParser p, FormatState<?> state) {
    Type type = p.expectType();
    p.expect(")");
    state.types("var").add(type);
    Type variable = AccTypes.variable(type);
    if (p.accept("varType")) {
      p.expect("(");
      variable = p.expectType();
      p.expect(")");
    }
    state.attr("varType", new TypeAttr(variable == null ? type : variable));
  }

  private static void printType(Op op, OpPrinter out) {
    Type type = op.operandSegment("var").getFirst().type();
    out.type(type).text(")");
    Type variable = op.attr("varType", TypeAttr.class).value();
    Type implied = AccTypes.variable(type);
    if (!variable.equals(implied == null ? type : implied)) out.text(" varType(").type(variable).text(")");
  }

  /** {@code accPtr(%m : memref<4xf32>)}: the directive for the copy on the device. */
  static <O extends Op> Directive<O> onDevice() {
    Directive<O> value = value("accPtr", "accVar", "accVar");
    return Directive.of((p, state) -> {
      value.parse(p, state);
      p.expect(":");
      state.types("accVar").add(p.expectType());
      p.expect(")");
    }, (op, out) -> {
      value.print(op, out);
      out.text(" : ").type(op.operandSegment("accVar").getFirst().type()).text(")");
    });
  }
}
