// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Loops that pass memrefs from iteration to iteration. The limit is 10,000 operations on a path. */
class PassedMemrefsTest {
  /** Fills a triangle of a matrix that both loops pass on; END is what comes then. */
  private static final String TRIANGLE = """
      func.func @f() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = arith.constant 2000 : index
        %zero = arith.constant 0.0 : f32
        %a = memref.alloc() : memref<2000x2000xf32>
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<2000x2000xf32>) {
          %s = scf.for %j = %i to %n step %c1 iter_args(%y = %x) -> (memref<2000x2000xf32>) {
            memref.store %zero, %y[%i, %j] : memref<2000x2000xf32>
            scf.yield %y : memref<2000x2000xf32>
          }
          scf.yield %s : memref<2000x2000xf32>
        }
        END
        return
      }
      """;

  /** The same in blocks. */
  private static final String TRIANGLE_OF_BLOCKS = """
      func.func @f() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = arith.constant 2000 : index
        %zero = arith.constant 0.0 : f32
        %a = memref.alloc() : memref<2000x2000xf32>
        cf.br ^rows(%c0, %a : index, memref<2000x2000xf32>)
      ^rows(%i: index, %x: memref<2000x2000xf32>):
        %more = arith.cmpi slt, %i, %n : index
        cf.cond_br %more, ^columns(%i, %x : index, memref<2000x2000xf32>), ^end(%x : memref<2000x2000xf32>)
      ^columns(%j: index, %y: memref<2000x2000xf32>):
        %within = arith.cmpi slt, %j, %n : index
        cf.cond_br %within, ^body, ^next
      ^body:
        memref.store %zero, %y[%i, %j] : memref<2000x2000xf32>
        %k = arith.addi %j, %c1 : index
        cf.br ^columns(%k, %y : index, memref<2000x2000xf32>)
      ^next:
        %l = arith.addi %i, %c1 : index
        cf.br ^rows(%l, %y : index, memref<2000x2000xf32>)
      ^end(%r: memref<2000x2000xf32>):
        END
        return
      }
      """;
  private static final String FREE = "memref.dealloc %r : memref<2000x2000xf32>";

  /** Writes a one to the first of two buffers by what LOOP makes of them, then frees a third one if the first has it. */
  private static final String WRITES = """
      func.func @f() {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = arith.constant 1101 : index
        %zero = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %true = arith.constant true
        %a = memref.alloca() : memref<i32>
        %b = memref.alloca() : memref<i32>
        memref.store %zero, %a[] : memref<i32>
        %kept = memref.alloc() : memref<i32>
        LOOP
        %v = memref.load %a[] : memref<i32>
        %written = arith.cmpi eq, %v, %one : i32
        scf.if %written {
          memref.dealloc %kept : memref<i32>
        }
        return
      }
      """;

  private static void isSummarized(String program) {
    FunctionReport report = Checked.function(program);
    assertEquals(List.of(), report.findings());
    assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
    assertEquals(1, report.summarized());
  }

  private static void isFollowed(String loop) {
    FunctionReport report = Checked.function(WRITES.replace("LOOP", loop));
    assertEquals(List.of(), report.findings());
    assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
  }

  @Test
  void aMemrefThatIsTheSameEachTimeIsNoQuestion() {
    isSummarized(TRIANGLE.replace("END", FREE));
    isSummarized(TRIANGLE_OF_BLOCKS.replace("END", FREE));
  }

  @Test
  void aLeakAfterTheLoopIsFound() {
    assertEquals(List.of("LEAK"), Checked.kinds(TRIANGLE.replace("END", "")));
    assertEquals(List.of("LEAK"), Checked.kinds(TRIANGLE_OF_BLOCKS.replace("END", "")));
  }

  @Test
  void aUseOfTheResultIsAUseOfWhatWasPassed() {
    String twice = "memref.dealloc %a : memref<2000x2000xf32>\n" + FREE;
    assertEquals(List.of("DOUBLE_FREE"), Checked.kinds(TRIANGLE.replace("END", twice)));
    assertEquals(List.of("DOUBLE_FREE"), Checked.kinds(TRIANGLE_OF_BLOCKS.replace("END", twice)));
  }

  @Test
  void memrefsThatTakeTurnsAreFollowed() {
    isFollowed("""
        %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (memref<i32>, memref<i32>) {
          memref.store %one, %x[] : memref<i32>
          scf.yield %y, %x : memref<i32>, memref<i32>
        }
        """);
  }

  @Test
  void memrefsThatTakeTurnsInBlocksAreFollowed() {
    isFollowed("""
          cf.br ^loop(%c0, %a, %b : index, memref<i32>, memref<i32>)
        ^loop(%i: index, %x: memref<i32>, %y: memref<i32>):
          memref.store %one, %x[] : memref<i32>
          %j = arith.addi %i, %c1 : index
          %more = arith.cmpi slt, %j, %n : index
          cf.cond_br %more, ^loop(%j, %y, %x : index, memref<i32>, memref<i32>), ^end
        ^end:
        """);
  }

  @Test
  void aMemrefThatIsSelectedIsFollowed() {
    isFollowed("""
        scf.for %i = %c0 to %n step %c1 {
          %x = arith.select %true, %a, %b : memref<i32>
          memref.store %one, %x[] : memref<i32>
        }
        """);
  }
}
