// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is done to expressions and maps leaves their values in random points as they are, or changes them as it should. */
class AffinePropertyTest {
  private static final int DIMS = 3;
  private static final int SYMBOLS = 2;

  private final Random random = new Random(1);

  /** An expression, and the value that it must have in the point at hand. */
  private record Valued(AffineExpr expr, long value) {}

  private long[] point(int size) {
    long[] point = new long[size];
    for (int i = 0; i < size; i++) point[i] = random.nextInt(-20, 21);
    return point;
  }

  private Valued random(int depth, long[] dims, long[] symbols) {
    if (depth == 0) {
      int input = random.nextInt(3);
      if (input == 0 && dims.length > 0) {
        int i = random.nextInt(dims.length);
        return new Valued(AffineExpr.dim(i), dims[i]);
      }
      if (input == 1 && symbols.length > 0) {
        int i = random.nextInt(symbols.length);
        return new Valued(AffineExpr.symbol(i), symbols[i]);
      }
      long constant = random.nextInt(-8, 9);
      return new Valued(AffineExpr.constant(constant), constant);
    }
    Valued left = random(random.nextInt(depth), dims, symbols);
    Valued right = random(random.nextInt(depth), dims, symbols);
    long factor = random.nextInt(1, 7);
    return switch (random.nextInt(7)) {
      case 0, 1 -> new Valued(left.expr.plus(right.expr), left.value + right.value);
      case 2 -> new Valued(left.expr.minus(right.expr), left.value - right.value);
      case 3 -> new Valued(left.expr.times(factor - 3), left.value * (factor - 3));
      case 4 -> new Valued(left.expr.floorDiv(factor), Math.floorDiv(left.value, factor));
      case 5 -> new Valued(left.expr.ceilDiv(factor), Math.ceilDiv(left.value, factor));
      default -> new Valued(left.expr.mod(factor), Math.floorMod(left.value, factor));
    };
  }

  private static long evaluate(AffineExpr expr, long[] dims, long[] symbols) {
    return switch (expr) {
      case AffineDim dim -> dims[dim.position()];
      case AffineSymbol symbol -> symbols[symbol.position()];
      case AffineConstant constant -> constant.value();
      case AffineBinary binary -> {
        long left = evaluate(binary.lhs(), dims, symbols);
        long right = evaluate(binary.rhs(), dims, symbols);
        yield switch (binary.kind()) {
          case ADD -> left + right;
          case MUL -> left * right;
          case FLOOR_DIV -> Math.floorDiv(left, right);
          case CEIL_DIV -> Math.ceilDiv(left, right);
          case MOD -> Math.floorMod(left, right);
        };
      }
    };
  }

  @Test
  void buildingAndSimplifyingKeepsTheValue() {
    for (int i = 0; i < 5000; i++) {
      long[] dims = point(DIMS);
      long[] symbols = point(SYMBOLS);
      Valued made = random(5, dims, symbols);
      assertEquals(made.value, evaluate(made.expr, dims, symbols), made.expr::toString);
      AffineExpr simplified = made.expr.simplify(DIMS, SYMBOLS);
      assertEquals(made.value, evaluate(simplified, dims, symbols), () -> made.expr + " to " + simplified);
    }
  }

  /** An expression that is a sum of inputs already is returned at once; it must be what flattening and building it again gives. */
  @Test
  void simplifyingIsFlatteningAndBuildingAgain() {
    int unchanged = 0;
    for (int i = 0; i < 20000; i++) {
      AffineExpr made = random(4, point(DIMS), point(SYMBOLS)).expr;
      AffineFlattener flattener = new AffineFlattener(DIMS, SYMBOLS);
      LinearForm form = flattener.flatten(made);
      assertNotNull(form, made::toString);
      AffineExpr simplified = made.simplify(DIMS, SYMBOLS);
      assertEquals(flattener.expr(form), simplified, made::toString);
      if (simplified == made && made instanceof AffineBinary) unchanged++;
    }
    assertTrue(unchanged > 1000, "unchanged: " + unchanged);
  }

  @Test
  void aMapThatDoesNotChangeIsNotBuiltAgain() {
    AffineMap map = AffineMap.parse("(d0, d1)[s0] -> (d0 * 2 + d1 + s0 * 3 - 1, 7, d1, s0)");
    assertSame(map, map.simplify());
    assertSame(map, RangedSimplifier.simplify(map, () -> fail("asks for ranges although there is no division")));
    assertSame(map, map.replaceDimsAndSymbols(List.of(AffineExpr.dim(0)), List.of(AffineExpr.symbol(0)), 2, 1));
    assertEquals(3, map.replaceDimsAndSymbols(List.of(), List.of(), 3, 1).numDims());
    assertEquals(AffineMap.parse("(d0, d1)[s0] -> (d0 * 2 + d1 + s0 * 3 - 1, 7, d0, s0)"),
        AffineMap.parse("(d0, d1)[s0] -> (d1 + d0 * 2 + s0 * 3 - 1, 7, d0 mod 8 + (d0 floordiv 8) * 8, s0)").simplify());
  }

