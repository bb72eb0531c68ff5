// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.text.ExternalResource;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.Resources;
import dev.freehold.pass.PassFailure;
import dev.freehold.pass.Pipeline;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * What was run on a program, kept in the resources behind it.
 *
 * @param pipeline as text
 * @param disableThreading whether one thread did everything
 * @param verifyEach whether the program was verified after each pass
 */
record Reproducer(String pipeline, boolean disableThreading, boolean verifyEach) {
  private static final String OWNER = "mlir_reproducer";
  private static final String FAILED = "failed to create output stream: ";

  static Reproducer of(Pipeline pipeline, boolean disableThreading, boolean verifyEach) {
    return new Reproducer(pipeline.spaced(), disableThreading, verifyEach);
  }

  /** Whether the reproducer of a program, if it has one, can be run; what is wrong with it is reported. */
  static boolean isUsable(ParsedOp program, Diagnostics diagnostics) {
    Map<String, ExternalResource> entries = program.resources().external().getOrDefault(OWNER, Map.of());
    String wrong = null;
    for (String key : entries.keySet()) {
      if (!List.of("pipeline", "disable_threading", "verify_each").contains(key)) wrong = "unknown 'mlir_reproducer' resource key '" + key + "'";
    }
    boolean runnable = entries.isEmpty() || entries.get("pipeline") instanceof ExternalResource.Text;
    if (wrong == null && !runnable) wrong = "expected string value for key 'pipeline'";
    if (wrong != null) diagnostics.report(Diagnostic.error(program.op().location(), wrong).build());
    return wrong == null;
  }

  /** Takes a usable reproducer out of the resources of a program; null where there is none. */
  static Reproducer take(ParsedOp program) {
    Map<String, ExternalResource> entries = program.resources().external().remove(OWNER);
    if (entries == null || !(entries.get("pipeline") instanceof ExternalResource.Text(var pipeline))) return null;
    return new Reproducer(pipeline, isSet(entries.get("disable_threading"), false), isSet(entries.get("verify_each"), true));
  }

  private static boolean isSet(ExternalResource entry, boolean whenAbsent) {
    return entry instanceof ExternalResource.Flag(var set) ? set : whenAbsent;
  }

  /** The text of a program with the reproducer behind it. */
  String text(ParsedOp program, OptOutput output) {
    Resources behind = new Resources();
    behind.addExternal(OWNER, "pipeline", new ExternalResource.Text(pipeline));
    behind.addExternal(OWNER, "disable_threading", new ExternalResource.Flag(disableThreading));
    behind.addExternal(OWNER, "verify_each", new ExternalResource.Flag(verifyEach));
    return output.text(new ParsedOp(program.op(), behind));
  }

  /** Keeps a text for a failure, and reports which pass has failed and where the text is. */
  static void keep(String text, String file, FileAccess files, PassFailure failure, ParsedOp program, Diagnostics diagnostics) {
    String what = failure == null ? "" : "`" + failure.pass() + "` on '" + failure.operation() + "' operation" + failure.symbol();
    diagnostics.report(Diagnostic.error(program.op().location(), "Failures have been detected while processing an MLIR pass pipeline")
        .note(program.op().location(), "Pipeline failed while executing [" + what + "]: " + written(text, file, files)).build());
  }

  /** Keeps a text where nothing has failed; that it cannot be written is a warning. */
  static void keep(String text, String file, FileAccess files, ParsedOp program, Diagnostics diagnostics) {
    String outcome = written(text, file, files);
    if (outcome.startsWith(FAILED)) diagnostics.report(Diagnostic.warning(program.op().location(), outcome).build());
  }

  /** Where the text is, or why it is nowhere. */
  private static String written(String text, String file, FileAccess files) {
    try (FileOutputStream out = new FileOutputStream(files.path(file, FAILED + file).toFile())) {
      out.write(Utf8.encode(text));
      return "reproducer generated at `" + file + "`";
    } catch (IOException e) {
      return FAILED + "Failed to create reproducer stream: cannot open output file '" + file + "': " + IoFailure.reason(e);
    }
  }
}
