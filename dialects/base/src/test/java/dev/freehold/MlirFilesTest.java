// SPDX-License-Identifier: Apache-2.0
package dev.freehold;

import dev.freehold.testkit.MlirFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The programs in {@code files} are printed, and refused, as they say. */
class MlirFilesTest {
  @TestFactory
  Stream<DynamicTest> files() {
    return DynamicTest.stream(MlirFile.in(getClass(), "files"), MlirFile::name, MlirFile::check);
  }
}
