// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.ArrayList;
import java.util.List;

/**
 * An option of a pass or of a named pipeline.
 *
 * @param kind what values it takes
 * @param defaultValue its value where nobody gives one, as text
 * @param choices the values of an {@link Kind#CHOICE}
 */
public record PassOption(String name, Kind kind, String defaultValue, String help, List<Choice> choices) {
  /**
   * A value that an option takes.
   *
   * @param help what the value means
   */
  public record Choice(String value, String help) {}

  /** The values that an option takes; the name is how help shows them. */
  public enum Kind {
    BOOL("<bool>"),
    INT("<int>"),
    UINT("<uint>"),
    LONG("<long>"),
    STRING("<string>"),
    STRINGS("<string>"),
    CHOICE("<value>");

    private final String shown;

    Kind(String shown) {
      this.shown = shown;
    }

    public String shown() {
      return shown;
    }
  }

  public PassOption {
    choices = List.copyOf(choices);
  }

  /** Whether a text is one of the choices. */
  boolean hasChoice(String value) {
    return choices.stream().anyMatch(choice -> choice.value().equals(value));
  }

  public static PassOption bool(String name, boolean defaultValue, String help) {
    return new PassOption(name, Kind.BOOL, Boolean.toString(defaultValue), help, List.of());
  }

  public static PassOption integer(String name, long defaultValue, String help) {
    return new PassOption(name, Kind.LONG, Long.toString(defaultValue), help, List.of());
  }

  /** A number of 32 bits without a sign. */
  public static PassOption unsigned(String name, long defaultValue, String help) {
    return new PassOption(name, Kind.UINT, Long.toString(defaultValue), help, List.of());
  }

  public static PassOption string(String name, String defaultValue, String help) {
    return new PassOption(name, Kind.STRING, defaultValue, help, List.of());
  }

  /** A list of words, separated by commas. */
  public static PassOption strings(String name, String help) {
    return new PassOption(name, Kind.STRINGS, "", help, List.of());
  }

  /** An option whose values are added by {@link #or}. */
  public static PassOption choice(String name, String defaultValue, String help) {
    return new PassOption(name, Kind.CHOICE, defaultValue, help, List.of());
  }

  /** The same option with one more value. */
  public PassOption or(String value, String meaning) {
    List<Choice> all = new ArrayList<>(choices);
    all.add(new Choice(value, meaning));
    return new PassOption(name, kind, defaultValue, help, all);
  }
}
