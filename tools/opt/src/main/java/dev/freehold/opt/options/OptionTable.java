// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt.options;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a command takes on its command line.
 *
 * @param command the command as its user writes it, for help: {@code freehold run}
 * @param positionals what stands for the arguments in help that are not options, of which there are no more
 * @param hasPasses whether the command takes passes too, written as options; those that the table does not have are taken for passes
 * @param description what the command does, for help
 * @param options all options
 * @param messages what is said about a command line that is wrong
 */
public record OptionTable(String command, List<String> positionals, boolean hasPasses, String description, List<Option<?>> options,
    UsageMessages messages) {
  private static final int MARGIN = 3;
  private static final int WIDTH = 120;

  /** A table of a command without passes, with the usual messages. */
  public static OptionTable of(String command, List<String> positionals, String description, Option<?>... options) {
    return new OptionTable(command, positionals, false, description, List.of(options), UsageMessages.PLAIN);
  }

  /** The same table of a command that takes passes. */
  public OptionTable withPasses() {
    return new OptionTable(command, positionals, true, description, options, messages);
  }

  /** The same table with more options, which help lists after the first. */
  public OptionTable with(Option<?>... more) {
    List<Option<?>> all = new ArrayList<>(options);
    all.addAll(1, List.of(more));
    return new OptionTable(command, positionals, hasPasses, description, all, messages);
  }

  /** The options by their names and aliases. */
  Map<String, Option<?>> byName() {
    Map<String, Option<?>> byName = new HashMap<>();
    for (Option<?> option : options) {
      byName.put(option.name(), option);
      for (String alias : option.aliases()) byName.put(alias, option);
    }
    return byName;
  }

  /**
   * The error of an argument that is neither an option nor a pass.
   *
   * @param argument as it was written
   * @param name the name in it
   * @param passes the names of all passes
   */
  UsageError unknown(String argument, String name, Set<String> passes) {
    TreeSet<String> candidates = new TreeSet<>(passes);
    for (Option<?> option : options) candidates.add(option.name());
    return new UsageError(messages.unknown(argument, Nearest.of(name, candidates)));
  }

  /** The text of {@code --help}. */
  public void printHelp(PrintStream out) {
    out.println("usage: " + command + " [OPTIONS]" + (hasPasses ? " [PASSES]" : "")
        + String.join("", positionals.stream().map(each -> " [" + each + "]").toList()));
    out.println();
    out.print(description);
    out.println();
    out.println("Options:");
    int column = options.stream().mapToInt(option -> HelpRows.left(option).length()).max().orElse(0) + MARGIN;
    HelpRows rows = new HelpRows(column, WIDTH, "", out);
    for (Option<?> option : options) rows.option(option);
  }

  /** Splits {@code --name=value}. */
  record Written(String name, String value) {
    static Written of(String argument) {
      String text = argument.substring(argument.startsWith("--") ? 2 : 1);
      int equals = text.indexOf('=');
      return equals < 0 ? new Written(text, null) : new Written(text.substring(0, equals), text.substring(equals + 1));
    }
  }
}
