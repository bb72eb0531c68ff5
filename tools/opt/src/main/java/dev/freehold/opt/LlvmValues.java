// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Parsers of the values of options with the messages of LLVM's command line library. */
final class LlvmValues {
  private static final List<String> TRUE = List.of("true", "TRUE", "True", "1");
  private static final List<String> FALSE = List.of("false", "FALSE", "False", "0");

  private LlvmValues() {}

  static boolean bool(String value) {
    if (!TRUE.contains(value) && !FALSE.contains(value))
      throw new IllegalArgumentException("'" + value + "' is invalid value for boolean argument! Try 0 or 1");
    return TRUE.contains(value);
  }

  static long unsigned(String value) {
    if (!value.matches("\\d{1,9}")) throw new IllegalArgumentException("'" + value + "' value invalid for uint argument!");
    return Long.parseLong(value);
  }

  static int positive(String value) {
    if (!value.matches("[1-9]\\d{0,3}")) throw new IllegalArgumentException("'" + value + "' is no number from 1 to 9999");
    return Integer.parseInt(value);
  }

  static long signed(String value) {
    if (!value.matches("-?\\d{1,18}")) throw new IllegalArgumentException("'" + value + "' value invalid for long argument!");
    return Long.parseLong(value);
  }

  /** The reference drops a filter that is no regular expression, and shows nothing. */
  static String regex(String value) {
    try {
      Pattern.compile(value);
    } catch (PatternSyntaxException wrong) {
      throw new IllegalArgumentException("'" + value + "' is no regular expression: " + wrong.getDescription(), wrong);
    }
    return value;
  }

  static String choice(List<String> choices, String value) {
    if (!choices.contains(value)) throw new IllegalArgumentException(notFound(value));
    return value;
  }

  /** The message for a value that is none of those that are allowed. */
  static String notFound(String value) {
    return "Cannot find option named '" + value + "'!";
  }
}
