// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** Several programs in one file, for {@code --split-input-file}. Both tools mark the sections of their output the same way. */
final class Batch {
  private static final String MARK = "// -----\n";

  private final List<Program> programs;

  Batch(List<Program> programs) {
    this.programs = programs;
  }

  /**
   * One outcome per program. After a crash, which takes the whole file with it, the halves are run, and so on: the others
   * keep their outcomes.
   */
  List<Outcome> outcomes(Tool tool, List<String> flags) {
    if (programs.size() == 1) {
      return List.of(alone(tool, flags, programs.getFirst()));
    }
    var splitFlags = new ArrayList<>(flags);
    splitFlags.add("--split-input-file");
    Run run = inFile(text(), file -> tool.run(splitFlags, file));
    var outcomes = run.crashed() ? null : outcomes(run);
    return outcomes != null ? outcomes : halves(tool, flags);
  }

  /** The outcome of a program in a file of its own. */
  static Outcome alone(Tool tool, List<String> flags, Program program) {
    return Outcome.of(inFile(program.text(), file -> tool.run(flags, file)));
  }

  private List<Outcome> halves(Tool tool, List<String> flags) {
    int middle = programs.size() / 2;
    var outcomes = new ArrayList<>(new Batch(programs.subList(0, middle)).outcomes(tool, flags));
    outcomes.addAll(new Batch(programs.subList(middle, programs.size())).outcomes(tool, flags));
    return outcomes;
  }

  private String text() {
    var text = new StringBuilder();
    for (Program program : programs) {
      text.append(text.isEmpty() ? "" : MARK).append(program.text());
    }
    return text.toString();
  }

  /** Null if the output does not say what belongs to which program. */
  private @Nullable List<Outcome> outcomes(Run run) {
    var sections = (run.out() + MARK).split("(?m)^" + MARK, -1);
    if (sections.length - 1 != programs.size()) {
      return null;
    }
    var errors = Outcome.ERROR.matcher(run.err());
    var outcomes = new ArrayList<Outcome>();
    int linesBefore = 0;
    boolean anotherError = errors.find();
    for (int i = 0; i < programs.size(); i++) {
      int end = linesBefore + programs.get(i).lines();
      Outcome.Refused first = null;
      while (anotherError && line(errors) <= end) {
        first = first == null ? Outcome.refused(errors, linesBefore) : first;
        anotherError = errors.find();
      }
      String section = sections[i];
      if (section.isEmpty() == (first == null)) {
        return null;
      }
      outcomes.add(first != null ? first : new Outcome.Printed(section));
      linesBefore = end + 1;
    }
    return outcomes;
  }

  private static int line(Matcher error) {
    return Integer.parseInt(error.group(1));
  }

  private static Run inFile(String text, Function<Path, Run> use) {
    try {
      Path file = Files.createTempFile("compare", ".mlir");
      try {
        Files.write(file, Utf8.encode(text));
        return use.apply(file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
