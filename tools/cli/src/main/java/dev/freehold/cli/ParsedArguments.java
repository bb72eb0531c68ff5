// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words behind a subcommand: one positional word, flags with one dash or two, values behind {@code =} or in the next word.
 * Flags that are not the subcommand's own are kept for somebody else.
 */
final class ParsedArguments {
  /** A command line that says nothing we know; the message is for the user. */
  static final class UsageError extends Exception {
    private static final long serialVersionUID = 1;

    UsageError(String message) {
      super(message);
    }
  }

  private static final Pattern SECONDS = Pattern.compile("\\d{1,9}(\\.\\d{1,9})?");
  private static final Pattern SIZE = Pattern.compile("(\\d{1,9})([kKmMgG]?)");

  private final Map<String, List<String>> values = new LinkedHashMap<>();
  private final List<String> others = new ArrayList<>();
  private String input;

  private ParsedArguments() {}

  /**
   * @param switches flags without a value
   * @param valued flags with one
   * @param passOn whether other flags are kept, or are an error
   */
  static ParsedArguments parse(List<String> args, List<String> switches, List<String> valued, boolean passOn) throws UsageError {
    ParsedArguments arguments = new ParsedArguments();
    for (int i = 0; i < args.size(); i++) {
      String argument = args.get(i);
      if (argument.equals("-") || !argument.startsWith("-")) {
        if (arguments.input != null) throw new UsageError("two inputs: '" + arguments.input + "' and '" + argument + "'");
        arguments.input = argument;
        continue;
      }
      String flag = argument.substring(argument.startsWith("--") ? 2 : 1);
      int equals = flag.indexOf('=');
      String name = equals < 0 ? flag : flag.substring(0, equals);
      if (switches.contains(name)) {
        arguments.add(name, equals < 0 ? "true" : flag.substring(equals + 1));
      } else if (valued.contains(name)) {
        if (equals < 0 && ++i == args.size()) throw new UsageError("--" + name + " needs a value");
        arguments.add(name, equals < 0 ? args.get(i) : flag.substring(equals + 1));
      } else if (passOn) {
        arguments.others.add(argument);
      } else {
        throw new UsageError("no flag '" + argument + "'");
      }
    }
    return arguments;
  }

  private void add(String name, String value) {
    values.computeIfAbsent(name, n -> new ArrayList<>()).add(value);
  }

  /** The file to read; {@code -} for the standard input. */
  String input() {
    return input == null ? "-" : input;
  }

  boolean isSet(String name) {
    return values.containsKey(name) && !value(name).equals("false");
  }

  /** The last value given, or null. */
  String value(String name) {
    List<String> given = values.get(name);
    return given == null ? null : given.getLast();
  }

  List<String> all(String name) {
    return values.getOrDefault(name, List.of());
  }

  long number(String name, long whenAbsent) throws UsageError {
    String given = value(name);
    if (given == null) return whenAbsent;
    try {
      return Long.parseLong(given);
    } catch (NumberFormatException e) {
      throw new UsageError("--" + name + " needs a number, not '" + given + "'");
    }
  }

  long positive(String name, long whenAbsent) throws UsageError {
    long number = number(name, whenAbsent);
    if (number < 1) throw new UsageError("--" + name + " needs a number above 0, not '" + number + "'");
    return number;
  }

  int positive(String name, int whenAbsent) throws UsageError {
    long number = positive(name, (long) whenAbsent);
    if (number > Integer.MAX_VALUE) throw new UsageError("--" + name + " needs a number below 2^31, not '" + number + "'");
    return (int) number;
  }

  /** A positive number of seconds, which may have a fraction; null where nothing is given. */
  Duration seconds(String name) throws UsageError {
    String given = value(name);
    if (given == null) return null;
    if (!SECONDS.matcher(given).matches() || Double.parseDouble(given) <= 0) throw new UsageError("--" + name + " needs a number of seconds, not '" + given + "'");
    return Duration.ofMillis(Math.max(1, Math.round(1000 * Double.parseDouble(given))));
  }

  /** A positive number of bytes, which may have the suffix K, M or G. */
  long bytes(String name, long whenAbsent) throws UsageError {
    String given = value(name);
    if (given == null) return whenAbsent;
    Matcher size = SIZE.matcher(given);
    if (!size.matches() || Long.parseLong(size.group(1)) == 0) throw new UsageError("--" + name + " needs a size such as 512M or 2G, not '" + given + "'");
    return Long.parseLong(size.group(1)) << switch (size.group(2).toUpperCase(Locale.ROOT)) {
      case "K" -> 10;
      case "M" -> 20;
      case "G" -> 30;
      default -> 0;
    };
  }

  /** The flags that are not the subcommand's own, as they were written. */
  List<String> others() {
    return others;
  }
}
