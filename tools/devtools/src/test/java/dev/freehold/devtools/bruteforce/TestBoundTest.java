// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.func.FuncOp;
import org.junit.jupiter.api.Test;

class TestBoundTest {
  private final PlacementCheck check = new PlacementCheck(1, Window.UNTIL_ALLOCATION);

  /** The bound for some runs through each operation, {@code times} times through each of those in regions. */
  private int bound(String text, int times) {
    FuncOp function = PlacementCheck.function(check.read(text, _ -> true));
    TestBound.Visits visits = new TestBound.Visits();
    function.walk(op -> {
      for (int i = 0; op != function && i < (op.parentOp() == function ? 1 : times); i++) visits.add(op);
    });
    return TestBound.of(function, new Need(), visits);
  }

  /** Each iteration and the end have a buffer of the function's own or of the caller. */
  @Test
  void aLoopThatBeginsWithTheCallersBufferTestsInEachIteration() {
    assertEquals(4, bound("""
        func.func @f(%n: index, %p: memref<4xf32>) -> f32 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %p) -> (memref<4xf32>) {
            %z = memref.alloc() : memref<4xf32>
            memref.copy %x, %z : memref<4xf32> to memref<4xf32>
            scf.yield %z : memref<4xf32>
          }
          %v = memref.load %r[%c0] : memref<4xf32>
          return %v : f32
        }
        """, 3));
  }

  @Test
  void whatIsAlwaysTheFunctionsOwnIsNotTested() {
    assertEquals(0, bound("""
        func.func @f(%n: index) -> f32 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %a = memref.alloc() : memref<4xf32>
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<4xf32>) {
            %z = memref.alloc() : memref<4xf32>
            memref.copy %x, %z : memref<4xf32> to memref<4xf32>
            scf.yield %z : memref<4xf32>
          }
          %v = memref.load %r[%c0] : memref<4xf32>
          return %v : f32
        }
        """, 3));
  }

  /** Where the end of the branch is in the window, the buffer is freed in the arm that has made it. */
  @Test
  void aWindowThatReachesTheBranchNeedsNoTest() {
    assertEquals(0, bound("""
        func.func @f(%c: i1, %p: memref<4xf32>) {
          %r = scf.if %c -> (memref<4xf32>) {
            %z = memref.alloc() : memref<4xf32>
            scf.yield %z : memref<4xf32>
          } else {
            scf.yield %p : memref<4xf32>
          }
          return
        }
        """, 1));
  }
}
