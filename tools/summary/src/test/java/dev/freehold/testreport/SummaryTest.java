// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testreport;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.testreport.ModuleReport.Skip;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The summary of a checkout with three modules. */
class SummaryTest {
  @TempDir private Path root;

  @BeforeEach
  void checkout() throws IOException {
    for (String module : List.of("core/ir", "core/text", "examples/library")) {
      Path classes = Files.createDirectories(root.resolve(module).resolve("target/test-classes/a"));
      Files.createFile(root.resolve(module).resolve("pom.xml"));
      Files.createFile(classes.resolve("SomeTest.class"));
    }
  }

  private void write(String module, ModuleReport report) throws IOException {
    report.write(root.resolve(module));
  }

  @Test
  void skipsAreGroupedByReason() throws IOException {
    write("core/ir", new ModuleReport(false, 1200, List.of(new Skip("ATest b()", "no\nreference"), new Skip("CTest", "no browser")), List.of()));
    write("core/text", new ModuleReport(false, 2, List.of(new Skip("DTest e()", "no reference")), List.of()));
    Summary summary = Summary.of(root);
    assertEquals(List.of(), summary.faults());
    assertEquals("""
        1,202 tests in 2 modules have run; 3 tests are skipped:
          1 skipped: no browser
            core/ir: CTest
          2 skipped: no reference
            core/ir: ATest b()
            core/text: DTest e()
        """, summary.text());
  }

  @Test
  void aSkipWithoutAReasonIsAFault() throws IOException {
    write("core/ir", new ModuleReport(false, 0, List.of(new Skip("ATest b()", "")), List.of()));
    write("core/text", new ModuleReport(false, 2, List.of(), List.of()));
    assertEquals(List.of("core/ir: ATest b() is skipped and does not say why"), Summary.of(root).faults());
  }

  @Test
  void classesWithoutTestsAreFaults() throws IOException {
    write("core/ir", new ModuleReport(false, 1, List.of(), List.of("a.SomeTest")));
    assertEquals(List.of("core/ir: a.SomeTest has no tests", "core/text: none of its test classes has tests"), Summary.of(root).faults());
  }

  @Test
  void whoSelectsTestsMissesOthers() throws IOException {
    write("core/ir", new ModuleReport(true, 1, List.of(), List.of()));
    assertEquals(List.of(), Summary.of(root).faults());
    assertEquals("1 tests in 1 modules have run; none is skipped\n", Summary.of(root).text());
  }
}
