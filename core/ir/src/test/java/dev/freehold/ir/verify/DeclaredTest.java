// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import static dev.freehold.ir.toy.ToyIr.region;
import static dev.freehold.ir.toy.ToyIr.values;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Block;
import dev.freehold.ir.IrInvariants;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.toy.Findings;
import dev.freehold.ir.toy.PlainOp;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Operations that do not fit their definitions. */
class DeclaredTest {
  private static final Type I1 = IntegerType.I1;
  private static final Type I32 = IntegerType.I32;
  private static final Type I64 = IntegerType.I64;
  private static final Type INDEX = IndexType.INSTANCE;

  private static OpDefBuilder<PlainOp> define() {
    return PlainOp.define("toy.it");
  }

  private static OpState<PlainOp> state(OpDefBuilder<PlainOp> definition) {
    return definition.build().state();
  }

  private static void assertAccepted(OpState<?> state) {
    assertEquals(List.of(), Findings.of(Rewriter.createDetached(state)));
  }

  private static void assertFault(String message, OpState<?> state) {
    Op op = Rewriter.createDetached(state);
    assertEquals(List.of("error: '" + op.name() + "' op " + message), Findings.of(op));
  }

  @Test
  void numberOfRegions() {
    assertFault("requires zero regions", state(define()).regions(new Region()));
    assertFault("requires one region", state(define().region("a", OpDef.RegionKind.ANY)));
    assertFault("expected 2 regions", state(define().region("a", OpDef.RegionKind.ANY).region("b", OpDef.RegionKind.ANY)).regions(new Region()));
    OpDefBuilder<PlainOp> variadic = define().region("a", OpDef.RegionKind.ANY).region("b", OpDef.RegionKind.VARIADIC_ANY);
    assertFault("expected 1 or more regions", state(variadic));
    assertAccepted(state(variadic).regions(new Region()));
    assertAccepted(state(variadic).regions(new Region(), new Region(), new Region()));
  }

  @Test
  void numberOfResults() {
    assertFault("requires zero results", state(define()).results(I32));
    assertFault("requires one result", state(define().result("a", TypeSet.ANY)).results(I32, I32));
    assertFault("expected 2 results", state(define().result("a", TypeSet.ANY).result("b", TypeSet.ANY)).results(I32));
    OpDefBuilder<PlainOp> variadic = define().result("a", TypeSet.ANY).results("b", TypeSet.ANY);
    assertFault("expected 1 or more results", state(variadic));
    assertAccepted(state(variadic).results(I32));
    assertAccepted(state(variadic).results(I32, I64, I1));
  }

  @Test
  void numberOfOperands() {
    assertFault("requires zero operands", state(define()).operands(values(I32)));
    assertFault("requires a single operand", state(define().operand("a", TypeSet.ANY)));
    assertFault("expected 2 operands, but found 1", state(define().operand("a", TypeSet.ANY).operand("b", TypeSet.ANY)).operands(values(I32)));
    OpDefBuilder<PlainOp> variadic = define().operand("a", TypeSet.ANY).operands("b", TypeSet.ANY);
    assertFault("expected 1 or more operands, but found 0", state(variadic));
    assertAccepted(state(variadic).operands(values(I32)));
  }

  @Test
  void numberOfSuccessors() {
    Block block = new Block();
    assertFault("requires 0 successors but found 1", state(define()).successors(block));
    assertFault("requires 1 successor but found 0", state(define().successor("a")));
    assertFault("requires 2 successors but found 1", state(define().successor("a").successor("b")).successors(block));
    OpDefBuilder<PlainOp> variadic = define().successor("a").successors("b");
    assertFault("requires at least 1 successors but found 0", state(variadic));
    assertAccepted(state(variadic).successors(block, block));
  }

  @Test
  void recordedOperandSegments() {
    OpDef<PlainOp> definition =
        define().operand("first", TypeSet.ANY).optionalOperand("second", TypeSet.ANY).operands("third", TypeSet.ANY).operandSegments().build();
    List<Value> three = values(I32, I32, I32);
    assertAccepted(definition.state().operandSegments(three.subList(0, 1), List.of(), three.subList(1, 3)));
    assertFault("requires dense i32 array attribute 'operandSegmentSizes'", definition.state().operands(three).prop(0, UnitAttr.INSTANCE));
    assertFault("'operandSegmentSizes' attribute cannot have negative elements",
        definition.state().operands(three).prop(0, DenseArrayAttr.i32(1, -1, 3)));
    assertFault("operand count (3) does not match with the total size (4) specified in attribute 'operandSegmentSizes'",
        definition.state().operands(three).prop(0, DenseArrayAttr.i32(1, 1, 2)));
    assertFault("has operand groups that do not fit its 3 operands", definition.state().operands(three).prop(0, DenseArrayAttr.i32(1, 1, 1, 0)));
    assertFault("operand group starting at #1 requires 0 or 1 element, but found 2",
        definition.state().operands(three).prop(0, DenseArrayAttr.i32(1, 2, 0)));
    assertFault("operand group starting at #0 requires 1 element, but found 0",
        definition.state().operands(three).prop(0, DenseArrayAttr.i32(0, 1, 2)));
  }

