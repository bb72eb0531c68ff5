// SPDX-License-Identifier: Apache-2.0
package dev.freehold;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.testkit.DialectContract;
import dev.freehold.testkit.OpContract;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Each operation verifies, prints, and is read as it was written. {@code samples} has programs with those that cannot be synthesized. */
@Execution(ExecutionMode.CONCURRENT)
class DialectContractTest {
  private static DialectContract contract(String dialect) {
    DialectContract contract = DialectContract.of(dialect);
    try (InputStream sample = DialectContractTest.class.getResourceAsStream("samples/" + dialect + ".mlir")) {
      return sample == null ? contract : contract.sample(new String(sample.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @TestFactory
  Stream<DynamicContainer> dialects() {
    return Stream
        .of("affine", "arith", "bufferization", "builtin", "cf", "complex", "func", "index", "linalg", "math", "memref", "scf", "tensor", "ub",
            "vector")
        .map(DialectContractTest::tests);
  }

  private static DynamicContainer tests(String dialect) {
    DialectContract contract = contract(dialect);
    DynamicTest covered = DynamicTest.dynamicTest("every operation has a program", () -> assertEquals(List.of(), contract.withoutProgram()));
    Stream<DynamicTest> operations = DynamicTest.stream(contract.operations(), OpContract::name, OpContract::check);
    return DynamicContainer.dynamicContainer(dialect, Stream.concat(operations, Stream.of(covered)));
  }
}
