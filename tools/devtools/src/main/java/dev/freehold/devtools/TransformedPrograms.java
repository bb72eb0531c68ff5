// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.interp.Executors;
import dev.freehold.interp.Program;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Programs behind a pass or a pipeline, ready to be run. */
final class TransformedPrograms {
  private static final Diagnostics IGNORED = diagnostic -> {};

  private final Registry registry = Registry.load();
  private final PassRegistry passes = PassRegistry.load();
  private final Executors executors = Executors.load();

  /** The program in a file behind a pass or a pipeline without options; null where that fails. */
  Program behind(Path file, String pass) throws IOException {
    Source source = new Source(file.getFileName().toString(), Files.readAllBytes(file));
    Parsed parsed = Parser.parse(source, registry, new ParserOptions(false), IGNORED);
    Pipeline pipeline = Pipeline.ofModule();
    new PipelineParser(passes, IGNORED).addFlag(pipeline, pass, "");
    boolean succeeds = new PipelineRunner(registry, IGNORED, RunSettings.DEFAULT).run(pipeline, parsed.module());
    return succeeds ? new Program(parsed.module(), registry, executors) : null;
  }
}
