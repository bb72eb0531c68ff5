// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.opt.OptOptions;
import dev.freehold.opt.OptRun;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.pass.PassRegistry;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** {@code freehold opt}: reads a program, runs passes over it, prints it; understands the command line of {@code mlir-opt}. */
final class Opt implements Command {
  private final Supplier<Profile> reference;

  Opt() {
    this(Profile::reference);
  }

  /** @param reference the profile of {@code --reference-compatible} */
  Opt(Profile reference) {
    this(() -> reference);
  }

  private Opt(Supplier<Profile> reference) {
    this.reference = reference;
  }

  @Override
  public String name() {
    return "opt";
  }

  @Override
  public String summary() {
    return "run passes over a program and print the result";
  }

  @Override
  public int run(List<String> args, CommandIo io) throws IOException {
    try {
      ParsedArguments arguments = ParsedArguments.parse(args, OptCommandOptions.TABLE);
      Jars jars = Jars.of(arguments.all(CommonOptions.LOAD), io.files());
      PassRegistry passes = jars.services(PassRegistry::load);
      OptOptions.checkPasses(arguments, passes);
      Registry registry = Dialects.load(jars, descriptions(arguments), io);
      if (registry == null) return 1;
      return run(arguments, registry, arguments.get(OptOptions.REFERENCE_COMPATIBLE) ? reference.get() : Profile.SOUND, passes, io);
    } catch (UsageError | Jars.Unusable wrong) {
      io.err().println("freehold opt: " + wrong.getMessage());
      return 1;
    }
  }

  /** The reference has a flag of its own, for one file. */
  private static List<String> descriptions(ParsedArguments arguments) {
    List<String> files = new ArrayList<>(arguments.all(CommonOptions.DIALECT));
    String irdl = arguments.get(OptCommandOptions.IRDL_FILE);
    if (irdl != null && !irdl.isEmpty()) files.addFirst(irdl);
    return files;
  }

  private int run(ParsedArguments arguments, Registry registry, Profile profile, PassRegistry passes, CommandIo io) throws IOException {
    if (arguments.get(OptCommandOptions.HELP)) {
      OptHelp.print(registry, passes, io.out());
      return 0;
    }
    if (arguments.get(OptCommandOptions.VERSION)) {
      io.out().println("Freehold version " + Main.version() + "\n  Compatible with LLVM version 22.");
      return 0;
    }
    if (arguments.get(OptCommandOptions.SHOW_DIALECTS)) {
      io.out().println("Available Dialects: " + String.join(",", registry.namespaces()));
      return 0;
    }
    if (arguments.get(OptCommandOptions.LIST_PASSES)) {
      io.out().println("Passes:");
      OptHelp.passes(passes, io.out());
      return 0;
    }
    return process(arguments, registry, profile, passes, io);
  }

  private int process(ParsedArguments arguments, Registry registry, Profile profile, PassRegistry passes, CommandIo io) throws IOException {
    byte[] bytes = InputFile.read(arguments.input(), io);
    if (bytes == null) return 1;
    boolean isColored = io.terminal().colored(arguments.get(OptCommandOptions.COLOR, null)).colorsErrors();
    if (arguments.get(OptCommandOptions.FORMAT) == ReportFormat.SARIF) {
      SarifLog log = new SarifLog();
      OptRun run = new OptRun(arguments, registry, profile, passes, io.files(), io.err(), isColored, log::add);
      boolean good = process(run, arguments, bytes, OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
      log.print(io.out());
      return good ? 0 : 1;
    }
    OptRun run = new OptRun(arguments, registry, profile, passes, io.files(), io.err(), isColored);
    String remarks = arguments.get(OptCommandOptions.REMARKS_OUTPUT);
    if (!OptOptions.hasYamlRemarks(arguments) || remarks.equals("-")) return process(run, arguments, bytes, io.out(), io);
    try (OutputFile file = OutputFile.open(remarks, arguments.input(), io.files())) {
      int status = process(run, arguments, bytes, file.stream(), io);
      file.commit();
      return status;
    }
  }

  /** @param remarks where remarks in YAML go */
  private static int process(OptRun run, ParsedArguments arguments, byte[] bytes, OutputStream remarks, CommandIo io) throws IOException {
    String output = arguments.get(OptCommandOptions.OUTPUT);
    if (output == null || output.equals("-")) return process(run, arguments, bytes, io.out(), remarks) ? 0 : 1;
    try (OutputFile file = OutputFile.open(output, arguments.input(), io.files())) {
      boolean good = process(run, arguments, bytes, file.stream(), remarks);
      if (good) file.commit();
      return good ? 0 : 1;
    }
  }

  private static boolean process(OptRun run, ParsedArguments arguments, byte[] bytes, OutputStream out, OutputStream remarks) throws IOException {
    return run.preparePipeline() && run.process(InputFile.shown(arguments.input()), bytes, out, remarks);
  }
}
