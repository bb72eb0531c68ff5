// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Compares expressions, maps and sets with what the reference makes of them, as recorded in the .txt files. */
class AffineTest {
  @Test
  void printsWhatItBuilt() throws IOException {
    checkPairs("built.txt", text -> parse(text).toString());
  }

  @Test
  void wrapsLargeConstantsAsTheReferenceDoes() throws IOException {
    checkPairs("built-large-constants.txt", text -> parse(text).toString());
  }

  @Test
  void simplifies() throws IOException {
    checkPairs("simplified.txt", text -> AffineMap.parse(text).simplify().toString());
  }

  @Test
  void foldsConstants() throws IOException {
    List<Executable> checks = new ArrayList<>();
    for (String line : lines("folded.txt")) {
      String[] parts = line.split("; ");
      List<Long> inputs = new ArrayList<>();
      for (String input : parts[1].split(" ")) inputs.add(Long.valueOf(input));
      checks.add(() -> {
        AffineFold fold = AffineFold.of(AffineMap.parse(parts[0]), inputs);
        assertEquals(parts[2], fold.poison() ? "poison" : fold.constants().getFirst().toString(), line);
      });
    }
    assertAll(checks);
  }

  @Test
  void foldsWhatIsKnown() {
    AffineMap map = AffineMap.parse("(d0, d1) -> (d0 * 2, d1 + d0, d1 mod (d0 - d0))");
    List<Long> inputs = new ArrayList<>(List.of(3L));
    inputs.add(null);
    AffineFold fold = AffineFold.of(map, inputs);
    assertFalse(fold.poison());
    assertNull(fold.constants());
    assertEquals("(d0, d1) -> (6, d0 + d1, d1 mod 0)", fold.map().toString());
  }

  @Test
  void survivesLongAndDeepExpressions() {
    int n = 50_000;
    String sum = "d0" + " + d1 floordiv 3 - d0".repeat(n);
    String nested = "(d0 + ".repeat(n) + "d1" + ")".repeat(n);
    String negated = "-(".repeat(n) + "d1" + ")".repeat(n);
    for (String text : List.of(sum, nested, negated)) {
      AffineMap map = AffineMap.parse("(d0, d1) -> (" + text + ")");
      assertEquals(map.simplify(), AffineMap.parse(map.toString()).simplify());
      assertTrue(map.isFunctionOfDim(1));
      assertTrue(map.replaceDimsAndSymbols(List.of(AffineExpr.dim(1)), List.of(), 2, 0).isFunctionOfDim(1));
    }
  }

  /** The quotient of the second remainder is the one of the first, which occurs in the dividend already. */
  @Test
  void simplifiesARemainderOfWhatIsLeftOfAnother() {
    assertEquals("()[s0] -> (1)", AffineMap.parse("()[s0] -> ((s0 + 1 - s0 mod 3) mod 3)").simplify().toString());
  }

  @Test
  void composes() {
    AffineMap outer = AffineMap.parse("(d0, d1)[s0] -> (d0 * s0 + d1, d0 floordiv 4)");
    AffineMap inner = AffineMap.parse("(d0)[s0] -> (d0 * 4, d0 + s0)");
    assertEquals("(d0)[s0, s1] -> ((d0 * s0) * 4 + d0 + s1, d0)", outer.compose(inner).toString());
  }

  @Test
  void knowsPermutations() {
    AffineMap map = AffineMap.parse("(d0, d1, d2) -> (d2, d0, d1)");
    assertTrue(map.isPermutation());
    assertEquals(AffineMap.permutation(2, 0, 1), map);
    assertEquals(AffineMap.identity(3), map.compose(AffineMaps.inversePermutation(map)));
    assertFalse(AffineMap.parse("(d0, d1) -> (d1, d1)").isPermutation());
    assertNull(AffineMaps.inversePermutation(AffineMap.parse("(d0, d1) -> (d1, d1)")));
    assertTrue(AffineMap.parse("(d0, d1, d2) -> (d2, 0)").isProjectedPermutation(true));
    assertFalse(AffineMap.parse("(d0, d1, d2) -> (d2, 0)").isProjectedPermutation(false));
    assertTrue(AffineMap.minorIdentity(3, 2).isMinorIdentity());
    assertFalse(AffineMap.parse("(d0)[s0] -> (d0)").isMinorIdentity());
    assertTrue(AffineMap.parse("(d0)[s0] -> (d0)").isIdentity());
  }

