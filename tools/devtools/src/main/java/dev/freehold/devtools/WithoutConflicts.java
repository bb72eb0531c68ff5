// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.compare.Run;
import dev.freehold.fuzz.compare.Tool;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A tool without what {@code print-conflicts} adds. Of several conflicts against one operand the reference shows the first that it comes to in sets ordered by
 * addresses, another one in each process; and it numbers what it shows through all programs of a process. The decisions stay.
 */
record WithoutConflicts(Tool tool) implements Tool {
  private static final String SHOWN = "\"[CW]_\\d+\\[[^\"]*\\]\"";
  private static final Pattern NOTHING_ELSE = Pattern.compile("(?: attributes)? \\{" + SHOWN + "(?:, " + SHOWN + ")*\\}");
  private static final Pattern BEFORE_OTHERS = Pattern.compile(SHOWN + ", ");

  @Override
  public Run run(List<String> flags, Path file) {
    Run run = tool.run(flags, file);
    return new Run(run.exit(), stripped(run.out()), run.err());
  }

  static String stripped(String printed) {
    return BEFORE_OTHERS.matcher(NOTHING_ELSE.matcher(printed).replaceAll("")).replaceAll("");
  }
}
