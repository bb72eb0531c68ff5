// SPDX-License-Identifier: Apache-2.0
package dev.freehold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import org.junit.jupiter.api.Test;

/** How much the blocks of a region are cleaned up between the rounds of the greedy driver. */
class RegionSimplificationTest {
  private static final String ALIKE = """
      func.func @f(%c: i32, %x: index, %y: index) -> index {
        cf.switch %c : i32, [default: ^one(%x : index), 1: ^other, 2: ^other]
      ^one(%p: index):
        %0 = arith.addi %x, %y : index
        return %0 : index
      ^other:
        %1 = arith.addi %y, %y : index
        return %1 : index
      }
      """;

  private final Freehold freehold = Freehold.load();

  private String canonicalized(String options, String text) {
    ModuleOp module = freehold.parse(text);
    freehold.run(module, "canonicalize{" + options + "}");
    freehold.verify(module);
    return freehold.print(module);
  }

  @Test
  void mergesBlocksThatDifferInWhatComesFromOutside() {
    String printed = canonicalized("region-simplify=aggressive", ALIKE);
    assertEquals(1, printed.split("arith.addi", -1).length - 1, printed);
    assertFalse(printed.contains("^bb2"), printed);
  }

  @Test
  void keepsBlocksApartUnlessAsked() {
    String printed = canonicalized("region-simplify=normal", ALIKE);
    assertEquals(2, printed.split("arith.addi", -1).length - 1, printed);
    assertTrue(printed.contains("default: ^bb1"), printed);
  }

  @Test
  void dropsAnArgumentForWhichEverybodyPassesTheSame() {
    String text = """
        func.func @f(%c: i1, %x: index) -> index {
          cf.cond_br %c, ^one, ^other
        ^one:
          func.call @g() : () -> ()
          cf.br ^join(%x : index)
        ^other:
          cf.br ^join(%x : index)
        ^join(%p: index):
          return %p : index
        }
        func.func private @g()
        """;
    assertTrue(canonicalized("region-simplify=aggressive", text).contains("return %arg1"));
    assertFalse(canonicalized("region-simplify=normal", text).contains("return %arg1"));
  }

  @Test
  void nothingIsCleanedUpButTheUnreachable() {
    String printed = canonicalized("region-simplify=disabled max-num-rewrites=0", """
        func.func @f() {
          return
        ^nobody:
          cf.br ^nobody
        }
        """);
    assertFalse(printed.contains("cf.br"), printed);
  }
}
