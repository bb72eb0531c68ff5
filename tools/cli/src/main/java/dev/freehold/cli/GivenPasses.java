// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.Remarks;
import dev.freehold.pass.RunSettings;
import java.util.List;

/** The passes on the command line of a command that looks at what they do. */
final class GivenPasses {
  static final Option<String> PASS_PIPELINE = Option.text("pass-pipeline", "PIPELINE", "textual pass pipeline, as for freehold opt").alias("p");
  static final Option<Boolean> VERIFY_EACH = Option.flag("verify-each", "verify the program after each pass").withDefault(true);
  static final Option<Boolean> REFERENCE_COMPATIBLE =
      Option.flag("reference-compatible", "let the passes produce what the reference produces, faults included");

  private final Pipeline pipeline;
  private final boolean verifiesEach;

  private final List<String> written;

  private GivenPasses(Pipeline pipeline, boolean verifiesEach, List<String> written) {
    this.pipeline = pipeline;
    this.verifiesEach = verifiesEach;
    this.written = written;
  }

  /** Null after errors in a pipeline, which have been reported then. */
  static GivenPasses of(ParsedArguments arguments, CommandInput input) throws UsageError, Jars.Unusable {
    Pipeline pipeline = pipeline(arguments, input.jars().services(PassRegistry::load), input.diagnostics());
    return pipeline == null ? null : new GivenPasses(pipeline, arguments.get(VERIFY_EACH), written(arguments));
  }

  private static Pipeline pipeline(ParsedArguments arguments, PassRegistry passes, Diagnostics diagnostics) throws UsageError {
    arguments.checkPasses(passes.names());
    PipelineParser parser = new PipelineParser(passes, diagnostics);
    if (arguments.isGiven(PASS_PIPELINE)) return parser.parse(arguments.get(PASS_PIPELINE));
    Pipeline pipeline = Pipeline.ofModule();
    for (ParsedArguments.PassFlag flag : arguments.passes()) {
      if (!parser.addFlag(pipeline, flag.name(), flag.options())) return null;
    }
    return pipeline;
  }

  private static List<String> written(ParsedArguments arguments) {
    if (arguments.isGiven(PASS_PIPELINE)) return List.of("--pass-pipeline=" + arguments.get(PASS_PIPELINE));
    return arguments.passes().stream().map(flag -> "--" + flag.name() + (flag.options().isEmpty() ? "" : "=" + flag.options())).toList();
  }

  /** The passes as they stand on the command line. */
  List<String> written() {
    return written;
  }

  boolean areNone() {
    return pipeline.entries().isEmpty();
  }

  /** Runs them on a program; false after errors, which have been reported then. */
  boolean run(Op program, CommandInput input) {
    return run(program, input, input.diagnostics(), Remarks.NONE);
  }

  /** The same, with their remarks. */
  boolean run(Op program, CommandInput input, Remarks remarks) {
    return run(program, input, input.diagnostics(), remarks);
  }

  /** The same; what the passes say goes elsewhere. */
  boolean run(Op program, CommandInput input, Diagnostics diagnostics, Remarks remarks) {
    RunSettings usual = RunSettings.DEFAULT;
    RunSettings settings = new RunSettings(input.profile(), verifiesEach, usual.workers(), IrDumps.NONE, usual.log(), remarks);
    return new PipelineRunner(input.registry(), diagnostics, settings).run(pipeline, program);
  }
}
