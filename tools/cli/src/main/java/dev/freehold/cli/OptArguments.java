// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.pass.PassRegistry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The command line of {@code opt}: flags with one dash or two, values behind {@code =} or in the next word, passes in order. */
final class OptArguments {
  /** A pass or named pipeline on the command line, with the text of its options. */
  record PassFlag(String name, String options) {}

  /** A command line that says nothing we know; the message is for the user. */
  static final class UsageError extends Exception {
    private static final long serialVersionUID = 1;

    UsageError(String message) {
      super(message);
    }
  }

  private static final List<String> BOOLEANS = List.of("true", "TRUE", "True", "1", "false", "FALSE", "False", "0");

  private final Map<String, List<String>> values = new HashMap<>();
  private final List<PassFlag> passes = new ArrayList<>();
  private String input;

  private OptArguments() {}

  static OptArguments parse(List<String> words, PassRegistry registry) throws UsageError {
    OptArguments arguments = new OptArguments();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("-") || !word.startsWith("-")) {
        arguments.positional(word);
        continue;
      }
      String flag = word.substring(word.startsWith("--") ? 2 : 1);
      int equals = flag.indexOf('=');
      String name = equals < 0 ? flag : flag.substring(0, equals);
      String value = equals < 0 ? null : flag.substring(equals + 1);
      OptFlag known = OptFlag.named(name);
      if (known != null) {
        boolean takesNext = value == null && takesValue(known);
        if (takesNext && ++i == words.size()) throw new UsageError("for the --" + name + " option: requires a value!");
        arguments.flag(known, takesNext ? words.get(i) : value, registry);
      } else if (registry.pass(name) != null || registry.pipeline(name) != null) {
        arguments.passes.add(new PassFlag(name, value == null ? "" : value));
      } else {
        throw new UsageError(unknown(word, name, registry));
      }
    }
    return arguments;
  }

  /** The jars that a command line names, which bring passes that are needed to understand the rest of it. */
  static List<String> jars(List<String> words) {
    List<String> jars = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (!word.startsWith("-")) continue;
      String flag = word.substring(word.startsWith("--") ? 2 : 1);
      int equals = flag.indexOf('=');
      OptFlag known = OptFlag.named(equals < 0 ? flag : flag.substring(0, equals));
      if (known == null || !takesValue(known)) continue;
      String value = equals >= 0 ? flag.substring(equals + 1) : ++i < words.size() ? words.get(i) : null;
      if (known == OptFlag.LOAD && value != null) jars.add(value);
    }
    return jars;
  }

  private static boolean takesValue(OptFlag flag) {
    return flag.kind() == OptFlag.Kind.VALUE || flag.kind() == OptFlag.Kind.NUMBER;
  }

  private void positional(String word) throws UsageError {
    if (input != null) {
      throw new UsageError("Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: freehold opt --help");
    }
    input = word;
  }

  private void flag(OptFlag flag, String value, PassRegistry registry) throws UsageError {
    String problem = value == null ? null : problem(flag, value, registry);
    if (problem != null) throw new UsageError("for the --" + flag.flag() + " option: " + problem);
    values.computeIfAbsent(flag.flag(), name -> new ArrayList<>()).add(value == null ? "" : value);
  }

  /** What is wrong with the value of a flag, or null. */
  private static String problem(OptFlag flag, String value, PassRegistry registry) {
    if (flag.kind() == OptFlag.Kind.SWITCH && !BOOLEANS.contains(value)) {
      return "'" + value + "' is invalid value for boolean argument! Try 0 or 1";
    }
    if (flag.kind() == OptFlag.Kind.NUMBER && !value.matches(flag == OptFlag.HEX_ELEMENTS ? "-?\\d{1,18}" : "\\d{1,9}")) {
      return "'" + value + "' value invalid for " + (flag == OptFlag.HEX_ELEMENTS ? "long" : "uint") + " argument!";
    }
    boolean namesPasses = flag == OptFlag.DUMP_BEFORE || flag == OptFlag.DUMP_AFTER;
    for (String each : namesPasses ? value.split(",") : new String[] {value}) {
      boolean known = namesPasses ? registry.pass(each) != null : flag.choices().isEmpty() || flag.choices().contains(each);
      if (!known) return "Cannot find option named '" + each + "'!";
    }
    return null;
  }

  private static String unknown(String word, String name, PassRegistry registry) {
    TreeSet<String> candidates = new TreeSet<>(OptFlag.names());
    registry.passes().forEach(pass -> candidates.add(pass.name()));
    registry.pipelines().forEach(pipeline -> candidates.add(pipeline.name()));
    String nearest = Nearest.to(name, candidates) + (word.indexOf('=') < 0 ? "" : word.substring(word.indexOf('=')));
    return "Unknown command line argument '" + word + "'.  Try: 'freehold opt --help'\nfreehold opt: Did you mean '"
        + (nearest.length() == 1 || nearest.indexOf('=') == 1 ? "-" : "--") + nearest + "'?";
  }

  /** The file to read; {@code -} for the standard input. */
  String input() {
    return input == null ? "-" : input;
  }

  List<PassFlag> passes() {
    return passes;
  }

  boolean isSet(OptFlag flag) {
    return isSet(flag, false);
  }

  boolean isSet(OptFlag flag, boolean whenAbsent) {
    List<String> given = values.get(flag.flag());
    if (given == null) return whenAbsent;
    String last = given.getLast();
    return !last.equals("0") && !last.equalsIgnoreCase("false");
  }

  /** The last value given, or null. */
  String value(OptFlag flag) {
    List<String> given = values.get(flag.flag());
    return given == null ? null : given.getLast();
  }

  /** All values given. */
  List<String> all(OptFlag flag) {
    return values.getOrDefault(flag.flag(), List.of());
  }

  /** The last number given, or another one. */
  long number(OptFlag flag, long whenAbsent) {
    String last = value(flag);
    return last == null ? whenAbsent : Long.parseLong(last);
  }

  /** All values given, lists taken apart. */
  List<String> list(OptFlag flag) {
    List<String> words = new ArrayList<>();
    for (String given : all(flag)) words.addAll(List.of(given.split(",")));
    return words;
  }
}
