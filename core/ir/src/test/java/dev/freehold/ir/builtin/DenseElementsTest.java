// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Resource;
import dev.freehold.ir.attribute.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Elements of tensors and vectors, and numbers in a row. */
class DenseElementsTest {
  private static final List<Type> NUMBERS = List.of(IntegerType.I1, IntegerType.of(3), IntegerType.I8, IntegerType.of(17), IntegerType.I64,
      IntegerType.of(100), IndexType.INSTANCE, FloatType.F32, FloatType.F64, FloatType.BF16);
  private static final Type I32 = IntegerType.I32;

  private static ShapedType tensor(Type element, long... sizes) {
    return TensorType.of(Shape.of(sizes), element);
  }

  private static List<BigInteger> numbers(long... values) {
    List<BigInteger> all = new ArrayList<>();
    for (long value : values) all.add(BigInteger.valueOf(value));
    return all;
  }

  private static List<BigInteger> randomBits(Random random, Type type, int count) {
    List<BigInteger> bits = new ArrayList<>();
    for (int i = 0; i < count; i++) bits.add(new BigInteger(DenseBytes.width(type), random));
    return bits;
  }

  @Test
  void elementsAndBytesAreThoseThatWereGiven() {
    Random random = new Random(1);
    for (int i = 0; i < 1000; i++) {
      Type element = NUMBERS.get(random.nextInt(NUMBERS.size()));
      int count = random.nextInt(1, 20);
      ShapedType type = tensor(element, count);
      List<BigInteger> bits = randomBits(random, element, count);
      DenseElementsAttr dense = DenseElementsAttr.of(type, bits);
      assertEquals(bits.stream().distinct().count() == 1, dense.isSplat(), () -> type + " " + bits);
      List<Attribute> elements = new ArrayList<>();
      for (int k = 0; k < count; k++) {
        assertEquals(bits.get(k), dense.bits(k), type::toString);
        elements.add(dense.element(k));
      }
      assertEquals(dense, DenseElementsAttr.of(type, elements));
      assertEquals(dense, DenseElementsAttr.ofBytes(type, dense.toBytes()));
    }
  }

  @Test
  void complexElementsHaveTwoParts() {
    Random random = new Random(2);
    for (Type element : NUMBERS) {
      if (element.equals(IntegerType.I1)) continue;
      ShapedType type = tensor(ComplexType.of(element), 3);
      List<BigInteger> bits = randomBits(random, element, 6);
      DenseElementsAttr dense = DenseElementsAttr.of(type, bits);
      for (int i = 0; i < 6; i++) assertEquals(bits.get(i), dense.bits(i / 2, i % 2));
      assertEquals(2, ((ArrayAttr) dense.element(0)).size());
      assertEquals(dense, DenseElementsAttr.ofBytes(type, dense.toBytes()));
      DenseElementsAttr splat = DenseElementsAttr.of(type, bits.subList(0, 2));
      assertTrue(splat.isSplat());
      assertEquals(bits.get(1), splat.bits(2, 1));
    }
    ShapedType pair = tensor(ComplexType.of(I32), 2);
    assertEquals(DenseElementsAttr.of(pair, numbers(7, 7, 7, 7)), DenseElementsAttr.splat(pair, BigInteger.valueOf(7)));
  }

  @Test
  void equalElementsAreASplatHoweverTheyAreGiven() {
    for (Type element : NUMBERS) {
      ShapedType type = tensor(element, 3, 3);
      DenseElementsAttr splat = DenseElementsAttr.splat(type, BigInteger.ONE);
      DenseElementsAttr full = DenseElementsAttr.of(type, Collections.nCopies(9, BigInteger.ONE));
      assertEquals(splat, full);
      assertEquals(splat.hashCode(), full.hashCode());
      assertEquals(splat, DenseElementsAttr.splat(type, full.element(4)));
      assertNotEquals(splat, DenseElementsAttr.splat(type, BigInteger.ZERO));
      assertNotEquals(splat, DenseElementsAttr.splat(tensor(element, 9), BigInteger.ONE));
      assertEquals(DenseElementsAttr.splat(tensor(element, 9), BigInteger.ONE), splat.withType(tensor(element, 9)));
    }
  }

  @Test
  void elementsAreCutToTheirType() {
    DenseElementsAttr dense = DenseElementsAttr.of(tensor(IntegerType.I8, 2), numbers(-1, 300));
    assertEquals(numbers(255, 44), List.of(dense.bits(0), dense.bits(1)));
    assertEquals(IntegerAttr.of(IntegerType.I8, -1), dense.element(0));
    assertThrows(IllegalArgumentException.class, () -> DenseElementsAttr.of(tensor(I32, 1), List.of(UnitAttr.INSTANCE)));
  }

  @Test
  void bytesThatDoNotFitTheType() {
    assertNull(DenseElementsAttr.ofBytes(tensor(I32, 3), new byte[8]));
    assertNull(DenseElementsAttr.ofBytes(tensor(I32, Shape.DYNAMIC), new byte[8]));
    assertNull(DenseElementsAttr.ofBytes(tensor(TupleType.of(List.of()), 2), new byte[2]));
    assertNull(DenseElementsAttr.ofBytes(tensor(IntegerType.I1, 20), new byte[2]));
    assertEquals(DenseElementsAttr.splat(tensor(IntegerType.I1, 20), BigInteger.ONE),
        DenseElementsAttr.ofBytes(tensor(IntegerType.I1, 20), new byte[] {-1}));
  }

  // Sparse elements.

