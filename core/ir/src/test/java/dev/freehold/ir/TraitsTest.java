// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static dev.freehold.ir.toy.ToyIr.values;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.toy.Findings;
import dev.freehold.ir.toy.PlainOp;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Operations that break the constraints of a trait, and others that do not. */
class TraitsTest {
  private static final Type I1 = IntegerType.I1;
  private static final Type I32 = IntegerType.I32;
  private static final Type F32 = FloatType.F32;
  private static final long ANY = Shape.DYNAMIC;

  private static Type tensor(Type element, long... sizes) {
    return TensorType.of(Shape.of(sizes), element);
  }

  private static Type vector(Type element, long... sizes) {
    return VectorType.of(Shape.of(sizes), element);
  }

  private static Type scalable(long size) {
    return VectorType.of(Shape.of(size), F32, List.of(true));
  }

  /** The operand and result types of an operation with one trait. */
  private record Case(Trait trait, List<Type> operands, Type... results) {
    private List<String> findings() {
      OpDef<PlainOp> definition = PlainOp.define("toy.it").operands("in", TypeSet.ANY).results("out", TypeSet.ANY).traits(trait).build();
      return Findings.of(Rewriter.createDetached(definition.state().operands(values(operands.toArray(new Type[0]))).results(results)));
    }

    void holds() {
      assertEquals(List.of(), findings());
    }

    void fails(String message) {
      assertEquals(List.of("error: 'toy.it' op " + message), findings());
    }
  }

  @Test
  void sameOperandsAndResultType() {
    Trait trait = Traits.SAME_OPERANDS_AND_RESULT_TYPE;
    String fault = "requires the same type for all operands and results";
    new Case(trait, List.of(I32, I32), I32).holds();
    new Case(trait, List.of(tensor(I32, 4), tensor(I32, ANY)), UnrankedTensorType.of(I32)).holds();
    new Case(trait, List.of(), I32).fails("expected 1 or more operands, but found 0");
    new Case(trait, List.of(I32)).fails("expected 1 or more results, but found 0");
    new Case(trait, List.of(I32, F32), I32).fails(fault);
    new Case(trait, List.of(I32), I32, F32).fails(fault);
    new Case(trait, List.of(tensor(I32, 4)), tensor(I32, 5)).fails(fault);
    new Case(trait, List.of(I32), tensor(I32, 4)).fails(fault);
  }

  @Test
  void sameTypeIncludesTheEncodingOfTheResult() {
    Trait trait = Traits.SAME_OPERANDS_AND_RESULT_TYPE;
    Type encoded = TensorType.of(Shape.of(4), I32, StringAttr.of("sparse"));
    new Case(trait, List.of(encoded), encoded).holds();
    new Case(trait, List.of(encoded), tensor(I32, 4)).holds();
    new Case(trait, List.of(tensor(I32, 4)), encoded).fails("requires the same encoding for all operands and results");
  }

  @Test
  void sameOperandsAndResultShape() {
    Trait trait = Traits.SAME_OPERANDS_AND_RESULT_SHAPE;
    String fault = "requires the same shape for all operands and results";
    new Case(trait, List.of(tensor(I32, 4), tensor(F32, ANY)), tensor(I1, 4)).holds();
    new Case(trait, List.of(I32), F32).holds();
    new Case(trait, List.of(), F32).fails("expected 1 or more operands, but found 0");
    new Case(trait, List.of(tensor(I32, 4)), tensor(I32, 4), tensor(I32, 5)).fails(fault);
    new Case(trait, List.of(tensor(I32, 4), tensor(I32, 4, 4)), tensor(I32, 4)).fails(fault);
    new Case(trait, List.of(vector(F32, 4)), scalable(4)).fails(fault);
    new Case(trait, List.of(scalable(4)), scalable(4)).holds();
  }

  @Test
  void sameOperandsAndResultRank() {
    Trait trait = Traits.SAME_OPERANDS_AND_RESULT_RANK;
    new Case(trait, List.of(tensor(I32, 4), I32, UnrankedTensorType.of(I32)), tensor(F32, 5), F32).holds();
    new Case(trait, List.of(tensor(I32, 4), tensor(I32, 4, 4)), F32).fails("operands don't have matching ranks");
    new Case(trait, List.of(tensor(I32, 4)), tensor(I32, 4, 4)).fails("result type has different rank than operands");
    new Case(trait, List.of(), tensor(I32, 4), tensor(I32, 4, 4)).fails("result type has different rank than operands");
  }

  @Test
  void sameOperandsShape() {
    Trait trait = Traits.SAME_OPERANDS_SHAPE;
    new Case(trait, List.of(tensor(I32, 4), tensor(F32, 4)), I32).holds();
    new Case(trait, List.of()).fails("expected 1 or more operands, but found 0");
    new Case(trait, List.of(tensor(I32, 4), tensor(I32, 5))).fails("requires the same shape for all operands");
    new Case(trait, List.of(tensor(I32, 4), I32)).fails("requires the same shape for all operands");
  }

