// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WithoutConflictsTest {
  @Test
  void decisionsStay() {
    assertEquals("%0 = tensor.insert %f into %t[%i] {__inplace_operands_attr__ = [\"none\", \"false\", \"none\"]} : tensor<4xf32>",
        WithoutConflicts.stripped("%0 = tensor.insert %f into %t[%i] {\"C_12[CONFL-WRITE: 1]\", \"W_0[NOT-WRITABLE: bbArg 0]\", "
            + "__inplace_operands_attr__ = [\"none\", \"false\", \"none\"]} : tensor<4xf32>"));
  }

  @Test
  void emptyDictionariesAreNotPrinted() {
    assertEquals("func.func @f() {", WithoutConflicts.stripped("func.func @f() attributes {\"C_0[DEF: bbArg 0]\", \"C_1[DEF: bbArg 0]\"} {"));
    assertEquals("tensor.empty() : tensor<4xf32>", WithoutConflicts.stripped("tensor.empty() {\"C_0[DEF: result 0]\"} : tensor<4xf32>"));
  }
}
