// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A command line.
 *
 * @param command the program and its first arguments; flags and file are added
 */
public record CommandTool(List<String> command) implements Tool {
  private static final int PATIENCE_SECONDS = 120;

  /** Splits at blanks: {@code ./freehold opt}. */
  public static CommandTool of(String command) {
    return new CommandTool(List.of(command.strip().split("\\s+")));
  }

  @Override
  public Run run(List<String> flags, Path file) {
    var line = new ArrayList<>(command);
    line.add(file.toString());
    line.addAll(flags);
    try {
      return run(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Run(Run.TIMEOUT, "", "interrupted");
    }
  }

  /** Output goes to files: two pipes would need two threads to empty them. */
  private static Run run(List<String> line) throws IOException, InterruptedException {
    Path out = Files.createTempFile("compare", ".out");
    Path err = Files.createTempFile("compare", ".err");
    try {
      var builder = new ProcessBuilder(line).redirectOutput(out.toFile()).redirectError(err.toFile());
      // A crash of the reference is quick to report without the names of its functions.
      builder.environment().put("LLVM_DISABLE_SYMBOLIZATION", "1");
      var process = builder.start();
      process.getOutputStream().close();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
        return new Run(Run.TIMEOUT, "", "timeout after " + PATIENCE_SECONDS + " s");
      }
      return new Run(process.exitValue(), read(out), read(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }

  private static String read(Path file) throws IOException {
    return Utf8.decode(Files.readAllBytes(file));
  }
}
