// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.util.List;

/** A subcommand of {@code freehold}. */
interface Command {
  String name();

  /** What it does, in one line of {@code freehold --help}. */
  String summary();

  /** Runs with the arguments after its name and returns the exit status. */
  int run(List<String> args, CommandIo io) throws Exception;
}
