// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.IntegerSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.Resource;
import dev.freehold.ir.attribute.Type;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Types, attributes and locations as text. */
class AttrTextTest {
  private static final Type I32 = IntegerType.I32;
  private static final Type F32 = FloatType.F32;
  private static final long ANY = Shape.DYNAMIC;

  private static void assertText(String expected, Type type) {
    assertEquals(expected, AttrText.of(type));
  }

  private static void assertText(String expected, Attribute attribute) {
    assertEquals(expected, AttrText.of(attribute));
  }

  private static String text(Attribute attribute, PrintOptions options) {
    StringBuilder out = new StringBuilder();
    new AttrWriter(out, null, options).attr(attribute);
    return out.toString();
  }

  // Types.

  @Test
  void scalarTypes() {
    assertText("i1", IntegerType.I1);
    assertText("si7", IntegerType.of(7, IntegerType.Signedness.SIGNED));
    assertText("ui32", IntegerType.of(32, IntegerType.Signedness.UNSIGNED));
    assertText("index", IndexType.INSTANCE);
    assertText("bf16", FloatType.BF16);
    assertText("none", NoneType.INSTANCE);
    assertText("complex<f32>", ComplexType.of(F32));
    assertText("tuple<i32, tuple<>>", TupleType.of(List.of(I32, TupleType.of(List.of()))));
  }

  @Test
  void functionTypes() {
    Type inner = FunctionType.of(List.of(), List.of());
    assertText("() -> ()", inner);
    assertText("(i32, f32) -> i32", FunctionType.of(List.of(I32, F32), List.of(I32)));
    assertText("(i32) -> (i32, f32)", FunctionType.of(List.of(I32), List.of(I32, F32)));
    assertText("(() -> ()) -> (() -> ())", FunctionType.of(List.of(inner), List.of(inner)));
  }

  @Test
  void shapedTypes() {
    assertText("vector<4x[8]xf32>", VectorType.of(Shape.of(4, 8), F32, List.of(false, true)));
    assertText("vector<f32>", VectorType.of(Shape.SCALAR, F32));
    assertText("tensor<2x?xf32>", TensorType.of(Shape.of(2, ANY), F32));
    assertText("tensor<4xf32, \"encoded\">", TensorType.of(Shape.of(4), F32, StringAttr.of("encoded")));
    assertText("tensor<*xf32>", UnrankedTensorType.of(F32));
    assertText("memref<?x4xi32>", MemRefType.of(Shape.of(ANY, 4), I32));
    assertText("memref<4xi32, strided<[?], offset: 3>, 1>",
        MemRefType.of(Shape.of(4), I32, StridedLayoutAttr.of(3, List.of(ANY)), IntegerAttr.i64(1)));
    assertText("memref<4xi32, strided<[2]>>", MemRefType.of(Shape.of(4), I32, StridedLayoutAttr.of(0, List.of(2L)), null));
    assertText("memref<4xi32, affine_map<(d0) -> (d0 + 1)>>",
        MemRefType.of(Shape.of(4), I32).withLayout(AffineMapAttr.of(AffineMap.parse("(d0) -> (d0 + 1)"))));
    assertText("memref<*xi32, 2 : i32>", UnrankedMemRefType.of(I32, IntegerAttr.i32(2)));
  }

  @Test
  void layoutsAndSpacesThatSayNothingAreLeftOut() {
    MemRefType plain = MemRefType.of(Shape.of(4), I32);
    assertEquals(plain, MemRefType.of(Shape.of(4), I32, AffineMapAttr.of(AffineMap.identity(1)), IntegerAttr.i64(0)));
    MemRefType withSymbol = plain.withLayout(AffineMapAttr.of(AffineMap.parse("(d0)[s0] -> (d0)")));
    assertFalse(plain.equals(withSymbol));
    assertText("memref<4xi32>", withSymbol);
    assertEquals(UnrankedMemRefType.of(I32, null), UnrankedMemRefType.of(I32, IntegerAttr.i64(0)));
    assertFalse(plain.withLayout(StridedLayoutAttr.of(0, List.of(1L))).hasIdentityLayout());
  }

  @Test
  void elementsAndShapesOfTypesAreReplaced() {
    assertText("vector<[4]xi32>", VectorType.of(Shape.of(4), F32, List.of(true)).withElement(I32));
    assertText("tensor<4xi32, unit>", TensorType.of(Shape.of(4), F32, UnitAttr.INSTANCE).withElement(I32));
    assertText("tensor<*xi32>", UnrankedTensorType.of(F32).withElement(I32));
    assertText("memref<*xi32, 1>", UnrankedMemRefType.of(F32, IntegerAttr.i64(1)).withElement(I32));
    assertText("memref<2xi32, 1>", MemRefType.of(Shape.of(4), F32, null, IntegerAttr.i64(1)).withShape(Shape.of(2)).withElement(I32));
  }