  @Test
  void sparseElementsAreTheDenseOnesThatAreNotZero() {
    Random random = new Random(3);
    ShapedType type = tensor(I32, 3, 4);
    for (int i = 0; i < 200; i++) {
      int count = random.nextInt(1, 6);
      List<BigInteger> places = new ArrayList<>();
      BigInteger[] expected = new BigInteger[12];
      Arrays.fill(expected, BigInteger.ZERO);
      List<BigInteger> values = randomBits(random, I32, count);
      for (int k = count - 1; k >= 0; k--) {
        int row = random.nextInt(3);
        int column = random.nextInt(4);
        places.addAll(0, numbers(row, column));
        expected[row * 4 + column] = values.get(k);
      }
      SparseElementsAttr sparse = new SparseElementsAttr(type, DenseElementsAttr.of(tensor(IntegerType.I64, count, 2), places),
          DenseElementsAttr.of(tensor(I32, count), values));
      assertTrue(sparse.isWellFormed());
      DenseElementsAttr dense = sparse.dense();
      assertEquals(DenseElementsAttr.of(type, List.of(expected)), dense, "the first of several values in one place counts");
      for (int k = 0; k < 12; k++) assertEquals(dense.element(k), sparse.element(k));
    }
  }

  private static boolean isWellFormed(ShapedType type, long... places) {
    DenseElementsAttr indices = DenseElementsAttr.of(tensor(IntegerType.I64, places.length / 2, 2), numbers(places));
    return new SparseElementsAttr(type, indices, DenseElementsAttr.of(tensor(I32, 2), numbers(5, 6))).isWellFormed();
  }

  @Test
  void coordinatesOfSparseElementsAreInTheShape() {
    assertTrue(isWellFormed(tensor(I32, 3, 4), 0, 0, 2, 3));
    assertFalse(isWellFormed(tensor(I32, 3, 4), 0, 0, 3, 3));
    assertFalse(isWellFormed(tensor(I32, 3, 4), 0, -1, 2, 3));
    assertFalse(isWellFormed(tensor(I32, 3, 4), 0, 0), "one place for two values");
    assertFalse(isWellFormed(tensor(I32, Shape.DYNAMIC, 4), 0, 0, 2, 3));
  }

  // Resources.

  @Test
  void resourcesHoldElementsIfTheyHaveAsManyBytes() {
    Resource resource = new Resource("builtin", "blob");
    DenseResourceAttr attribute = new DenseResourceAttr(tensor(I32, 2), resource);
    assertNull(attribute.elements(), "nothing is known yet");
    resource.define("0x" + "04000000" + "01000000" + "02000000");
    assertEquals(DenseElementsAttr.of(tensor(I32, 2), numbers(1, 2)), attribute.elements());
    assertNull(new DenseResourceAttr(tensor(I32, 4), resource).elements());
    assertNull(new DenseResourceAttr(tensor(I32, 3), resource).elements());
    assertNull(new DenseResourceAttr(tensor(I32, Shape.DYNAMIC), resource).elements());
    DenseResourceAttr booleans = new DenseResourceAttr(tensor(IntegerType.I1, 8), resource);
    assertEquals(DenseElementsAttr.of(tensor(IntegerType.I1, 8), numbers(1, 0, 0, 0, 0, 0, 0, 0)), booleans.elements(), "a byte for each");
    resource.define("no digits");
    assertNull(attribute.elements());
  }

  // Arrays.

  @Test
  void arraysAreTheirBytes() {
    Random random = new Random(4);
    for (int i = 0; i < 500; i++) {
      Type element = NUMBERS.get(random.nextInt(NUMBERS.size()));
      List<BigInteger> bits = randomBits(random, element, random.nextInt(8));
      DenseArrayAttr array = DenseArrayAttr.of(element, bits);
      assertEquals(bits.size(), array.size());
      for (int k = 0; k < bits.size(); k++) assertEquals(bits.get(k), array.bits(k));
      assertEquals(array, DenseArrayAttr.of(element, array.elements()));
      DenseArrayAttr again = DenseArrayAttr.ofBytes(element, array.toBytes());
      assertEquals(array, again);
      assertEquals(array.hashCode(), again.hashCode());
    }
    assertNull(DenseArrayAttr.ofBytes(I32, new byte[3]));
    assertNotEquals(DenseArrayAttr.i32(), DenseArrayAttr.i64());
  }

  @Test
  void numbersOfArraysHaveTheirSigns() {
    assertEquals(-1, DenseArrayAttr.i8((byte) -1).get(0));
    assertEquals(Integer.MIN_VALUE, DenseArrayAttr.i32(Integer.MIN_VALUE).get(0));
    assertEquals(Long.MIN_VALUE, DenseArrayAttr.i64(Long.MIN_VALUE).longs()[0]);
    assertEquals(List.of(IntegerAttr.i32(-2)), DenseArrayAttr.i32(-2).elements());
    assertEquals(List.of(FloatAttr.of(FloatType.F64, 1.5)), DenseArrayAttr.f64(1.5).elements());
    boolean[] bools = DenseArrayAttr.bools(true, false).bools();
    assertTrue(bools[0] && !bools[1]);
    byte[] bytes = {1, 2};
    DenseArrayAttr array = DenseArrayAttr.i8(bytes);
    bytes[0] = 3;
    array.toBytes()[1] = 4;
    assertEquals(DenseArrayAttr.i8((byte) 1, (byte) 2), array, "an array does not change");
  }

  @Test
  void boundsAddUpSizes() {
    assertEquals(List.of(0, 2, 2, 5), Arrays.stream(DenseArrayAttr.i32(2, 0, 3).bounds()).boxed().toList());
  }

  @Test
  void theLowestByteComesFirst() {
    assertEquals("04030201", HexFormat.of().formatHex(DenseArrayAttr.i32(0x01020304).toBytes()));
    assertEquals("04030201", HexFormat.of().formatHex(DenseElementsAttr.splat(tensor(I32, 2), IntegerAttr.i32(0x01020304)).toBytes()));
  }
}