  @Test
  void recordedResultSegments() {
    OpDef<PlainOp> definition = define().results("first", TypeSet.ANY).results("second", TypeSet.ANY).resultSegments().build();
    assertAccepted(definition.state().results(I32, I64).prop(0, DenseArrayAttr.i32(2, 0)));
    assertFault("result count (2) does not match with the total size (1) specified in attribute 'resultSegmentSizes'",
        definition.state().results(I32, I64).prop(0, DenseArrayAttr.i32(1, 0)));
  }

  @Test
  void optionalOperandThatIsThereTwice() {
    assertFault("operand group starting at #0 requires 0 or 1 element, but found 2",
        state(define().optionalOperand("a", TypeSet.ANY)).operands(values(I32, I32)));
  }

  @Test
  void absentAttributesAreFoundInTheOrderOfTheirNames() {
    assertFault("requires attribute 'ant'",
        state(define().attr("zebra", AttrSets.STRING).optionalAttr("aardvark", AttrSets.STRING).attr("ant", AttrSets.STRING)));
  }

  @Test
  void wrongAttributesAreFoundInTheOrderOfTheirDeclaration() {
    OpDefBuilder<PlainOp> definition = define().attr("zebra", AttrSets.STRING).attr("ant", AttrSets.I32);
    assertFault("attribute 'zebra' failed to satisfy constraint: string attribute",
        state(definition).prop("zebra", UnitAttr.INSTANCE).prop("ant", UnitAttr.INSTANCE));
    assertFault("attribute 'ant' failed to satisfy constraint: 32-bit signless integer attribute",
        state(definition).prop("zebra", StringAttr.of("z")).prop("ant", IntegerAttr.i64(1)));
    assertAccepted(state(definition).prop("zebra", StringAttr.of("z")).prop("ant", IntegerAttr.i32(1)));
  }

  @Test
  void propertiesThatAreNoAttributesAreCalledProperties() {
    OpDefBuilder<PlainOp> definition = define().defaultAttr("exact", AttrSets.UNIT_OR_FALSE, IntegerAttr.FALSE, PropertyCode.BOOLEAN);
    assertAccepted(state(definition));
    assertFault("property 'exact' failed to satisfy constraint: unit attribute or false", state(definition).prop("exact", IntegerAttr.i32(1)));
  }

  @Test
  void typesOfOperandsAndResults() {
    OpDefBuilder<PlainOp> definition =
        define().operand("a", TypeSets.I32).operands("b", TypeSets.INDEX).result("c", TypeSets.I64).results("d", TypeSets.VECTOR);
    assertFault("operand #0 must be 32-bit signless integer, but got 'i64'", state(definition).operands(values(I64)).results(I64));
    assertFault("operand #2 must be variadic of index, but got 'i32'", state(definition).operands(values(I32, INDEX, I32)).results(I64));
    assertFault("result #0 must be 64-bit signless integer, but got 'i1'", state(definition).operands(values(I32)).results(I1));
    assertFault("result #1 must be variadic of vector of any type values, but got 'i1'", state(definition).operands(values(I32)).results(I64, I1));
    assertAccepted(state(definition).operands(values(I32, INDEX)).results(I64, VectorType.of(Shape.of(4), I32)));
  }

  @Test
  void equalTypes() {
    OpDefBuilder<PlainOp> definition =
        define().operand("lhs", TypeSet.ANY).operand("rhs", TypeSet.ANY).attr("value", AttrSets.TYPED).result("result", TypeSet.ANY)
            .sameType("lhs", "rhs", "value", "result");
    String fault = "failed to verify that all of {lhs, rhs, value, result} have same type";
    assertAccepted(state(definition).operands(values(I32, I32)).prop("value", IntegerAttr.i32(1)).results(I32));
    assertFault(fault, state(definition).operands(values(I32, I64)).prop("value", IntegerAttr.i32(1)).results(I32));
    assertFault(fault, state(definition).operands(values(I32, I32)).prop("value", IntegerAttr.i64(1)).results(I32));
    assertFault(fault, state(definition).operands(values(I32, I32)).prop("value", IntegerAttr.i32(1)).results(I64));
  }

  @Test
  void derivedTypes() {
    OpDefBuilder<PlainOp> definition = define().operand("vector", TypeSets.VECTOR).result("element", TypeSet.ANY)
        .typeFrom("'element' is the element type", "vector", "element", TypeSets::elementOrSelf);
    Type vector = VectorType.of(Shape.of(4), I32);
    assertAccepted(state(definition).operands(values(vector)).results(I32));
    assertFault("failed to verify that 'element' is the element type", state(definition).operands(values(vector)).results(vector));
  }

