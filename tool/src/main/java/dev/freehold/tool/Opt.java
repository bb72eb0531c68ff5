// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.ir.Registry;
import dev.freehold.ir.diag.DiagnosticPrinter;
import dev.freehold.pass.PassRegistry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code freehold opt}: reads a program, runs passes over it, prints it; understands the command line of {@code mlir-opt}. */
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
  public int run(List<String> args, Streams io) throws IOException {
    PassRegistry passes = PassRegistry.load();
    OptArguments arguments;
    try {
      arguments = OptArguments.parse(args, passes);
    } catch (OptArguments.Misuse misuse) {
      io.err().println("freehold opt: " + misuse.getMessage());
      return 1;
    }
    Registry registry = Registry.load();
    if (arguments.isSet(OptFlag.HELP)) {
      OptHelp.print(registry, passes, io.out());
      return 0;
    }
    if (arguments.isSet(OptFlag.SHOW_DIALECTS)) {
      io.out().println("Available Dialects: " + String.join(",", registry.namespaces()));
      return 0;
    }
    if (arguments.isSet(OptFlag.LIST_PASSES)) {
      io.out().println("Passes:");
      OptHelp.passes(passes, io.out());
      return 0;
    }
    return process(arguments, registry, passes, io);
  }

  private static int process(OptArguments arguments, Registry registry, PassRegistry passes, Streams io) throws IOException {
    byte[] bytes = InputFile.read(arguments.input(), io);
    if (bytes == null) return 1;
    OptRun run = new OptRun(arguments, registry, passes, io.err());
    if (!run.preparePipeline(diagnostic -> io.err().print(new DiagnosticPrinter(null).text(diagnostic)))) return 1;
    String output = arguments.value(OptFlag.OUTPUT);
    boolean toFile = output != null && !output.equals("-");
    if (toFile && !writable(output, io)) return 1;
    StringBuilder out = new StringBuilder();
    boolean good = run.process(arguments.input().equals("-") ? "<stdin>" : arguments.input(), bytes, out);
    if (!toFile) {
      io.out().append(out);
    } else if (good) {
      Files.writeString(Path.of(output), out, StandardCharsets.ISO_8859_1);
    }
    return good ? 0 : 1;
  }

  /** Says so early where the output cannot be written; nothing is written yet. */
  private static boolean writable(String name, Streams io) {
    Path path = Path.of(name).toAbsolutePath();
    String problem = Files.isDirectory(path) ? "Is a directory" : !Files.isDirectory(path.getParent()) ? "No such file or directory"
        : !Files.isWritable(Files.exists(path) ? path : path.getParent()) ? "Permission denied" : null;
    if (problem != null) io.err().println("cannot open output file '" + name + "': " + problem);
    return problem == null;
  }
}
