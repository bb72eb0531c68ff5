// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.dealloc.lastuse.calls.DirectCalls;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.handles.ManagedSites;
import dev.freehold.dealloc.lastuse.options.ExistingDeallocs;
import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.lastuse.options.UnknownOps;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.pass.PassContext;
import java.util.Map;

/** What a program does with buffers although the options refuse it: it frees them itself, or uses them in operations of which nothing is known. */
final class Refusals {
  private final LastUseOptions options;
  private final PassContext cx;

  private Refusals(LastUseOptions options, PassContext cx) {
    this.options = options;
    this.cx = cx;
  }

  /** Reports an error for each function below {@code root}, itself included, about the first buffer with which it does that. */
  static void report(Op root, LastUseOptions options, PassContext cx) {
    if (options.existing() != ExistingDeallocs.ERROR && options.unknown() != UnknownOps.ERROR) return;
    RunContext run = RunContext.of(root, DirectCalls.NONE, options, cx);
    Refusals refusals = new Refusals(options, cx);
    for (Op function : LastUseRun.functions(root)) refusals.report(function, new ManagedSites(function, Map.of(), run));
  }

  private void report(Op function, ManagedSites managed) {
    function.walkPreOrder(op -> {
      for (Value.Result result : op.results()) {
        Diagnostic.Builder refusal = options.existing() == ExistingDeallocs.ERROR ? managed.refuseFree(result) : null;
        if (refusal == null && options.unknown() == UnknownOps.ERROR) refusal = managed.refuseUnknown(result);
        if (refusal == null) continue;
        cx.report(refusal);
        return Walk.STOP;
      }
      return Walk.ADVANCE;
    });
  }
}
