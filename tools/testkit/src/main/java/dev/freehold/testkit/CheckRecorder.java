// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Writes the check lines of a file, and the comments that expect diagnostics, anew. */
final class CheckRecorder {
  private static final String MARKER = "// -----";
  private static final String SPLIT = "--?split-input-file(=.*)?";

  private final String name;
  private final OptTool opt;
  private final List<RunLine> runs;
  /** The lines without those that are recorded. */
  private final List<String> bare;
  private final byte[] program;
  /** What is recorded, by the index of the line that it belongs above. */
  private final Map<Integer, List<String>> checks = new TreeMap<>();
  /** The comments of what was reported; null until a command has run that records it. */
  private @Nullable Map<Integer, List<String>> expected;
  private final Map<String, String> outputs = new HashMap<>();

  private CheckRecorder(String name, List<String> lines, OptTool opt) {
    this.name = name;
    this.opt = opt;
    this.runs = RunLine.in(lines);
    this.bare = lines.stream().filter(line -> !isRecorded(line)).toList();
    this.program = Utf8.encode(String.join("\n", bare) + "\n");
  }

  /**
   * Returns the file with what its commands print and report now.
   *
   * @param opt what runs them
   * @throws RunFailure if a command does not end as it must
   * @throws IllegalArgumentException if the file has a form that cannot be recorded
   */
  static String record(String name, String file, OptTool opt) throws RunFailure, IOException {
    CheckRecorder recorder = new CheckRecorder(name, file.lines().toList(), opt);
    if (recorder.runs.isEmpty()) throw new IllegalArgumentException("no RUN line");
    for (RunLine run : recorder.runs) recorder.record(run);
    return recorder.text();
  }

  /** Records a file in its place, and returns what it is then. */
  static String rewrite(Path file, OptTool opt) throws RunFailure, IOException {
    String recorded = record(file.getFileName().toString(), Utf8.decode(Files.readAllBytes(file)), opt);
    Files.write(file, Utf8.encode(recorded));
    return recorded;
  }

  private boolean isRecorded(String line) {
    for (RunLine run : runs) {
      if (run.tools().getFirst().verifiesDiagnostics() && ExpectedComments.COMMENT.matcher(line).matches()) return true;
      for (String prefix : run.prefixes()) {
        if (line.matches("\\s*// *" + Pattern.quote(prefix) + "(-[A-Z]+(-\\d+)?)?:.*")) return true;
      }
    }
    return false;
  }

  private void record(RunLine run) throws RunFailure, IOException {
    String output = run.tools().getFirst().verifiesDiagnostics() ? recordDiagnostics(run) : output(run);
    if (run.prefixes().isEmpty()) return;
    if (run.prefixes().size() > 1) throw refusal(run, "a command with several prefixes cannot be recorded");
    String prefix = run.prefixes().getFirst();
    String before = outputs.put(prefix, output);
    if (before == null) recordOutput(run, prefix, output);
    else if (!before.equals(output)) throw refusal(run, "prints something else than the command before with prefix " + prefix);
  }

  private static IllegalArgumentException refusal(RunLine run, String problem) {
    return new IllegalArgumentException("line " + run.line() + ": " + problem);
  }

  private String output(RunLine run) throws RunFailure {
    byte[] input = program;
    for (RunLine.Tool tool : run.tools()) input = Utf8.encode(MlirFile.run(tool, name, input, opt));
    return Utf8.decode(input);
  }

  private String recordDiagnostics(RunLine run) throws IOException {
    if (run.tools().size() > 1) throw refusal(run, "diagnostics of several tools cannot be recorded");
    OptTool.Result result = opt.run(run.tools().getFirst().reporting().arguments(), name, program);
    Map<Integer, List<String>> comments = ExpectedComments.of(result.errors());
    if (expected != null && !expected.equals(comments)) throw refusal(run, "reports something else than the command before");
    expected = comments;
    return result.output();
  }

  private void recordOutput(RunLine run, String prefix, String output) {
    boolean split = run.tools().stream().anyMatch(tool -> tool.arguments().stream().anyMatch(argument -> argument.matches(SPLIT)));
    List<List<String>> printed = chunks(output.lines().toList(), split);
    List<List<String>> read = chunks(bare, split);
    if (printed.size() != read.size()) throw refusal(run, "does not print as many chunks as it reads");
    int start = 0;
    for (int i = 0; i < read.size(); i++) {
      place(CheckLines.of(prefix, printed.get(i)), start, start + read.get(i).size());
      start += read.get(i).size() + 1;
    }
  }

  private static List<List<String>> chunks(List<String> lines, boolean split) {
    List<List<String>> chunks = new ArrayList<>();
    chunks.add(new ArrayList<>());
    for (String line : lines) {
      if (split && line.equals(MARKER)) chunks.add(new ArrayList<>());
      else chunks.getLast().add(line);
    }
    return chunks;
  }

  /** Puts the check lines of a symbol above its definition, and others behind those before them. */
  private void place(List<CheckLines.Group> groups, int from, int to) {
    int place = from;
    while (place < to && (bare.get(place).isBlank() || bare.get(place).startsWith("//"))) place++;
    for (CheckLines.Group group : groups) {
      if (group.symbol() != null) place = Objects.requireNonNullElse(definition(group.symbol(), from, to), place);
      checks.computeIfAbsent(place, first -> new ArrayList<>()).addAll(group.lines());
    }
  }

  /** The outermost line that has a symbol in it, which is where it is defined; null if there is none. */
  private @Nullable Integer definition(String symbol, int from, int to) {
    Pattern named = Pattern.compile("(\\s*)(?!//)[^%]*" + Pattern.quote(symbol) + "(?![\\w$.-]).*");
    Integer found = null;
    int least = Integer.MAX_VALUE;
    for (int i = from; i < to; i++) {
      int indentation = bare.get(i).length() - bare.get(i).stripLeading().length();
      if (indentation >= least || !named.matcher(bare.get(i)).matches() || bare.get(i).stripLeading().startsWith("//")) continue;
      found = i;
      least = indentation;
    }
    return found;
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i <= bare.size(); i++) {
      String line = i < bare.size() ? bare.get(i) : "";
      String indentation = line.substring(0, line.length() - line.stripLeading().length());
      for (String check : checks.getOrDefault(i, List.of())) text.append(indentation).append(check).append('\n');
      Map<Integer, List<String>> comments = expected == null ? Map.of() : expected;
      for (String comment : comments.getOrDefault(i + 1, List.of())) text.append(indentation).append(comment).append('\n');
      if (i < bare.size()) text.append(line).append('\n');
    }
    return text.toString();
  }
}
