// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.testkit.MlirFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What becomes of the programs in {@code files}: of the operations of each dialect, and what the analysis decides. */
class MlirFilesTest {
  @TestFactory
  Stream<DynamicTest> files() {
    return DynamicTest.stream(MlirFile.in(getClass(), "files"), MlirFile::name, MlirFile::check);
  }
}
