// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.models;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import org.junit.jupiter.api.Test;

class ModelProgramsTest {
  private final Freehold freehold = Freehold.load();

  @Test
  void resnetHasItsConvolutions() {
    assertEquals(53, count("tosa.conv2d", freehold.parse(Models.program("resnet"))));
  }

  @Test
  void theTransformerHasItsMatrixProducts() {
    assertEquals(24 * 8, count("tosa.matmul", freehold.parse(Models.program("transformer"))));
  }

  private static int count(String name, ModuleOp program) {
    int[] found = {0};
    program.walk(op -> found[0] += op.name().equals(name) ? 1 : 0);
    return found[0];
  }
}
