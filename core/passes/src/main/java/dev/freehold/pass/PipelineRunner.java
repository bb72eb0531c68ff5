// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Block;
import dev.freehold.ir.Callees;
import dev.freehold.ir.Cancellation;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.IrInvariants;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Runs pipelines. Pipelines of neighbouring operations run at the same time; what they report appears in the order of the
 * program all the same.
 */
public final class PipelineRunner {
  private final Registry registry;
  private final Diagnostics diagnostics;
  private final RunSettings settings;
  private final PassReport report = new PassReport();
  private volatile @Nullable PassFailure failure;

  public PipelineRunner(Registry registry, Diagnostics diagnostics, RunSettings settings) {
    this.registry = registry;
    this.diagnostics = diagnostics;
    this.settings = settings;
  }

  /** Time and counters of the passes that have run. */
  public PassReport report() {
    return report;
  }

  /** Which pass has failed; null as long as none has. */
  public @Nullable PassFailure failure() {
    return failure;
  }

  /** Runs {@code pipeline} on {@code root}; false after an error, which has been reported then. */
  public boolean run(Pipeline pipeline, Op root) {
    boolean fits = pipeline.anchor().equals(Pipeline.ANY) || pipeline.anchor().equals(root.name());
    if (!fits) {
      String message = "can't run '" + pipeline.anchor() + "' pass manager on '" + root.name() + "' op";
      diagnostics.report(Diagnostic.error(root.location(), message));
      return false;
    }
    Reports reports = new Reports(diagnostics, settings.remarks());
    return runOnAll(List.of(root), merged(pipeline.entries()), context(root, reports), reports, report.root());
  }

  /** Neighbouring pipelines for the same operations become one, so that each operation is finished before the next begins. */
  private static List<Pipeline.Entry> merged(List<Pipeline.Entry> entries) {
    List<Pipeline.Entry> result = new ArrayList<>();
    for (Pipeline.Entry entry : entries) {
      boolean joins =
          entry instanceof Pipeline.Nested next
              && !result.isEmpty()
              && result.getLast() instanceof Pipeline.Nested last
              && last.pipeline().anchor().equals(next.pipeline().anchor());
      result.add(joins ? join((Pipeline.Nested) result.removeLast(), (Pipeline.Nested) entry) : entry);
    }
    return result;
  }

  private static Pipeline.Nested join(Pipeline.Nested first, Pipeline.Nested second) {
    return new Pipeline.Nested(first.pipeline().then(second.pipeline()));
  }

  private PassContext context(Op root, Reports reports) {
    return new PassContext(root, registry, settings.profile(), reports, settings.workers());
  }

  /** Runs a pipeline on neighbours, which wait for each other after each pass that is {@link CheckedTogether}. */
  private boolean runOnAll(List<Op> targets, List<Pipeline.Entry> entries, PassContext outer, Reports reports, PassReport.Node times) {
    Callees callees = callees(targets, entries, outer);
    int from = 0;
    for (int i = 0; i < entries.size(); i++) {
      if (!(entries.get(i) instanceof Pipeline.Step step) || !(step.pass() instanceof CheckedTogether pass) || !pass.isChecked(settings.profile()))
        continue;
      if (!runPart(targets, new Part(entries, from, i + 1, callees), reports, times)) return false;
      from = i + 1;
      if (!check(targets, pass, outer, times.child(i, step.info().className(), step.info().statistics()))) return false;
    }
    return from == entries.size() || runPart(targets, new Part(entries, from, entries.size(), callees), reports, times);
  }

  /**
   * What passes on operations below another one may know of the callees, before any of them changes: passes do not make functions free what they did not free.
   * Null for the root of the pipeline, which sees for itself.
   */
  private static @Nullable Callees callees(List<Op> targets, List<Pipeline.Entry> entries, PassContext outer) {
    if (targets.contains(outer.root())) return null;
    boolean isAsked = entries.stream().anyMatch(entry -> entry instanceof Pipeline.Step step && step.pass().asksCallees());
    return isAsked ? outer.callees() : Callees.UNKNOWN;
  }

  private boolean check(List<Op> targets, CheckedTogether pass, PassContext outer, PassReport.Node times) {
    long start = System.nanoTime();
    if (!targets.isEmpty()) pass.check(targets, outer);
    times.add(System.nanoTime() - start, Map.of());
    if (outer.failed()) fail(pass.info(), outer.root());
    return !outer.failed();
  }

  private void fail(PassInfo info, Op root) {
    String name = SymbolTables.nameOf(root);
    failure = new PassFailure(info.className(), root.name(), name == null ? "" : ": @" + name);
  }

