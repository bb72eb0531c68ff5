// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a pass tells those who tune a program about something that it did or could not do, in a form that tools can read. Nobody sees a remark who
 * has not asked for it; what every user should know is a {@link dev.freehold.ir.Diagnostic}.
 *
 * @param category what the remark is about; users choose remarks by it
 * @param name what it says of that, the same for all remarks of a sort
 * @param function the function that it is about; empty where there is none
 * @param arguments its text and numbers, in order
 * @param notes its reasons, each at the place that it is about, for tools that show places; its text has them in words
 */
public record Remark(Kind kind, String category, String name, String function, Location location, List<Argument> arguments, List<Diagnostic> notes) {
  private static final String TEXT = "Remark";
  private static final String REASON = "Reason";
  private static final String SUGGESTION = "Suggestion";

  /** What has become of that which a remark is about. */
  public enum Kind {
    PASSED("Passed"), MISSED("Missed"), FAILURE("Failure"), ANALYSIS("Analysis");

    private final String title;

    Kind(String title) {
      this.title = title;
    }

    /** How remarks of the kind begin. */
    public String title() {
      return title;
    }
  }

  /** A part of a remark: its text ({@code Remark}), {@code Reason} or {@code Suggestion}, or a number or name that it mentions. */
  public record Argument(String key, String value) {}

  /** Begins a remark about a place. */
  public static Builder at(Location location, String name) {
    return new Builder(location, name);
  }

  /** The value of its first argument with a key; null where it has none. */
  public @Nullable String argument(String key) {
    return arguments.stream().filter(each -> each.key().equals(key)).map(Argument::value).findFirst().orElse(null);
  }

  /** The remark in one line, with its arguments sorted by key. */
  public String message() {
    StringBuilder out = new StringBuilder("[").append(kind.title()).append("] ").append(name).append(" | ");
    if (!category.isEmpty()) out.append("Category:").append(category).append(" | ");
    if (!function.isEmpty()) out.append("Function=").append(function).append(" | ");
    List<String> shown = new ArrayList<>();
    arguments.stream().sorted(Comparator.comparing(Argument::key)).forEach(each -> shown.add(each.key() + "=" + quoted(each.value())));
    return out.append(String.join(", ", shown)).toString();
  }

  /** What is said to people: the text with the reason and the suggestion, where there are any; else the name. */
  public String text() {
    List<String> said = new ArrayList<>();
    for (String key : List.of(TEXT, REASON, SUGGESTION)) {
      arguments.stream().filter(each -> each.key().equals(key)).forEach(each -> said.add(each.value()));
    }
    return said.isEmpty() ? name : String.join(": ", said);
  }

  /** The same as a diagnostic, at its place. */
  public Diagnostic asDiagnostic() {
    return Diagnostic.remark(location, text()).build();
  }

  private static String quoted(String value) {
    return value.chars().anyMatch(c -> " ,{}".indexOf(c) >= 0) ? '"' + value + '"' : value;
  }

  /** Collects what a remark says. */
  public static final class Builder {
    private final Location location;
    private final String name;
    private final List<Argument> arguments = new ArrayList<>();
    private final List<Diagnostic> notes = new ArrayList<>();
    private String function = "";

    private Builder(Location location, String name) {
      this.location = location;
      this.name = name;
    }

    /** Sets the function that the remark is about. */
    public Builder in(String newFunction) {
      function = newFunction;
      return this;
    }

    /** Adds what has happened or not. */
    public Builder text(String text) {
      return argument(TEXT, text);
    }

    /** Adds why. */
    public Builder reason(String text) {
      return argument(REASON, text);
    }

    /** Adds why as several reasons, each at the place that it is about. */
    public Builder reasons(List<Diagnostic> reasons, Wording wording) {
      notes.addAll(reasons);
      return reason(reasons.stream().map(each -> each.message() + wording.at(each.location())).collect(Collectors.joining(", ")));
    }

    /** Adds what the user can do about it. */
    public Builder suggestion(String text) {
      return argument(SUGGESTION, text);
    }

    /** Adds a number, a name, or whatever else the remark mentions. */
    public Builder argument(String key, Object value) {
      arguments.add(new Argument(key, value.toString()));
      return this;
    }

    Remark build(Kind kind, String category) {
      return new Remark(kind, category, name, function, location, List.copyOf(arguments), List.copyOf(notes));
    }
  }
}
