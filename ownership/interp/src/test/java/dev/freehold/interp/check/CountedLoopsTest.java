// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Loops of blocks that count: of many iterations the first and the last are run. The limit is 10,000 operations on a path. */
class CountedLoopsTest {
  /** Writes to a matrix, row by row, in the blocks of a number N. */
  private static final String NEST = """
        cf.br ^rowsN(%c0 : index)
      ^rowsN(%iN: index):
        %moreN = arith.cmpi slt, %iN, %rows : index
        cf.cond_br %moreN, ^columnsN(%c0 : index), ^endN
      ^columnsN(%jN: index):
        %withinN = arith.cmpi slt, %jN, %columns : index
        cf.cond_br %withinN, ^bodyN, ^nextN
      ^bodyN:
        memref.store %zero, %x[%iN, %jN] : memref<2000x2000xf32>
        %kN = arith.addi %jN, %c1 : index
        cf.br ^columnsN(%kN : index)
      ^nextN:
        %lN = arith.addi %iN, %c1 : index
        cf.br ^rowsN(%lN : index)
      ^endN:
      """;

  private static String program(int rows, int columns, int nests) {
    StringBuilder text = new StringBuilder("""
        func.func @f(%x: memref<2000x2000xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %rows = arith.constant ROWS : index
          %columns = arith.constant COLUMNS : index
          %zero = arith.constant 0.0 : f32
        """.replace("ROWS", "" + rows).replace("COLUMNS", "" + columns));
    for (int i = 0; i < nests; i++) text.append(NEST.replace("N", "_" + i));
    return text + "return }";
  }

  @Test
  void aNestCostsNoMoreThanItsFirstAndLastIterations() {
    FunctionReport report = Checked.function(program(2000, 2000, 100));
    assertEquals(List.of(), report.findings());
    assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
    assertEquals(100, report.summarized());
  }

  @Test
  void aFaultOfTheLastIterationIsFound() {
    assertEquals(List.of("OUT_OF_BOUNDS"), Checked.kinds(program(2001, 2000, 1)));
    assertEquals(List.of("OUT_OF_BOUNDS"), Checked.kinds(program(2000, 2001, 1)));
  }

  @Test
  void whatIsPassedOnIsUnknownAfterIterationsAreLeftOut() {
    // The sum is known to no path, so both arms are taken.
    FunctionReport report = Checked.function("""
        func.func @f() {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 5000 : index
          cf.br ^loop(%c0, %c0 : index, index)
        ^loop(%i: index, %s: index):
          %more = arith.cmpi slt, %i, %n : index
          cf.cond_br %more, ^body, ^end
        ^body:
          %t = arith.addi %s, %i : index
          %j = arith.addi %i, %c1 : index
          cf.br ^loop(%j, %t : index, index)
        ^end:
          %sum = arith.constant 12497500 : index
          %is = arith.cmpi eq, %s, %sum : index
          %a = memref.alloc() : memref<f32>
          cf.cond_br %is, ^free, ^leave
        ^free:
          memref.dealloc %a : memref<f32>
          cf.br ^leave
        ^leave:
          return
        }
        """);
    assertEquals(List.of("LEAK"), report.findings().stream().map(Finding::kind).toList());
  }
}
