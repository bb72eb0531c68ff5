// SPDX-License-Identifier: Apache-2.0
package example;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FreeBuffersTest {

  @Test
  void theCopyIsFreedBeforeTheReturn() {
    FreeBuffers example = new FreeBuffers();
    String freed = example.freed(example.builtInCode());
    assertTrue(freed.contains("    memref.dealloc %alloc : memref<4xf32>\n    return"), freed);
  }
}
