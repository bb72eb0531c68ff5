// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Diagnostics as text, with the lines that they are about. */
class DiagnosticPrinterTest {
  private static final Source SOURCE = Source.of("f.mlir", "first line\n\tsecond = line\nthird");

  @Test
  void quotesTheLine() {
    Diagnostic diagnostic = Diagnostic.error(Location.file("f.mlir", 1, 7), "what is wrong").note(Location.file("f.mlir", 3, 1), "why").build();
    assertEquals("""
        f.mlir:1:7: error: what is wrong
        first line
              ^
        f.mlir:3:1: note: why
        third
        ^
        """, new DiagnosticPrinter(SOURCE).text(diagnostic));
  }

  @Test
  void escapeSequencesOfTheProgramAreShown() {
    Source source = Source.of("x.mlir", "a \u001b[31m b \u007f\u009b");
    assertEquals("x.mlir:1:1: error: red \u241b[31m\na \u241b[31m b \u2421\ufffd\n",
        new DiagnosticPrinter(source).text(Diagnostic.error(Location.file("x.mlir", 1, 1), "red \u001b[31m").build()));
  }

  @Test
  void unknownPlacesAndFilesAreNotQuoted() {
    assertEquals("other.mlir:1:7: warning: w\n",
        new DiagnosticPrinter(List.of(SOURCE), false).text(Diagnostic.warning(Location.file("other.mlir", 1, 7), "w").build()));
    assertTrue(new DiagnosticPrinter((Source) null).text(Diagnostic.remark(Location.UNKNOWN, "r").build()).endsWith("remark: r\n"));
  }

  @Test
  void otherLocationsLeadToAFile() {
    Location here = Location.file("f.mlir", 2, 2);
    assertEquals(here, DiagnosticPrinter.file(new Location.Name("n", here)));
    assertEquals(here, DiagnosticPrinter.file(new Location.CallSite(here, Location.UNKNOWN)));
    String colored = new DiagnosticPrinter(SOURCE, true).text(Diagnostic.error(here, "e").build());
    assertTrue(colored.contains("\033["), colored);
  }
}
