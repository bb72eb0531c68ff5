// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import java.util.List;
import java.util.function.Supplier;

/**
 * A kind of random programs, and what is asked of passes on them.
 *
 * @param name as {@code --kind} has it
 * @param size the usual number of statements
 * @param compared the flags whose output is compared with the reference's, each for a part of the programs
 * @param executed the flags after which programs are executed
 * @param judge makes what executes them
 */
record ProgramKind(String name, Writer writer, int size, List<List<String>> compared, List<List<String>> executed, Supplier<ProgramJudge> judge) {
  /** Programs whose function {@code @main} is executed, and which have no fault of their own. */
  ProgramKind(String name, Writer writer, int size, List<List<String>> compared, List<List<String>> executed) {
    this(name, writer, size, compared, executed, MainRuns::new);
  }

  /** Writes a program. */
  @FunctionalInterface
  interface Writer {
    String text(long seed, int size);
  }

  String text(long seed, int statements) {
    return writer.text(seed, statements);
  }
}
