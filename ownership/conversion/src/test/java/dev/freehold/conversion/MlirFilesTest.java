// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion;

import dev.freehold.testkit.MlirFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the conversions make of the programs in {@code files}; the lines to compare with are the reference's where it is right. */
class MlirFilesTest {
  @TestFactory
  Stream<DynamicTest> files() {
    return DynamicTest.stream(MlirFile.in(getClass(), "files"), MlirFile::name, MlirFile::check);
  }
}
