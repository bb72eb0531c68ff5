// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import java.util.List;

/**
 * A kind of random programs with a public function {@code @main}.
 *
 * @param name of the command that runs them
 * @param size the usual number of statements
 * @param compared the flags whose output is compared with the reference's, each for a part of the programs
 * @param executed the flags behind which each program is executed
 */
record ProgramKind(String name, Writer writer, int size, List<List<String>> compared, List<List<String>> executed) {
  /** Writes a program. */
  @FunctionalInterface
  interface Writer {
    String text(long seed, int size);
  }

  String text(long seed, int statements) {
    return writer.text(seed, statements);
  }
}