  @Test
  void aTypeForEachOperand() {
    OpDefBuilder<PlainOp> definition = define().operands("sources", TypeSet.ANY).results("elements", TypeSet.ANY)
        .typesFrom("there is a result for each operand", "sources", "elements", types -> types.stream().map(TypeSets::elementOrSelf).toList());
    assertAccepted(state(definition).operands(values(I32, I64)).results(I32, I64));
    assertAccepted(state(definition));
    assertFault("failed to verify that there is a result for each operand", state(definition).operands(values(I32, I64)).results(I32));
    assertFault("failed to verify that there is a result for each operand", state(definition).operands(values(I32)));
  }

  @Test
  void resultTypesThatCannotBeInferred() {
    OpDefBuilder<PlainOp> definition = define().attr("value", AttrSets.ANY).result("a", TypeSet.ANY).inferResults(state -> null);
    assertFault("failed to infer returned types", state(definition).prop(0, UnitAttr.INSTANCE).results(I32));
  }

  @Test
  void resultTypesThatAreNotTheInferredOnes() {
    OpDefBuilder<PlainOp> definition = define().attr("value", AttrSets.TYPED).results("a", TypeSet.ANY)
        .inferResults(state -> List.of(state.prop("value").type()));
    assertAccepted(state(definition).prop(0, IntegerAttr.i32(1)).results(I32));
    assertEquals(
        List.of("error: 'toy.it' op inferred type(s) 'i32' are incompatible with return type(s) of operation 'i64', 'i1'",
            "error: 'toy.it' op failed to infer returned types"),
        Findings.of(Rewriter.createDetached(state(definition).prop(0, IntegerAttr.i32(1)).results(I64, I1))));
    OpDefBuilder<PlainOp> lenient = definition.compatibleResults((inferred, given) -> given instanceof IntegerType);
    assertAccepted(state(lenient).prop(0, IntegerAttr.i32(1)).results(I64));
  }

  @Test
  void inferenceLooksAtRegionsAndLeavesThemInPlace() {
    OpDefBuilder<PlainOp> definition = define().region("body", OpDef.RegionKind.ANY).results("a", TypeSet.ANY)
        .inferResults(state -> state.regions().getFirst().isEmpty() ? List.of() : null);
    Op op = Rewriter.createDetached(state(definition).regions(new Region()));
    assertEquals(List.of(), Findings.of(op));
    assertTrue(IrInvariants.hold(op));
  }

  @Test
  void tooManyOptionalResultsAreReportedAsResultsThatAreNotInferred() {
    OpDefBuilder<PlainOp> definition = define().optionalResult("a", TypeSet.ANY);
    assertFault("result group starting at #0 requires 0 or 1 element, but found 2", state(definition).results(I32, I32));
    assertEquals(
        List.of("error: 'toy.it' op inferred type(s) 'i32' are incompatible with return type(s) of operation 'i32', 'i32'",
            "error: 'toy.it' op failed to infer returned types"),
        Findings.of(Rewriter.createDetached(state(definition.inferResults(state -> List.of(I32))).results(I32, I32))));
  }

  private static OpState<PlainOp> withBlocks(OpDef.RegionKind kind, int... blocks) {
    OpState<PlainOp> state = state(define().region("body", kind));
    for (int count : blocks) state.regions(region(count));
    return state;
  }

  @Test
  void numberOfBlocks() {
    assertFault("region #0 ('body') failed to verify constraint: region with 1 blocks", withBlocks(OpDef.RegionKind.ONE_BLOCK, 0));
    assertFault("region #0 ('body') failed to verify constraint: region with 1 blocks", withBlocks(OpDef.RegionKind.ONE_BLOCK, 2));
    assertFault("region #0 ('body') failed to verify constraint: region with at most 1 blocks", withBlocks(OpDef.RegionKind.MAX_ONE_BLOCK, 2));
    assertFault("region #0 ('body') failed to verify constraint: region with at least 1 blocks", withBlocks(OpDef.RegionKind.NOT_EMPTY, 0));
    assertFault("region #2 ('body') failed to verify constraint: region with 1 blocks", withBlocks(OpDef.RegionKind.VARIADIC, 1, 1, 2));
    assertAccepted(withBlocks(OpDef.RegionKind.MAX_ONE_BLOCK, 0));
    assertAccepted(withBlocks(OpDef.RegionKind.ANY, 0));
    assertAccepted(withBlocks(OpDef.RegionKind.VARIADIC_ANY, 0, 0));
  }

  @Test
  void operationsOfOneBlock() {
    assertFault("expects region #0 to have 0 or 1 blocks", ToyOps.Scope.DEF.state().regions(region(2)));
    assertFault("expects a non-empty block", ToyOps.Scope.DEF.state().regions(region(1)));
    assertAccepted(ToyOps.Graph.DEF.state().regions(region(1)));
    assertEquals(List.of(), Findings.of(ToyIr.module()), "an operation without a terminator");
  }
}
