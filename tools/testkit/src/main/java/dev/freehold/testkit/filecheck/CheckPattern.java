// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit.filecheck;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * The text behind a directive: literal text, <code>{{regex}}</code>, {@code [[VAR:regex]]}, {@code [[VAR]]}, {@code [[#VAR:]]} and
 * {@code [[#VAR+1]]}.
 */
final class CheckPattern {
  private static final Pattern DEFINITION = Pattern.compile("(\\$?\\w+):(.*)");
  private static final Pattern USE = Pattern.compile("\\$?\\w+");
  private static final Pattern NUMBER_DEFINITION = Pattern.compile("# *(\\w+) *:");
  private static final Pattern NUMBER_USE = Pattern.compile("# *(@LINE|\\w+) *(?:([+-]) *(\\d+))?");
  private static final String LINE = "@LINE";

  private sealed interface Part {}

  private record Literal(String text) implements Part {}

  private record Regex(String regex) implements Part {}

  private record Define(String name, String regex) implements Part {}

  /** The value of a variable, as text, or as a number with something added. */
  private record Use(String name, boolean number, long added) implements Part {}

  /**
   * A match.
   *
   * @param defined the variables that the match gives a value
   */
  record Match(int start, int end, Map<String, String> defined) {
    boolean overlaps(Match other) {
      return start < other.end && other.start < end;
    }
  }

  private final String text;
  private final int line;
  private final List<Part> parts = new ArrayList<>();

  private CheckPattern(String text, int line) {
    this.text = text;
    this.line = line;
  }

  /** @throws CheckFailure if the pattern is not well-formed */
  static CheckPattern parse(String written, int line) {
    CheckPattern pattern = new CheckPattern(FileCheck.canonical(written).strip(), line);
    pattern.parse();
    try {
      pattern.compile(Map.of(), true);
    } catch (PatternSyntaxException e) {
      throw pattern.failure("invalid regular expression: " + e.getDescription());
    }
    return pattern;
  }

  private CheckFailure failure(String message) {
    return new CheckFailure(line, message + " in '" + text + "'");
  }

  boolean hasVariables() {
    return parts.stream().anyMatch(part -> part instanceof Define || part instanceof Use);
  }

  private void parse() {
    int at = 0;
    while (at < text.length()) {
      if (text.startsWith("{{", at)) {
        int close = text.indexOf("}}", at);
        if (close < 0) throw failure("missing '}}'");
        parts.add(new Regex(text.substring(at + 2, close)));
        at = close + 2;
      } else if (text.startsWith("[[", at)) {
        int close = closing(at + 2);
        parts.add(variable(text.substring(at + 2, close)));
        at = close + 2;
      } else {
        int end = at + 1;
        while (end < text.length() && !text.startsWith("{{", end) && !text.startsWith("[[", end)) end++;
        parts.add(new Literal(text.substring(at, end)));
        at = end;
      }
    }
  }

  /** Where the brackets begin that close what is open since {@code from}; those of the regular expression inside are paired. */
  private int closing(int from) {
    int depth = 0;
    for (int i = from; i + 1 < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') i++;
      else if (c == '[') depth++;
      else if (c == ']' && depth > 0) depth--;
      else if (text.startsWith("]]", i)) return i;
    }
    throw failure("missing ']]'");
  }

  private Part variable(String inside) {
    Matcher numberDefinition = NUMBER_DEFINITION.matcher(inside);
    if (numberDefinition.matches()) return new Define(numberDefinition.group(1), "[0-9]+");
    Matcher numberUse = NUMBER_USE.matcher(inside);
    if (numberUse.matches()) {
      long added = numberUse.group(3) == null ? 0 : Long.parseLong(numberUse.group(2) + numberUse.group(3));
      return numberUse.group(1).equals(LINE) ? new Literal(Long.toString(line + added)) : new Use(numberUse.group(1), true, added);
    }
    Matcher definition = DEFINITION.matcher(inside);
    if (definition.matches()) return new Define(definition.group(1), definition.group(2));
    if (USE.matcher(inside).matches()) return new Use(inside, false, 0);
    throw failure("invalid variable '[[" + inside + "]]'");
  }

  /**
   * The first match.
   *
   * @param variables their values so far
   * @return null if there is no match
   * @throws CheckFailure if a variable has no value
   */
  @Nullable
  Match find(String output, int from, int to, Map<String, String> variables) {
    Map<String, String> groups = groups();
    Matcher matcher = compile(variables, false).matcher(output).region(from, to).useTransparentBounds(true).useAnchoringBounds(false);
    if (!matcher.find()) return null;
    Map<String, String> defined = new HashMap<>();
    groups.forEach((name, group) -> defined.put(name, matcher.group(group)));
    return new Match(matcher.start(), matcher.end(), defined);
  }

  /** The names of the groups that give variables their values; a variable's name may not be a group's. */
  private Map<String, String> groups() {
    Map<String, String> groups = new LinkedHashMap<>();
    for (Part part : parts) {
      if (part instanceof Define(var name, var regex)) groups.putIfAbsent(name, "v" + groups.size());
    }
    return groups;
  }

  /** @param dry whether only the form matters: variables may have no value */
  private Pattern compile(Map<String, String> variables, boolean dry) {
    Map<String, String> groups = groups();
    Map<String, String> seen = new HashMap<>();
    StringBuilder regex = new StringBuilder();
    for (Part part : parts) {
      switch (part) {
        case Literal(var literal) -> regex.append(Pattern.quote(literal));
        case Regex(var inside) -> regex.append("(?:").append(inside).append(')');
        case Define(var name, var inside) -> {
          if (seen.put(name, inside) != null) throw failure("variable '" + name + "' is defined twice");
          regex.append("(?<").append(groups.get(name)).append('>').append(inside).append(')');
        }
        case Use use when seen.containsKey(use.name) && use.added == 0 -> regex.append("\\k<").append(groups.get(use.name)).append('>');
        case Use use -> regex.append(dry ? "" : Pattern.quote(value(use, variables)));
      }
    }
    return Pattern.compile(regex.toString(), Pattern.MULTILINE | Pattern.UNIX_LINES);
  }

  private String value(Use use, Map<String, String> variables) {
    String value = variables.get(use.name);
    if (value == null) throw failure("undefined variable '" + use.name + "'");
    return use.number ? Long.toString(Long.parseLong(value) + use.added) : value;
  }

  @Override
  public String toString() {
    return text;
  }
}
