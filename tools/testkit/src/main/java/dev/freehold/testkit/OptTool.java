// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit;

import java.io.IOException;
import java.util.List;

/** Something that runs {@code opt}. */
interface OptTool {
  /**
   * What a run has done.
   *
   * @param succeeded whether it found no error
   * @param output the program as it was printed
   * @param errors what was reported, as text
   */
  record Result(boolean succeeded, String output, String errors) {}

  /**
   * Runs once.
   *
   * @param arguments the options
   * @param name the name of the input in diagnostics
   */
  Result run(List<String> arguments, String name, byte[] input) throws IOException;
}
