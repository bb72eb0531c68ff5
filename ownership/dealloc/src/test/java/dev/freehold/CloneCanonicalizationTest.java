// SPDX-License-Identifier: Apache-2.0
package dev.freehold;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.ModuleOp;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code canonicalize} drops a clone if the buffer that is left lives as long as the clone is used. */
class CloneCanonicalizationTest {
  private static final String FUNCTIONS = """
      func.func private @borrow(memref<f32>)
      func.func private @declared(memref<f32> {freehold.frees})
      func.func private @release(%x: memref<f32>) {
        memref.dealloc %x : memref<f32>
        return
      }
      func.func private @through(%x: memref<f32>) {
        call @release(%x) : (memref<f32>) -> ()
        return
      }
      func.func private @local(%x: memref<f32>) {
        %a = memref.alloc() : memref<f32>
        memref.copy %x, %a : memref<f32> to memref<f32>
        call @borrow(%a) : (memref<f32>) -> ()
        memref.dealloc %a : memref<f32>
        return
      }
      """;

  /** The program has a buffer {@code %a}, another one {@code %b}, a choice {@code %y} of both, and {@code %z}, a clone of {@code %y}. */
  private static boolean isKept(String between) {
    Freehold freehold = Freehold.load();
    ModuleOp module = freehold.parse(FUNCTIONS + """
        func.func @f(%c: i1, %m: memref<f32>, %box: memref<memref<f32>>) -> f32 {
          %a = memref.alloc() : memref<f32>
          %b = memref.alloc() : memref<f32>
          call @borrow(%a) : (memref<f32>) -> ()
          call @borrow(%b) : (memref<f32>) -> ()
          %y = arith.select %c, %a, %b : memref<f32>
          %z = bufferization.clone %y : memref<f32> to memref<f32>
          BETWEEN
          %v = memref.load %z[] : memref<f32>
          memref.dealloc %z : memref<f32>
          return %v : f32
        }
        """.replace("BETWEEN", between));
    freehold.run(module, "canonicalize");
    freehold.verify(module);
    return freehold.print(module).contains("bufferization.clone");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "scf.if %c { memref.dealloc %a : memref<f32> }",
      "scf.if %c { %l = memref.load %box[] : memref<memref<f32>> \n memref.dealloc %l : memref<f32> }",
      "call @release(%a) : (memref<f32>) -> ()",
      "call @through(%b) : (memref<f32>) -> ()",
      "call @declared(%y) : (memref<f32>) -> ()",
      "scf.if %c { func.call @through(%a) : (memref<f32>) -> () }"})
  void keepsAClone(String between) {
    assertEquals(true, isKept(between));
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "",
      "call @borrow(%a) : (memref<f32>) -> ()",
      "call @local(%a) : (memref<f32>) -> ()",
      // What is freed is another buffer than the two: it is allocated after them.
      "scf.if %c { %n = memref.alloc() : memref<f32> \n func.call @borrow(%n) : (memref<f32>) -> () \n memref.dealloc %n : memref<f32> }"})
  void dropsAClone(String between) {
    assertEquals(false, isKept(between));
  }
}
