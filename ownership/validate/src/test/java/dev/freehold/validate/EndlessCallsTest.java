// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import static dev.freehold.validate.Verdicts.verdicts;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is passed to a function that never comes back. */
class EndlessCallsTest {
  private static final String PASSED_ON = """
      func.func private @f(%m: memref<4xf32>) {
        call @f(%m) : (memref<4xf32>) -> ()
        return
      }
      """;
  private static final String AFTER_A_LOOP = """
      func.func private @f(%m: memref<4xf32>) {
        %true = arith.constant true
        scf.while : () -> () {
          scf.condition(%true)
        } do {
          scf.yield
        }
        call @f(%m) : (memref<4xf32>) -> ()
        return
      }
      """;
  private static final String USED = """
      func.func private @f(%m: memref<4xf32>) {
        %i = arith.constant 0 : index
        %x = memref.load %m[%i] : memref<4xf32>
        call @f(%m) : (memref<4xf32>) -> ()
        return
      }
      """;
  private static final String CALLER = """
      func.func @g() {
        %a = memref.alloc() : memref<4xf32>
        %b = memref.alloc() : memref<4xf32>
        BEFORE
        call @f(%a) : (memref<4xf32>) -> ()
        AFTER
        return
      }
      """;
  private static final String FREE = "memref.dealloc %a : memref<4xf32>";
  private static final String FREE_OTHER = "memref.dealloc %b : memref<4xf32>";

  private static String caller(String before, String after) {
    return CALLER.replace("BEFORE", before).replace("AFTER", after);
  }

  /** The function may own its argument or borrow it: it is freed on no path in either case, and nothing after the call is executed. */
  @ParameterizedTest
  @ValueSource(strings = {PASSED_ON, AFTER_A_LOOP, USED})
  void whoFreesItIsLeftOpen(String function) {
    assertEquals("memref.alloc proved, memref.alloc proved", verdicts(function + caller("", FREE_OTHER)));
    assertEquals("memref.alloc proved, memref.alloc proved", verdicts(function + caller("", FREE + "\n" + FREE_OTHER)));
  }

  @ParameterizedTest
  @ValueSource(strings = {PASSED_ON, AFTER_A_LOOP, USED})
  void whatIsNotPassedMustBeFreed(String function) {
    assertEquals("memref.alloc proved, memref.alloc LEAK", verdicts(function + caller("", "")));
    assertEquals("memref.alloc proved, memref.alloc DOUBLE_FREE", verdicts(function + caller(FREE_OTHER, FREE_OTHER)));
  }

  @ParameterizedTest
  @ValueSource(strings = USED)
  void itMustNotBeFreedBeforeTheCallThatUsesIt(String function) {
    assertEquals("memref.alloc USE_AFTER_FREE, memref.alloc proved", verdicts(function + caller(FREE, FREE_OTHER)));
  }
}
