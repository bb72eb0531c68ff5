// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.cli.fuzz.SoundnessVerdict.Verdict;
import dev.freehold.interp.Executors;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.interp.check.Finding;
import dev.freehold.interp.check.FunctionReport;
import dev.freehold.interp.check.PathChecker;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Severity;
import dev.freehold.ir.attribute.Location;
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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Puts programs through a deallocation system, in this process, and runs them before and after. Any number of threads may use it. */
public final class SoundnessCheck {
  /** Programs may have operations of unregistered dialects. */
  static final ParserOptions OPTIONS = new ParserOptions(true);
  /** One thread per program: the fuzzer runs several programs at a time. */
  private static final RunSettings SETTINGS = new RunSettings(Profile.SOUND, true, Workers.NONE, IrDumps.NONE, (op, pass, text) -> {}, Remarks.NONE);

  /** That an unknown function writes to a copy may be the last thing that is tried. */
  private static final int MANY_PATHS = 2000;

  private final Registry registry;
  private final PassRegistry passes;
  private final Executors executors;
  private final CheckLimits limits;
  private final String passOptions;

  public SoundnessCheck(Registry registry, PassRegistry passes, Executors executors, CheckLimits limits) {
    this(registry, passes, executors, limits, "");
  }

  /** @param passOptions those of the pass or named pipeline of each system, as text */
  public SoundnessCheck(Registry registry, PassRegistry passes, Executors executors, CheckLimits limits, String passOptions) {
    this.registry = registry;
    this.passes = passes;
    this.executors = executors;
    this.limits = limits;
    this.passOptions = passOptions;
  }

  /** Judges one program; never throws. */
  public SoundnessVerdict judge(String text, DeallocationSystem system) {
    try {
      return transformAndRun(text, system);
    } catch (RuntimeException | StackOverflowError | AssertionError broken) {
      return SoundnessVerdict.of(Verdict.BROKEN, broken.getClass().getSimpleName(), String.valueOf(broken.getMessage()));
    }
  }

  private SoundnessVerdict transformAndRun(String text, DeallocationSystem system) {
    List<Diagnostic> errors = new ArrayList<>();
    Set<Location> remarked = new HashSet<>();
    Diagnostics diagnostics = diagnostic -> {
      if (diagnostic.severity() == Severity.ERROR) errors.add(diagnostic);
      if (diagnostic.severity() == Severity.REMARK) remarked.add(diagnostic.location());
    };
    Op before = read(text, registry, diagnostics);
    Op after = read(text, registry, diagnostics);
    if (before == null || after == null) return SoundnessVerdict.of(Verdict.BROKEN, "invalid", "the program is rejected: " + first(errors));
    if (!new PipelineRunner(registry, diagnostics, SETTINGS).run(pipeline(system), after)) {
      // Also where a program whose own sizes do not agree stops being valid once they are known: the reference refuses those too.
      return SoundnessVerdict.of(errors.isEmpty() || !system.mayRefuse() ? Verdict.BROKEN : Verdict.REFUSED, "refused", first(errors));
    }
    return run(before, after, system, EscapedAllocations.of(before, remarked));
  }

  /** A program that is valid, or null. */
  static Op read(String text, Registry registry, Diagnostics diagnostics) {
    Parsed parsed = Parser.parse(Source.of("program", text), registry, OPTIONS, diagnostics);
    return parsed != null && Verifier.verify(parsed.module(), registry, diagnostics) ? parsed.module() : null;
  }

  private Pipeline pipeline(DeallocationSystem system) {
    Pipeline pipeline = Pipeline.ofModule();
    if (!new PipelineParser(passes, ignored -> {}).addFlag(pipeline, system.pass(), passOptions)) {
      throw new IllegalStateException("the options '" + passOptions + "' do not fit '" + system.pass() + "'");
    }
    return pipeline;
  }

  private static String first(List<Diagnostic> errors) {
    return errors.isEmpty() ? "no error is reported" : errors.getFirst().message();
  }

  /**
   * @param escaped the buffers that a remark says are not deallocated, by the locations of their allocations
   */
  private SoundnessVerdict run(Op before, Op after, DeallocationSystem system, Set<Location> escaped) {
    PathChecker checker = PathChecker.of(before, after, registry, executors, limits);
    long paths = 0;
    long completed = 0;
    Finding own = null;
    String skipped = null;
    boolean addressesMatter = false;
    boolean escapes = false;
    // With options private functions may agree on something else with their callers.
    for (String function : passOptions.isEmpty() ? checker.functions() : checker.entries()) {
      FunctionReport report = checker.check(function);
      paths += report.paths();
      completed += report.paths() - report.incompletePaths();
      if (report.failure() != null)
        return SoundnessVerdict.of(Verdict.BROKEN, report.failure().getClass().getSimpleName(), "executor failed: " + report.failure());
      if (report.skipped() != null) skipped = report.skipped().message();
      addressesMatter |= report.reasons().containsKey(FunctionReport.ADDRESSES_MATTER);
      boolean freesWrongly = false;
      for (Finding finding : report.findings()) {
        if (finding.stage() != Finding.Stage.GIVEN) continue;
        own = finding;
        freesWrongly |= Fault.Kind.valueOf(finding.kind()).isOwnership();
      }
      // What a function frees wrongly itself it still does after the passes.
      for (Finding finding : freesWrongly ? List.<Finding>of() : report.findings()) {
        if (finding.stage() != Finding.Stage.TRANSFORMED || !system.promises(finding.kind(), before)) continue;
        boolean leaks = finding.kind().equals(Fault.Kind.LEAK.name()) && escaped.contains(finding.diagnostic().location());
        if (!leaks) return verdictOf(verdict(finding, function, after), finding, paths);
        escapes = true;
      }
    }
    if (own != null) return verdictOf(Verdict.FAULTY_INPUT, own, paths);
    if (escapes) return new SoundnessVerdict(Verdict.ESCAPED, "", "", paths);
    if (addressesMatter) return new SoundnessVerdict(Verdict.ADDRESSES_SEEN, "", "", paths);
    return completed == 0 ? new SoundnessVerdict(Verdict.NOT_EXECUTED, "", skipped == null ? "" : skipped, paths)
        : new SoundnessVerdict(Verdict.SOUND, "", "", paths);
  }

  /** A difference has its cause outside of the passes where the program that they made writes to a copy, or to what it was copied from. */
  private Verdict verdict(Finding finding, String function, Op after) {
    if (!finding.kind().equals(Finding.DIFFERENCE)) return Verdict.UNSOUND;
    if (finding.writesToCopy()) return Verdict.COPY_WRITTEN;
    CheckLimits thorough = new CheckLimits(Math.max(limits.paths(), MANY_PATHS), limits.steps());
    return writesToCopy(PathChecker.of(after, after, registry, executors, thorough), function) ? Verdict.COPY_WRITTEN : Verdict.UNSOUND;
  }

  /** Whether a program, which is checked against itself, writes to a clone or to what was cloned. */
  static boolean writesToCopy(PathChecker alone, String function) {
    return alone.check(function).reasons().containsKey(Fault.WRITE_TO_CLONE);
  }

  private static SoundnessVerdict verdictOf(Verdict verdict, Finding finding, long paths) {
    return new SoundnessVerdict(verdict, finding.kind(), "@" + finding.function() + ": " + finding.diagnostic().message(), paths);
  }
}
