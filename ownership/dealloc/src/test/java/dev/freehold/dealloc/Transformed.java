// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.List;

/**
 * What passes make of a program in the sound profile.
 *
 * @param text the program; null after errors
 * @param reported severity, line and message of each diagnostic and, behind it, of its notes
 */
public record Transformed(String text, List<String> reported) {
  private static final Freehold FREEHOLD = Freehold.load();

  public static Transformed by(String pipeline, String program) {
    ModuleOp module = FREEHOLD.parse(program);
    List<String> reported = new ArrayList<>();
    boolean succeeded = new PipelineRunner(FREEHOLD.registry(), diagnostic -> add(diagnostic, reported), RunSettings.DEFAULT)
        .run(new PipelineParser(FREEHOLD.passes(), diagnostic -> add(diagnostic, reported)).parse("builtin.module(" + pipeline + ")"), module);
    return new Transformed(succeeded ? FREEHOLD.print(module) : null, reported);
  }

  /** A program as Freehold prints it. */
  public static String printed(String program) {
    return FREEHOLD.print(FREEHOLD.parse(program));
  }

  private static void add(Diagnostic diagnostic, List<String> reported) {
    int line = diagnostic.location() instanceof Location.File file ? file.line() : 0;
    reported.add(diagnostic.severity().name().toLowerCase() + " " + line + ": " + diagnostic.message());
    for (Diagnostic note : diagnostic.notes()) {
      if (!note.message().startsWith(Diagnostic.SEE)) add(note, reported);
    }
  }

  /** In the order of the words, whatever stands between them. */
  public void inOrder(String... words) {
    int at = 0;
    for (String word : words) {
      int found = text.indexOf(word, at);
      assertTrue(found >= 0, "'" + word + "' is not there, or not in order, in\n" + text);
      at = found + word.length();
    }
  }
}
