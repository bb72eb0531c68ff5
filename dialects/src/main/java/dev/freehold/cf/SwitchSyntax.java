// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cf;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** {@code %flag : i32, [default: ^a(…), 42: ^b(…)]}, one case a line. */
final class SwitchSyntax implements OpSyntax<SwitchOp> {
  private static final BigInteger GREATEST = BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

  @Override
  public void parse(OpParser p, OpState<SwitchOp> state) {
    OpParser.Operand name = p.expectOperand();
    p.expect(":");
    IntegerType type = p.type(IntegerType.class, "builtin.integer");
    Value flag = p.resolve(name, type);
    p.expect(",");
    p.expect("[");
    p.expect("default");
    p.expect(":");
    OpParser.BranchTarget whenNone = p.successorAndOperands();
    state.successors(whenNone.block());
    List<Attribute> values = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    List<Value> caseOperands = new ArrayList<>();
    while (p.accept(",")) {
      values.add(new IntegerAttr(type, BigInteger.valueOf(p.expectInteger())));
      p.expect(":");
      OpParser.BranchTarget target = p.successorAndOperands();
      state.successors(target.block());
      sizes.add(target.operands().size());
      caseOperands.addAll(target.operands());
    }
    p.expect("]");
    if (!values.isEmpty()) state.attr("case_values", DenseElementsAttr.of(VectorType.of(Shape.of(values.size()), type), values));
    state.attr("case_operand_segments", DenseArrayAttr.i32(sizes.stream().mapToInt(Integer::intValue).toArray()));
    state.operandGroups(List.of(flag), whenNone.operands(), caseOperands);
    p.attrDict(state);
  }

  @Override
  public void print(SwitchOp op, OpPrinter out) {
    out.text(" ").operand(op.flag()).text(" : ").type(op.flag().type()).text(", [");
    out.newline();
    out.text("  default: ").successorAndOperands(op.defaultTarget(), op.defaultArguments());
    for (SwitchOp.Case one : op.cases()) {
      out.text(",");
      out.newline();
      out.text("  " + unsigned(one.value(), op.flag().type()) + ": ").successorAndOperands(one.target(), one.arguments());
    }
    if (!op.cases().isEmpty()) out.newline();
    out.text("]");
    out.attrDict(op, "case_values", "case_operand_segments", "operandSegmentSizes");
  }

  /** The reference shows values without their sign, and those that need more than 64 bits as the greatest that does not. */
  private static BigInteger unsigned(BigInteger value, Type type) {
    return value.mod(BigInteger.ONE.shiftLeft(((IntegerType) type).width())).min(GREATEST);
  }
}
