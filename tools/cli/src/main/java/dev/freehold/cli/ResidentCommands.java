// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.FileAccess;
import dev.freehold.serve.CommandRunner;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;

/**
 * The commands that a process runs for others: those that work on a program and start no processes themselves.
 *
 * @param maxInput how many bytes an input may have
 */
record ResidentCommands(int maxInput) implements CommandRunner {
  @Override
  public int run(List<String> args, Path directory, InputStream in, OutputStream out, OutputStream err) {
    return run(args, CommandIo.of(in, out, err, new FileAccess(directory, maxInput)));
  }

  static int run(List<String> args, CommandIo io) {
    return new Main(io, new Opt(), new Run(), new Check(), new ReportCommand()).run(args.toArray(String[]::new));
  }
}
