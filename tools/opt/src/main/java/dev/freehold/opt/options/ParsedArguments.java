// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt.options;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A command line that was read as an {@link OptionTable} says. */
public final class ParsedArguments {
  /**
   * A pass or named pipeline on the command line.
   *
   * @param argument as it was written
   * @param options the text of its options; empty if there is none
   */
  public record PassFlag(String argument, String name, String options) {}

  private final OptionTable table;
  private final Map<Option<?>, List<Object>> values = new HashMap<>();
  private final List<String> positionals = new ArrayList<>();
  private final List<PassFlag> passes = new ArrayList<>();

  private ParsedArguments(OptionTable table) {
    this.table = table;
  }

  /** Reads the arguments behind the name of a command. Which passes there are may depend on them: see {@link #checkPasses}. */
  public static ParsedArguments parse(List<String> args, OptionTable table) throws UsageError {
    ParsedArguments arguments = new ParsedArguments(table);
    Map<String, Option<?>> options = table.byName();
    for (int i = 0; i < args.size(); i++) {
      String argument = args.get(i);
      if (argument.equals("-") || !argument.startsWith("-")) {
        arguments.positional(argument);
        continue;
      }
      OptionTable.Written written = OptionTable.Written.of(argument);
      Option<?> option = options.get(written.name());
      if (option == null) {
        if (!table.hasPasses()) throw table.unknown(argument, written.name(), Set.of());
        arguments.passes.add(new PassFlag(argument, written.name(), written.value() == null ? "" : written.value()));
        continue;
      }
      boolean takesNext = written.value() == null && option.takesNext();
      if (takesNext && ++i == args.size()) throw new UsageError(table.messages().missingValue(Option.written(written.name())));
      arguments.add(option, takesNext ? args.get(i) : written.value());
    }
    return arguments;
  }

  private void positional(String argument) throws UsageError {
    if (positionals.size() == table.positionals().size()) throw new UsageError(table.messages().tooManyPositionals(argument, positionals.size()));
    positionals.add(argument);
  }

  private void add(Option<?> option, String written) throws UsageError {
    String value = written == null ? option.implicit() : written;
    try {
      values.computeIfAbsent(option, first -> new ArrayList<>()).add(option.parser().parse(value));
    } catch (IllegalArgumentException invalid) {
      throw invalid(option, value, invalid.getMessage());
    }
  }

  /** The error of a value that an option does not take. */
  public UsageError invalid(Option<?> option, String value, String problem) {
    return new UsageError(table.messages().invalidValue(option.written(), value, problem));
  }

  /** The argument at some place among those that are not options, or another text if there are fewer. */
  public String positional(int index, String whenAbsent) {
    return index < positionals.size() ? positionals.get(index) : whenAbsent;
  }

  /** The file to read; {@code -} for the standard input. */
  public String input() {
    return positional(0, "-");
  }

  public boolean isGiven(Option<?> option) {
    return values.containsKey(option);
  }

  /** The last value given, or the default. */
  public <T> T get(Option<T> option) {
    return get(option, option.defaultValue());
  }

  /** The last value given, or another. */
  @SuppressWarnings("unchecked")      // only the parser of an option makes its values
  public <T> T get(Option<T> option, T whenAbsent) {
    return isGiven(option) ? (T) values.get(option).getLast() : whenAbsent;
  }

  /** All values given. */
  @SuppressWarnings("unchecked")
  public <T> List<T> all(Option<T> option) {
    return (List<T>) values.getOrDefault(option, List.of());
  }

  /** The passes in the order of the command line. */
  public List<PassFlag> passes() {
    return passes;
  }

  /** Refuses passes with other names than these. */
  public void checkPasses(Set<String> known) throws UsageError {
    for (PassFlag pass : passes) {
      if (!known.contains(pass.name())) throw table.unknown(pass.argument(), pass.name(), known);
    }
  }
}
