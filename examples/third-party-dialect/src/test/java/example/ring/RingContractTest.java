// SPDX-License-Identifier: Apache-2.0
package example.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.testkit.DialectContract;
import dev.freehold.testkit.OpContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each operation verifies, prints, and is read as it was written. */
class RingContractTest {
  private static DialectContract ring() throws IOException {
    return DialectContract.of("ring")
        .types("!ring.box<memref<4xi32>>")
        .sample(Files.readString(Path.of("src/test/resources/ring.mlir")));
  }

  @TestFactory
  Stream<DynamicTest> operations() throws IOException {
    return DynamicTest.stream(ring().operations(), OpContract::name, OpContract::check);
  }

  @Test
  void everyOperationHasAProgram() throws IOException {
    assertEquals(List.of(), ring().withoutProgram());
  }
}
