// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.ProgramException;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.attribute.Location;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Where the reference crashes or does wrong; the recorded programs have the rest. */
class PlacementTest {
  private final Freehold freehold = Freehold.load();

  private String after(String pipeline, String text) {
    ModuleOp module = freehold.parse(text);
    freehold.run(module, pipeline);
    freehold.verify(module);
    return freehold.print(module);
  }

  private void unchanged(String pipeline, String text) {
    assertEquals(freehold.print(freehold.parse(text)), after(pipeline, text));
  }

  /** In the order of the words, whatever stands between them. */
  private static void inOrder(String text, String... words) {
    int at = 0;
    for (String word : words) {
      int found = text.indexOf(word, at);
      assertTrue(found >= 0, "'" + word + "' is not there, or not in order, in\n" + text);
      at = found + word.length();
    }
  }

  // Hoisting.

  @Test
  void hoistsOutOfABlockThatControlNeverComesTo() {
    unchanged("func.func(buffer-loop-hoisting)", """
        func.func @f(%n: index, %v: f32) {
          return
        ^dead:
          %r = scf.execute_region -> i1 {
            %c = arith.constant true
            cf.br ^end
          ^lost:
            %a = memref.alloc() : memref<4xf32>
            memref.store %v, %a[%n] : memref<4xf32>
            cf.br ^lost
          ^end:
            scf.yield %c : i1
          }
          cf.br ^dead
        }""");
  }

  @Test
  void leavesAnAllocationInTheLoopThatFreesIt() {
    unchanged("func.func(buffer-loop-hoisting)", """
        func.func @f(%n: index, %v: f32) {
          scf.for %i = %n to %n step %n {
            %a = memref.alloc() : memref<4xf32>
            memref.store %v, %a[%i] : memref<4xf32>
            memref.dealloc %a : memref<4xf32>
          }
          return
        }""");
  }

  @Test
  void leavesAnAllocationInTheLoopThatPassesItOnTransposed() {
    unchanged("func.func(buffer-loop-hoisting)", """
        func.func @f(%n: index, %m: memref<4x4xf32, strided<[1, 4]>>) -> memref<4x4xf32, strided<[1, 4]>> {
          %r = scf.for %i = %n to %n step %n iter_args(%x = %m) -> (memref<4x4xf32, strided<[1, 4]>>) {
            %a = memref.alloc() : memref<4x4xf32>
            memref.copy %x, %a : memref<4x4xf32, strided<[1, 4]>> to memref<4x4xf32>
            %t = memref.transpose %a (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
            scf.yield %t : memref<4x4xf32, strided<[1, 4]>>
          }
          return %r : memref<4x4xf32, strided<[1, 4]>>
        }""");
  }

  @Test
  void doesNotMergeTheBuffersOfTwoRounds() {
    String rounds = """
        func.func @f(%c: i1, %m: memref<4xf32>) {
          cf.cond_br %c, ^loop(%m : memref<4xf32>), ^end(%m : memref<4xf32>)
        ^loop(%last: memref<4xf32>):
          %a = memref.alloc() : memref<4xf32>
          memref.copy %last, %a : memref<4xf32> to memref<4xf32>
          cf.cond_br %c, ^loop(%a : memref<4xf32>), ^end(%a : memref<4xf32>)
        ^end(%r: memref<4xf32>):
          return
        }""";
    unchanged("func.func(buffer-hoisting)", rounds);
    String used = rounds.replace("memref.copy %last, %a", "memref.copy %m, %a");
    inOrder(after("func.func(buffer-hoisting)", used), "memref.alloc", "cf.cond_br", "memref.copy");
  }

  private static final String SIZES = """
      func.func private @other()
      func.func @f(%%n: index, %%u: index, %%m: memref<?xf32>, %%c: i1, %%v: f32) {
        %%c0 = arith.constant 0 : index
        %%c1 = arith.constant 1 : index
        %%c4 = arith.constant 4 : index
        %%d = memref.dim %%m, %%c0 : memref<?xf32>
        %s
        return
      }""";

