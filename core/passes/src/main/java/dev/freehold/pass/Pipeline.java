// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Passes in order, for operations of one name. Its text is {@code builtin.module(func.func(cse,canonicalize{top-down=true}))}.
 */
public final class Pipeline {
  /** The anchor of pipelines that run on operations of any name. */
  public static final String ANY = "any";

  private final String anchor;
  private final List<Entry> entries = new ArrayList<>();

  /** A pass, or a pipeline for operations inside of the anchor. */
  public sealed interface Entry permits Step, Nested {}

  /** A pass with the options that it was given. */
  public record Step(PassInfo info, Map<String, String> given, Pass pass) implements Entry {}

  /** A pipeline that runs on each operation of its anchor's name directly below. */
  public record Nested(Pipeline pipeline) implements Entry {}

  public Pipeline(String anchor) {
    this.anchor = anchor;
  }

  /** A pipeline for a whole program. */
  public static Pipeline ofModule() {
    return new Pipeline("builtin.module");
  }

  public String anchor() {
    return anchor;
  }

  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** Adds a pass with options as text, in pairs of name and value. One that runs on operations of another name is nested. */
  public Pipeline add(PassInfo info, String... options) {
    Map<String, String> given = new HashMap<>();
    for (int i = 0; i < options.length; i += 2) given.put(options[i], options[i + 1]);
    return add(info, given);
  }

  /** Adds a pass with options that have been checked. */
  public Pipeline add(PassInfo info, Map<String, String> given) {
    return add(new Step(info, Map.copyOf(given), info.make().apply(new PassOptions(info.options(), given))));
  }

  /** Adds a pass that has been made already. */
  public Pipeline add(Pass pass) {
    return add(new Step(pass.info(), Map.of(), pass));
  }

  private Pipeline add(Step step) {
    if (accepts(step.info())) entries.add(step);
    else nest(Objects.requireNonNull(step.info().anchor(), "what has no anchor is accepted anywhere")).entries.add(step);
    return this;
  }

  /** Whether a pass may stand in this pipeline itself. */
  public boolean accepts(PassInfo info) {
    return info.anchor() == null || info.anchor().equals(anchor);
  }

  /** Adds and returns a pipeline for operations below. */
  public Pipeline nest(String innerAnchor) {
    Pipeline inner = new Pipeline(innerAnchor);
    entries.add(new Nested(inner));
    return inner;
  }

  /** This pipeline and then the other, which has the same anchor. */
  public Pipeline then(Pipeline other) {
    Pipeline both = new Pipeline(anchor);
    both.entries.addAll(entries);
    both.entries.addAll(other.entries);
    return both;
  }

  /** The text on several lines, as {@code --dump-pass-pipeline} shows it. */
  public String pretty() {
    StringBuilder out = new StringBuilder();
    print(out, "");
    return out.toString();
  }

  private void print(StringBuilder out, String indent) {
    out.append(indent).append(anchor).append("(\n");
    for (int i = 0; i < entries.size(); i++) {
      if (i > 0) out.append(",\n");
      switch (entries.get(i)) {
        case Nested nested -> nested.pipeline().print(out, indent + "  ");
        case Step step -> out.append(indent).append("  ").append(text(step));
      }
    }
    out.append("\n");
    out.append(indent).append(")");
  }

  /** The text on one line, which {@link PipelineParser} reads. */
  @Override
  public String toString() {
    return line(",");
  }

  /** The same with spaces between the outermost passes. */
  public String spaced() {
    return line(", ");
  }

  private String line(String separator) {
    StringBuilder out = new StringBuilder(anchor).append("(");
    for (int i = 0; i < entries.size(); i++) {
      if (i > 0) out.append(separator);
      switch (entries.get(i)) {
        case Nested nested -> out.append(nested.pipeline());
        case Step step -> out.append(text(step));
      }
    }
    return out.append(")").toString();
  }

  /** Options come sorted by name; an empty list leaves only the space that would stand in front of the next option. */
  private static String text(Step step) {
    if (step.info().options().isEmpty()) return step.info().name();
    PassOptions values = new PassOptions(step.info().options(), step.given());
    Map<String, String> byName = new TreeMap<>();
    for (PassOption option : step.info().options()) {
      boolean absent = option.kind() == PassOption.Kind.STRINGS && values.text(option.name()).isEmpty();
      byName.put(option.name(), absent ? "" : option.name() + "=" + values.text(option.name()));
    }
    return step.info().name() + "{" + String.join(" ", byName.values()) + "}";
  }
}