  @Test
  void sameTypeOperands() {
    Trait trait = Traits.SAME_TYPE_OPERANDS;
    new Case(trait, List.of(), F32).holds();
    new Case(trait, List.of(I32, I32), F32).holds();
    new Case(trait, List.of(tensor(I32, 4), tensor(I32, ANY))).fails("requires all operands to have the same type");
  }

  @Test
  void sameElementType() {
    new Case(Traits.SAME_OPERANDS_ELEMENT_TYPE, List.of(tensor(I32, 4), I32), F32).holds();
    new Case(Traits.SAME_OPERANDS_ELEMENT_TYPE, List.of()).fails("expected 1 or more operands, but found 0");
    new Case(Traits.SAME_OPERANDS_ELEMENT_TYPE, List.of(tensor(I32, 4), F32)).fails("requires the same element type for all operands");
    Trait withResults = Traits.SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE;
    new Case(withResults, List.of(tensor(I32, 4), I32), vector(I32, 2)).holds();
    new Case(withResults, List.of(I32), I32, F32).fails("requires the same element type for all operands and results");
    new Case(withResults, List.of(I32, F32), I32).fails("requires the same element type for all operands and results");
    new Case(withResults, List.of(I32)).fails("expected 1 or more results, but found 0");
  }

  @Test
  void elementwise() {
    Trait trait = Traits.ELEMENTWISE;
    String fault = "all non-scalar operands/results must have the same shape and base type";
    new Case(trait, List.of(I32, I32), I1).holds();
    new Case(trait, List.of(vector(F32, 4), F32), vector(I1, 4), vector(F32, 4)).holds();
    new Case(trait, List.of(tensor(F32, 4)), tensor(F32, ANY)).holds();
    new Case(trait, List.of(F32), vector(F32, 4)).fails("if a result is non-scalar, then at least one operand must be non-scalar");
    new Case(trait, List.of(vector(F32, 4)), F32).fails("if an operand is non-scalar, then there must be at least one non-scalar result");
    new Case(trait, List.of(vector(F32, 4)), F32, vector(F32, 4)).fails("if an operand is non-scalar, then all results must be non-scalar");
    new Case(trait, List.of(vector(F32, 4)), vector(F32, 5)).fails(fault);
    new Case(trait, List.of(vector(F32, 4)), tensor(F32, 4)).fails(fault);
    new Case(trait, List.of(vector(F32, 4)), scalable(4)).fails(fault);
    new Case(trait, List.of(MemRefType.of(Shape.of(4), F32)), F32).holds();
  }

  @Test
  void elementwiseMappableImpliesElementwise() {
    OpDef<PlainOp> definition =
        PlainOp.define("toy.it").operands("in", TypeSet.ANY).results("out", TypeSet.ANY).traits(Traits.elementwiseMappable()).build();
    Op op = Rewriter.createDetached(definition.state().operands(values(vector(F32, 4))).results(F32));
    assertTrue(op.has(Traits.ELEMENTWISE) && op.has(Traits.VECTORIZABLE) && op.has(Traits.SCALARIZABLE) && op.has(Traits.TENSORIZABLE));
    assertFalse(op.has(Traits.COMMUTATIVE));
    assertEquals(1, Findings.of(op).size());
  }

  @Test
  void resultsBroadcastableShape() {
    Trait trait = Traits.RESULTS_BROADCASTABLE_SHAPE;
    new Case(trait, List.of(tensor(F32, 4, 1), tensor(F32, 5), F32), tensor(F32, 4, 5)).holds();
    new Case(trait, List.of(tensor(F32, ANY), tensor(F32, 1)), tensor(F32, 7)).holds();
    new Case(trait, List.of(F32), tensor(F32, 7)).holds();
    new Case(trait, List.of(tensor(F32, 5)), tensor(F32, 4, 5)).holds();
    new Case(trait, List.of(tensor(F32, 4), tensor(F32, 5)), tensor(F32, 5)).fails("operands don't have broadcast-compatible shapes");
    new Case(trait, List.of(tensor(F32, 4, 1), tensor(F32, 5)), tensor(F32, 4, 6))
        .fails("result type '4x6' not broadcast compatible with broadcasted operands's shapes '4x5'");
    new Case(trait, List.of(tensor(F32, 4, 1)), tensor(F32, 1))
        .fails("result type '1' not broadcast compatible with broadcasted operands's shapes '4x1'");
  }

