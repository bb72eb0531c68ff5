// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tensors at the border of a function that bufferization has turned into buffers: their contents are compared. */
class BufferizedBoundaryTest {
  private static final String GIVEN = """
      func.func @f(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
        %r = tensor.insert %v into %t[%i] : tensor<4xf32>
        return %r : tensor<4xf32>
      }
      """;
  private static final String BUFFERIZED = """
      func.func @f(%t: memref<4xf32, strided<[?], offset: ?>>, %v: f32, %i: index) -> memref<4xf32> {
        %a = memref.alloc() : memref<4xf32>
        memref.copy %t, %a : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
        memref.store %v, %a[%i] : memref<4xf32>
        return %a : memref<4xf32>
      }
      """;
  private static final String COPY = "  memref.copy %t, %a : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>\n";

  @Test
  void contentsAreCompared() {
    FunctionReport report = Checked.function(GIVEN, BUFFERIZED);
    assertEquals(List.of(), kinds(report));
    assertEquals(FunctionReport.Explored.COMPLETE, report.explored());
  }

  @Test
  void plantedFaultsAreFound() {
    assertEquals(List.of(Finding.DIFFERENCE), kinds(Checked.function(GIVEN, BUFFERIZED.replace(COPY, ""))));
    assertEquals(List.of(Finding.DIFFERENCE), kinds(Checked.function(GIVEN, BUFFERIZED.replace("  memref.store %v, %a[%i] : memref<4xf32>\n", ""))));
    assertEquals(List.of(Finding.DIFFERENCE),
        kinds(Checked.function(GIVEN, BUFFERIZED.replace("memref.store %v, %a[%i]", "%c0 = arith.constant 0 : index\n  memref.store %v, %a[%c0]"))));
  }

  /** A caller may not use a buffer again that it passes for a tensor, unless the argument says that it is not written. */
  @Test
  void writableArgumentsMayBeWritten() {
    String inPlace = BUFFERIZED.replace(COPY, "  memref.store %v, %t[%i] : memref<4xf32, strided<[?], offset: ?>>\n" + COPY);
    assertEquals(List.of(), kinds(Checked.function(GIVEN, inPlace)));
    String readOnly = GIVEN.replace("tensor<4xf32>, %v", "tensor<4xf32> {bufferization.writable = false}, %v");
    assertEquals(List.of(Finding.DIFFERENCE), kinds(Checked.function(readOnly, inPlace)));
    assertEquals(List.of(), kinds(Checked.function(readOnly, BUFFERIZED)));
  }

  @Test
  void resultsMayBecomeOutParametersOrBeDropped() {
    String out = """
        func.func @f(%t: memref<4xf32>, %v: f32, %i: index, %o: memref<4xf32>) {
          memref.copy %t, %o : memref<4xf32> to memref<4xf32>
          memref.store %v, %o[%i] : memref<4xf32>
          return
        }
        """;
    assertEquals(List.of(), kinds(Checked.function(GIVEN, out)));
    assertEquals(List.of(Finding.DIFFERENCE), kinds(Checked.function(GIVEN, out.replace("  memref.store %v, %o[%i] : memref<4xf32>\n", ""))));
    String dropped = """
        func.func @f(%t: memref<4xf32>, %v: f32, %i: index) {
          memref.store %v, %t[%i] : memref<4xf32>
          return
        }
        """;
    assertEquals(List.of(), kinds(Checked.function(GIVEN, dropped)));
    assertEquals(List.of(Finding.DIFFERENCE), kinds(Checked.function(GIVEN, dropped.replace("  memref.store %v, %t[%i] : memref<4xf32>\n", ""))));
  }

  @Test
  void operandsOfUnknownFunctionsAreComparedByContents() {
    String program = """
        func.func private @print(tensor<*xf32>)
        func.func @f() {
          %c = arith.constant dense<1.0> : tensor<4xf32>
          %u = tensor.cast %c : tensor<4xf32> to tensor<*xf32>
          call @print(%u) : (tensor<*xf32>) -> ()
          return
        }
        """;
    String bufferized = "func.func private @print(memref<*xf32>)\nfunc.func @f() {\n  %c = memref.get_global @c : memref<4xf32>\n"
        + "  %u = memref.cast %c : memref<4xf32> to memref<*xf32>\n  call @print(%u) : (memref<*xf32>) -> ()\n  return\n}\n"
        + "memref.global \"private\" constant @c : memref<4xf32> = dense<1.0>\n";
    assertEquals(List.of(), kinds(Checked.function(program, bufferized)));
    assertEquals(List.of(Finding.DIFFERENCE), kinds(Checked.function(program, bufferized.replace("dense<1.0>", "dense<2.0>"))));
  }

  /** Private functions return an i1 for each buffer: whether it is the caller's from then on. */
  @Test
  void ownershipThatIsReturnedIsThatOfTheBuffer() {
    String program = """
        func.func private @f(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
          %b = memref.alloc() : memref<4xf32>
          %s = arith.select %c, %a, %b : memref<4xf32>
          return %s : memref<4xf32>
        }
        """;
    String after = """
        func.func private @f(%c: i1, %a: memref<4xf32>) -> (memref<4xf32>, i1) {
          %true = arith.constant true
          %b = memref.alloc() : memref<4xf32>
          %s = arith.select %c, %a, %b : memref<4xf32>
          %o = arith.xori %c, %true : i1
          scf.if %c {
            memref.dealloc %b : memref<4xf32>
          }
          return %s, %o : memref<4xf32>, i1
        }
        """;
    assertEquals(List.of(), kinds(Checked.function(program, after)));
    assertEquals(List.of("BOUNDARY"), kinds(Checked.function(program, after.replace("return %s, %o", "return %s, %true"))));
    assertEquals(List.of("BOUNDARY", "LEAK"), kinds(Checked.function(program, after.replace("return %s, %o", "return %s, %c"))));
  }

  private static List<String> kinds(FunctionReport report) {
    return report.findings().stream().map(Finding::kind).toList();
  }
}
