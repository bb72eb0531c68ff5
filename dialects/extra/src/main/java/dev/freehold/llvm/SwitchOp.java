// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.BranchWeights;
import dev.freehold.dialects.syntax.SegmentSizes;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Goes on at the block for a value: {@code llvm.switch %x : i32, ^bb2 [1: ^bb3(%a : i32), -2: ^bb2]}. */
public final class SwitchOp extends Op implements BranchOp, Pure {
  private static final String SEGMENTS = "case_operand_segments";

  public static final OpDef<SwitchOp> DEF = OpDef.of("llvm.switch", SwitchOp.class, SwitchOp::new)
      .operand("value", TypeSets.SIGNLESS_INTEGER)
      .operands("defaultOperands", TypeSet.ANY)
      .operands("caseOperands", TypeSet.ANY)
      .optionalAttr("case_values", AttrSets.INT_ELEMENTS)
      .attr(SEGMENTS, AttrSets.DENSE_I32_ARRAY)
      .optionalAttr("branch_weights", AttrSets.DENSE_I32_ARRAY)
      .operandSegments()
      .traits(new SegmentSizes(SEGMENTS, "caseOperands", 2), SegmentSizes.perTarget(SEGMENTS, 1))
      .successor("defaultDestination")
      .successors("caseDestinations")
      .syntax(OpSyntax.of(SwitchOp::parse, SwitchOp::print))
      .build();

  private SwitchOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    BranchWeights.verify(this, check);
    if (check.failed()) return;
    int cases = successorCount() - 1;
    DenseElementsAttr values = (DenseElementsAttr) attr("case_values");
    if (values == null ? cases > 0 : values.elementCount() != cases) {
      check.error("expects number of case values to match number of case destinations");
    } else if (values != null && !values.type().element().equals(operand("value").type())) {
      check.plainError("expects case value type to match condition value type");
    }
  }

  @Override
  public OperandRange successorOperands(int i) {
    return i == 0 ? operandSegment("defaultOperands") : operandSegment("caseOperands").nested(SEGMENTS, i - 1);
  }

  private static void parse(OpParser p, OpState<SwitchOp> state) {
    OpParser.Operand name = p.expectOperand();
    p.expect(":");
    Type type = p.type(IntegerType.class, "builtin.integer");
    Value value = p.resolve(name, type);
    p.expect(",");
    OpParser.BranchTarget otherwise = target(p);
    state.successors(otherwise.block());
    List<Value> operands = new ArrayList<>();
    List<Integer> segments = new ArrayList<>();
    List<IntegerAttr> values = new ArrayList<>();
    p.expect("[");
    boolean more = !p.isNext("]");
    while (more) {
      values.add(new IntegerAttr(type, BigInteger.valueOf(p.expectInteger())));
      p.expect(":");
      OpParser.BranchTarget target = target(p);
      state.successors(target.block());
      operands.addAll(target.operands());
      segments.add(target.operands().size());
      more = p.accept(",");
    }
    p.expect("]");
    p.attrDict(state);
    if (!values.isEmpty()) state.attr("case_values", DenseElementsAttr.of(VectorType.of(Shape.of(values.size()), type), values));
    state.attr(SEGMENTS, DenseArrayAttr.i32(segments.stream().mapToInt(i -> i).toArray()));
    state.operandSegments(List.of(value), otherwise.operands(), operands);
  }

  /** Reads a block, and what it is given: {@code ^bb1(%a : i32)}. */
  static OpParser.BranchTarget target(OpParser p) {
    Block block = p.successor();
    if (!p.accept("(")) return new OpParser.BranchTarget(block, List.of());
    int loc = p.loc();
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    p.expect(":");
    List<Value> values = p.resolve(operands, p.typeListNoParens(), loc);
    p.expect(")");
    return new OpParser.BranchTarget(block, values);
  }

  private static void print(SwitchOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("value")).text(" : ").type(op.operand("value").type()).text(", ");
    out.successorAndOperands(op.successor("defaultDestination"), op.successorOperands(0)).text(" [");
    for (int i = 1; i < op.successorCount(); i++) {
      IntegerAttr value = (IntegerAttr) op.attr("case_values", DenseElementsAttr.class).element(i - 1);
      out.text(i == 1 ? "" : ",").newline().text("  ").text(value.value().toString()).text(": ");
      out.successorAndOperands(op.successor(i), op.successorOperands(i));
    }
    out.newline().text("]");
    out.attrDict(op, "case_values", SEGMENTS, OpDef.OPERAND_SEGMENTS);
  }
}