  private static String loop(String before, String bound, String inFront, String size) {
    return SIZES.formatted("""
        %s
          scf.for %%i = %%c0 to %%%s step %%c1 {
            %s
            %%a = memref.alloc(%%%s) : memref<?xf32>
            memref.store %%v, %%a[%%c0] : memref<?xf32>
          }""".formatted(before, bound, inFront, size));
  }

  @Test
  void anAllocationLeavesALoopIfItCannotFaultOrTheLoopHasIterations() {
    String pipeline = "func.func(buffer-loop-hoisting)";
    inOrder(after(pipeline, loop("", "c4", "", "n")), "memref.alloc(", "scf.for");
    inOrder(after(pipeline, loop("", "c4", "%x = arith.addf %v, %v : f32", "n")), "memref.alloc(", "scf.for");
    inOrder(after(pipeline, loop("", "u", "", "d")), "memref.alloc(", "scf.for");
    inOrder(after(pipeline, loop("", "u", "", "c4")), "memref.alloc(", "scf.for");
    unchanged(pipeline, loop("", "u", "", "n"));
    unchanged(pipeline, loop("", "c0", "", "n"));
    unchanged(pipeline, loop("", "c4", "func.call @other() : () -> ()", "n"));
    unchanged(pipeline, loop("", "c4", "cf.assert %c, \"no\"", "n"));
    unchanged(pipeline, loop("func.call @other() : () -> ()", "u", "", "n"));
    unchanged(pipeline, loop("", "u", "", "n").replace("alloc(", "alloca("));
    inOrder(after(pipeline, loop("", "u", "", "d").replace("alloc(", "alloca(")), "memref.alloca(", "scf.for");
  }

  @Test
  void anAllocationLeavesOnlyTheLoopsThatHaveIterations() {
    String text = SIZES.formatted("""
        scf.for %i = %c0 to %u step %c1 {
            scf.for %j = %c0 to %c4 step %c1 {
              %a = memref.alloc(%n) : memref<?xf32>
              memref.store %v, %a[%c0] : memref<?xf32>
            }
          }""");
    inOrder(after("func.func(buffer-loop-hoisting)", text), "scf.for", "memref.alloc(", "scf.for");
  }

  @Test
  void anAllocationMovesBeforeABranchIfItCannotFault() {
    String text = SIZES.formatted("""
        cf.cond_br %c, ^some, ^end(%m : memref<?xf32>)
        ^some:
          %a = memref.alloc(%n) : memref<?xf32>
          cf.br ^end(%a : memref<?xf32>)
        ^end(%x: memref<?xf32>):
          memref.store %v, %x[%c0] : memref<?xf32>""");
    unchanged("func.func(buffer-hoisting)", text);
    inOrder(after("func.func(buffer-hoisting)", text.replace("alloc(%n)", "alloc(%d)")), "memref.alloc(", "cf.cond_br");
  }

  private static final String FREED_BY_CALLEE = """
      func.func private @free(%m: memref<4xf32>) {
        call @freeInTurn(%m) : (memref<4xf32>) -> ()
        return
      }
      func.func private @freeInTurn(%m: memref<4xf32>) {
        memref.dealloc %m : memref<4xf32>
        return
      }
      func.func private @read(%m: memref<4xf32>) {
        return
      }
      func.func @f(%n: index, %v: f32) {
        scf.for %i = %n to %n step %n {
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          func.call @free(%a) : (memref<4xf32>) -> ()
        }
        %b = memref.alloc() : memref<4xf32>
        memref.store %v, %b[%n] : memref<4xf32>
        func.call @free(%b) : (memref<4xf32>) -> ()
        return
      }""";

  @Test
  void leavesAnAllocationThatACalleeFrees() {
    for (String pass : new String[] {"buffer-loop-hoisting", "promote-buffers-to-stack"}) {
      String pipeline = "func.func(" + pass + ")";
      unchanged(pipeline, FREED_BY_CALLEE);
      String read = FREED_BY_CALLEE.replace("call @free(", "call @read(");
      assertFalse(after(pipeline, read).equals(freehold.print(freehold.parse(read))), pass);
    }
  }