  @Test
  void dropsAndCompresses() {
    AffineMap map = AffineMap.parse("(d0, d1, d2)[s0, s1] -> (d2 + s1, d0, 0, d2 + s1)");
    assertEquals("(d0, d1)[s0, s1] -> (d1 + s1, d0, 0, d1 + s1)", map.compressUnusedDims().toString());
    assertEquals("(d0, d1, d2)[s0] -> (d2 + s0, d0, 0, d2 + s0)", map.compressUnusedSymbols().toString());
    BitSet first = new BitSet();
    first.set(0);
    assertEquals("(d0, d1, d2)[s0, s1] -> (d0, 0, d2 + s1)", map.dropResults(first).toString());
    assertEquals("(d0, d1, d2)[s0, s1] -> (d0, d2 + s1)", map.subMap(1, 3).toString());
    assertEquals("(d0, d1, d2)[s0, s1] -> (d2 + s1, d0, d2 + s1)", map.dropZeroResults().toString());
    AffineMap other = AffineMap.parse("(d0)[s0] -> (s0)");
    assertEquals("(d0, d1, d2)[s0, s1, s2] -> (d2 + s1, d0, 0, d2 + s1, s2)", AffineMaps.concat(List.of(map, other)).toString());
  }

  @Test
  void knowsDivisors() {
    AffineMap map = AffineMap.parse("(d0, d1)[s0] -> (d0 * 12 + d1 * 18, (d0 * s0) * 8, d0 mod 4, (d0 * 12) floordiv 5)");
    assertEquals(6, map.result(0).largestKnownDivisor());
    assertTrue(map.result(1).isMultipleOf(4));
    assertFalse(map.result(2).isMultipleOf(2));
    assertFalse(map.result(1).isPureAffine());
    assertTrue(map.result(3).isPureAffine());
    assertEquals(1, map.largestKnownDivisorOfResults());
  }

  @Test
  void replacesSubtrees() {
    AffineMap map = AffineMap.parse("(d0, d1) -> ((d0 + 1) floordiv 2 + d1)");
    AffineExpr part = AffineExpr.dim(0).plus(1).floorDiv(2);
    assertEquals("(d0, d1) -> (d1 * 2)", map.replace(part, AffineExpr.dim(1), 2, 0).toString());
    assertEquals("(d0, d1, d2) -> ((d0 + 1) floordiv 2 + d2)", map.shiftDims(1, 1).toString());
  }

  @Test
  void printsWithOtherNames() {
    StringBuilder out = new StringBuilder();
    List<String> values = List.of("%i", "%j");
    AffineExpr expr = AffineMap.parse("(d0, d1)[s0] -> (d0 - d1 * s0)").result(0);
    AffinePrinter.print(expr, out, values::get, symbol -> "symbol(%n)");
    assertEquals("%i - %j * symbol(%n)", out.toString());
  }

  @FunctionalInterface
  private interface Transform {
    String apply(String text);
  }

  private static void checkPairs(String name, Transform transform) throws IOException {
    List<String> lines = lines(name);
    List<Executable> checks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += 2) {
      String source = lines.get(i);
      String expected = lines.get(i + 1).substring("  = ".length());
      checks.add(() -> assertEquals(expected, transform.apply(source), source));
    }
    assertAll(checks);
  }

  private static AffineStructure parse(String text) {
    return AffineParser.parse(new AffineLexer(text));
  }

  static List<String> lines(String name) throws IOException {
    try (var in = AffineTest.class.getResourceAsStream(name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }
}
