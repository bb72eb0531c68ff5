// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command in a file that says how it is tested:
 *
 * <pre>
 *   // RUN: freehold-opt %s --canonicalize | FileCheck %s --check-prefix=FOLDED
 *   // RUN: not freehold-opt %s 2&gt;&amp;1 | FileCheck %s
 * </pre>
 *
 * Several tools may be joined by {@code |}; a backslash at the end continues the command on the next such line. {@code mlir-opt} is another name of
 * {@code freehold-opt}.
 *
 * @param tools the tools, which read the file and then each what the one before prints
 * @param prefixes what the directives begin with that the output is compared with; empty if it is not compared
 * @param line where the command begins, from 1 on
 */
record RunLine(List<Tool> tools, List<String> prefixes, int line) {
  private static final Pattern FORM = Pattern.compile("\\bRUN:\\s*(.*?)\\s*(\\\\?)$");
  private static final Pattern TOKEN = Pattern.compile("'([^']*)'|\"([^\"]*)\"|([^\\s'\"]+)");
  private static final Pattern PREFIX = Pattern.compile("--?check-prefix(?:es)?=(.+)");
  private static final Set<String> TOOLS = Set.of("freehold-opt", "mlir-opt");
  private static final String FILE = "%s";
  private static final String VERIFY_DIAGNOSTICS = "verify-diagnostics";

  /**
   * One run of {@code opt}.
   *
   * @param arguments its options
   * @param fails whether it must fail
   * @param joinsErrors whether what it reports is part of its output
   */
  record Tool(List<String> arguments, boolean fails, boolean joinsErrors) {
    /** Whether the file itself says what is reported. */
    boolean verifiesDiagnostics() {
      return arguments.stream().anyMatch(Tool::isVerifyDiagnostics);
    }

    /** The same run with its diagnostics as output. */
    Tool reporting() {
      return new Tool(arguments.stream().filter(argument -> !isVerifyDiagnostics(argument)).toList(), fails, true);
    }

    private static boolean isVerifyDiagnostics(String argument) {
      return argument.matches("--?" + VERIFY_DIAGNOSTICS + "(=.*)?");
    }
  }

  /**
   * The commands of a file.
   *
   * @throws IllegalArgumentException if one is not of the form above
   */
  static List<RunLine> in(List<String> lines) {
    List<RunLine> found = new ArrayList<>();
    StringBuilder command = new StringBuilder();
    int start = 0;
    for (int i = 0; i < lines.size(); i++) {
      Matcher matcher = FORM.matcher(lines.get(i));
      if (!matcher.find()) continue;
      if (command.isEmpty()) start = i + 1;
      command.append(matcher.group(1)).append(' ');
      if (!matcher.group(2).isEmpty()) continue;
      found.add(parse(command.toString(), start));
      command.setLength(0);
    }
    if (!command.isEmpty()) throw new IllegalArgumentException("line " + start + ": a RUN line is continued by none");
    return found;
  }

  private static RunLine parse(String command, int line) {
    List<Tool> tools = new ArrayList<>();
    List<String> prefixes = List.of();
    for (List<String> words : split(command)) {
      if (!prefixes.isEmpty()) throw invalid(line, "FileCheck comes last");
      if (words.contains("FileCheck") && !tools.isEmpty()) prefixes = prefixes(words, line);
      else tools.add(tool(words, tools.isEmpty(), line));
    }
    return new RunLine(List.copyOf(tools), prefixes, line);
  }

  /** The words of the commands that are joined by {@code |}. */
  private static List<List<String>> split(String command) {
    List<List<String>> commands = new ArrayList<>();
    commands.add(new ArrayList<>());
    Matcher word = TOKEN.matcher(command);
    StringBuilder joined = new StringBuilder();
    int end = 0;
    while (word.find()) {
      if (word.start() > end) end(joined, commands);
      joined.append(word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3));
      end = word.end();
    }
    end(joined, commands);
    return commands;
  }

  private static void end(StringBuilder word, List<List<String>> commands) {
    if (word.toString().equals("|")) commands.add(new ArrayList<>());
    else if (!word.isEmpty()) commands.getLast().add(word.toString());
    word.setLength(0);
  }

  private static Tool tool(List<String> words, boolean first, int line) {
    List<String> rest = new ArrayList<>(words);
    boolean fails = rest.remove("not");
    boolean joinsErrors = rest.remove("2>&1");
    if (rest.isEmpty() || !TOOLS.contains(rest.removeFirst())) throw invalid(line, "the tool is freehold-opt, behind 'not' if it must fail");
    if (rest.remove(FILE) != first) throw invalid(line, first ? "the first tool reads " + FILE : "only the first tool reads " + FILE);
    return new Tool(List.copyOf(rest), fails, joinsErrors);
  }

  private static List<String> prefixes(List<String> words, int line) {
    List<String> prefixes = new ArrayList<>();
    for (String word : words.subList(1, words.size())) {
      Matcher prefix = PREFIX.matcher(word);
      if (prefix.matches()) prefixes.addAll(List.of(prefix.group(1).split(",")));
      else if (!word.equals(FILE)) throw invalid(line, "FileCheck takes " + FILE + ", --check-prefix=P and --check-prefixes=P,Q");
    }
    if (!words.contains(FILE)) throw invalid(line, "FileCheck reads " + FILE);
    return prefixes.isEmpty() ? List.of("CHECK") : List.copyOf(prefixes);
  }

  private static IllegalArgumentException invalid(int line, String problem) {
    return new IllegalArgumentException("line " + line + ": " + problem);
  }
}