  /** The entries of a pipeline from one position up to another. */
  private record Part(List<Pipeline.Entry> entries, int from, int to, @Nullable Callees callees) {}

  private boolean runPart(List<Op> targets, Part part, Reports reports, PassReport.Node times) {
    if (!settings.dumps().any() && targets.size() > 1) return runParallel(targets, part, reports, times);
    boolean good = true;
    for (Op target : targets) good &= runOn(target, part, reports, times);
    return good;
  }

  private boolean runOn(Op op, Part part, Reports reports, PassReport.Node times) {
    PassContext context = context(op, reports);
    if (part.callees != null) context.setCallees(part.callees);
    List<Pipeline.Entry> entries = part.entries;
    for (int i = part.from; i < part.to; i++) {
      Cancellation.check();
      boolean good = switch (entries.get(i)) {
        case Pipeline.Step step -> runStep(step, context, reports, times.child(i, step.info().className(), step.info().statistics()));
        case Pipeline.Nested nested ->
            runNested(nested.pipeline(), context, reports, times.child(i, "'" + nested.pipeline().anchor() + "' Pipeline"));
      };
      if (!good) return false;
    }
    return true;
  }

  private boolean runStep(Pipeline.Step step, PassContext context, Reports reports, PassReport.Node times) {
    PassInfo info = step.info();
    Op root = context.root();
    IrDumps dumps = settings.dumps();
    if (dumps.showsBefore(info)) settings.log().dump(root, info, dumps.text("Before", "", info, root, registry));
    String before = dumps.onlyChanges() && dumps.showsAfter(info) ? root.toString() : null;
    long start = System.nanoTime();
    try {
      step.pass().run(root, context);
    } catch (CancellationException cancelled) {
      throw cancelled;
    } catch (RuntimeException | StackOverflowError crash) {
      throw new IllegalStateException("pass '" + info.name() + "' crashed on '" + root.name() + "'", crash);
    }
    assert IrInvariants.hold(root) : info.name();
    boolean isVerified = context.hasPreservedAll() || !settings.verifyEach();
    Map<String, Long> counts = context.endPass();
    boolean good = !context.failed()
        && (isVerified || Verifier.verifyChanges(root, registry, settings.profile(), reports.diagnostics(), settings.workers()));
    assert !good || !settings.verifyEach() || isRight(root) : info.name();
    times.add(System.nanoTime() - start, counts);
    if (!good) {
      fail(info, root);
      if (dumps.showsFailure(info)) settings.log().dump(root, info, dumps.text("After", " Failed", info, root, registry));
    } else if (dumps.showsAfter(info) && !(before != null && before.equals(root.toString()))) {
      settings.log().dump(root, info, dumps.text("After", "", info, root, registry));
    }
    return good;
  }

  /** Whether verifying everything, not changes alone, finds nothing either. */
  private boolean isRight(Op root) {
    return Verifier.verify(root, registry, settings.profile(), ignored -> {}, settings.workers());
  }

  private boolean runNested(Pipeline pipeline, PassContext outer, Reports reports, PassReport.Node times) {
    boolean good = runOnAll(targets(pipeline, outer.root()), merged(pipeline.entries()), outer, reports, times);
    outer.endPass();
    return good;
  }

  private boolean runParallel(List<Op> targets, Part part, Reports reports, PassReport.Node times) {
    List<List<Runnable>> reported = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) reported.add(new ArrayList<>());
    boolean[] good = new boolean[targets.size()];
    settings.workers().run(targets.size(), i -> good[i] = runOn(targets.get(i), part, reports.deferred(reported.get(i)), times));
    boolean all = true;
    for (int i = 0; i < good.length; i++) {
      reported.get(i).forEach(Runnable::run);
      all &= good[i];
    }
    return all;
  }

  private static List<Op> targets(Pipeline pipeline, Op root) {
    List<Op> targets = new ArrayList<>();
    for (int i = 0; i < root.regionCount(); i++) {
      Region region = root.region(i);
      for (Block block = region.first(); block != null; block = block.next()) {
        for (Op op = block.first(); op != null; op = op.next()) {
          if (fits(pipeline, op)) targets.add(op);
        }
      }
    }
    return targets;
  }

  private static boolean fits(Pipeline pipeline, Op op) {
    if (!(op instanceof IsolatedFromAbove)) return false;
    return pipeline.anchor().equals(Pipeline.ANY) || pipeline.anchor().equals(op.name());
  }
}
