// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.testkit.DialectContract;
import dev.freehold.testkit.MlirFile;
import dev.freehold.testkit.OpContract;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The operations of {@code irdl} themselves. */
class MlirFilesTest {
  @TestFactory
  Stream<DynamicTest> files() {
    return DynamicTest.stream(MlirFile.in(getClass(), "files"), MlirFile::name, MlirFile::check);
  }

  @TestFactory
  Stream<DynamicTest> contract() {
    return DynamicTest.stream(DialectContract.of("irdl").operations(), OpContract::name, OpContract::check);
  }
}
