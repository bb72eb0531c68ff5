// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import java.util.List;

/** {@code freehold opt}: reads a program, runs passes over it, prints it. */
final class Opt implements Command {
  @Override
  public String name() {
    return "opt";
  }

  @Override
  public String summary() {
    return "run passes over a program and print the result";
  }

  @Override
  public int run(List<String> args, Streams io) {
    io.err().println("freehold opt: cannot run " + String.join(" ", args));
    return 1;
  }
}
