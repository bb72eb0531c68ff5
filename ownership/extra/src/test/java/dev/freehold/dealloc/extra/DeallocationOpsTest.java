// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.extra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.dealloc.Transformed;
import org.junit.jupiter.api.Test;

/** {@code bufferization.dealloc} becomes the operation that fits the allocation. */
class DeallocationOpsTest {
  private static final String LOWER = "bufferization-lower-deallocations";

  @Test
  void whatTheDeviceAllocatesTheDeviceFrees() {
    Transformed after = Transformed.by(LOWER, """
        func.func @f(%c: i1, %n: index) {
          %a = gpu.alloc () : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          cf.br ^next(%a, %b : memref<4xf32>, memref<4xf32>)
        ^next(%x: memref<4xf32>, %y: memref<4xf32>):
          bufferization.dealloc (%x : memref<4xf32>) if (%c)
          bufferization.dealloc (%y : memref<4xf32>) if (%c)
          return
        }""");
    after.inOrder("^bb1", "gpu.dealloc  %", "memref.dealloc %");
  }

  @Test
  void theCalleeSaysWhatFreesAResult() {
    Transformed after = Transformed.by(LOWER, """
        func.func private @g(%m: memref<4xf32>) -> memref<4xf32> {
          %a = gpu.alloc () : memref<4xf32>
          return %a : memref<4xf32>
        }
        func.func @f(%c: i1, %m: memref<4xf32>) {
          %a = call @g(%m) : (memref<4xf32>) -> memref<4xf32>
          bufferization.dealloc (%a : memref<4xf32>) if (%c)
          return
        }""");
    after.inOrder("@f", "gpu.dealloc");
  }

  @Test
  void aBufferThatDifferentOperationsFreeIsAnError() {
    Transformed after = Transformed.by(LOWER, """
        func.func @f(%c: i1) {
          %a = gpu.alloc () : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          %x = arith.select %c, %a, %b : memref<4xf32>
          bufferization.dealloc (%x : memref<4xf32>) if (%c)
          return
        }""");
    assertEquals("error 4: the buffer may come from allocations that different operations free", after.reported().getFirst());
    assertTrue(after.reported().contains("note 2: freed by 'gpu.dealloc' if it comes from here"), after.reported()::toString);
    assertTrue(after.reported().contains("note 3: freed by 'memref.dealloc' if it comes from here"), after.reported()::toString);
  }

  /** A deallocation without the token may be executed before the allocation is. */
  @Test
  void whatIsAllocatedAsynchronouslyIsFreedBehindItsToken() {
    Transformed after = Transformed.by("bufferization-lower-deallocations", """
        func.func @f(%t: !gpu.async.token, %own: i1) {
          %a, %done = gpu.alloc async [%t] () : memref<4xf32>
          %base, %offset, %size, %stride = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
          bufferization.dealloc (%base : memref<f32>) if (%own)
          return
        }""");
    after.inOrder("gpu.dealloc [%asyncToken] %base_buffer");
  }

  @Test
  void whoseTokenIsOutOfSightIsAnError() {
    Transformed after = Transformed.by("bufferization-lower-deallocations", """
        func.func @f(%t: !gpu.async.token, %own: i1) {
          %a, %done = gpu.alloc async [%t] () : memref<4xf32>
          cf.br ^next(%a : memref<4xf32>)
        ^next(%b: memref<4xf32>):
          bufferization.dealloc (%b : memref<4xf32>) if (%own)
          return
        }""");
    assertTrue(after.reported().toString().contains("needs to know what allocated it"), after.reported()::toString);
    assertTrue(after.reported().contains("note 2: it may be allocated here"), after.reported()::toString);
  }
}
