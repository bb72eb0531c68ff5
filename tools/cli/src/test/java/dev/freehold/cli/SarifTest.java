// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Severity;
import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What {@code check} and {@code opt} report to code scanning. */
class SarifTest {
  private static final String TWICE = """
      func.func @f() {
        %a = memref.alloc() : memref<f32>
        memref.dealloc %a : memref<f32>
        memref.dealloc %a : memref<f32>
        return
      }
      """;
  private static final String FINE = "func.func @f() {\n  return\n}\n";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String program, String... args) {
    CommandIo io = new CommandIo(new ByteArrayInputStream(Utf8.encode(program)), Utf8.printStream(out, false), Utf8.printStream(err, false));
    return new Main(io, new Opt(), new Check()).run(args);
  }

  /** Each simple value of the log behind its path, without the numbers of elements. */
  private List<String> values() throws IOException {
    List<String> values = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(out.toByteArray())) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (!token.isScalarValue()) continue;
        values.add(json.getParsingContext().pathAsPointer().toString().replaceAll("/\\d+", "") + " " + json.getText());
      }
    }
    return values;
  }

  @Test
  void checkNamesTheKindOfAFinding() throws IOException {
    assertEquals(ExitStatus.FINDINGS, run(TWICE, "check", "-", "--format=sarif"));
    assertEquals("", err.toString());
    List<String> values = values();
    assertTrue(values.containsAll(List.of("/version 2.1.0", "/runs/tool/driver/rules/id double-free",
        "/runs/tool/driver/rules/name DoubleFree", "/runs/tool/driver/rules/shortDescription/text A buffer is freed twice.",
        "/runs/results/ruleId double-free",
        "/runs/results/level error", "/runs/results/message/text buffer freed twice in @f, on its only path",
        "/runs/results/locations/physicalLocation/artifactLocation/uri %3Cstdin%3E", "/runs/results/locations/physicalLocation/region/startLine 4",
        "/runs/results/relatedLocations/message/text allocated here")), values::toString);
  }

  @Test
  void eachKindOfFindingHasARule() {
    List<String> kinds = new ArrayList<>(List.of(Finding.DIFFERENCE, "incomplete"));
    for (Fault.Kind kind : Fault.Kind.values()) kinds.add(kind.name());
    // A run that reaches a limit, or what cannot be executed, is incomplete.
    kinds.removeAll(List.of("LIMIT", "UNSUPPORTED"));
    for (Severity severity : Severity.values()) kinds.add(severity.name());
    String other = SarifRules.of("nothing of that name").summary();
    for (String kind : kinds) assertNotEquals(other, SarifRules.of(SarifLog.rule(kind)).summary(), kind);
  }

  /** No results would mean that nothing is wrong. */
  @Test
  void checkSaysWhatItHasNotExplored() throws IOException {
    assertEquals(ExitStatus.INCOMPLETE, run("""
        func.func @partial(%n: index, %m: i1) {
          scf.if %m {
          }
          return
        }
        func.func @skipped(%f: () -> ()) {
          return
        }
        """, "check", "-", "--format=sarif", "--max-paths=1"));
    List<String> values = values();
    assertTrue(values.containsAll(List.of("/runs/results/ruleId incomplete", "/runs/results/level warning",
        "/runs/results/message/text explored partially: only 1 path was executed", "/runs/results/locations/physicalLocation/region/startLine 1",
        "/runs/results/message/text not checked: cannot create a value of type '() -> ()'",
        "/runs/results/locations/physicalLocation/region/startLine 6")), values::toString);
  }

  @Test
  void optPrintsALogInPlaceOfTheProgram() throws IOException {
    assertEquals(1, run(TWICE, "opt", "-", "--verify-deallocations", "--format=sarif"));
    List<String> values = values();
    assertTrue(values.contains("/runs/results/message/text buffer is freed here, but has been freed on a path to here"), values::toString);
    assertTrue(values.contains("/runs/results/locations/physicalLocation/region/startLine 4"), values::toString);
  }

  @Test
  void faultsOfTheTextAreResultsOfOpt() throws IOException {
    assertEquals(1, run("func.func @f( {", "opt", "-", "--format=sarif"));
    assertTrue(values().contains("/runs/results/level error"));
    assertEquals("", err.toString());
  }

  @Test
  void whereNothingIsWrongThereAreNoResults() throws IOException {
    assertEquals(0, run(FINE, "check", "-", "--format=sarif"));
    assertTrue(values().stream().noneMatch(each -> each.startsWith("/runs/results")));
    out.reset();
    assertEquals(0, run(FINE, "opt", "-", "--verify-deallocations", "--format=sarif"));
    assertTrue(values().stream().noneMatch(each -> each.startsWith("/runs/results")));
  }
}
