// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes check lines that an output matches line by line. Names of values and aliases become variables, which get their values where they are defined,
 * so that the names do not matter.
 */
final class CheckLines {
  private static final String INDENTATION = "  ";
  private static final Pattern TOKEN = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|[%#!][\\w$.-]+|\\[\\[|\\{\\{");
  private static final Pattern ALIAS = Pattern.compile("([#!][\\w$.-]+) = ");
  private static final Pattern RESULTS = Pattern.compile("\\s*(%[\\w$.-]+(:\\d+)?(, )?)+ = ");
  private static final Pattern SYMBOL = Pattern.compile("(@(?:[\\w$.-]+|\"[^\"]*\"))\\(?");
  private static final Pattern TOP_LEVEL = Pattern.compile("[^ %}^#!].*");
  private static final Pattern MODULE = Pattern.compile("module .*\\{");

  /**
   * The check lines of an operation of the module.
   *
   * @param symbol its symbol as it is written, with {@code @}; null if it has none
   */
  record Group(@Nullable String symbol, List<String> lines) {}

  private final String prefix;
  private final Map<String, String> variables = new HashMap<>();
  private final Set<String> aliases = new HashSet<>();
  private final List<Group> groups = new ArrayList<>();
  /** The indentation of the operations of the module. */
  private String margin = "";
  /** What the implicit module adds to the indentation. */
  private String implicit = "";
  /** Whether the line before has a check line. */
  private boolean follows;

  private CheckLines(String prefix) {
    this.prefix = "// " + prefix;
  }

  /** The check lines of the output for one input, or for one chunk of an input. */
  static List<Group> of(String prefix, Collection<String> output) {
    CheckLines made = new CheckLines(prefix);
    for (String line : output) made.add(line);
    return made.groups;
  }

  private void add(String line) {
    boolean opens = line.equals("module {");
    boolean closes = line.equals("}") && !implicit.isEmpty();
    if (line.isEmpty() || opens || closes) {
      follows = false;
      if (opens) margin = implicit = INDENTATION;
      return;
    }
    String inside = line.startsWith(margin) ? line.substring(margin.length()) : line;
    if (TOP_LEVEL.matcher(inside).matches() && SYMBOL.matcher(inside).find()) {
      begin(inside);
    } else {
      if (groups.isEmpty()) groups.add(new Group(null, new ArrayList<>()));
      String text = withVariables(line.startsWith(implicit) ? line.substring(implicit.length()) : line);
      groups.getLast().lines.add(prefix + (follows ? "-NEXT: " : ": ") + text);
    }
    if (MODULE.matcher(line).matches()) margin = INDENTATION;
    follows = true;
  }

  /** A label has no variables: what has some is on a line of its own. */
  private void begin(String line) {
    variables.keySet().removeIf(name -> name.startsWith("%"));
    List<String> lines = new ArrayList<>();
    Matcher symbol = SYMBOL.matcher(line);
    symbol.find();
    groups.add(new Group(symbol.group(1), lines));
    String rest = line.substring(symbol.end());
    String text = withVariables(rest);
    if (text.equals(rest)) {
      lines.add(prefix + "-LABEL: " + line);
    } else {
      lines.add(prefix + "-LABEL: " + line.substring(0, symbol.end()));
      lines.add(prefix + "-SAME: " + text.strip());
    }
  }

  private String withVariables(String line) {
    Matcher alias = ALIAS.matcher(line);
    if (alias.lookingAt()) aliases.add(alias.group(1));
    Matcher results = RESULTS.matcher(line);
    boolean isBlock = line.stripLeading().startsWith("^");
    int definitions = results.lookingAt() ? results.end() : isBlock ? line.length() : 0;
    Set<String> defined = new HashSet<>();
    Matcher token = TOKEN.matcher(line);
    StringBuilder text = new StringBuilder();
    while (token.find()) {
      boolean defines = token.start() < definitions && defined.add(token.group());
      token.appendReplacement(text, Matcher.quoteReplacement(replacement(token.group(), defines)));
    }
    return token.appendTail(text).toString();
  }

  private String replacement(String token, boolean defines) {
    return switch (token.charAt(0)) {
      case '[' -> "{{\\[\\[}}";
      case '{' -> "{{[{][{]}}";
      case '%' -> "%" + variable(token, defines);
      case '#', '!' -> aliases.contains(token) ? token.charAt(0) + variable(token, false) : token;
      default -> escaped(token);
    };
  }

  private static String escaped(String literal) {
    return literal.replace("{{", "{{[{][{]}}").replace("[[", "{{\\[\\[}}");
  }

  /** A variable gets its value where its name is first met, and where a result or block argument of that name is defined. */
  private String variable(String token, boolean defines) {
    String known = variables.get(token);
    if (known != null && !defines) return "[[" + known + "]]";
    String variable = known != null ? known : newVariable(token);
    variables.put(token, variable);
    return "[[" + variable + ":.+]]";
  }

  private String newVariable(String token) {
    String name = token.substring(1).toUpperCase(Locale.ROOT).replaceAll("\\W", "_");
    if (Character.isDigit(name.charAt(0))) name = "V" + name;
    while (variables.containsValue(name)) name += "_";
    return name;
  }
}