  @Test
  void unrankedTypesHaveNoShape() {
    assertThrows(IllegalStateException.class, () -> UnrankedTensorType.of(F32).shape());
    assertThrows(IllegalStateException.class, () -> UnrankedMemRefType.of(F32, null).shape());
  }

  @Test
  void foreignTypesAndAttributesAreSimpleOrInBrackets() {
    assertText("!foo.bar", new OpaqueType("foo", "bar"));
    assertText("!foo.bar<4 x i32>", new OpaqueType("foo", "bar<4 x i32>"));
    assertText("!foo.a.b_9", new OpaqueType("foo", "a.b_9"));
    assertText("!foo<4>", new OpaqueType("foo", "4"));
    assertText("!foo<a b>", new OpaqueType("foo", "a b"));
    assertText("!foo<>", new OpaqueType("foo", ""));
    assertText("#foo.bar", new OpaqueAttr("foo", "bar", NoneType.INSTANCE));
    assertText("#foo<\"bar\"> : i32", new OpaqueAttr("foo", "\"bar\"", I32));
  }

  // Attributes.

  @Test
  void numbers() {
    assertText("true", IntegerAttr.TRUE);
    assertText("false", IntegerAttr.FALSE);
    assertText("-1 : i8", IntegerAttr.of(IntegerType.I8, 255));
    assertText("255 : ui8", IntegerAttr.of(IntegerType.of(8, IntegerType.Signedness.UNSIGNED), -1));
    assertText("7 : index", IntegerAttr.ofIndex(7));
    assertText("1.500000e+00 : f32", FloatAttr.of(FloatType.F32, 1.5));
    assertText("0x7FC00000 : f32", FloatAttr.of(FloatType.F32, Double.NaN));
  }

  @Test
  void integersAreWrappedIntoTheirType() {
    assertEquals(IntegerAttr.of(IntegerType.I8, -128), IntegerAttr.of(IntegerType.I8, 128));
    assertEquals(BigInteger.valueOf(128), IntegerAttr.of(IntegerType.I8, 128).unsigned());
    assertEquals(IntegerAttr.TRUE, IntegerAttr.of(IntegerType.I1, 1));
    assertEquals(IntegerAttr.of(IntegerType.of(0), 0), IntegerAttr.of(IntegerType.of(0), 5));
    BigInteger wide = BigInteger.ONE.shiftLeft(80);
    assertEquals(null, IntegerAttr.of(IntegerType.of(100), wide).asLong());
    assertEquals(5L, IntegerAttr.of(IntegerType.of(100), 5).asLong());
  }

  @Test
  void strings() {
    assertText("\"a\\\\b\\22c\\0A\"", StringAttr.of("a\\b\"c\n"));
    assertText("\"\\C3\\A9\"", StringAttr.of("é"));
    assertText("\"\\FF\"", StringAttr.ofBytes(new byte[] {-1}));
    assertText("\"a\" : i32", StringAttr.of("a", I32));
    assertEquals(List.of((byte) 0xC3, (byte) 0xA9), List.of(StringAttr.of("é").bytes()[0], StringAttr.of("é").bytes()[1]));
  }

  @Test
  void symbolReferences() {
    assertText("@f", SymbolRefAttr.of("f"));
    assertText("@outer::@\"two words\"::@g$1", SymbolRefAttr.of("outer", List.of("two words", "g$1")));
    assertText("@\"1st\"", SymbolRefAttr.of("1st"));
    assertText("@<<INVALID EMPTY SYMBOL>>", SymbolRefAttr.of(""));
    assertEquals("g", SymbolRefAttr.of("f", List.of("g")).leaf());
    assertEquals("f", SymbolRefAttr.of("f").leaf());
  }

