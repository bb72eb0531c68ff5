// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.fuzz.compare.Run;
import dev.freehold.fuzz.compare.Tool;
import dev.freehold.ir.Profile;
import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code freehold opt} without a process of its own. */
public final class InProcess implements Tool {
  private final Opt opt;

  public InProcess() {
    this(new Opt());
  }

  /** @param reference what {@code --reference-compatible} stands for */
  public InProcess(Profile reference) {
    this(new Opt(reference));
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

  /** Runs on a text from the standard input. */
  public Run onText(List<String> flags, String text) {
    List<String> args = new ArrayList<>(List.of("-"));
    args.addAll(flags);
    return run(args, text);
  }

  private Run run(List<String> args, String stdin) {
    List<String> line = new ArrayList<>(List.of("opt"));
    line.addAll(args);
    return run(line, stdin, opt);
  }

  /** Any command line of {@code freehold}; {@code stdin} is what stands on its standard input. */
  public static Run command(List<String> line, String stdin) {
    return run(line, stdin, new Opt(), new Check(), new dev.freehold.cli.Run());
  }

  private static Run run(List<String> line, String stdin, Command... commands) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    CommandIo io = new CommandIo(new ByteArrayInputStream(Utf8.encode(stdin)),
        Utf8.printStream(out, false), Utf8.printStream(err, false));
    int exit = new Main(io, commands).run(line.toArray(String[]::new));
    return new Run(exit, Utf8.decode(out.toByteArray()), Utf8.decode(err.toByteArray()));
  }
}
