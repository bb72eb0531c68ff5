// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import java.util.Set;

/** The clauses that several operations have: what each adds to the declaration, and its text. */
final class Clauses {
  static final String ASYNC = "`async` `` custom<Async>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)";
  static final String WAIT = "`wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, "
      + "$hasWaitDevnum, $waitOnly)";
  static final String ONE_ASYNC = "`async` `` custom<OneAsync>($asyncOperand, type($asyncOperand), $async)";
  static final String WAIT_DEVICE = "`wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)`";
  static final String DATA = "`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)`";
  static final String IF = "`if` `(` $ifCond `)`";

  private Clauses() {}

  /** {@code async(%a : index)}, for each kind of device. */
  static <O extends Op> void declareAsync(OpDefBuilder<O> op) {
    op.operands("asyncOperands", AccTypes.NUMBER)
        .optionalAttr("asyncOperandsDeviceType", DeviceTypes.ARRAY)
        .optionalAttr("asyncOnly", DeviceTypes.ARRAY)
        .directive("Async", DeviceTypes.valuesOrKeyword("asyncOperands", "asyncOperandsDeviceType", "asyncOnly"));
  }

  /** {@code async(%a : index)}, for all devices; {@code async} alone is an attribute. */
  static <O extends Op> void declareOneAsync(OpDefBuilder<O> op) {
    op.optionalOperand("asyncOperand", AccTypes.NUMBER).optionalAttr("async", AttrSets.UNIT)
        .directive("OneAsync", Directive.of((p, state) -> {
          if (!p.accept("(")) {
            state.attr("async", UnitAttr.INSTANCE);
            return;
          }
          state.operands("asyncOperand").add(p.expectOperand());
          p.expect(":");
          state.types("asyncOperand").add(p.expectType());
          p.expect(")");
        }, (each, out) -> {
          for (Value value : each.operandSegment("asyncOperand")) out.text("(").operand(value).text(" : ").type(value.type()).text(")");
        }));
  }

  /** {@code wait_devnum(%d : i32) wait(%a : index)}, for all devices; {@code wait} alone is an attribute. */
  static <O extends Op> void declareOneWait(OpDefBuilder<O> op) {
    op.optionalOperand("waitDevnum", AccTypes.NUMBER).operands("waitOperands", AccTypes.NUMBER).optionalAttr("wait", AttrSets.UNIT)
        .directive("OneWait", Directive.of((p, state) -> {
          if (!p.accept("(")) {
            state.attr("wait", UnitAttr.INSTANCE);
            return;
          }
          state.operands("waitOperands").addAll(p.operandList(Delimiter.NONE));
          p.expect(":");
          state.types("waitOperands").addAll(p.typeListNoParens());
          p.expect(")");
        }, (each, out) -> {
          OperandRange values = each.operandSegment("waitOperands");
          if (!values.isEmpty()) out.text("(").operands(values).text(" : ").typesOf(values).text(")");
        }));
  }

  /** Returns whether no clause is given both alone and with operands. */
  static boolean verifyAlone(Op op, Checker check) {
    String fault = null;
    if (!op.operandSegment("asyncOperand").isEmpty() && op.hasAttr("async")) fault = "async attribute cannot appear with asyncOperand";
    else if (!op.operandSegment("waitOperands").isEmpty() && op.hasAttr("wait")) fault = "wait attribute cannot appear with waitOperands";
    else if (!op.operandSegment("waitDevnum").isEmpty() && op.operandSegment("waitOperands").isEmpty()) {
      fault = "wait_devnum cannot appear without waitOperands";
    }
    if (fault != null) check.plainError(fault);
    return fault == null;
  }

  /** Returns whether the operands of a segment are defined by some operations; otherwise reports the message. */
  static boolean verifyDefined(Op op, String group, Set<String> by, String message, Checker check) {
    for (Value value : op.operandSegment(group)) {
      if (value.definingOp() != null && by.contains(value.definingOp().name())) continue;
      check.plainError(message);
      return false;
    }
    return true;
  }
}
