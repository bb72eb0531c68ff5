// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.dealloc.Transformed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code bufferization.dealloc} becomes where the reference leaks, or frees by the wrong operation. */
class LoweringTest {
  private static final String LOWER = "bufferization-lower-deallocations";

  /** Whether the helper function asks if a buffer in front is owned. */
  private static boolean asksOwners(String program) {
    Transformed after = Transformed.by(LOWER, program);
    return after.text().substring(after.text().indexOf("@dealloc_helper(%")).contains("arith.xori");
  }

  // Several names of one buffer.

  @Test
  void namesWhoseConditionsMayDifferAreAskedForTheirOwner() {
    assertTrue(asksOwners("""
        func.func @f(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1, %d: i1) {
          bufferization.dealloc (%x, %y : memref<4xf32>, memref<4xf32>) if (%c, %d)
          return
        }"""));
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "bufferization.dealloc (%x, %y : memref<4xf32>, memref<4xf32>) if (%c, %c)",
      "%t = arith.constant true\nbufferization.dealloc (%x, %y : memref<4xf32>, memref<4xf32>) if (%t, %d)",
      "%t = arith.constant false\nbufferization.dealloc (%x, %y : memref<4xf32>, memref<4xf32>) if (%c, %t)",
      "%a = memref.alloc() : memref<4xf32>\nbufferization.dealloc (%x, %a : memref<4xf32>, memref<4xf32>) if (%c, %d)"})
  void namesWhoseConditionsAgreeAreNot(String deallocation) {
    assertFalse(asksOwners("""
        func.func @f(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1, %d: i1) {
          USE
          return
        }""".replace("USE", deallocation)));
  }

  /** In the loop the two names swap, with their conditions; what is new has no other name. */
  private static final String SWAPPING = """
      func.func @f(%x: memref<4xf32>, %y: memref<4xf32>, %i: index, %n: index, %d: i1) {
        %false = arith.constant false
        %true = arith.constant true
        %0:4 = scf.for %k = %i to %n step %n iter_args(%a = %x, %b = %y, %c = %false, %e = FIRST) -> (memref<4xf32>, memref<4xf32>, i1, i1) {
          %new:2 = scf.if %d -> (memref<4xf32>, i1) {
            %m = memref.alloc() : memref<4xf32>
            scf.yield %m, %true : memref<4xf32>, i1
          } else {
            scf.yield %b, %false : memref<4xf32>, i1
          }
          %o:2 = bufferization.dealloc (%a : memref<4xf32>) if (%c) retain (%b, %a : memref<4xf32>, memref<4xf32>)
          scf.yield %b, %a, %o#0, %o#1 : memref<4xf32>, memref<4xf32>, i1, i1
        }
        bufferization.dealloc (%0#0, %0#1 : memref<4xf32>, memref<4xf32>) if (%0#2, %0#3)
        return
      }""";

  @Test
  void conditionsAreFollowedThroughLoops() {
    assertFalse(asksOwners(SWAPPING.replace("FIRST", "%false")));
    assertTrue(asksOwners(SWAPPING.replace("FIRST", "%d")));
  }

  @Test
  void conditionsAreFollowedThroughCalls() {
    String program = """
        func.func private @g() -> (memref<4xf32>, memref<4xf32>, i1, i1) {
          %true = arith.constant true
          %false = arith.constant false
          %a = memref.alloc() : memref<4xf32>
          return %a, %a, FIRST, %true : memref<4xf32>, memref<4xf32>, i1, i1
        }
        func.func @f() {
          %0:4 = call @g() : () -> (memref<4xf32>, memref<4xf32>, i1, i1)
          bufferization.dealloc (%0#0, %0#1 : memref<4xf32>, memref<4xf32>) if (%0#2, %0#3)
          return
        }""";
    assertFalse(asksOwners(program.replace("FIRST", "%true")));
    assertTrue(asksOwners(program.replace("FIRST", "%false")));
  }

  @Test
  void aDialectSaysWhatFreesItsBuffers() {
    Freehold freehold = Freehold.load().describing("""
        irdl.dialect @pool {
          irdl.operation @take attributes {freehold.effects = ["allocates buffer"], freehold.allocation = {freed_by = "pool.give_back"}} {
            %0 = irdl.base "!builtin.memref"
            irdl.results(buffer: %0)
          }
          irdl.operation @give_back attributes {freehold.effects = ["frees buffer"]} {
            %0 = irdl.base "!builtin.memref"
            irdl.operands(buffer: %0)
          }
        }""");
    ModuleOp module = freehold.parse("""
        func.func @f(%x: memref<4xf32>) {
          %a = "pool.take"() : () -> memref<4xf32>
          memref.copy %a, %x : memref<4xf32> to memref<4xf32>
          return
        }""");
    freehold.run(module, "buffer-deallocation-pipeline");
    String freed = freehold.print(module);
    assertTrue(freed.contains("\"pool.give_back\"(%") || freed.contains("pool.give_back %"), freed);
    assertFalse(freed.contains("memref.dealloc"), freed);
  }

}
