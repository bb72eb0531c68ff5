// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What values hold of buffers, by their types. */
class HoldsTest {
  private static final MemRefType BUFFER = MemRefType.of(Shape.of(4), FloatType.F32);
  private static final TensorType TENSOR = TensorType.of(Shape.of(4), FloatType.F32);

  /** A type that does not say what its values hold. */
  private record Foreign() implements Type {
    @Override
    public void print(AttrPrinter out) {
      out.text("!foreign.type");
    }
  }

  /** A type that does, in the way of a third party. */
  private record Pointer() implements VectorElement, MemRefElement {
    @Override
    public void print(AttrPrinter out) {
      out.text("!foreign.ptr");
    }

    @Override
    public Holds holds() {
      return Holds.ADDRESS;
    }
  }

  private static void hold(Holds expected, Type... types) {
    for (Type type : types) assertEquals(expected, type.holds(), type.toString());
  }

  @Test
  void numbersHoldNothing() {
    hold(Holds.NOTHING, IntegerType.I32, IndexType.INSTANCE, FloatType.F32, ComplexType.of(FloatType.F32), NoneType.INSTANCE,
        new FunctionType(List.of(BUFFER), List.of()), VectorType.of(Shape.of(4), FloatType.F32));
  }

  @Test
  void buffersAndTensorsAreWhatTheyAre() {
    hold(Holds.BUFFER, BUFFER, new UnrankedMemRefType(FloatType.F32, null));
    hold(Holds.TENSOR, TENSOR, new UnrankedTensorType(FloatType.F32));
  }

  @Test
  void unknownTypesMayHoldAnything() {
    hold(Holds.ANYTHING, new Foreign(), new OpaqueType("foreign", "type"));
  }

  @Test
  void aTypeMaySayOtherwise() {
    hold(Holds.ADDRESS, new Pointer(), VectorType.of(Shape.of(4), new Pointer()));
  }

  @Test
  void partsDecideWhatAggregatesHold() {
    hold(Holds.NOTHING, new TupleType(List.of()), new TupleType(List.of(IntegerType.I32, new TupleType(List.of(FloatType.F32)))));
    hold(Holds.ADDRESS, new TupleType(List.of(IntegerType.I32, BUFFER)), new TupleType(List.of(TENSOR)), new TupleType(List.of(new Pointer())));
    hold(Holds.ANYTHING, new TupleType(List.of(BUFFER, new Foreign())), new TupleType(List.of(new Foreign(), BUFFER)));
    assertEquals(Holds.ANYTHING, Holds.inParts(null));
  }

  @Test
  void buffersOfWhatHoldsBuffersAreContainers() {
    assertFalse(BUFFER.isContainer());
    assertTrue(MemRefType.of(Shape.of(4), BUFFER).isContainer());
    assertTrue(new UnrankedMemRefType(BUFFER, null).isContainer());
    assertTrue(MemRefType.of(Shape.of(4), new Pointer()).isContainer());
    assertTrue(MemRefType.of(Shape.of(4), VectorType.of(Shape.of(4), new Pointer())).isContainer());
  }
}