  @Test
  void containersLeaveImpliedTypesOut() {
    assertText("[1, 1.000000e+00, 1 : i32, \"a\"]",
        ArrayAttr.of(IntegerAttr.i64(1), FloatAttr.of(FloatType.F64, 1), IntegerAttr.i32(1), StringAttr.of("a")));
    assertText("[1, 2]", ArrayAttr.ofI64(1, 2));
    assertText("[\"a\"]", ArrayAttr.ofStrings(List.of("a")));
    assertText("{\"a b\" = 1 : i64, c}", DictAttr.of(Map.of("c", UnitAttr.INSTANCE, "a b", IntegerAttr.i64(1))));
    assertText("array<i64: 1, -2>", DenseArrayAttr.i64(1, -2));
    assertText("array<i1: true, false>", DenseArrayAttr.bools(true, false));
    assertText("array<f64: 1.500000e+00>", DenseArrayAttr.f64(1.5));
    assertText("array<i8>", DenseArrayAttr.i8());
  }

  @Test
  void otherAttributes() {
    assertText("unit", UnitAttr.INSTANCE);
    assertText("tensor<4xi32>", TypeAttr.of(TensorType.of(Shape.of(4), I32)));
    assertText("affine_map<(d0) -> (d0 * 2)>", AffineMapAttr.of(AffineMap.parse("(d0) -> (d0 * 2)")));
    assertText("affine_set<(d0) : (d0 - 1 >= 0)>",
        IntegerSetAttr.of(new IntegerSet(1, 0, List.of(new IntegerSet.Constraint(AffineExpr.dim(0).minus(1), false)))));
    assertText("dense_resource<blob> : tensor<2xi32>", new DenseResourceAttr(TensorType.of(Shape.of(2), I32), new Resource("builtin", "blob")));
  }

  @Test
  void distinctAttributesAreNumberedInTheirOrder() {
    Attribute first = new DistinctAttr(UnitAttr.INSTANCE);
    Attribute second = new DistinctAttr(IntegerAttr.i32(1));
    assertText("[distinct[0]<>, distinct[1]<1 : i32>, distinct[0]<>]", ArrayAttr.of(first, second, first));
    StringBuilder out = new StringBuilder();
    AttrWriter.numberedBy(attribute -> 7, out).attr(first);
    assertEquals("distinct[7]<>", out.toString());
  }

  // Elements.

  private static List<BigInteger> count(int to) {
    List<BigInteger> numbers = new ArrayList<>();
    for (int i = 0; i < to; i++) numbers.add(BigInteger.valueOf(i));
    return numbers;
  }

  @Test
  void denseElements() {
    assertText("dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>", DenseElementsAttr.of(TensorType.of(Shape.of(2, 3), I32), count(6)));
    assertText("dense<-1> : tensor<2x3xi8>", DenseElementsAttr.splat(TensorType.of(Shape.of(2, 3), IntegerType.I8), BigInteger.valueOf(255)));
    assertText("dense<> : tensor<0xi32>", DenseElementsAttr.of(TensorType.of(Shape.of(0), I32), List.of()));
    assertText("dense<[false, true]> : vector<2xi1>", DenseElementsAttr.of(VectorType.of(Shape.of(2), IntegerType.I1), count(2)));
    assertText("dense<3> : tensor<i32>", DenseElementsAttr.splat(TensorType.of(Shape.SCALAR, I32), IntegerAttr.i32(3)));
    assertText("dense<[(0,1), (2,3)]> : tensor<2xcomplex<i32>>", DenseElementsAttr.of(TensorType.of(Shape.of(2), ComplexType.of(I32)), count(4)));
    assertText("dense<1.000000e+00> : tensor<2xf32>", DenseElementsAttr.splat(TensorType.of(Shape.of(2), F32), FloatAttr.of(FloatType.F32, 1)));
  }

  @Test
  void stringElements() {
    ShapedType type = TensorType.of(Shape.of(2), new OpaqueType("foo", "string"));
    assertText("dense<[\"a\", \"b\"]> : tensor<2x!foo.string>", new DenseStringElementsAttr(type, List.of("a", "b")));
    assertText("dense<\"a\"> : tensor<2x!foo.string>", new DenseStringElementsAttr(type, List.of("a", "a")));
  }

  private static SparseElementsAttr sparse(Attribute values, long... places) {
    List<BigInteger> indices = new ArrayList<>();
    for (long place : places) indices.add(BigInteger.valueOf(place));
    ShapedType type = TensorType.of(Shape.of(places.length / 2, 2), IntegerType.I64);
    return new SparseElementsAttr(TensorType.of(Shape.of(3, 3), I32), DenseElementsAttr.of(type, indices), values);
  }

