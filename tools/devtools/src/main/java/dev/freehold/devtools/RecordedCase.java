// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.cli.InProcess;
import dev.freehold.fuzz.compare.Run;
import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A line of {@code corpus/cases.tsv}: a program, flags, and the output of the reference. {@code corpus/README.md} describes the columns. */
record RecordedCase(String suite, int exit, Path input, Path expected, List<String> flags) {
  private static final String REFERENCE_PROFILE = "--reference-compatible";
  /** How many lines from the first difference on are shown. */
  private static final int CONTEXT = 8;
  private static final InProcess TOOL = new InProcess();
  /** With these the output says no less than the input. */
  private static final Set<String> PLAIN = Set.of("--allow-unregistered-dialect");
  private static final Pattern ERROR = located("error");
  private static final Pattern DIAGNOSTIC = located("(?:error|warning|remark|note)");
  private static final Pattern FLAG = Pattern.compile("'([^']*)'|(\\S+)");

  private static Pattern located(String severity) {
    return Pattern.compile("^(?:[^ \n]*:)?(\\d+:\\d+: " + severity + ": .*)$", Pattern.MULTILINE);
  }

  /** Returns the cases of the corpus. */
  static List<RecordedCase> all() throws IOException {
    List<RecordedCase> cases = new ArrayList<>();
    for (String line : Files.readAllLines(Repository.CORPUS.resolve("cases.tsv"))) {
      String[] columns = line.split("\t", -1);
      cases.add(new RecordedCase(columns[0], Integer.parseInt(columns[2]), Repository.CORPUS.resolve(columns[3]),
          Repository.CORPUS.resolve(columns[4]), flags(columns[5])));
    }
    return cases;
  }

  private static List<String> flags(String text) {
    List<String> flags = new ArrayList<>();
    Matcher matcher = FLAG.matcher(text.replace("%S", CorpusProgram.OWN.toString()));
    while (matcher.find()) flags.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
    return flags;
  }

  String name() {
    return expected.getFileName().toString();
  }

  /** The flags for the sound profile. */
  List<String> soundFlags() {
    return flags.stream().filter(flag -> !flag.equals(REFERENCE_PROFILE)).toList();
  }

  private List<String> referenceFlags() {
    return Stream.concat(soundFlags().stream(), Stream.of(REFERENCE_PROFILE)).toList();
  }

  /**
   * Runs the case in the reference profile; what a plain round trip prints must also stay as it is when read back, and through bytecode.
   * What is wrong, or null.
   */
  String check() {
    try {
      Run run = TOOL.run(referenceFlags(), input);
      String fault = fault(run, DIAGNOSTIC);
      if (fault != null || exit != 0 || !PLAIN.containsAll(flags)) return fault;
      String readBack = difference("read back", TOOL.onText(flags, run.out()), run);
      List<String> toBytes = new ArrayList<>(flags);
      toBytes.add("--emit-bytecode");
      Run bytes = TOOL.run(toBytes, input);
      return readBack != null ? readBack : difference("as bytecode", TOOL.onText(flags, bytes.out()), run);
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** Runs the case in the sound profile. How that differs from what is recorded, or null. */
  String differenceInSoundProfile() throws IOException {
    return fault(TOOL.run(soundFlags(), input), ERROR);
  }

  private static String difference(String way, Run again, Run first) {
    return again.out().equals(first.out()) ? null : way + ", it printed\n" + again.out() + again.err();
  }

  /**
   * What is wrong with a run, or null. Of bad input the places and words of all diagnostics count that are recorded; we may find more.
   *
   * @param counted the diagnostics that count, if any but errors are recorded
   */
  private String fault(Run run, Pattern counted) throws IOException {
    String want = Utf8.decode(Files.readAllBytes(expected));
    if (exit == 0) {
      if (run.exit() != 0) return "exit " + run.exit() + ": " + run.err();
      return run.out().equals(want) ? null : firstDifference(run.out().split("\n", -1), want.split("\n", -1));
    }
    String[] wanted = diagnostics(want, counted);
    String[] found = diagnostics(run.err(), wanted.length > diagnostics(want, ERROR).length ? counted : ERROR);
    if (run.exit() != 0 && Arrays.equals(Arrays.copyOf(found, wanted.length), wanted)) return null;
    return "exit " + run.exit() + ", " + firstDifference(found, wanted);
  }

  /** Place and words of each. */
  private static String[] diagnostics(String text, Pattern counted) {
    return counted.matcher(text).results().map(found -> found.group(1)).toArray(String[]::new);
  }

  private static String firstDifference(String[] printed, String[] wanted) {
    int line = 0;
    while (line < printed.length && line < wanted.length && printed[line].equals(wanted[line])) line++;
    return "line " + (line + 1) + " and on:\n" + lines(printed, line, "- ") + "instead of:\n" + lines(wanted, line, "+ ");
  }

  private static String lines(String[] text, int from, String mark) {
    return Arrays.stream(text).skip(from).limit(CONTEXT).map(line -> mark + line + "\n").collect(Collectors.joining());
  }
}
