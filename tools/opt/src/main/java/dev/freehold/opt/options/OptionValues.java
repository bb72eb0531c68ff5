// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt.options;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parsers of the usual values of options. */
public final class OptionValues {
  private static final Pattern SECONDS = Pattern.compile("\\d{1,9}(\\.\\d{1,9})?");
  private static final Pattern SIZE = Pattern.compile("(\\d{1,9})([kKmMgG]?)");

  private OptionValues() {}

  public static boolean bool(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true", "1" -> true;
      case "false", "0" -> false;
      default -> throw new IllegalArgumentException("expected true or false");
    };
  }

  public static long integer(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("expected an integer", e);
    }
  }

  public static long positive(String text) {
    return atLeast(1, text, "a positive integer", Long.MAX_VALUE);
  }

  public static int positiveInt(String text) {
    return (int) atLeast(1, text, "a positive integer below 2^31", Integer.MAX_VALUE);
  }

  public static int countInt(String text) {
    return (int) atLeast(0, text, "an integer from 0 to 2^31 - 1", Integer.MAX_VALUE);
  }

  private static long atLeast(long least, String text, String expected, long most) {
    try {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) return number;
    } catch (NumberFormatException e) {
      // The same message.
    }
    throw new IllegalArgumentException("expected " + expected);
  }

  /** A positive number of seconds, which may have a fraction. */
  public static Duration seconds(String text) {
    if (!SECONDS.matcher(text).matches() || Double.parseDouble(text) <= 0)
      throw new IllegalArgumentException("expected a positive number of seconds");
    return Duration.ofMillis(Math.max(1, Math.round(1000 * Double.parseDouble(text))));
  }

  /** A positive number of bytes, which may have the suffix K, M or G. */
  public static long bytes(String text) {
    Matcher size = SIZE.matcher(text);
    if (!size.matches() || Long.parseLong(size.group(1)) == 0) throw new IllegalArgumentException("expected a size such as 512M or 2G");
    return Long.parseLong(size.group(1)) << switch (size.group(2).toUpperCase(Locale.ROOT)) {
      case "K" -> 10;
      case "M" -> 20;
      case "G" -> 30;
      default -> 0;
    };
  }

  /** A parser of some constants by their names. */
  public static <T> Option.ValueParser<T> oneOf(List<T> constants, Function<T, String> name) {
    return text -> constants.stream().filter(each -> name.apply(each).equals(text)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("expected one of " + String.join(", ", constants.stream().map(name).toList())));
  }
}
