// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.fail;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What simplifies the map of an access, and that nothing is built where nothing is simpler: programs with unrolled loops have tens of thousands. */
class MapOperandsTest {
  /** The accesses of a loop's body. */
  private static List<MapOperands> accesses(String body) {
    String program = """
        func.func @f(%%m: memref<?x?xf32>, %%n: index) {
          %%c2 = arith.constant 2 : index
          affine.for %%i = 0 to 64 {
            affine.for %%j = 0 to 8 {
              %s
            }
          }
          return
        }
        """.formatted(body);
    Op function = Parser.parse(Source.of("test.mlir", program), Registry.load(), ParserOptions.DEFAULT, diagnostic -> fail(diagnostic.message()))
        .module().region().entryBlock().firstOp();
    List<MapOperands> accesses = new ArrayList<>();
    function.walk(op -> {
      if (op instanceof AccessOp access) accesses.add(access.value());
    });
    return accesses;
  }

  private static void assertSimplest(String expected, int operands, String body) {
    MapOperands value = accesses(body).getFirst();
    MapOperands simplest = value.simplest();
    assertNotSame(value, simplest);
    assertEquals(AffineMap.parse(expected), simplest.map());
    assertEquals(operands, simplest.operands().size());
    assertSame(simplest, simplest.simplest());
  }

  @Test
  void simplestAccessesStay() {
    List<MapOperands> accesses = accesses("""
        %0 = affine.load %m[%i, %j] : memref<?x?xf32>
        %1 = affine.load %m[%i + 1, 7] : memref<?x?xf32>
        %2 = affine.load %m[%i * 4 + %j + symbol(%n) + 3, symbol(%n)] : memref<?x?xf32>
        %3 = affine.load %m[%i floordiv 3, %j] : memref<?x?xf32>
        %4 = affine.load %m[0, 1] : memref<?x?xf32>
        """);
    assertEquals(5, accesses.size());
    for (MapOperands access : accesses) assertSame(access, access.simplest());
  }

  @Test
  void operandsAreFoldedMergedDroppedAndMoved() {
    assertSimplest("()[s0] -> (s0, 2)", 1, "%0 = affine.load %m[%n, symbol(%c2)] : memref<?x?xf32>");
    assertSimplest("(d0) -> (d0 * 2, d0)", 1, "%0 = \"affine.load\"(%m, %i, %i) {map = affine_map<(d0, d1) -> (d0 + d1, d1)>}"
        + " : (memref<?x?xf32>, index, index) -> f32");
    assertSimplest("(d0) -> (d0, 0)", 1, "%0 = \"affine.load\"(%m, %j, %i) {map = affine_map<(d0, d1) -> (d1, 0)>}"
        + " : (memref<?x?xf32>, index, index) -> f32");
    assertSimplest("(d0) -> (d0 + 1, d0)", 1, """
        %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
        %0 = affine.load %m[%a, %i] : memref<?x?xf32>""");
    assertSimplest("(d0) -> (d0, 0)", 1, "%0 = affine.load %m[%j mod 8, %j floordiv 8] : memref<?x?xf32>");
    assertSimplest("(d0, d1) -> (d0 + d1, d0)", 2, "%0 = affine.load %m[%j + %i - %i + %i, %j] : memref<?x?xf32>");
  }
}
