// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

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
  static final class Misuse extends Exception {
    private static final long serialVersionUID = 1;

    Misuse(String message) {
      super(message);
    }
  }

  private final Map<String, List<String>> values = new HashMap<>();
  private final List<PassFlag> passes = new ArrayList<>();
  private String input;

  private OptArguments() {}

  static OptArguments parse(List<String> words, PassRegistry registry) throws Misuse {
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
        boolean takesNext = value == null && known.kind() == OptFlag.Kind.VALUE;
        if (takesNext && ++i == words.size()) throw new Misuse("for the --" + name + " option: requires a value!");
        arguments.flag(known, takesNext ? words.get(i) : value);
      } else if (registry.pass(name) != null || registry.pipeline(name) != null) {
        arguments.passes.add(new PassFlag(name, value == null ? "" : value));
      } else {
        throw new Misuse(unknown(word, name, registry));
      }
    }
    return arguments;
  }

  private void positional(String word) throws Misuse {
    if (input != null) {
      throw new Misuse("Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: freehold opt --help");
    }
    input = word;
  }

  private void flag(OptFlag flag, String value) throws Misuse {
    if (flag.kind() == OptFlag.Kind.SWITCH && value != null && !List.of("true", "false", "1", "0").contains(value)) {
      throw new Misuse("for the --" + flag.flag() + " option: '" + value + "' is invalid value for boolean argument! Try 0 or 1");
    }
    values.computeIfAbsent(flag.flag(), name -> new ArrayList<>()).add(value == null ? "" : value);
  }

  private static String unknown(String word, String name, PassRegistry registry) {
    TreeSet<String> candidates = new TreeSet<>(OptFlag.names());
    registry.passes().forEach(pass -> candidates.add(pass.name()));
    registry.pipelines().forEach(pipeline -> candidates.add(pipeline.name()));
    String nearest = Nearest.to(name, candidates);
    return "Unknown command line argument '" + word + "'.  Try: 'freehold opt --help'\nfreehold opt: Did you mean '"
        + (nearest.length() == 1 ? "-" : "--") + nearest + "'?";
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
    return !last.equals("false") && !last.equals("0");
  }

  /** The last value given, or null. */
  String value(OptFlag flag) {
    List<String> given = values.get(flag.flag());
    return given == null ? null : given.getLast();
  }

  /** All values given, lists taken apart. */
  List<String> list(OptFlag flag) {
    List<String> words = new ArrayList<>();
    for (String given : values.getOrDefault(flag.flag(), List.of())) words.addAll(List.of(given.split(",")));
    return words;
  }
}
