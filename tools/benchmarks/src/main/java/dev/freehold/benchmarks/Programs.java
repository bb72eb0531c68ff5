// SPDX-License-Identifier: Apache-2.0
package dev.freehold.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The programs that {@code scripts/bench-programs} has made. */
final class Programs {
  private static final Path FOLDER = Path.of("target/bench/programs");

  private Programs() {}

  static byte[] bytes(String name) {
    try {
      return Files.readAllBytes(FOLDER.resolve(name + ".mlir"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
