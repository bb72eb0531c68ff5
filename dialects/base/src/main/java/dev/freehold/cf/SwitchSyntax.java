// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cf;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** {@code default: ^a(…), 42: ^b(…)}, one case a line. */
final class SwitchSyntax implements Directive<SwitchOp> {
  private static final BigInteger GREATEST = BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

  @Override
  public void parse(OpParser p, FormatState<SwitchOp> state) {
    Type type = state.types("flag").getFirst();
    p.expect("default");
    p.expect(":");
    target(p, state, "default");
    List<Attribute> values = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    while (p.accept(",")) {
      values.add(IntegerAttr.of(type, p.expectInteger()));
      p.expect(":");
      sizes.add(target(p, state, "case"));
    }
    if (!values.isEmpty()) state.attr("case_values", DenseElementsAttr.of(VectorType.of(Shape.of(values.size()), type), values));
    state.attr("case_operand_segments", DenseArrayAttr.i32(sizes.stream().mapToInt(Integer::intValue).toArray()));
  }

  /** Parses the successor of a case; returns how many operands it has. */
  private static int target(OpParser p, FormatState<SwitchOp> state, String kind) {
    state.successors(kind.equals("default") ? "defaultDestination" : "caseDestinations").add(p.successor());
    String segment = kind + "Operands";
    List<Type> types = state.types(segment);
    if (!p.accept("(")) return 0;
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    p.expect(":");
    types.addAll(p.typeListNoParens());
    p.expect(")");
    state.operands(segment).addAll(operands);
    return operands.size();
  }

  @Override
  public void print(SwitchOp op, OpPrinter out) {
    out.newline();
    out.text("  default: ").successorAndOperands(op.defaultTarget(), op.defaultArguments());
    for (SwitchOp.Case one : op.cases()) {
      out.text(",");
      out.newline();
      out.text("  " + unsigned(one.value(), op.flag().type()) + ": ").successorAndOperands(one.target(), one.arguments());
    }
    if (!op.cases().isEmpty()) out.newline();
  }

  /** The reference shows values without their sign, and those that need more than 64 bits as the greatest that does not. */
  private static BigInteger unsigned(BigInteger value, Type type) {
    return value.mod(BigInteger.ONE.shiftLeft(((IntegerType) type).width())).min(GREATEST);
  }
}
