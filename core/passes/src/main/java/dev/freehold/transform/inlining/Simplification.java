// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.inlining;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.pass.CheckedTogether;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What functions go through before calls of them are inlined: a pipeline for all of them, or one for those of a name. */
final class Simplification {
  private final List<Pipeline.Entry> usual;
  private final Map<String, List<Pipeline.Entry>> ofOperation = new HashMap<>();

  private Simplification(List<Pipeline.Entry> usual) {
    this.usual = usual;
  }

  /** Reads the pipelines; null after an error. */
  static @Nullable Simplification of(Op root, Inline options, PassContext cx) {
    Pipeline usual = parse(options.defaultPipeline(), cx);
    Pipeline others = usual == null ? null : parse(options.opPipelines(), cx);
    if (usual == null || others == null) return null;
    Simplification simplification = new Simplification(usual.entries());
    for (Pipeline.Entry entry : others.entries()) {
      if (entry instanceof Pipeline.Nested(Pipeline pipeline)) simplification.ofOperation.put(pipeline.anchor(), pipeline.entries());
      else cx.report(Diagnostic.error(root.location(), "option 'op-pipelines' expects pipelines such as 'func.func(canonicalize)'"));
    }
    simplification.ofOperation.values().forEach(entries -> checkFlat(root, entries, cx));
    checkFlat(root, usual.entries(), cx);
    return cx.failed() ? null : simplification;
  }

  private static @Nullable Pipeline parse(String text, PassContext cx) {
    return new PipelineParser(PassRegistry.load(), cx::report).parse(Pipeline.ANY + "(" + text + ")");
  }

  private static void checkFlat(Op root, List<Pipeline.Entry> entries, PassContext cx) {
    for (Pipeline.Entry entry : entries) {
      switch (entry) {
        case Pipeline.Nested(Pipeline pipeline) -> cx.report(
            Diagnostic.error(root.location(), "pipelines for '" + pipeline.anchor() + "' in functions are not supported by 'inline'"));
        case Pipeline.Step step when step.pass() instanceof CheckedTogether pass && pass.isChecked(cx.profile()) -> cx.report(
            Diagnostic.error(root.location(), "'" + step.info().name() + "' needs all functions at once and is not supported by 'inline'"));
        case Pipeline.Step step -> {}
      }
    }
  }

  /** Runs the passes on each of some functions. */
  void run(List<Op> functions, PassContext cx) {
    cx.forEachApart(functions, (function, own) -> {
      for (Pipeline.Entry entry : ofOperation.getOrDefault(function.name(), usual)) {
        if (!own.failed() && entry instanceof Pipeline.Step step) step.pass().run(function, own);
      }
    });
  }
}
