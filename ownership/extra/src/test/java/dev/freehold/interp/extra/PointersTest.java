// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.extra;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.interp.check.Checked;
import dev.freehold.interp.check.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Addresses that {@code llvm.getelementptr} computes. */
class PointersTest {
  @Test
  void anIndexOfAPointerMayBeAConstantOrAnOperand() {
    String program = """
        llvm.mlir.global internal constant @s("hi\\00")
        llvm.func @puts(!llvm.ptr) -> i32
        func.func @f() {
          %c1 = arith.constant 1 : i64
          %0 = llvm.mlir.addressof @s : !llvm.ptr
          %1 = llvm.getelementptr %0[%c1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
          %2 = llvm.call @puts(%1) : (!llvm.ptr) -> i32
          return
        }
        """;
    String constant = program.replace("%0[%c1] : (!llvm.ptr, i64)", "%0[1] : (!llvm.ptr)");
    assertEquals(List.of(), Checked.function(program, constant).findings());
    List<Finding> found = Checked.function(program, constant.replace("%0[1]", "%0[2]")).findings();
    assertEquals(List.of(Finding.DIFFERENCE), found.stream().map(Finding::kind).toList());
  }
}