  /** A callee with a body may return what it gets; of others, the convention says that they do not. */
  @Test
  void leavesAnAllocationThatIsFreedAsTheResultOfACall() {
    String returned = """
        func.func private @same(%m: memref<4xf32>) -> memref<4xf32> {
          return %m : memref<4xf32>
        }
        func.func @f() {
          %a = memref.alloc() : memref<4xf32>
          %r = func.call @same(%a) : (memref<4xf32>) -> memref<4xf32>
          memref.dealloc %r : memref<4xf32>
          return
        }""";
    unchanged("func.func(promote-buffers-to-stack)", returned);
    String copied = returned.replace("return %m", "%c = bufferization.clone %m : memref<4xf32> to memref<4xf32>\n  return %c");
    assertTrue(after("func.func(promote-buffers-to-stack)", copied).contains("memref.alloca"));
    String declared = returned.replaceFirst("%m: memref<4xf32>", "memref<4xf32>").replaceFirst("(?s) \\{\n  return %m.*?\n\\}", "");
    assertTrue(after("func.func(promote-buffers-to-stack)", declared).contains("memref.alloca"));
  }

  @Test
  void anUnusedReallocationFreesItsOperand() {
    String text = """
        func.func @f(%v: f32, %i: index) -> f32 {
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          %l = memref.load %a[%i] : memref<4xf32>
          %r = memref.realloc %a : memref<4xf32> to memref<8xf32>
          memref.store %v, %r[%i] : memref<8xf32>
          memref.dealloc %r : memref<8xf32>
          return %l : f32
        }""";
    String freed = after("canonicalize", text);
    inOrder(freed, "%alloc = memref.alloc()", "memref.load", "memref.dealloc %alloc :", "return");
    assertFalse(freed.contains("realloc"), freed);
  }

  // Promotion.

  @Test
  void comparesSizesWithoutOverflow() {
    String buffers = """
        func.func @f() {
          %small = memref.alloc() : memref<4xf32>
          %huge = memref.alloc() : memref<4611686018427387904xi64>
          %nested = memref.alloc() : memref<2xmemref<4xf32>>
          return
        }""";
    for (String limit : new String[] {"1024", "536870912", "4294967295"}) {
      String promoted = after("func.func(promote-buffers-to-stack{max-alloc-size-in-bytes=" + limit + "})", buffers);
      inOrder(promoted, "memref.alloca() : memref<4xf32>", "memref.alloc() : memref<4611686018427387904xi64>",
          "memref.alloc() : memref<2xmemref<4xf32>>");
    }
    ModuleOp module = freehold.parse(buffers);
    assertThrows(ProgramException.class, () -> freehold.run(module, "func.func(promote-buffers-to-stack{max-alloc-size-in-bytes=4294967296})"));
  }

  @Test
  void leavesWhatIsFreedUnderAnotherNameOnTheHeap() {
    unchanged("func.func(promote-buffers-to-stack)", """
        func.func @f(%c: i1) {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          %0 = arith.select %c, %a, %b : memref<4xf32>
          memref.dealloc %0 : memref<4xf32>
          return
        }""");
  }

  // Earlier deallocation.

  @Test
  void freesInFrontOfTheTerminatorAndBehindWhatTheDeallocationNeeds() {
    String freed = after("func.func(optimize-allocation-liveness)", """
        func.func private @sum(memref<4xf32>) -> f32
        func.func @f(%i: index) -> f32 {
          %a = memref.alloc() : memref<4xf32>
          %s = func.call @sum(%a) : (memref<4xf32>) -> f32
          memref.dealloc %a : memref<4xf32>
          return %s : f32
        }
        func.func @g(%i: index, %v: f32) {
          %a = memref.alloc() : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          %c = arith.cmpi eq, %i, %i : index
          bufferization.dealloc (%a : memref<4xf32>) if (%c)
          return
        }""");
    inOrder(freed, "@f", "call @sum", "memref.dealloc", "return", "@g", "arith.cmpi", "bufferization.dealloc");
  }

