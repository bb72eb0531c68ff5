// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.affine.AffineMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The lines of the table of named operations, read. */
class StructureTest {
  @Test
  void windowsMoveByStridesAndReachByDilations() {
    Structure conv = new Structure("n ow f +kw +c: n ow.kw c, kw c f -> n ow f", Structure.Kind.NONE);
    List<AffineMap> maps = conv.maps(new long[] {2}, new long[] {3});
    assertEquals("(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3 * 3, d4)", maps.getFirst().toString());
    assertEquals("(d0, d1, d2, d3, d4) -> (d3, d4, d2)", maps.get(1).toString());
    assertEquals(1, conv.windows());
  }

  @Test
  void loopsWithPlusCombine() {
    Structure product = new Structure("m +n: m n, n -> m", Structure.Kind.NONE);
    assertEquals(List.of(LinalgEnums.PARALLEL, LinalgEnums.REDUCTION), product.iteratorTypes());
  }

  @Test
  void scalarsHaveEmptyMaps() {
    Structure quantized = new Structure("m n +k: m k, k n, , -> m n", Structure.Kind.NONE);
    assertEquals(4, quantized.inputCount());
    assertEquals("(d0, d1, d2) -> ()", quantized.maps(new long[0], new long[0]).get(2).toString());
  }

  /** A loop that no operand moves with could not be counted. */
  @Test
  void everyLoopOfTheTableIsThePositionOfSomeElement() {
    Stream.of(NamedOps.all()).map(OpDef::name).filter(name -> NamedOps.structure(name) != null).forEach(name -> {
      Structure structure = NamedOps.structure(name);
      long[] ones = new long[structure.windows()];
      java.util.Arrays.fill(ones, 1);
      var all = dev.freehold.ir.affine.AffineMaps.concat(structure.maps(ones, ones));
      for (int loop = 0; loop < structure.iteratorTypes().size(); loop++) {
        assertEquals(true, all.isFunctionOfDim(loop), name + ", loop " + loop);
      }
    });
  }
}
