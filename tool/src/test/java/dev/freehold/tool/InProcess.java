// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.testkit.compare.Run;
import dev.freehold.testkit.compare.Tool;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code freehold opt} without a process of its own. */
final class InProcess implements Tool {
  private final Opt opt;

  InProcess() {
    this(new Opt());
  }

  InProcess(Opt opt) {
    this.opt = opt;
  }

  @Override
  public Run run(List<String> flags, Path file) {
    List<String> args = new ArrayList<>(List.of(file.toString()));
    args.addAll(flags);
    return run(args, "");
  }

  /** Runs on a text, one char per byte, from the standard input. */
  Run onText(List<String> flags, String text) {
    List<String> args = new ArrayList<>(List.of("-"));
    args.addAll(flags);
    return run(args, text);
  }

  private Run run(List<String> args, String stdin) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams io = new Streams(new ByteArrayInputStream(stdin.getBytes(StandardCharsets.ISO_8859_1)),
        new PrintStream(out, false, StandardCharsets.ISO_8859_1), new PrintStream(err, false, StandardCharsets.ISO_8859_1));
    List<String> line = new ArrayList<>(List.of("opt"));
    line.addAll(args);
    int exit = new Main(io, opt).run(line.toArray(String[]::new));
    return new Run(exit, out.toString(StandardCharsets.ISO_8859_1), err.toString(StandardCharsets.ISO_8859_1));
  }
}
