// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Small programs with one fault each, and twins without it. Comments say what to run and what is to be found: nothing else may be.
 *
 * <pre>
 *   // run: @bad(true)
 *   // expected-error@+1 {{buffer freed twice}}
 * </pre>
 */
class PlantedFaultsTest {
  private static final Pattern RUN = Pattern.compile("// run: @(\\w+)\\((.*)\\)");
  private static final Pattern EXPECTED = Pattern.compile("// expected-(error|note)@\\+(\\d+) \\{\\{(.*)\\}\\}");
  private static final Registry REGISTRY = Registry.load();
  private static final Executors EXECUTORS = Executors.load();

  @TestFactory
  Stream<DynamicTest> leaks() throws IOException {
    return programs("leaks.mlir");
  }

  @TestFactory
  Stream<DynamicTest> frees() throws IOException {
    return programs("frees.mlir");
  }

  @TestFactory
  Stream<DynamicTest> uses() throws IOException {
    return programs("uses.mlir");
  }

  @TestFactory
  Stream<DynamicTest> tensors() throws IOException {
    return programs("tensors.mlir");
  }

  private static Stream<DynamicTest> programs(String file) throws IOException {
    try (InputStream in = PlantedFaultsTest.class.getResourceAsStream("/faults/" + file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<DynamicTest> tests = new ArrayList<>();
      Source whole = new Source(file, text.getBytes(StandardCharsets.UTF_8));
      int start = 0;
      for (String piece : text.split("(?m)^// -----$")) {
        Source source = whole.piece(start, start + piece.getBytes(StandardCharsets.UTF_8).length);
        tests.add(DynamicTest.dynamicTest(file + ":" + source.line(start), () -> check(source, piece)));
        start = source.end() + "// -----".length();
      }
      return tests.stream();
    }
  }

  private static void check(Source source, String text) {
    List<String> found = new ArrayList<>();
    var parsed = Parser.parse(source, REGISTRY, new ParserOptions(false), diagnostic -> found.add(line(diagnostic)));
    assertTrue(parsed != null && Verifier.verify(parsed.module(), REGISTRY, diagnostic -> found.add(line(diagnostic))), found::toString);
    Program program = new Program(parsed.module(), REGISTRY, EXECUTORS);
    Matcher run = RUN.matcher(text);
    int runs = 0;
    while (run.find()) {
      runs++;
      var function = program.function(run.group(1));
      var outcome = Execution.of(program, function, Literals.parse(Literals.split(run.group(2)), function, REGISTRY)).run();
      for (Fault fault : outcome.faults()) {
        Diagnostic diagnostic = fault.diagnostic();
        found.add(line(diagnostic));
        diagnostic.notes().forEach(note -> found.add(line(note)));
      }
    }
    assertTrue(runs > 0, "nothing is run");
    assertEquals(String.join("\n", expected(source, text)), String.join("\n", found.stream().sorted().toList()));
  }

  private static String line(Diagnostic diagnostic) {
    var file = DiagnosticPrinter.file(diagnostic.location());
    return String.format("%4d %s: %s", file == null ? 0 : file.line(), diagnostic.severity().text(), diagnostic.message());
  }

  private static List<String> expected(Source source, String text) {
    List<String> all = new ArrayList<>();
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      Matcher comment = EXPECTED.matcher(lines[i]);
      if (!comment.find()) continue;
      int at = source.line(source.start()) + i + Integer.parseInt(comment.group(2));
      all.add(String.format("%4d %s: %s", at, comment.group(1), comment.group(3)));
    }
    return all.stream().sorted().toList();
  }
}
