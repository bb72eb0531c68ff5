// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import dev.freehold.ir.attribute.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A command that has the options of {@code mlir-opt}.
 *
 * @param command the command
 */
record ProcessOpt(String command) implements OptTool {
  /** Flags that only ours has. */
  private static final String OURS = "--reference-compatible";

  @Override
  public Result run(List<String> arguments, String name, byte[] input) throws IOException {
    List<String> line = new ArrayList<>(List.of(command));
    arguments.stream().filter(argument -> !argument.equals(OURS)).forEach(line::add);
    Path file = Files.createTempFile("opt", ".mlir");
    try {
      Files.write(file, input);
      line.add(file.toString());
      Process process = new ProcessBuilder(line).start();
      process.getOutputStream().close();
      FutureTask<byte[]> errors = new FutureTask<>(() -> process.getErrorStream().readAllBytes());
      Thread.startVirtualThread(errors);
      String output = Utf8.decode(process.getInputStream().readAllBytes());
      boolean succeeded = process.waitFor() == 0;
      return new Result(succeeded, output, Utf8.decode(errors.get()).replace(file.toString(), name));
    } catch (InterruptedException | ExecutionException e) {
      throw new IOException(e);
    } finally {
      Files.delete(file);
    }
  }
}
