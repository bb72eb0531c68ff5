// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cf;

import dev.freehold.dialects.syntax.SegmentSizes;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Goes on at the block for the value of a flag: {@code cf.switch %f : i32, [default: ^a, 42: ^b(%x : i32)]}. */
public final class SwitchOp extends Op implements BranchOp, Pure {
  private static final String CASE_SEGMENTS = "case_operand_segments";

  public static final OpDef<SwitchOp> DEF = OpDef.of("cf.switch", SwitchOp.class, SwitchOp::new)
      .operand("flag", TypeSets.INTEGER)
      .operands("defaultOperands", TypeSet.ANY)
      .operands("caseOperands", TypeSet.ANY)
      .optionalAttr("case_values", AttrSets.INT_ELEMENTS)
      .attr(CASE_SEGMENTS, AttrSets.DENSE_I32_ARRAY)
      .operandSegments()
      .successor("defaultDestination")
      .successors("caseDestinations")
      .traits(new SegmentSizes("case_operand_segments", "caseOperands", 2), SegmentSizes.perTarget("case_operand_segments", 1))
      .directive("SwitchCases", new SwitchSyntax())
      .assembly("$flag `:` type($flag) `,` `[` custom<SwitchCases>(ref(type($flag)), $defaultDestination, $defaultOperands, "
          + "type($defaultOperands), $case_values, $case_operand_segments, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict")
      .canonicalize("noCases", SwitchPatterns::noCases)
      .canonicalize("dropCasesLikeDefault", SwitchPatterns::dropCasesLikeDefault)
      .canonicalize("knownFlag", SwitchPatterns::knownFlag)
      .canonicalize("skipPassThrough", SwitchPatterns::skipPassThrough)
      .canonicalize("decidedByPredecessor", SwitchPatterns::decidedByPredecessor)
      .canonicalize("decidedByPredecessorDefault", SwitchPatterns::decidedByPredecessorDefault)
      .build();

  /** Where a value of the flag leads. */
  public record Case(BigInteger value, Block target, List<? extends Value> arguments) {}

  private SwitchOp(OpState<?> state) {
    super(state);
  }

  public static OpState<SwitchOp> of(Value flag, Block whenNone, Collection<? extends Value> defaultArguments, List<Case> cases) {
    List<Value> caseOperands = new ArrayList<>();
    int[] segments = new int[cases.size()];
    List<Attribute> values = new ArrayList<>();
    OpState<SwitchOp> state = DEF.state().successors(whenNone);
    for (int i = 0; i < segments.length; i++) {
      Case one = cases.get(i);
      segments[i] = one.arguments.size();
      caseOperands.addAll(one.arguments);
      values.add(new IntegerAttr(flag.type(), one.value));
      state.successors(one.target);
    }
    if (segments.length > 0) {
      state.prop("case_values", DenseElementsAttr.of(VectorType.of(Shape.of(segments.length), flag.type()), values));
    }
    return state.prop(CASE_SEGMENTS, DenseArrayAttr.i32(segments)).operandSegments(List.of(flag), defaultArguments, caseOperands);
  }

  public OperandRange caseOperands() {
    return operandSegment("caseOperands");
  }

  public Value flag() {
    return operand("flag");
  }

  public Block defaultTarget() {
    return successor("defaultDestination");
  }

  public OperandRange defaultArguments() {
    return operandSegment("defaultOperands");
  }

  /** The cases in the order of the text. */
  public List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    List<BigInteger> values = caseValues();
    for (int i = 0; i < values.size(); i++) cases.add(new Case(values.get(i), successor(i + 1), successorOperands(i + 1)));
    return cases;
  }

  List<BigInteger> caseValues() {
    if (!(prop("case_values") instanceof DenseElementsAttr values)) return List.of();
    List<BigInteger> all = new ArrayList<>();
    for (long i = 0; i < values.elementCount(); i++) all.add(((IntegerAttr) values.element(i)).value());
    return all;
  }

  @Override
  public OperandRange successorOperands(int i) {
    return i == 0 ? defaultArguments() : caseOperands().nested(CASE_SEGMENTS, i - 1);
  }

  @Override
  public int successorFor(List<Attribute> constants) {
    if (!(constants.getFirst() instanceof IntegerAttr known)) return -1;
    List<BigInteger> values = caseValues();
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).equals(known.value())) return i + 1;
    }
    return 0;
  }

  @Override
  protected void verify(Checker check) {
    int targets = successorCount() - 1;
    if (!(prop("case_values") instanceof DenseElementsAttr values)) {
      if (targets > 0) check.error("expects number of case values to match number of case destinations");
      return;
    }
    Type element = values.type().element();
    if (!element.equals(flag().type())) {
      check.error("'flag' type (" + Printing.quoted(flag().type()) + ") should match case value type (" + Printing.quoted(element) + ")");
    } else if (values.elementCount() != targets) {
      check.error("number of case values (" + values.elementCount()
          + ") should match number of case destinations (" + targets + ")");
    }
  }
}
