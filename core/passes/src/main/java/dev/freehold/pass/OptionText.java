// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads options such as {@code top-down=false disable-patterns=a,b}. */
final class OptionText {
  private final String text;
  private int at;

  private OptionText(String text) {
    this.text = text;
  }

  /** The values by name, or a complaint. */
  sealed interface Result {
    record Values(Map<String, String> byName) implements Result {}

    record Complaint(String message) implements Result {}
  }

  /**
   * Reads options.
   *
   * @param pass the pass or pipeline that they are for
   */
  static Result read(String text, String pass, List<PassOption> options) {
    OptionText reader = new OptionText(text);
    Map<String, String> values = new LinkedHashMap<>();
    for (reader.skipSpace(); reader.at < text.length(); reader.skipSpace()) {
      String name = reader.name();
      String value = reader.value();
      PassOption option = find(options, name);
      if (option == null) return new Result.Complaint(noSuchOption(name, pass, options));
      String expected = expected(option, value);
      if (expected != null)
        return new Result.Complaint("invalid value '" + value + "' for option '" + name + "' of '" + pass + "': expected " + expected);
      values.put(name, normal(option, value));
    }
    return new Result.Values(values);
  }

  private static String noSuchOption(String name, String pass, List<PassOption> options) {
    String known = options.stream().map(PassOption::name).collect(Collectors.joining(", "));
    return "'" + pass + "' has no option '" + name + "'" + (known.isEmpty() ? ": it has no options" : "; its options are " + known);
  }

  private static @Nullable PassOption find(List<PassOption> options, String name) {
    for (PassOption option : options) {
      if (option.name().equals(name)) return option;
    }
    return null;
  }

  private void skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
  }

  private String name() {
    int start = at;
    while (at < text.length() && text.charAt(at) != '=' && !Character.isWhitespace(text.charAt(at))) at++;
    return text.substring(start, at);
  }

  /** What follows {@code =}: up to a space outside of quotes and brackets, which are taken off where they enclose it all. */
  private String value() {
    if (at == text.length() || text.charAt(at) != '=') return "";
    int start = ++at;
    int depth = 0;
    char quote = 0;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (quote != 0) {
        if (c == quote) quote = 0;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '{' || c == '[') {
        depth++;
      } else if (c == '}' || c == ']') {
        depth--;
      } else if (Character.isWhitespace(c) && depth <= 0) {
        break;
      }
    }
    return unwrap(text.substring(start, at));
  }

  private static String unwrap(String value) {
    if (value.length() < 2) return value;
    String ends = value.charAt(0) + "" + value.charAt(value.length() - 1);
    boolean wrapped = ends.equals("{}") || ends.equals("\"\"") || ends.equals("''");
    return wrapped ? value.substring(1, value.length() - 1) : value;
  }

  /** What an option can be; null if {@code value} is one. */
  private static @Nullable String expected(PassOption option, String value) {
    return switch (option.kind()) {
      case BOOL -> isBool(value) ? null : "true or false";
      case INT, LONG -> isInteger(value) ? null : "an integer";
      case UINT -> isInteger(value) && Long.parseLong(value) >>> 32 == 0 ? null : "an integer from 0 to 2^32 - 1";
      case CHOICE -> option.hasChoice(value) ? null : "one of " + String.join(", ", option.choices().stream().map(PassOption.Choice::value).toList());
      case STRING, STRINGS -> null;
    };
  }

  private static boolean isBool(String value) {
    return List.of("", "true", "TRUE", "True", "1", "false", "FALSE", "False", "0").contains(value);
  }

  private static boolean isInteger(String value) {
    try {
      Long.parseLong(value);
      return true;
    } catch (NumberFormatException notANumber) {
      return false;
    }
  }

  private static String normal(PassOption option, String value) {
    if (option.kind() != PassOption.Kind.BOOL) return value;
    return Boolean.toString(value.isEmpty() || value.equals("1") || value.equalsIgnoreCase("true"));
  }
}
