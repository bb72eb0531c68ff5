// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Severity;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.ir.Workers;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.Remarks;
import dev.freehold.pass.RunSettings;

import dev.freehold.report.ProgramText;
import dev.freehold.report.Report;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that was sent, read and transformed.
 *
 * @param given as it was sent
 * @param transformed what its passes made of it; null if it has none
 * @param remarks what they said
 */
record PreparedProgram(Registry registry, ProgramText given, Report.@Nullable Transformed transformed, List<Diagnostic> remarks) {
  /** What diagnostics call the program that was sent. */
  private static final String NAME = "program.mlir";

  /** Null after errors, which have been reported then. */
  static @Nullable PreparedProgram of(ProgramRequest request, Diagnostics diagnostics) {
    Registry registry = Registry.load();
    Source source = Source.of(NAME, request.program());
    ProgramText given = read(source, request, registry, diagnostics);
    if (given == null) return null;
    if (!request.hasPasses()) return new PreparedProgram(registry, given, null, List.of());
    List<Diagnostic> remarks = new ArrayList<>();
    ProgramText copy = read(source, request, registry, diagnostics);
    Report.Transformed transformed = copy == null ? null
        : Report.Transformed.of(copy, op -> run(request, op, registry, remarks, diagnostics),
            op -> ProgramText.print(op, registry, request.profile(), request.allowUnregistered(), diagnostics));
    return transformed == null ? null : new PreparedProgram(registry, given, transformed, remarks);
  }

  private static @Nullable ProgramText read(Source source, ProgramRequest request, Registry registry, Diagnostics diagnostics) {
    Parsed parsed = Parser.parse(source, registry, new ParserOptions(request.allowUnregistered()), diagnostics);
    if (parsed == null || !Verifier.verify(parsed.module(), registry, request.profile(), diagnostics)) return null;
    return ProgramText.read(parsed.module(), source);
  }

  /** On one thread: what a request takes is limited, and counted, by that. Errors are reported, whatever else is said is a remark. */
  private static boolean run(ProgramRequest request, Op program, Registry registry, List<Diagnostic> remarks, Diagnostics diagnostics) {
    Diagnostics said = diagnostic -> {
      if (diagnostic.severity() == Severity.ERROR) diagnostics.report(diagnostic);
      else remarks.add(diagnostic);
    };
    Pipeline pipeline = new PipelineParser(PassRegistry.load(), said).parse(request.modulePipeline());
    if (pipeline == null) return false;
    Remarks all = Remarks.all(remark -> remarks.add(remark.asDiagnostic()));
    RunSettings settings = new RunSettings(request.profile(), true, Workers.NONE, IrDumps.NONE, RunSettings.DEFAULT.log(), all);
    return new PipelineRunner(registry, said, settings).run(pipeline, program);
  }
}
