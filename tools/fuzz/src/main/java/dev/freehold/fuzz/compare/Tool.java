// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import java.nio.file.Path;
import java.util.List;

/** Something that reads a file of MLIR and prints it after some passes, as {@code mlir-opt} does. */
@FunctionalInterface
public interface Tool {
  /** Runs it on one file and waits. */
  Run run(List<String> flags, Path file);

  /** Runs it on programs, in one file as long as it crashes on none of them: an outcome for each. */
  default List<Outcome> outcomes(List<String> flags, List<Program> programs) {
    return new Batch(programs).outcomes(this, flags);
  }
}
