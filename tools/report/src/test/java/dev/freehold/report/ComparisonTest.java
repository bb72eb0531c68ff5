// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

final class ComparisonTest {
  private static Comparison compared(String program, String pipeline) {
    Report.Transformed made = Reports.transformed("given.mlir", program, pipeline);
    return Comparison.of(made.originals(), made.program(), made.text());
  }

  private static String lines(String program, String pipeline, Iterable<Integer> numbers) {
    StringBuilder lines = new StringBuilder();
    String[] text = Reports.transformed("given.mlir", program, pipeline).text().text().split("\n");
    for (int number : numbers) lines.append(number).append(text[number - 1]).append('\n');
    return lines.toString();
  }

  @Test
  void whatPassesMakeChangeAndDropIsTold() {
    String pipeline = "buffer-deallocation-pipeline";
    Comparison comparison = compared(Reports.FLAG, pipeline);
    assertEquals("""
        3    %true = arith.constant true
        4    %false = arith.constant false
        11    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
        12    scf.if %1 {
        13      memref.dealloc %base_buffer : memref<f32>
        14    }
        """, lines(Reports.FLAG, pipeline, comparison.inserted()));
    assertEquals("""
        5    cf.cond_br %arg0, ^bb1, ^bb2(%arg1, %false : memref<4xf32>, i1)
        8    cf.br ^bb2(%alloc, %true : memref<4xf32>, i1)
        9  ^bb2(%0: memref<4xf32>, %1: i1):  // 2 preds: ^bb0, ^bb1
        """, lines(Reports.FLAG, pipeline, comparison.changed()));
    assertEquals(Set.of(2), comparison.removed());
    assertEquals("[LinePair[before=1, after=2], LinePair[before=3, after=5], LinePair[before=5, after=7], LinePair[before=6, after=8],"
        + " LinePair[before=8, after=10], LinePair[before=9, after=15]]", comparison.links().toString());
  }

  @Test
  void passesThatDoNothingLeaveEverythingLinked() {
    Comparison comparison = compared("func.func @f() {\n  return\n}\n", "cse");
    assertEquals(Set.of(), comparison.inserted());
    assertEquals(Set.of(), comparison.changed());
    assertEquals(Set.of(), comparison.removed());
    assertEquals("[LinePair[before=1, after=2], LinePair[before=2, after=3]]", comparison.links().toString());
  }

  @Test
  void allLinesOfAnOperationThatIsMadeAreMarked() {
    String program = """
        func.func @f(%c: i1, %m: memref<?xf32>, %n: index) -> memref<?xf32> {
          %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
          return %r : memref<?xf32>
        }
        """;
    assertEquals("""
        3    %c0 = arith.constant 0 : index
        4    %dim = memref.dim %arg1, %c0 : memref<?xf32>
        5    %0 = arith.cmpi ult, %dim, %arg2 : index
        6    %1 = scf.if %0 -> (memref<?xf32>) {
        7      %alloc = memref.alloc(%arg2) : memref<?xf32>
        8      %subview = memref.subview %alloc[0] [%dim] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
        9      memref.copy %arg1, %subview : memref<?xf32> to memref<?xf32, strided<[1]>>
        10      scf.yield %alloc : memref<?xf32>
        11    } else {
        12      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg2], strides: [1] : memref<?xf32> to memref<?xf32>
        13      scf.yield %reinterpret_cast : memref<?xf32>
        14    }
        """, lines(program, "expand-realloc{emit-deallocs=false}", compared(program, "expand-realloc{emit-deallocs=false}").inserted()));
  }
}
