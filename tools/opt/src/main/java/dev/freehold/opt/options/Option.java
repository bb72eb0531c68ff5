// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt.options;

import java.util.List;

/**
 * An option of a command, written {@code --name}, {@code --name=value} or {@code --name value}, with one dash or two.
 *
 * @param <T> the type of its value
 * @param name the name, without dashes
 * @param aliases other names
 * @param placeholder what stands for the value in help; empty for a flag
 * @param implicit the value where none is written, which otherwise must then stand behind {@code =}; null if a value is required
 * @param parser reads a value
 * @param defaultValue the value where the option is not given, or null
 * @param defaultText what help says about that, or null
 * @param choices the values that are allowed, for help; empty if any is
 * @param repeatable whether all values count, not only the last
 * @param help what the option does
 */
public record Option<T>(String name, List<String> aliases, String placeholder, String implicit, ValueParser<T> parser, T defaultValue,
    String defaultText,
    List<String> choices, boolean repeatable, String help) {

  /** {@code --help} and {@code -h}. */
  public static final Option<Boolean> HELP = flag("help", "print this help").alias("h");

  /** Reads the value of an option. */
  @FunctionalInterface
  public interface ValueParser<T> {
    /**
     * Returns the value that a text stands for.
     *
     * @throws IllegalArgumentException with a message for the user, if it is none
     */
    T parse(String text);
  }

  /** An option without a value, or with {@code =true} or {@code =false}. */
  public static Option<Boolean> flag(String name, String help) {
    return flag(name, OptionValues::bool, help);
  }

  /** The same, where something else reads the values. */
  public static Option<Boolean> flag(String name, ValueParser<Boolean> parser, String help) {
    return new Option<>(name, List.of(), "", "true", parser, false, null, List.of(), false, help);
  }

  /** An option with any text as its value. */
  public static Option<String> text(String name, String placeholder, String help) {
    return of(name, placeholder, text -> text, help);
  }

  public static <T> Option<T> of(String name, String placeholder, ValueParser<T> parser, String help) {
    return new Option<>(name, List.of(), placeholder, null, parser, null, null, List.of(), false, help);
  }

  /** The same option with another name besides. */
  public Option<T> alias(String other) {
    return new Option<>(name, List.of(other), placeholder, implicit, parser, defaultValue, defaultText, choices, repeatable, help);
  }

  /** The same option with a value where it is not given. */
  public Option<T> withDefault(T value) {
    return new Option<>(name, aliases, placeholder, implicit, parser, value, String.valueOf(value), choices, repeatable, help);
  }

  /** The same option with a default that the command computes; this describes it. */
  public Option<T> withDefaultText(String text) {
    return new Option<>(name, aliases, placeholder, implicit, parser, defaultValue, text, choices, repeatable, help);
  }

  /** The same option with a value that may be left out. */
  public Option<T> withImplicit(String value) {
    return new Option<>(name, aliases, placeholder, value, parser, defaultValue, defaultText, choices, repeatable, help);
  }

  /** The same option, of which help lists the values. */
  public Option<T> withChoices(List<String> values) {
    return new Option<>(name, aliases, placeholder, implicit, parser, defaultValue, defaultText, values, repeatable, help);
  }

  /** The same option, to be given any number of times. */
  public Option<T> asRepeatable() {
    return new Option<>(name, aliases, placeholder, implicit, parser, defaultValue, defaultText, choices, true, help);
  }

  /** Whether the next argument is the value if none follows behind {@code =}. */
  boolean takesNext() {
    return implicit == null;
  }

  /** The option as it is written on a command line. */
  public String written() {
    return written(name);
  }

  static String written(String name) {
    return (name.length() == 1 ? "-" : "--") + name;
  }
}
