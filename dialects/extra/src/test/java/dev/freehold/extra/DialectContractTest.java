// SPDX-License-Identifier: Apache-2.0
package dev.freehold.extra;

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

/**
 * Each operation verifies, prints, and is read as it was written. {@code samples} has programs with those that cannot be synthesized,
 * {@code without-program.txt} names those of which there is none: of these, only the verifier and the generic form are checked.
 * {@code loses-in-text.txt} names those whose verifiers accept what their custom forms do not say.
 */
@Execution(ExecutionMode.CONCURRENT)
class DialectContractTest {
  private static String resource(String name) {
    try (InputStream in = DialectContractTest.class.getResourceAsStream(name)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @TestFactory
  Stream<DynamicContainer> dialects() {
    return Stream
        .of("acc", "amdgpu", "amx", "arm_neon", "arm_sme", "arm_sve", "async", "emitc", "gpu", "llvm", "ml_program", "mpi", "nvgpu", "nvvm", "omp",
            "pdl", "pdl_interp", "ptr", "quant", "rocdl", "shape", "shard", "smt", "sparse_tensor", "spirv", "tosa", "transform", "wasmssa",
            "x86vector", "xegpu", "xevm")
        .map(DialectContractTest::tests);
  }

  private static DynamicContainer tests(String dialect) {
    DialectContract contract = DialectContract.of(dialect)
        .losesInText(resource("loses-in-text.txt").lines().toArray(String[]::new))
        .sample(resource("samples/" + dialect + ".mlir"));
    List<String> without = resource("without-program.txt").lines().filter(name -> name.startsWith(dialect + ".")).toList();
    DynamicTest covered = DynamicTest.dynamicTest("all others have a program", () -> assertEquals(without, contract.withoutProgram()));
    Stream<DynamicTest> operations = DynamicTest.stream(contract.operations(), OpContract::name, OpContract::check);
    return DynamicContainer.dynamicContainer(dialect, Stream.concat(operations, Stream.of(covered)));
  }
}
