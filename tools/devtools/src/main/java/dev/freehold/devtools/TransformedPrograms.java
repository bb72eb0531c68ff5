// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.interp.Executors;
import dev.freehold.interp.Program;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Programs behind a pass or a pipeline, ready to be run. */
final class TransformedPrograms {
  private static final Diagnostics IGNORED = diagnostic -> {};

  private final Registry registry = Registry.load();
  private final PassRegistry passes = PassRegistry.load();
  private final Executors executors = Executors.load();

  /** The program in a file behind a pass or a pipeline without options; null where that fails. */
  @Nullable
  Program behind(Path file, String pass) throws IOException {
    return program(new Source(file.getFileName().toString(), Files.readAllBytes(file)), pass, "", IGNORED);
  }

  /** A program behind a pass or a pipeline with options, ready to be run; null where it is invalid, or where that fails. */
  @Nullable
  Program program(Source source, String pass, String options, Diagnostics diagnostics) {
    Op module = behind(source, pass, options, diagnostics);
    return module == null ? null : new Program(module, registry, executors);
  }

  /** A program behind a pass or a pipeline without options; null where it is invalid, or where that fails. */
  @Nullable
  Op behind(Source source, String pass) {
    return behind(source, pass, "", IGNORED);
  }

  private @Nullable Op behind(Source source, String pass, String options, Diagnostics diagnostics) {
    Op module = read(source);
    if (module == null) return null;
    Pipeline pipeline = Pipeline.ofModule();
    new PipelineParser(passes, IGNORED).addFlag(pipeline, pass, options);
    return new PipelineRunner(registry, diagnostics, RunSettings.DEFAULT).run(pipeline, module) ? module : null;
  }

  /** The program as it is; null if it is invalid. */
  @Nullable
  Op read(Source source) {
    Parsed parsed = Parser.parse(source, registry, new ParserOptions(true), IGNORED);
    return parsed != null && Verifier.verify(parsed.module(), registry, IGNORED) ? parsed.module() : null;
  }

  /** Compares two programs that passes made of the same one, path by path. */
  PathChecker checker(Op one, Op other, CheckLimits limits) {
    return PathChecker.of(one, other, registry, executors, limits);
  }
}
