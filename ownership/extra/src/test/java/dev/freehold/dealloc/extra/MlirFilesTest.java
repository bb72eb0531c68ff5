// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.extra;

import dev.freehold.testkit.MlirFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Where buffers are freed by {@code --last-use-buffer-deallocation} and by {@code --ownership-based-buffer-deallocation}. */
class MlirFilesTest {
  @TestFactory
  Stream<DynamicTest> lastUse() {
    return DynamicTest.stream(MlirFile.in(getClass(), "last-use"), MlirFile::name, MlirFile::check);
  }

  @TestFactory
  Stream<DynamicTest> ownership() {
    return DynamicTest.stream(MlirFile.in(getClass(), "ownership"), MlirFile::name, MlirFile::check);
  }
}