  @Test
  void floatResults() {
    new Case(Traits.RESULTS_ARE_FLOAT_LIKE, List.of(I32), F32, vector(F32, 4)).holds();
    new Case(Traits.RESULTS_ARE_FLOAT_LIKE, List.of(F32), F32, vector(I32, 4)).fails("requires a floating point type");
  }

  @Test
  void signlessIntegerOperands() {
    Trait trait = Traits.OPERANDS_ARE_SIGNLESS_INTEGER_LIKE;
    new Case(trait, List.of(I32, IndexType.INSTANCE, vector(I1, 4)), F32).holds();
    new Case(trait, List.of(F32)).fails("requires an integer or index type");
    new Case(trait, List.of(IntegerType.of(8, IntegerType.Signedness.UNSIGNED))).fails("requires an integer or index type");
  }

  @Test
  void parentOperation() {
    Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);
    Op graph = Rewriter.createDetached(ToyOps.Graph.DEF.state().regions(ToyIr.region(1)));
    rewriter.atEnd(graph.region(0).entryBlock());
    Op inner = rewriter.create(PlainOp.define("toy.inner").traits(Traits.hasParent("toy.graph")).build().state());
    assertEquals(List.of(), Findings.of(graph));
    assertEquals(List.of("error: 'toy.inner' op expects parent op 'toy.graph'"), Findings.of(Rewriter.createDetached(inner.def().state())));
    rewriter.erase(inner);
    rewriter.create(PlainOp.define("toy.inner").traits(Traits.hasParent("toy.func", "toy.loop")).build().state());
    assertEquals(List.of("error: 'toy.inner' op expects parent op to be one of 'toy.func, toy.loop'"), Findings.of(graph));
  }

  private static Op scope(OpState<?>... inner) {
    Op scope = Rewriter.createDetached(ToyOps.Scope.DEF.state().regions(ToyIr.region(1)));
    Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(scope.region(0).entryBlock());
    for (OpState<?> state : inner) rewriter.create(state);
    return scope;
  }

  @Test
  void implicitTerminator() {
    assertEquals(List.of(), Findings.of(scope(ToyOps.Yield.of(List.of()))));
    assertEquals(
        List.of("error: 'toy.scope' op expects regions to end with 'toy.yield', found 'toy.return'",
            "note: in custom textual format, the absence of terminator implies 'toy.yield'"),
        Findings.of(scope(ToyOps.Return.of(List.of()))));
    assertEquals("toy.yield", Traits.implicitTerminator(ToyOps.Scope.DEF));
    assertNull(Traits.implicitTerminator(ToyOps.Loop.DEF));
  }

  @Test
  void regionsWithoutArguments() {
    Op scope = scope(ToyOps.Yield.of(List.of()));
    new Rewriter(ToyIr.REGISTRY).addArgument(scope.region(0).entryBlock(), I32, Location.UNKNOWN);
    assertEquals(List.of("error: 'toy.scope' op region should have no arguments"), Findings.of(scope));
    OpDef<PlainOp> several = PlainOp.define("toy.it").region("bodies", OpDef.RegionKind.VARIADIC_ANY).traits(Traits.NO_REGION_ARGUMENTS).build();
    Op op = Rewriter.createDetached(several.state().regions(ToyIr.region(0), ToyIr.region(1)));
    new Rewriter(ToyIr.REGISTRY).addArgument(op.region(1).entryBlock(), I32, Location.UNKNOWN);
    assertEquals(List.of("error: 'toy.it' op region #1 should have no arguments"), Findings.of(op));
  }

  @Test
  void constraintsOnRegionsAreCheckedOnceTheRegionsAreRight() {
    Trait trait = Traits.afterRegions("Counted", (op, check) -> check.error("counted"));
    OpDef<PlainOp> definition = PlainOp.define("toy.it").region("body", OpDef.RegionKind.MAX_ONE_BLOCK).traits(trait).build();
    Op op = Rewriter.createDetached(definition.state().regions(ToyIr.region(1)));
    assertEquals(List.of("error: empty block: expect at least a terminator"), Findings.of(op));
    new Rewriter(ToyIr.REGISTRY).atEnd(op.region(0).entryBlock()).create(ToyOps.Yield.of(List.of()));
    assertEquals(List.of("error: 'toy.it' op counted"), Findings.of(op));
    assertEquals("Counted", trait.toString());
  }

  @Test
  void constraintsAreCheckedInTheOrderOfTheirPhases() {
    Trait place = Traits.hasParent("toy.nowhere");
    OpDef<PlainOp> definition = PlainOp.define("toy.it").operand("in", TypeSet.ANY).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE, place).build();
    Op op = Rewriter.createDetached(definition.state().operands(values(I32)));
    assertEquals(List.of("error: 'toy.it' op expects parent op 'toy.nowhere'"), Findings.of(op));
  }
}
