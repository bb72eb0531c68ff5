// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** {@code freehold opt}: reads a program, runs passes over it, prints it. */
@Command(name = "opt", description = "Run passes over a program and print the result.")
final class Opt implements Callable<Integer> {
  @Unmatched private final List<String> args = new ArrayList<>();

  @Override
  public Integer call() {
    System.err.println("freehold opt: cannot run " + String.join(" ", args));
    return 1;
  }
}
