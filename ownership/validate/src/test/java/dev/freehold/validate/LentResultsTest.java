// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import static dev.freehold.validate.Verdicts.verdicts;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Functions with a body that say that they lend a result ({@code freehold.borrowed}). */
class LentResultsTest {
  private static String caller(String body) {
    return "func.func @caller(%c: i1) {\n%m = memref.alloc() : memref<4xf32>\n" + body + "memref.dealloc %m : memref<4xf32>\nreturn\n}\n";
  }

  @Test
  void aBufferThatIsMadeAndLentIsLeakedByTheFunction() {
    String lends = """
        func.func private @lends() -> (memref<4xf32> {freehold.borrowed}) {
          %a = memref.alloc() : memref<4xf32>
          return %a : memref<4xf32>
        }
        """;
    String call = "%r = func.call @lends() : () -> memref<4xf32>\n";
    assertEquals("memref.alloc LEAK, memref.alloc proved", verdicts(lends + caller(call)));
    assertEquals("memref.alloc LEAK, memref.alloc proved, func.call FREE_OF_UNMANAGED",
        verdicts(lends + caller(call + "memref.dealloc %r : memref<4xf32>\n")));
    String gives = lends.replace(" {freehold.borrowed}", "");
    assertEquals("memref.alloc proved, memref.alloc proved, func.call LEAK", verdicts(gives + caller(call)));
  }

  @Test
  void aBufferThatIsAlsoGivenIsNotLeaked() {
    String both = """
        func.func private @both() -> (memref<4xf32> {freehold.borrowed}, memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          return %a, %a : memref<4xf32>, memref<4xf32>
        }
        """;
    String call = "%r:2 = func.call @both() : () -> (memref<4xf32>, memref<4xf32>)\n";
    String free = "memref.dealloc %r#1 : memref<4xf32>\n";
    assertEquals("memref.alloc proved, memref.alloc proved, func.call proved", verdicts(both + caller(call + free)));
    assertEquals("memref.alloc proved, memref.alloc proved, func.call LEAK", verdicts(both + caller(call)));
  }

  /** What is passed to a function that is caught in a loop is what it becomes after the loop. */
  @Test
  void aFunctionThatIsCaughtInALoopFreesWhatItFreesBehindTheLoop() {
    String caught = """
        func.func private @caught(%x: f32, %m: memref<4xf32>, %own: i1) {
          %true = arith.constant true
          %i = arith.constant 0 : index
          scf.while : () -> () {
            memref.store %x, %m[%i] : memref<4xf32>
            scf.condition(%true)
          } do {
            scf.yield
          }
          scf.if %own {
            memref.dealloc %m : memref<4xf32>
          }
          return
        }
        func.func @f(%x: f32) {
          %own = arith.constant true
          %a = memref.alloc() : memref<4xf32>
          call @caught(%x, %a, %own) : (f32, memref<4xf32>, i1) -> ()
          HERE
          return
        }
        """;
    String free = "memref.dealloc %a : memref<4xf32>";
    assertEquals("memref.alloc proved", verdicts(caught.replace("HERE", "")));
    assertEquals("memref.alloc DOUBLE_FREE", verdicts(caught.replace("HERE", free)));
    String borrows = caught.replace("constant true\n  %a", "constant false\n  %a");
    assertEquals("memref.alloc LEAK", verdicts(borrows.replace("HERE", "")));
    assertEquals("memref.alloc proved", verdicts(borrows.replace("HERE", free)));
  }

  /** What follows a call that never comes back is judged by what the callee says of itself. */
  @Test
  void aFunctionThatNeverComesBackLendsWhatItSays() {
    String never = """
        func.func private @never(%m: memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0]}) {
          %r = call @never(%m) : (memref<4xf32>) -> memref<4xf32>
          return %m : memref<4xf32>
        }
        """;
    String call = "%r = func.call @never(%m) : (memref<4xf32>) -> memref<4xf32>\n";
    String free = "memref.dealloc %r : memref<4xf32>\n";
    assertEquals("memref.alloc proved", verdicts(never + caller(call)));
    assertEquals("memref.alloc DOUBLE_FREE", verdicts(never + caller(call + free)));
    String other = never.replace(" = [0]", "").replace("return %m", "return %r");
    assertEquals("memref.alloc proved, func.call FREE_OF_UNMANAGED", verdicts(other + caller(call + free)));
    String given = never.replace(" {freehold.borrowed = [0]}", "");
    assertEquals("func.call LEAK, memref.alloc proved, func.call LEAK", verdicts(given + caller(call)));
  }
}
