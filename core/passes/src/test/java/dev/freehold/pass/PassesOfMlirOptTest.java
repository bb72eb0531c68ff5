// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class PassesOfMlirOptTest {
  @Test
  void aMissingPassIsToBePipedToMlirOpt() {
    assertEquals("'convert-func-to-llvm' is a pass of mlir-opt that Freehold does not have; pipe the output to 'mlir-opt --convert-func-to-llvm'",
        PassesOfMlirOpt.advice("convert-func-to-llvm"));
  }

  @Test
  void otherNamesGetNoAdvice() {
    assertNull(PassesOfMlirOpt.advice("convert-func-to-lvm"));
    assertNull(PassesOfMlirOpt.advice(""));
  }
}
