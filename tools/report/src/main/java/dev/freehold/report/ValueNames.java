// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The names that values have in a text: the program that was read from it does not keep them. */
record ValueNames(ProgramText text) {
  private static final Pattern NAME = Pattern.compile("%[\\w$.-]+");
  /** What stands before {@code =}: names, each perhaps with the number of results that it is for. */
  private static final Pattern RESULTS = Pattern.compile("(%[\\w$.-]+)(?::(\\d+))?\\s*(,|=)");

  /** The name of a value, {@code %a} or {@code %a#1}; null where the text has none. */
  @Nullable
  String of(Value value) {
    return switch (value) {
      case Value.Result result -> {
        List<String> names = results(result.owner());
        yield result.index() < names.size() ? names.get(result.index()) : null;
      }
      case Value.Argument argument -> {
        String[] around = around(argument.location());
        Matcher name = NAME.matcher(around[1]);
        yield name.lookingAt() ? name.group() : null;
      }
    };
  }

  /** The names of the results of an operation of the text. */
  private List<String> results(Op op) {
    List<String> names = new ArrayList<>();
    Matcher matcher = RESULTS.matcher(around(op.location())[0]);
    while (matcher.find()) {
      int count = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
      for (int i = 0; i < count; i++) names.add(count == 1 ? matcher.group(1) : matcher.group(1) + "#" + i);
    }
    return names;
  }

  /** What stands on the line of a place in front of it, and from it on. */
  private String[] around(Location location) {
    Location.File file = DiagnosticPrinter.file(location);
    String line = text.line(location) == 0 || file == null ? null : text.source().lineText(file.line());
    if (line == null || file == null) return new String[] {"", ""};
    // Columns count bytes.
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    int column = Math.clamp(file.column() - 1, 0, bytes.length);
    return new String[] {new String(bytes, 0, column, StandardCharsets.UTF_8),
        new String(bytes, column, bytes.length - column, StandardCharsets.UTF_8)};
  }
}
