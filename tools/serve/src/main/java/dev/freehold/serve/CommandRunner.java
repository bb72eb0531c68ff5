// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;

/** Runs command lines in this process, as many at once as it is asked to. None sees anything of another. */
@FunctionalInterface
public interface CommandRunner {
  /**
   * Runs one, soon to an end once the thread is interrupted.
   *
   * @param args the words of the command line, without the name of the program
   * @param directory where the relative names of files start
   * @return the exit status
   */
  int run(List<String> args, Path directory, InputStream in, OutputStream out, OutputStream err);
}
