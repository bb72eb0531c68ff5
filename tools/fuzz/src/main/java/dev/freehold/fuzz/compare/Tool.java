// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

import java.nio.file.Path;
import java.util.List;

/** Something that reads a file of MLIR and prints it after some passes, as {@code mlir-opt} does. */
@FunctionalInterface
public interface Tool {
  /** Runs it on one file and waits. */
  Run run(List<String> flags, Path file);
}