  @Test
  void leavesAReallocationInFrontOfWhatUsesIt() {
    unchanged("func.func(optimize-allocation-liveness)", """
        func.func @f(%i: index, %v: f32) {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.realloc %a : memref<4xf32> to memref<8xf32>
          memref.store %v, %b[%i] : memref<8xf32>
          return
        }""");
  }

  // Functions.

  @Test
  void returnsOneAllocationTwice() {
    String filled = after("buffer-results-to-out-params{hoist-static-allocs}", """
        func.func private @f() -> (memref<4xf32>, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          return %a, %a : memref<4xf32>, memref<4xf32>
        }""");
    assertFalse(filled.contains("memref.alloc"));
    inOrder(filled, "memref.copy %arg0, %arg1", "return");
  }

  @Test
  void doesNotPutTwoBuffersIntoOneOrSwapThemWrongly() {
    String both = after("buffer-results-to-out-params{hoist-static-allocs}", """
        func.func private @f(%c: i1) -> (memref<4xf32>, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          memref.copy %a, %b : memref<4xf32> to memref<4xf32>
          cf.cond_br %c, ^one, ^other
        ^one:
          return %a, %b : memref<4xf32>, memref<4xf32>
        ^other:
          return %b, %a : memref<4xf32>, memref<4xf32>
        }""");
    inOrder(both, "%alloc = memref.alloc", "%alloc_0 = memref.alloc", "^bb2:", "memref.copy %alloc_0, %arg1", "memref.copy %alloc, %arg2");
  }

  @Test
  void takesSizesFromTheRightResultOrReportsThatItCannot() {
    ModuleOp module = freehold.parse("""
        func.func private @other() -> memref<?xf32>
        func.func private @f(%n: index, %m: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
          %a = memref.alloc(%n) : memref<?xf32>
          %b = call @other() : () -> memref<?xf32>
          return %b, %a : memref<?xf32>, memref<?xf32>
        }
        func.func @g(%n: index, %m: memref<?xf32>) {
          %0:2 = call @f(%n, %m) : (index, memref<?xf32>) -> (memref<?xf32>, memref<?xf32>)
          return
        }""");
    ProgramException e = assertThrows(ProgramException.class, () -> freehold.run(module, "buffer-results-to-out-params{hoist-dynamic-allocs}"));
    assertEquals("cannot create out param for dynamically shaped result", e.diagnostics().getFirst().message());
    assertEquals(8, ((Location.File) e.diagnostics().getFirst().location()).line());
  }

  @Test
  void leavesFunctionsThatAreValues() {
    String value = """
        func.func private @f(%m: memref<4xf32>) -> memref<4xf32> {
          return %m : memref<4xf32>
        }
        func.func @g() -> ((memref<4xf32>) -> memref<4xf32>) {
          %f = func.constant @f : (memref<4xf32>) -> memref<4xf32>
          return %f : (memref<4xf32>) -> memref<4xf32>
        }""";
    unchanged("buffer-results-to-out-params", value);
    unchanged("drop-equivalent-buffer-results", value);
  }

  // Size.

  @Test
  void takesTimeInProportionToTheProgram() {
    StringBuilder text = new StringBuilder("func.func @f(%c: i1, %m: memref<4xf32>) {\n  cf.br ^h0(%m : memref<4xf32>)\n");
    int diamonds = 1000;
    for (int i = 0; i < diamonds; i++) {
      text.append("""
          ^hN(%pN: memref<4xf32>):
            cf.cond_br %c, ^lN, ^rN
          ^lN:
            %aN = memref.alloc() : memref<4xf32>
            cf.br ^jN(%aN : memref<4xf32>)
          ^rN:
            cf.br ^jN(%pN : memref<4xf32>)
          ^jN(%qN: memref<4xf32>):
            cf.br ^hM(%qN : memref<4xf32>)
          """.replace("N", Integer.toString(i)).replace("M", Integer.toString(i + 1)));
    }
    text.append("^h").append(diamonds).append("(%z: memref<4xf32>):\n  return\n}");
    ModuleOp module = freehold.parse(text.toString());
    assertTimeout(Duration.ofSeconds(20), () -> freehold.run(module,
        "func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack,optimize-allocation-liveness)"));
  }
}
