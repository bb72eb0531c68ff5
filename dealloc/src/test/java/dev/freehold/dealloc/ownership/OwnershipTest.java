// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.ir.builtin.ModuleOp;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What the reference does not do, or not well; the recorded programs have the rest. */
class OwnershipTest {
  private final Freehold freehold = Freehold.load();

  private String run(String pipeline, String text) {
    ModuleOp module = freehold.parse(text);
    freehold.run(module, pipeline);
    freehold.verify(module);
    return freehold.print(module);
  }

  /** The reference frees the buffer in front of the branch: see docs/differences.md. */
  @Test
  void aResultThatLivesIntoALaterBlockIsFreedThere() {
    String printed = run("func.func(ownership-based-buffer-deallocation)", """
        func.func @f(%c: i1, %m: memref<4xf32>) -> f32 {
          %i = arith.constant 0 : index
          %0 = scf.if %c -> (memref<4xf32>) {
            %a = memref.alloc() : memref<4xf32>
            scf.yield %a : memref<4xf32>
          } else {
            scf.yield %m : memref<4xf32>
          }
          cf.br ^later
        ^later:
          %1 = memref.load %0[%i] : memref<4xf32>
          return %1 : f32
        }
        """);
    int branch = printed.indexOf("cf.br ^bb1");
    int dealloc = printed.lastIndexOf("bufferization.dealloc", branch);
    assertTrue(printed.substring(dealloc, branch).contains("retain (%0#0"), printed);
    assertTrue(printed.indexOf("bufferization.dealloc", printed.indexOf("memref.load")) > 0, printed);
  }

  @Test
  void manyBuffersInOneBlockAreNotComparedOneByOne() {
    StringBuilder text = new StringBuilder("func.func @f(%v: f32, %i: index) {\n");
    for (int i = 0; i < 20_000; i++) text.append("%").append(i).append(" = memref.alloc() : memref<4xf32>\nmemref.store %v, %").append(i).append("[%i] : memref<4xf32>\n");
    text.append("return\n}");
    assertTimeout(Duration.ofSeconds(60), () -> run("buffer-deallocation-pipeline", text.toString()));
  }
}
