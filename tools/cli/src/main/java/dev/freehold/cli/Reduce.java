// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.fuzz.reduce.Reducer;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.bytecode.BytecodeReader;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.opt.ProgramReader;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionTable;
import dev.freehold.opt.options.OptionValues;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** {@code freehold reduce}: makes a program smaller while a command says that it is still interesting. */
final class Reduce extends OptionCommand {
  private static final Option<String> KEEP = Option.text("keep", "COMMAND", "shell command that exits with 0 on an interesting program; required");
  private static final Option<String> OUTPUT = Option.text("o", "FILE", "output file").withDefaultText("standard output");
  private static final Option<Long> TIMEOUT =
      Option.of("timeout", "SECONDS", OptionValues::positive, "time limit of COMMAND; a program that exceeds it is not interesting").withDefault(30L);
  private static final OptionTable TABLE = OptionTable.of("freehold reduce", List.of("FILE"), """
      Makes a program as small as possible while COMMAND, run by sh, exits with 0 on it, and prints it. COMMAND gets the path of a candidate as $1
      and in place of {}. The reducer erases functions, blocks, regions and operations, replaces values by earlier ones, and makes conditional
      branches unconditional. Candidates are valid if FILE is.

        freehold reduce x.mlir --keep 'freehold check $1 --buffer-deallocation-pipeline --quiet; [ $? = 3 ]'
      """, Option.HELP, KEEP, OUTPUT, TIMEOUT, CommonOptions.LOAD, CommonOptions.DIALECT);

  private final Pulse.Source pulse;

  Reduce() {
    this(Pulse.NONE);
  }

  /** @param pulse says that it still works */
  Reduce(Pulse.Source pulse) {
    super(TABLE);
    this.pulse = pulse;
  }

  @Override
  public String name() {
    return "reduce";
  }

  @Override
  public String summary() {
    return "make a program smaller that keeps a failure";
  }

  @Override
  int run(ParsedArguments arguments, CommandIo io) throws IOException, UsageError, Jars.Unusable {
    if (!arguments.isGiven(KEEP)) throw new UsageError("option '--keep' is required");
    String command = arguments.get(KEEP);
    long seconds = arguments.get(TIMEOUT);
    byte[] bytes = InputFile.read(arguments.input(), io);
    if (bytes == null) return 1;
    Registry registry = Dialects.load(Jars.of(arguments.all(CommonOptions.LOAD), io.files()), arguments.all(CommonOptions.DIALECT), io);
    String text = registry == null ? null : text(new Source(InputFile.shown(arguments.input()), bytes), registry, io);
    if (text == null) return 1;
    if (arguments.get(OUTPUT) == null) {
      String reduced = reduce(text, command, seconds, registry, io);
      if (reduced != null) io.out().print(reduced);
      return reduced == null ? 1 : 0;
    }
    try (OutputFile file = OutputFile.open(arguments.get(OUTPUT), arguments.input(), io.files())) {     // before all the work
      String reduced = reduce(text, command, seconds, registry, io);
      if (reduced == null) return 1;
      file.write(reduced);
      file.commit();
      return 0;
    }
  }

  /** The program as text, also where the input is bytecode; null after errors. It need not be valid. */
  private static String text(Source source, Registry registry, CommandIo io) {
    DiagnosticPrinter printer = new DiagnosticPrinter(source, io.terminal().colorsErrors());
    Parsed parsed = ProgramReader.read(source, registry, true, diagnostic -> io.err().print(printer.text(diagnostic)));
    if (parsed == null) return null;
    return BytecodeReader.isBytecode(source) ? Printing.print(parsed.module(), registry) : source.text(0, source.end());
  }

  /** Null after an error. */
  private String reduce(String text, String command, long seconds, Registry registry, CommandIo io) throws IOException {
    Path candidate = Files.createTempFile("reduce", ".mlir");
    try {
      AtomicInteger tried = new AtomicInteger();
      AtomicInteger length = new AtomicInteger(text.length());
      try (Pulse _ = pulse.begin(io.err(), "reduce", () -> tried + " candidates tried, " + length + " of " + text.length() + " characters left")) {
        if (holds(command, seconds, candidate, text)) {
          return Reducer.reduce(text, registry, smaller -> {
            tried.incrementAndGet();
            boolean isKept = holds(command, seconds, candidate, smaller);
            if (isKept) length.set(smaller.length());
            return isKept;
          });
        }
      }
      io.err().println("freehold reduce: the input is not interesting: COMMAND does not exit with 0 on it");
      return null;
    } finally {
      Files.deleteIfExists(candidate);      // the command may have taken it away
    }
  }

  /** Asks the command. What it prints is of no interest: it prints it hundreds of times. */
  private static boolean holds(String command, long seconds, Path file, String text) {
    try {
      Files.write(file, Utf8.encode(text));
      Process process = new ProcessBuilder("sh", "-c", command.replace("{}", "\"$1\""), "freehold reduce", file.toString())
          .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      if (process.waitFor(seconds, TimeUnit.SECONDS)) return process.exitValue() == 0;
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