  @Test
  void sparseElements() {
    ShapedType two = TensorType.of(Shape.of(2), I32);
    assertText("sparse<[[0, 1], [2, 2]], [0, 1]> : tensor<3x3xi32>", sparse(DenseElementsAttr.of(two, count(2)), 0, 1, 2, 2));
    assertText("sparse<[[0, 1], [2, 2]], [\"a\", \"b\"]> : tensor<3x3xi32>", sparse(new DenseStringElementsAttr(two, List.of("a", "b")), 0, 1, 2, 2));
    assertText("sparse<> : tensor<3x3xi32>", sparse(DenseElementsAttr.of(TensorType.of(Shape.of(0), I32), List.of())));
    assertThrows(IllegalStateException.class, () -> AttrText.of(sparse(UnitAttr.INSTANCE, 0, 1)));
  }

  @Test
  void manyElementsAreHexadecimalOrLeftOut() {
    DenseElementsAttr dense = DenseElementsAttr.of(TensorType.of(Shape.of(3), IntegerType.I16), count(3));
    PrintOptions hexadecimal = new PrintOptions(false, false, false, false, false, false, false, false, new PrintOptions.Limits(9, 2, 9));
    assertEquals("dense<\"0x000001000200\"> : tensor<3xi16>", text(dense, hexadecimal));
    PrintOptions shortened = new PrintOptions(false, false, false, false, false, false, false, false, new PrintOptions.Limits(2, 9, 9));
    assertEquals("dense_resource<__elided__> : tensor<3xi16>", text(dense, shortened));
    assertEquals("dense<1> : tensor<3xi16>", text(DenseElementsAttr.splat(dense.type(), BigInteger.ONE), shortened));
    assertEquals("dense_resource<__elided__> : tensor<3x3xi32>",
        text(sparse(DenseElementsAttr.splat(TensorType.of(Shape.of(1), I32), BigInteger.ONE), 0, 1),
            shortened));
  }

  // Locations.

  private static final Location FILE = Location.file("f.mlir", 3, 4);

  @Test
  void locations() {
    assertText("loc(unknown)", Location.UNKNOWN);
    assertText("loc(\"f.mlir\":3:4)", FILE);
    assertText("loc(\"f.mlir\":3:4 to :9)", new Location.File("f.mlir", 3, 4, 3, 9));
    assertText("loc(\"f.mlir\":3:4 to 5:6)", new Location.File("f.mlir", 3, 4, 5, 6));
    assertText("loc(\"f.mlir\":4294967295:4)", Location.file("f.mlir", -1, 4));
    assertText("loc(\"name\")", new Location.Name("name", Location.UNKNOWN));
    assertText("loc(\"name\"(\"f.mlir\":3:4))", new Location.Name("name", FILE));
    assertText("loc(callsite(\"name\" at \"f.mlir\":3:4))", new Location.CallSite(new Location.Name("name", Location.UNKNOWN), FILE));
    assertText("loc(fused[\"f.mlir\":3:4, \"g\":1:1])", Location.fused(List.of(FILE, Location.file("g", 1, 1)), null));
    assertText("loc(fused<\"why\">[\"f.mlir\":3:4])", Location.fused(List.of(FILE), StringAttr.of("why")));
  }

  @Test
  void locationsForPeople() {
    PrintOptions pretty = new PrintOptions(false, true, true, false, false, false, false, false, PrintOptions.Limits.DEFAULT);
    Location name = new Location.Name("name", Location.UNKNOWN);
    assertEquals("[unknown]", text(Location.UNKNOWN, pretty));
    assertEquals("f.mlir:3:4", text(FILE, pretty));
    assertEquals("\"name\" at f.mlir:3:4", text(new Location.CallSite(name, FILE), pretty));
    assertEquals("f.mlir:3:4\n at \"name\"", text(new Location.CallSite(FILE, name), pretty));
    assertEquals("[f.mlir:3:4, \"name\"]", text(Location.fused(List.of(FILE, name), null), pretty));
  }

  @Test
  void locationsOfOperationsAndArguments() {
    StringBuilder out = new StringBuilder();
    new AttrWriter(out).locationSpecifier(FILE).text(" ").argumentLocation(Location.UNKNOWN);
    assertEquals("loc(\"f.mlir\":3:4) loc(unknown)", out.toString());
  }

  @Test
  void failuresOfTheOutputAreNotSwallowed() {
    Appendable broken = new Appendable() {
      @Override
      public Appendable append(CharSequence text) throws IOException {
        throw new IOException("full");
      }

      @Override
      public Appendable append(CharSequence text, int start, int end) throws IOException {
        throw new IOException("full");
      }

      @Override
      public Appendable append(char c) throws IOException {
        throw new IOException("full");
      }
    };
    assertThrows(UncheckedIOException.class, () -> new AttrWriter(broken).type(I32));
  }
}
