// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes down what the reference answers, so that a machine without it can compare too: {@code cases.tsv} with the columns
 * suite, reference version, exit status, input, expected output, flags. Left out is where the reference crashes or has
 * more than one answer.
 */
public final class Recorder {
  private static final int TIMES = 4;

  private final Tool reference;
  private final Path folder;
  private final List<String> cases = new ArrayList<>();

  /** Records into a folder, which is made if need be. */
  public Recorder(Tool reference, Path folder) throws IOException {
    this.reference = reference;
    this.folder = folder;
    Files.createDirectories(folder.resolve("input"));
    Files.createDirectories(folder.resolve("expected"));
  }

  /** Records programs of one suite. */
  public void record(String suite, List<Program> programs, List<String> flags) throws IOException {
    var batch = new Batch(programs);
    var answers = new ArrayList<List<Outcome>>();
    for (int i = 0; i < TIMES; i++) {
      answers.add(batch.outcomes(reference, flags));
    }
    for (int i = 0; i < programs.size(); i++) {
      int at = i;
      Outcome first = answers.getFirst().get(i);
      // Two crashes are not equal, so this leaves them out as well.
      if (answers.stream().allMatch(a -> a.get(at).equals(first))) {
        write(suite, programs.get(i), flags, first);
      }
    }
  }

  private synchronized void write(String suite, Program program, List<String> flags, Outcome outcome) throws IOException {
    boolean refused = outcome instanceof Outcome.Refused;
    String input = "input/" + program.name() + ".mlir";
    String expected = "expected/" + program.name() + "." + ArtifactWriter.fileName(flags) + (refused ? ".diag" : ".mlir");
    Files.write(folder.resolve(input), Utf8.encode(program.text()));
    Files.write(folder.resolve(expected), Utf8.encode(outcome.report()));
    String kind = refused ? "errors" : suite;
    cases.add(String.join("\t", kind, "22", refused ? "1" : "0", input, expected, String.join(" ", flags)));
  }

  /** Writes {@code cases.tsv}. */
  public void finish() throws IOException {
    cases.sort(null);
    Files.write(folder.resolve("cases.tsv"), cases);
  }
}
