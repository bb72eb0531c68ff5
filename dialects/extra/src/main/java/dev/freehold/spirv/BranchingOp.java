// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.dialects.syntax.SegmentSizes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Branches to a block: to the only one, to one of two, or to the one for an integer. */
public final class BranchingOp extends Op implements BranchOp, Pure {
  private static final String WEIGHTS = "branch_weights";
  private static final String LITERALS = "literals";
  private static final String SEGMENTS = "case_operand_segments";

  static final OpDef<BranchingOp> BRANCH = define("Branch")
      .operands("targetOperands", Sets.ANY)
      .successor("target")
      .assembly("$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict")
      .build();
  static final OpDef<BranchingOp> CONDITIONAL = define("BranchConditional")
      .operand("condition", Sets.BOOL)
      .operands("trueTargetOperands", Sets.ANY)
      .operands("falseTargetOperands", Sets.ANY)
      .optionalAttr(WEIGHTS, AttrSets.I32_ARRAY)
      .operandSegments()
      .successor("trueTarget")
      .successor("falseTarget")
      .syntax(OpSyntax.of(BranchingOp::parseConditional, BranchingOp::printConditional))
      .build();
  static final OpDef<BranchingOp> SWITCH = define("Switch")
      .operand("selector", Sets.INTEGER)
      .operands("defaultOperands", TypeSet.ANY)
      .operands("targetOperands", TypeSet.ANY)
      .optionalAttr(LITERALS, AttrSets.INT_ELEMENTS)
      .attr(SEGMENTS, AttrSets.DENSE_I32_ARRAY)
      .operandSegments()
      .traits(new SegmentSizes(SEGMENTS, "targetOperands", 2), SegmentSizes.perTarget(SEGMENTS, 1))
      .successor("defaultTarget")
      .successors("targets")
      .syntax(OpSyntax.of(BranchingOp::parseSwitch, BranchingOp::printSwitch))
      .build();

  private BranchingOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<BranchingOp> define(String name) {
    return OpDef.of("spirv." + name, BranchingOp.class, BranchingOp::new).traits(SpirvVerifier.IN_FUNCTION);
  }

  @Override
  public OperandRange successorOperands(int i) {
    if (def() == BRANCH) return operandSegment("targetOperands");
    if (def() == CONDITIONAL) return operandSegment(i == 0 ? "trueTargetOperands" : "falseTargetOperands");
    if (i == 0) return operandSegment("defaultOperands");
    return operandSegment("targetOperands").nested(SEGMENTS, i - 1);
  }

  @Override
  protected void verify(Checker check) {
    String fault = def() == CONDITIONAL ? weightsFault() : def() == SWITCH ? literalsFault() : null;
    if (fault != null) check.error(fault);
  }

  private @Nullable String weightsFault() {
    if (!(attr(WEIGHTS) instanceof ArrayAttr weights)) return null;
    if (weights.elements().size() != 2) return "must have exactly two branch weights";
    return weights.elements().stream().allMatch(weight -> ((IntegerAttr) weight).isZero()) ? "branch weights cannot both be zero" : null;
  }

  private @Nullable String literalsFault() {
    DenseElementsAttr literals = (DenseElementsAttr) attr(LITERALS);
    long count = literals == null ? 0 : literals.elementCount();
    // Where there are none at all but targets, the reference crashes.
    if (count != successorCount() - 1) return "number of literals (" + count + ") should match number of targets (" + (successorCount() - 1) + ")";
    Type selector = operand("selector").type();
    if (literals == null || literals.type().element().equals(selector)) return null;
    return "'selector' type (" + Printing.quoted(selector) + ") should match literals type (" + Printing.quoted(literals.type().element()) + ")";
  }

  private static void parseConditional(OpParser p, OpState<BranchingOp> state) {
    Value condition = p.resolve(p.expectOperand(), IntegerType.I1);
    if (p.accept("[")) {
      Attribute yes = p.attribute(IntegerType.I32);
      p.expect(",");
      state.attr(WEIGHTS, ArrayAttr.of(yes, p.attribute(IntegerType.I32)));
      p.expect("]");
    }
    p.expect(",");
    OpParser.BranchTarget yes = p.successorAndOperands();
    p.expect(",");
    OpParser.BranchTarget no = p.successorAndOperands();
    state.successors(yes.block(), no.block()).operandSegments(List.of(condition), yes.operands(), no.operands());
  }

  private static void printConditional(BranchingOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("condition"));
    if (op.attr(WEIGHTS) instanceof ArrayAttr weights) {
      out.text(" [").list(weights.elements(), out::attrWithoutType).text("]");
    }
    for (int i = 0; i < 2; i++) out.text(", ").successorAndOperands(op.successor(i), op.successorOperands(i));
  }

  private static void parseSwitch(OpParser p, OpState<BranchingOp> state) {
    OpParser.Operand name = p.expectOperand();
    p.expect(":");
    IntegerType type = p.type(IntegerType.class, "builtin.integer");
    p.expect(",");
    p.expect("[");
    p.expect("default");
    p.expect(":");
    OpParser.BranchTarget otherwise = p.successorAndOperands();
    state.successors(otherwise.block());
    List<Value> operands = new ArrayList<>();
    List<Integer> segments = new ArrayList<>();
    List<IntegerAttr> literals = new ArrayList<>();
    while (p.accept(",")) {
      literals.add(IntegerAttr.of(type, IntegerAttr.wrap(type, BigInteger.valueOf(p.expectInteger()))));
      p.expect(":");
      OpParser.BranchTarget target = p.successorAndOperands();
      state.successors(target.block());
      operands.addAll(target.operands());
      segments.add(target.operands().size());
    }
    p.expect("]");
    p.attrDict(state);
    if (!literals.isEmpty()) state.attr(LITERALS, DenseElementsAttr.of(VectorType.of(Shape.of(literals.size()), type), literals));
    state.attr(SEGMENTS, DenseArrayAttr.i32(segments.stream().mapToInt(i -> i).toArray()));
    state.operandSegments(List.of(p.resolve(name, type)), otherwise.operands(), operands);
  }

  private static void printSwitch(BranchingOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("selector")).text(" : ").type(op.operand("selector").type()).text(", [").newline().text("  default: ");
    out.successorAndOperands(op.successor("defaultTarget"), op.successorOperands(0));
    for (int i = 1; i < op.successorCount(); i++) {
      String literal = ((IntegerAttr) op.attr(LITERALS, DenseElementsAttr.class).element(i - 1)).unsigned().toString();
      out.text(",").newline().text("  ").text(literal).text(": ").successorAndOperands(op.successor(i), op.successorOperands(i));
    }
    if (op.hasAttr(LITERALS)) out.newline();
    out.text("]").attrDict(op, LITERALS, SEGMENTS, OpDef.OPERAND_SEGMENTS);
  }
}
