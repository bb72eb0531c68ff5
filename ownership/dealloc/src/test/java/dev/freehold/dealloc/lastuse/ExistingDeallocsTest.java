// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.freehold.dealloc.Transformed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the pass makes of its own output. */
class ExistingDeallocsTest {
  private static final String PASS = "last-use-buffer-deallocation";
  private static final String REPLACE = PASS + "{existing-deallocs=replace}";

  private static final String STRAIGHT = """
      func.func @f(%v: f32) -> f32 {
        %a = memref.alloc() : memref<f32>
        memref.store %v, %a[] : memref<f32>
        %b = memref.alloc() : memref<f32>
        memref.copy %a, %b : memref<f32> to memref<f32>
        %c = memref.alloc() : memref<f32>
        memref.copy %b, %c : memref<f32> to memref<f32>
        %r = memref.load %c[] : memref<f32>
        return %r : f32
      }
      """;

  private static final String BRANCHES = """
      func.func @f(%c: i1, %v: f32) -> f32 {
        %a = memref.alloc() : memref<f32>
        %b = memref.alloc() : memref<f32>
        memref.store %v, %a[] : memref<f32>
        memref.store %v, %b[] : memref<f32>
        cf.cond_br %c, ^uses(%a : memref<f32>), ^end
      ^uses(%x: memref<f32>):
        memref.copy %b, %x : memref<f32> to memref<f32>
        cf.br ^end
      ^end:
        scf.if %c {
          memref.store %v, %b[] : memref<f32>
        }
        return %v : f32
      }
      """;

  private static final String LOOP = """
      func.func @f(%n: index, %v: f32) -> f32 {
        %zero = arith.constant 0 : index
        %one = arith.constant 1 : index
        %a = memref.alloc() : memref<f32>
        memref.store %v, %a[] : memref<f32>
        %r = scf.for %i = %zero to %n step %one iter_args(%x = %a) -> memref<f32> {
          %y = memref.alloc() : memref<f32>
          memref.copy %x, %y : memref<f32> to memref<f32>
          scf.yield %y : memref<f32>
        }
        %last = memref.load %r[] : memref<f32>
        return %last : f32
      }
      """;

  /** The argument is the caller's, so that a flag decides. */
  private static final String FLAG = """
      func.func @f(%c: i1, %arg: memref<f32>, %v: f32) {
        cf.cond_br %c, ^fresh, ^join(%arg : memref<f32>)
      ^fresh:
        %a = memref.alloc() : memref<f32>
        cf.br ^join(%a : memref<f32>)
      ^join(%x: memref<f32>):
        memref.store %v, %x[] : memref<f32>
        return
      }
      """;

  private static String after(String passes, String program) {
    return Transformed.by(passes, program).text();
  }

  @ParameterizedTest
  @ValueSource(strings = {STRAIGHT, BRANCHES, LOOP})
  void replacesItsOwnByTheSame(String program) {
    String once = after(PASS, program);
    assertNotEquals(Transformed.printed(program), once);
    assertEquals(once, after(REPLACE, once));
  }

  @Test
  void replacesItsOwnUnderFlagsByTheSameButForWhatFolds() {
    String once = after(PASS, FLAG);
    assertEquals(after("canonicalize,cse", once), after(REPLACE + ",canonicalize,cse", once));
  }

  @ParameterizedTest
  @ValueSource(strings = {STRAIGHT, BRANCHES, LOOP})
  void addsNothingToItsOwn(String program) {
    String once = after(PASS, program);
    assertEquals(once, after(PASS, once));
  }
}
