// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.pass.Remark;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which remarks are wanted: for each kind those whose whole category matches a regular expression. */
final class RemarkFilter {
  private static final Map<Remark.Kind, Option<String>> OPTIONS = Map.of(
      Remark.Kind.PASSED, OptOptions.REMARKS_PASSED,
      Remark.Kind.MISSED, OptOptions.REMARKS_MISSED,
      Remark.Kind.FAILURE, OptOptions.REMARKS_FAILED,
      Remark.Kind.ANALYSIS, OptOptions.REMARKS_ANALYSIS);

  private final Map<Remark.Kind, Pattern> categories = new EnumMap<>(Remark.Kind.class);

  /** The filter of a command line: one expression for all kinds, and one for each. */
  RemarkFilter(ParsedArguments arguments) {
    OPTIONS.forEach((kind, option) -> {
      String either = Stream.of(arguments.get(OptOptions.REMARKS), arguments.get(option))
          .filter(Objects::nonNull).filter(each -> !each.isEmpty()).collect(Collectors.joining("|"));
      if (!either.isEmpty()) categories.put(kind, Pattern.compile(anchored(either)));
    });
  }

  /** As the reference does it: {@code ^a|b$} is taken as it is, also where it does not match the whole category. */
  private static String anchored(String expression) {
    String text = expression.strip();
    return text.startsWith("^") && text.endsWith("$") ? expression : "^(" + expression + ")$";
  }

  boolean accepts(Remark.Kind kind, String category) {
    Pattern wanted = categories.get(kind);
    return wanted != null && wanted.matcher(category).find();
  }
}
