// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How signatures after passes correspond to those before. */
class SignatureTest {
  private static FunctionType type(String type) {
    Op module = Checked.parse("func.func private @f" + type + "\n");
    return ((FunctionLike) module.region().entryBlock().first()).functionType();
  }

  private static List<Signature> all(String before, String after) {
    return Signature.all(type(before), type(after));
  }

  @Test
  void tensorsCorrespondToBuffersOfTheirElements() {
    assertEquals(1, all("(tensor<?x4xf32>) -> tensor<*xf32>", "(memref<8x?xf32, strided<[?, ?], offset: ?>>) -> memref<*xf32>").size());
    assertEquals(List.of(), all("(tensor<4xf32>)", "(memref<5xf32>)"));
    assertEquals(List.of(), all("(tensor<4xf32>)", "(memref<4xf64>)"));
    assertEquals(List.of(), all("(tensor<4xf32>)", "(memref<4x1xf32>)"));
    assertEquals(List.of(), all("(i32)", "(i64)"));
  }

  @Test
  void resultsBecomeOutParametersOrAreDropped() {
    Signature out = all("(i32) -> (tensor<4xf32>, i32)", "(i32, memref<4xf32>) -> i32").getFirst();
    assertTrue(out.isOutParameter(0));
    assertEquals(1, out.outParameter(0));
    assertArrayEquals(new int[] {1}, out.resultsBefore(1));
    assertEquals(2, all("(tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)", "(memref<4xf32>) -> memref<4xf32>").size());
    assertEquals(List.of(), all("() -> tensor<4xf32>", "()"), "it is none of the arguments");
    assertEquals(List.of(), all("(i32) -> tensor<?xf32>", "(i32, memref<?xf32>)"), "a caller cannot allocate it");
  }

  @Test
  void ownershipIsAddedAfterTheResults() {
    FunctionType after = type("() -> (i1, memref<4xf32>, memref<4xf32>, i1, i1)");
    Signature signature = Signature.likeliest(type("() -> (i1, memref<4xf32>, memref<4xf32>)"), after);
    assertArrayEquals(new int[] {-1, 3, 4, -1, -1}, signature.ownership(after));
    FunctionType same = type("() -> (memref<4xf32>, i1)");
    assertArrayEquals(new int[] {-1, -1}, Signature.likeliest(same, same).ownership(same));
  }

  /** There are C(40, 20) ways to drop 20 of 40 results. */
  @Test
  void manyResultsOfOneTypeThatDoNotCorrespondTakeNoTime() {
    String before = "(tensor<4xf32>) -> (" + "tensor<4xf32>, ".repeat(40) + "i32)";
    String after = "(memref<4xf32>) -> (" + "memref<4xf32>, ".repeat(20) + "i64)";
    assertEquals(List.of(), all(before, after));
  }
}
