// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Arguments that are only read are not asked which of them are one buffer. */
class ReadArgumentsTest {
  /** Reads eight buffers, which could be one another in 4,140 ways, and does BODY. */
  private static final String EIGHT = """
      func.func private @outside(memref<4xf32>)
      func.func private @read(%x: memref<4xf32>) -> f32 {
        %c0 = arith.constant 0 : index
        %v = memref.load %x[%c0] : memref<4xf32>
        return %v : f32
      }
      func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<4xf32>,
                   %e: memref<4xf32>, %g: memref<4xf32>, %h: memref<4xf32>, %o: memref<4xf32>) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %s = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
        BODY
        return
      }
      """;
  private static final String READS = """
      %0 = memref.load %s[%c0] : memref<2xf32, strided<[1]>>
      %1 = func.call @read(%b) : (memref<4xf32>) -> f32
      %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %c) -> (memref<4xf32>) {
        %2 = memref.load %x[%i] : memref<4xf32>
        scf.yield %d : memref<4xf32>
      }
      %n = memref.dim %e, %c0 : memref<4xf32>
      %t = memref.alloca() : memref<4xf32>
      memref.copy %g, %t : memref<4xf32> to memref<4xf32>
      %3 = memref.load %h[%c0] : memref<4xf32>
      %4 = memref.load %o[%c0] : memref<4xf32>
      """;

  private static int paths(String body) {
    FunctionReport report = Checked.function(EIGHT.replace("BODY", body));
    assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
    return report.paths();
  }

  @Test
  void buffersThatAreOnlyReadAreOnePath() {
    assertEquals(1, paths(READS));
  }

  @Test
  void aBufferThatIsWrittenMayBeEachOfTheOthers() {
    // Each of the seven is the one that is written, or is not.
    assertEquals(128, paths(READS + "memref.store %1, %o[%c0] : memref<4xf32>"));
  }

  @Test
  void aBufferThatLeavesMayBeAnother() {
    assertEquals(128, paths(READS + "func.call @outside(%o) : (memref<4xf32>) -> ()"));
  }

  @Test
  void aWriteThatPassesMayNotDelayIsFound() {
    String program = """
        func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) -> f32 {
          %c0 = arith.constant 0 : index
          %one = arith.constant 1.0 : f32
          FIRST
          SECOND
          return %v : f32
        }
        """;
    String store = "memref.store %one, %b[%c0] : memref<4xf32>";
    String load = "%v = memref.load %a[%c0] : memref<4xf32>";
    List<Finding> found =
        Checked.function(program.replace("FIRST", load).replace("SECOND", store), program.replace("FIRST", store).replace("SECOND", load)).findings();
    assertEquals(1, found.size(), found::toString);
  }
}
