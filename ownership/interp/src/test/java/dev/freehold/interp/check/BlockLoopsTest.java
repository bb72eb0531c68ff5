// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Loops of blocks that only compute. The limit is 10,000 operations on a path. */
class BlockLoopsTest {
  /** Adds up a million numbers in loops of blocks; END is what comes then, with the sum as an argument. */
  private static final String SUM = """
      func.func @f(%x: memref<1000x1000xf32>, %limit: f32) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = arith.constant 1000 : index
        %zero = arith.constant 0.0 : f32
        %a = memref.alloc() : memref<1000xf32>
        BEGIN
        cf.br ^rows(%c0, %zero : index, f32)
      ^rows(%i: index, %s: f32):
        %more = arith.cmpi slt, %i, %n : index
        cf.cond_br %more, ^columns(%c0, %s : index, f32), ^end(%s : f32)
      ^columns(%j: index, %t: f32):
        %within = arith.cmpi slt, %j, %n : index
        cf.cond_br %within, ^body, ^next
      ^body:
        %v = memref.load %x[%i, %j] : memref<1000x1000xf32>
        %u = arith.addf %t, %v : f32
        memref.store %u, %a[%j] : memref<1000xf32>
        %k = arith.addi %j, %c1 : index
        cf.br ^columns(%k, %u : index, f32)
      ^next:
        %l = arith.addi %i, %c1 : index
        cf.br ^rows(%l, %t : index, f32)
      ^end(%sum: f32):
        END
        return
      }
      """;
  private static final String FREE = "memref.dealloc %a : memref<1000xf32>";

  /** Looks for a number that is larger than a limit; where there is one, FOUND. */
  private static final String SEARCH = """
      func.func @f(%x: memref<1000xi32>) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %n = arith.constant 4 : index
        %limit = arith.constant 5 : i32
        %a = memref.alloc() : memref<4xf32>
        cf.br ^loop(%c0 : index)
      ^loop(%i: index):
        %more = arith.cmpi slt, %i, %n : index
        cf.cond_br %more, ^body, ^missing
      ^body:
        %v = memref.load %x[%i] : memref<1000xi32>
        %j = arith.addi %i, %c1 : index
        %hit = arith.cmpi sgt, %v, %limit : i32
        cf.cond_br %hit, ^found, ^loop(%j : index)
      ^missing:
        memref.dealloc %a : memref<4xf32>
        return
      ^found:
        FOUND
        return
      }
      """;

  private static String sum(String begin, String end) {
    return SUM.replace("BEGIN", begin).replace("END", end);
  }

  @Test
  void aNestOfAMillionIterationsIsSummarized() {
    FunctionReport report = Checked.function(sum("", FREE));
    assertEquals(List.of(), report.findings());
    assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
    assertEquals(1, report.summarized());
  }

  @Test
  void aLeakAfterTheLoopIsFound() {
    assertEquals(List.of("LEAK"), Checked.kinds(sum("", "")));
  }

  @Test
  void aUseInTheLoopIsFound() {
    assertEquals(List.of("USE_AFTER_FREE"), Checked.kinds(sum(FREE, "")));
  }

  @Test
  void whatTheLoopComputesIsUnknown() {
    String frees = """
        %large = arith.cmpf ogt, %sum, %limit : f32
        cf.cond_br %large, ^free, ^leave
        ^free:
        memref.dealloc %a : memref<1000xf32>
        cf.br ^leave
        ^leave:""";
    FunctionReport report = Checked.function(sum("", frees));
    assertEquals(List.of("LEAK"), report.findings().stream().map(Finding::kind).toList());
    assertEquals(2, report.paths());
  }

  @Test
  void branchesOnDataInALoopAreOnePath() {
    String program = """
        func.func @f(%x: memref<100xf32>, %y: memref<100xf32>) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 100 : index
          %zero = arith.constant 0.0 : f32
          cf.br ^loop(%c0 : index)
        ^loop(%i: index):
          %v = memref.load %x[%i] : memref<100xf32>
          %positive = arith.cmpf ogt, %v, %zero : f32
          cf.cond_br %positive, ^store(%v : f32), ^store(%zero : f32)
        ^store(%w: f32):
          memref.store %w, %y[%i] : memref<100xf32>
          %j = arith.addi %i, %c1 : index
          %more = arith.cmpi slt, %j, %n : index
          cf.cond_br %more, ^loop(%j : index), ^end
        ^end:
          return
        }
        """;
    FunctionReport report = Checked.function(program);
    assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
    // The second path is that on which both arguments are one buffer.
    assertTrue(report.paths() <= 2, report::toString);
  }

  @Test
  void whichWayALoopIsLeftMayDecide() {
    assertEquals(List.of("LEAK"), Checked.kinds(SEARCH.replace("FOUND", "")));
    FunctionReport frees = Checked.function(SEARCH.replace("FOUND", "memref.dealloc %a : memref<4xf32>"));
    assertEquals(List.of(), frees.findings());
    assertTrue(frees.paths() > 2, frees::toString);
  }

  @Test
  void aLoopThatNeverEndsHasNoFaultAfterIt() {
    FunctionReport report = Checked.function("""
        func.func @f(%x: memref<f32>) {
          %a = memref.alloc() : memref<f32>
          %zero = arith.constant 0.0 : f32
          %true = arith.constant true
          cf.br ^loop
        ^loop:
          memref.store %zero, %x[] : memref<f32>
          cf.cond_br %true, ^loop, ^end
        ^end:
          return
        }
        """);
    assertEquals(List.of(), report.findings());
    assertEquals(FunctionReport.Explored.PARTIAL, report.explored(), report::toString);
  }

  @Test
  void aLoopThatAllocatesIsRunInFull() {
    FunctionReport report = Checked.function("""
        func.func @f() {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 5 : index
          cf.br ^loop(%c0 : index)
        ^loop(%i: index):
          %a = memref.alloc() : memref<f32>
          %j = arith.addi %i, %c1 : index
          %more = arith.cmpi slt, %j, %n : index
          cf.cond_br %more, ^free, ^end
        ^free:
          memref.dealloc %a : memref<f32>
          cf.br ^loop(%j : index)
        ^end:
          return
        }
        """);
    assertEquals(List.of("LEAK"), report.findings().stream().map(Finding::kind).toList());
    assertEquals(0, report.summarized());
  }
}
