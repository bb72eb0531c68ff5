// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit.filecheck;

import dev.freehold.testkit.filecheck.CheckPattern.Match;
import dev.freehold.testkit.filecheck.Directive.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Compares an output with the directives of a check file. */
public final class FileCheck {
  /** How many lines of the output a failure shows. */
  private static final int CONTEXT = 6;

  private final String output;
  private final Map<String, String> variables = new HashMap<>();
  /** Where the last match ended. */
  private int at;
  /** Where the output ends that directives may match: at the next label. */
  private int end;
  private boolean matched;
  private final List<Directive> unwanted = new ArrayList<>();

  private FileCheck(String output) {
    this.output = canonical(output);
  }

  /** Text with a single blank for several, as all texts are compared. */
  static String canonical(String text) {
    return text.replace("\r\n", "\n").replaceAll("[ \t]+", " ");
  }

  /**
   * Checks an output.
   *
   * @param checkFile the lines of the file with directives
   * @param prefixes what directives begin with: {@code CHECK}
   * @throws CheckFailure if it does not match, or the file is not well-formed
   */
  public static void check(List<String> checkFile, List<String> prefixes, String output) {
    List<Directive> directives = Directive.in(checkFile, prefixes);
    if (directives.isEmpty()) throw new CheckFailure(0, "no check lines with prefix '" + String.join("', '", prefixes) + "'");
    if (output.isEmpty()) throw new CheckFailure(0, "the output is empty");
    new FileCheck(output).check(directives);
  }

  private void check(List<Directive> directives) {
    List<Integer> labels = new ArrayList<>();
    int from = 0;
    List<Match> places = new ArrayList<>();
    for (int i = 0; i < directives.size(); i++) {
      Directive each = directives.get(i);
      if (each.kind() != Kind.LABEL) continue;
      Match place = each.pattern().find(output, from, output.length(), Map.of());
      if (place == null) throw notFound(each, from);
      labels.add(i);
      places.add(place);
      from = place.end();
    }
    int next = 0;
    for (int label = 0; label <= labels.size(); label++) {
      boolean last = label == labels.size();
      int behind = last ? directives.size() : labels.get(label);
      end = last ? output.length() : places.get(label).start();
      checkSection(directives.subList(next, behind));
      if (last) break;
      at = places.get(label).end();
      matched = true;
      next = behind + 1;
    }
  }

  /** Checks what is between two labels. */
  private void checkSection(List<Directive> directives) {
    for (int i = 0; i < directives.size(); i++) {
      Directive each = directives.get(i);
      switch (each.kind()) {
        case NOT -> unwanted.add(each);
        case DAG -> {
          int first = i;
          while (i + 1 < directives.size() && directives.get(i + 1).kind() == Kind.DAG) i++;
          matchInAnyOrder(directives.subList(first, i + 1));
        }
        case EMPTY -> matchEmptyLine(each);
        default -> {
          for (int n = 0; n < each.count(); n++) match(each);
        }
      }
    }
    refuseUnwanted(end);
  }

  private void match(Directive directive) {
    boolean relative = directive.kind() == Kind.NEXT || directive.kind() == Kind.SAME;
    if (relative && !matched) throw new CheckFailure(directive.line(), directive.written() + " without a match before it");
    Match match = directive.pattern().find(output, at, end, variables);
    if (match == null) throw notFound(directive, at);
    long newlines = output.substring(at, match.start()).chars().filter(c -> c == '\n').count();
    if (relative && newlines != (directive.kind() == Kind.NEXT ? 1 : 0)) {
      throw failure(directive, "matches " + newlines + " lines below the match before it", at);
    }
    refuseUnwanted(match.start());
    accept(match);
  }

  private void accept(Match match) {
    variables.putAll(match.defined());
    at = match.end();
    matched = true;
  }

  private void matchInAnyOrder(List<Directive> group) {
    List<Match> matches = new ArrayList<>();
    for (Directive each : group) {
      Match match = each.pattern().find(output, at, end, variables);
      while (match != null && overlapsAny(match, matches)) match = each.pattern().find(output, match.start() + 1, end, variables);
      if (match == null) throw notFound(each, at);
      variables.putAll(match.defined());
      matches.add(match);
    }
    refuseUnwanted(matches.stream().mapToInt(Match::start).min().orElseThrow());
    accept(matches.stream().max(Comparator.comparingInt(Match::end)).orElseThrow());
  }

  private static boolean overlapsAny(Match match, List<Match> matches) {
    return matches.stream().anyMatch(match::overlaps);
  }

  private void matchEmptyLine(Directive directive) {
    int newline = output.indexOf('\n', at);
    if (newline < 0 || newline + 1 >= end || output.charAt(newline + 1) != '\n') throw failure(directive, "the next line is not empty", at);
    refuseUnwanted(newline + 1);
    accept(new Match(newline + 1, newline + 1, Map.of()));
  }

  /** Refuses what must not be between the last match and a position. */
  private void refuseUnwanted(int to) {
    for (Directive each : unwanted) {
      Match found = each.pattern().find(output, at, to, variables);
      if (found != null) throw failure(each, "found what must not be there", found.start());
    }
    unwanted.clear();
  }

  private CheckFailure notFound(Directive directive, int from) {
    return failure(directive, "not found", from);
  }

  private CheckFailure failure(Directive directive, String problem, int from) {
    String rest = output.substring(output.lastIndexOf('\n', Math.max(from - 1, 0)) + 1);
    String shown = rest.lines().limit(CONTEXT).map(line -> "  " + line + "\n").collect(Collectors.joining());
    String values = variables.isEmpty() ? "" : "with " + new TreeMap<>(variables) + "\n";
    String what = directive.written() + ": " + directive.pattern() + ": " + problem + "\n";
    return new CheckFailure(directive.line(), what + values + "output from there:\n" + shown);
  }
}