  @Test
  void usedInputsAreThoseOfTheResults() {
    assertEquals(BitSet.valueOf(new long[] {0b10010}), AffineMaps.usedInputs(AffineMap.parse("(d0, d1, d2)[s0, s1] -> (d1 mod 3, s1 + 1)")));
  }

  /** An expression with products with symbols, and divisions by them, which are positive. */
  private Valued randomBySymbols(int depth, long[] dims, long[] symbols) {
    if (depth == 0) return random(0, dims, symbols);
    Valued left = randomBySymbols(random.nextInt(depth), dims, symbols);
    int i = random.nextInt(symbols.length);
    AffineExpr symbol = AffineExpr.symbol(i);
    return switch (random.nextInt(6)) {
      case 0 -> new Valued(left.expr.times(symbol), left.value * symbols[i]);
      case 1 -> new Valued(left.expr.floorDiv(symbol), Math.floorDiv(left.value, symbols[i]));
      case 2 -> new Valued(left.expr.ceilDiv(symbol), Math.ceilDiv(left.value, symbols[i]));
      case 3 -> new Valued(left.expr.mod(symbol), Math.floorMod(left.value, symbols[i]));
      case 4 -> new Valued(left.expr.minus(left.expr.mod(symbol)), left.value - Math.floorMod(left.value, symbols[i]));
      default -> {
        Valued right = randomBySymbols(random.nextInt(depth), dims, symbols);
        yield new Valued(left.expr.plus(right.expr), left.value + right.value);
      }
    };
  }

  @Test
  void simplifyingDivisionsBySymbolsKeepsTheValue() {
    int simpler = 0;
    for (int i = 0; i < 20000; i++) {
      long[] dims = point(DIMS);
      long[] symbols = {random.nextInt(1, 7), random.nextInt(1, 7)};
      Valued made = randomBySymbols(5, dims, symbols);
      assertEquals(made.value, evaluate(made.expr, dims, symbols), made.expr::toString);
      AffineExpr simplified = made.expr.simplify(DIMS, SYMBOLS);
      assertEquals(made.value, evaluate(simplified, dims, symbols), () -> made.expr + " to " + simplified);
      if (!simplified.equals(made.expr)) simpler++;
    }
    assertTrue(simpler > 1000, "simplified: " + simpler);
  }

  @Test
  void theKnownDivisorDivides() {
    int divisible = 0;
    for (int i = 0; i < 3000; i++) {
      long[] dims = point(DIMS);
      Valued made = random(3, dims, new long[0]);
      long divisor = made.expr.largestKnownDivisor();
      if (divisor == 0) assertEquals(0, made.value, made.expr::toString);
      else assertEquals(0, made.value % divisor, () -> made.expr + " by " + divisor);
      if (Math.abs(divisor) > 1) divisible++;
    }
    assertTrue(divisible > 100, "divisible: " + divisible);
  }

  /** The text of a sum does not say how it is grouped, so that what is read may be another expression. */
  @Test
  void parsingThePrintedMapGivesTheSameValues() {
    for (int i = 0; i < 1000; i++) {
      AffineMap map = randomMap(DIMS, 2);
      AffineMap parsed = AffineMap.parse(map.toString());
      long[] dims = point(DIMS);
      long[] symbols = point(SYMBOLS);
      assertEquals(list(apply(map, dims, symbols)), list(apply(parsed, dims, symbols)), map::toString);
    }
  }

  private static long[] apply(AffineMap map, long[] dims, long[] symbols) {
    return map.results().stream().mapToLong(result -> evaluate(result, dims, symbols)).toArray();
  }

  private static List<Long> list(long[] values) {
    return Arrays.stream(values).boxed().toList();
  }

  /** A map between spaces of dimensions. */
  private AffineMap randomMap(int dims, int results) {
    List<AffineExpr> exprs = new ArrayList<>();
    for (int i = 0; i < results; i++) exprs.add(random(3, point(dims), point(SYMBOLS)).expr);
    return new AffineMap(dims, SYMBOLS, exprs);
  }

  @Test
  void composedMapsRunOneAfterTheOther() {
    for (int i = 0; i < 1000; i++) {
      AffineMap outer = randomMap(2, 2);
      AffineMap inner = randomMap(DIMS, 2);
      AffineMap composed = outer.compose(inner);
      long[] dims = point(DIMS);
      long[] ofOuter = point(SYMBOLS);
      long[] ofInner = point(SYMBOLS);
      long[] symbols = {ofOuter[0], ofOuter[1], ofInner[0], ofInner[1]};
      assertEquals(list(apply(outer, apply(inner, dims, ofInner), ofOuter)), list(apply(composed, dims, symbols)), () -> outer + " after " + inner);
    }
  }

