// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the expectations of {@link MlirFile}s anew, from what is printed and reported now; whoever runs it reads what has changed. Check lines and
 * comments that expect diagnostics are replaced where they have lines of their own; all others stay. A file of which a command fails stays as it is.
 *
 * <pre>
 *   java dev.freehold.testkit.RecordChecks [--tool COMMAND] FILE...
 * </pre>
 *
 * With {@code --tool}, a command with the options of {@code mlir-opt} is asked in place of Freehold.
 */
public final class RecordChecks {
  private static final String TOOL = "--tool";
  private static final int USAGE = 2;

  private RecordChecks() {}

  /** Records the files of a command line, and exits with 1 if one cannot be recorded, or does not match what Freehold prints. */
  public static void main(String[] args) throws IOException {
    List<String> files = new ArrayList<>(List.of(args));
    boolean given = !files.isEmpty() && files.getFirst().equals(TOOL);
    if (files.size() < (given ? 3 : 1)) {
      System.err.println("usage: record-checks [--tool COMMAND] FILE...");
      System.exit(USAGE);
    }
    InProcessOpt ours = new InProcessOpt();
    OptTool tool = given ? new ProcessOpt(files.get(1)) : ours;
    boolean good = true;
    for (String file : files.subList(given ? 2 : 0, files.size())) good &= record(Path.of(file), tool, ours);
    System.exit(good ? 0 : 1);
  }

  private static boolean record(Path file, OptTool tool, OptTool ours) throws IOException {
    try {
      MlirFile.of(file.getFileName().toString(), CheckRecorder.rewrite(file, tool), ours).check();
      return true;
    } catch (RunFailure | IllegalArgumentException refused) {
      System.err.println(file + ": not recorded: " + refused.getMessage());
    } catch (NoSuchFileException missing) {
      System.err.println(file + ": no such file");
    } catch (AssertionError different) {
      System.err.println(file + ": recorded, but Freehold differs:\n" + different.getMessage());
    }
    return false;
  }
}
