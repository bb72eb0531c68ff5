// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.devtools.Repository;
import dev.freehold.validate.DeallocationValidator;
import dev.freehold.validate.ValidationReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Proves programs with deallocations that were placed by hand, and refutes the same programs without deallocations. */
class ValidatedExamplesTest {
  private static final Path EXAMPLES = Repository.CORPUS.resolve("placement");
  /** What is returned needs no deallocation. */
  private static final List<String> CORRECT_BEFORE = List.of("04-argument-or-fresh", "23-clone-stays");
  private static final Freehold FREEHOLD = Freehold.load();

  @TestFactory
  Stream<DynamicTest> examples() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(EXAMPLES)) {
      files = all.filter(file -> file.toString().endsWith(".mlir")).sorted().toList();
    }
    return files.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    String name = file.getFileName().toString();
    ValidationReport report = DeallocationValidator.validate(FREEHOLD.parse(Files.readString(file)), FREEHOLD.registry());
    if (!name.contains(".before.")) {
      assertTrue(report.isProved(), report::toString);
    } else {
      assertEquals(CORRECT_BEFORE.stream().noneMatch(name::startsWith), report.faulty() > 0);
      assertEquals(0, report.undecided());
    }
  }
}