  @Test
  void shiftedMapsDoNotLookAtTheNewInputs() {
    for (int i = 0; i < 500; i++) {
      AffineMap map = randomMap(DIMS, 2);
      long[] dims = point(DIMS);
      long[] symbols = point(SYMBOLS);
      AffineMap shifted = map.shiftDims(2, 1).shiftSymbols(1, 0);
      long[] moreDims = {dims[0], 99, 98, dims[1], dims[2]};
      long[] moreSymbols = {97, symbols[0], symbols[1]};
      assertEquals(list(apply(map, dims, symbols)), list(apply(shifted, moreDims, moreSymbols)), map::toString);
      assertFalse(shifted.isFunctionOfDim(1) || shifted.isFunctionOfDim(2) || shifted.isFunctionOfSymbol(0));
    }
  }

  @Test
  void compressedMapsHaveOnlyInputsThatTheyUse() {
    for (int i = 0; i < 500; i++) {
      AffineMap map = randomMap(DIMS, 1);
      AffineMap compressed = map.compressUnusedDims().compressUnusedSymbols();
      for (int d = 0; d < compressed.numDims(); d++) assertTrue(compressed.isFunctionOfDim(d), compressed::toString);
      for (int s = 0; s < compressed.numSymbols(); s++) assertTrue(compressed.isFunctionOfSymbol(s), compressed::toString);
      long[] dims = point(DIMS);
      long[] symbols = point(SYMBOLS);
      List<Long> usedDims = new ArrayList<>(list(dims));
      List<Long> usedSymbols = new ArrayList<>(list(symbols));
      for (int d = DIMS - 1; d >= 0; d--) if (!map.isFunctionOfDim(d)) usedDims.remove(d);
      for (int s = SYMBOLS - 1; s >= 0; s--) if (!map.isFunctionOfSymbol(s)) usedSymbols.remove(s);
      assertEquals(list(apply(map, dims, symbols)), list(apply(compressed, usedDims.stream().mapToLong(Long::longValue).toArray(),
          usedSymbols.stream().mapToLong(Long::longValue).toArray())), map::toString);
    }
  }

  @Test
  void permutationsHaveInverses() {
    AffineMap map = AffineMap.permutation(2, 0, 1);
    assertTrue(map.isPermutation());
    AffineMap inverse = AffineMaps.inversePermutation(map);
    assertTrue(inverse.compose(map).isIdentity());
    assertTrue(map.compose(inverse).isIdentity());
    assertFalse(AffineMap.parse("(d0, d1) -> (d0, d0)").isPermutation());
    assertFalse(AffineMap.parse("(d0, d1) -> (d0)").isPermutation());
  }

  @Test
  void resultsOfMapsAreChosen() {
    AffineMap map = AffineMap.parse("(d0, d1) -> (d0, 0, d1, d1, 0)");
    assertEquals(AffineMap.parse("(d0, d1) -> (d1, d0)"), map.subMap(2, 0));
    assertEquals(AffineMap.parse("(d0, d1) -> (0, d1)"), map.slice(1, 2));
    assertEquals(AffineMap.parse("(d0, d1) -> (d0, d1, d1)"), map.dropZeroResults());
    assertEquals(AffineMap.parse("(d0, d1) -> (d0, 0, d1, 0)"), map.removeRepeatedResults());
    assertEquals(2, map.resultPosition(new AffineDim(1)));
    assertEquals(-1, map.resultPosition(new AffineDim(2)));
  }

  // Sets.

  private static boolean contains(IntegerSet set, long[] dims, long[] symbols) {
    for (IntegerSet.Constraint constraint : set.constraints()) {
      long value = evaluate(constraint.expr(), dims, symbols);
      if (constraint.isEquality() ? value != 0 : value < 0) return false;
    }
    return true;
  }

  @Test
  void setsHoldThePointsThatTheirReplacementsComeFrom() {
    int inside = 0;
    for (int i = 0; i < 1000; i++) {
      IntegerSet set = new IntegerSet(2, 1, List.of(new IntegerSet.Constraint(random(2, point(2), point(1)).expr, false),
          new IntegerSet.Constraint(random(2, point(2), point(1)).expr.mod(2), true)));
      AffineMap map = randomMap(DIMS, 2);
      IntegerSet replaced = set.replaceDimsAndSymbols(map.results(), List.of(AffineExpr.symbol(1)), DIMS, SYMBOLS);
      long[] dims = point(DIMS);
      long[] symbols = point(SYMBOLS);
      boolean expected = contains(set, apply(map, dims, symbols), new long[] {symbols[1]});
      assertEquals(expected, contains(replaced, dims, symbols), () -> set + " at " + map);
      if (expected) inside++;
    }
    assertTrue(inside > 50, "inside: " + inside);
  }

  @Test
  void theEmptySetHasNoElements() {
    IntegerSet empty = IntegerSet.empty(1, 1);
    assertTrue(empty.isCanonicallyEmpty());
    assertFalse(contains(empty, new long[] {0}, new long[] {0}));
    assertEquals("affine_set<(d0)[s0] : (1 == 0)>", empty.attributeText());
    IntegerSet other = new IntegerSet(1, 1, List.of(new IntegerSet.Constraint(AffineExpr.constant(-1), false)));
    assertFalse(other.isCanonicallyEmpty());
    assertEquals("-1 >= 0", other.constraints().getFirst().toString());
  }
}
