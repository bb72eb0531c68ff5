// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Severity;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.util.Arrays;
import java.util.StringJoiner;

/** A pass with its options. */
public final class PassUnderTest {
  private static final PassRegistry PASSES = PassRegistry.load();

  private final Registry registry;
  private final Pipeline pipeline = Pipeline.ofModule();

  /**
   * @param flag as on the command line of {@code opt}
   */
  public PassUnderTest(String flag, Registry registry) {
    this.registry = registry;
    String[] parts = flag.substring(2).split("=", 2);
    if (!new PipelineParser(PASSES, _ -> {}).addFlag(pipeline, parts[0], parts.length > 1 ? parts[1] : ""))
      throw new IllegalArgumentException("unknown pass or option: " + flag);
  }

  /** Transforms a program; returns what goes wrong, or null. */
  public String run(Op program) {
    return run(program, diagnostic -> {});
  }

  /**
   * Transforms a program; returns what goes wrong, or null.
   *
   * @param listener receives what the pass reports
   */
  public String run(Op program, Diagnostics listener) {
    StringJoiner errors = new StringJoiner("; ");
    Diagnostics diagnostics = diagnostic -> {
      listener.report(diagnostic);
      if (diagnostic.severity() == Severity.ERROR) errors.add(diagnostic.message());
    };
    try {
      if (!new PipelineRunner(registry, diagnostics, RunSettings.DEFAULT).run(pipeline, program)) return "refused: " + errors;
      return Verifier.verify(program, registry, diagnostics) ? null : "invalid: " + errors;
    } catch (RuntimeException | StackOverflowError | AssertionError broken) {
      Throwable cause = broken;
      while (cause.getCause() != null) cause = cause.getCause();
      return "crashed: " + cause + " at "
          + Arrays.stream(cause.getStackTrace()).map(StackTraceElement::toString).filter(frame -> frame.contains("freehold")).findFirst().orElse("?");
    }
  }
}
