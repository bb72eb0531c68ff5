// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.validate.SiteAnalysis.Findings;
import dev.freehold.validate.SiteAnalysis.Origin;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Validates one function, and says what it does for its callers. */
final class FunctionAnalysis {
  private static final int LARGEST_RELATION = 5_000;
  private static final long LEAST_STEPS = 40_000_000;

  private final Program program;
  private final Op function;
  private final boolean borrowing;
  private final boolean exported;
  private final boolean allCallsSeen;
  private final Budget budget;
  private final SiteAnalysis analysis;
  private final List<SiteVerdict> verdicts = new ArrayList<>();
  private final List<Relation> made = new ArrayList<>();
  private final List<Relation> lent = new ArrayList<>();
  private @Nullable String unknown;

  /**
   * @param borrowing whether the function must keep to the convention at boundaries
   * @param exported whether a summary is wanted
   * @param allCallsSeen whether nobody else calls the function, so that it only matters what is passed there
   */
  FunctionAnalysis(Program program, boolean borrowing, boolean exported, boolean allCallsSeen, long stepsPerOp) {
    this.program = program;
    this.borrowing = borrowing;
    this.exported = exported;
    this.allCallsSeen = allCallsSeen;
    function = program.function;
    budget = new Budget(LEAST_STEPS + stepsPerOp * program.instrs.size());
    analysis = new SiteAnalysis(program, budget);
  }

  List<SiteVerdict> verdicts() {
    return verdicts;
  }

  /** Validates all sites. */
  Summary analyze() {
    Summary.Fate passed = arguments();
    for (int i = 0; i < program.births.size(); i++) sites(program.births.get(i));
    return new Summary(program.arguments.length, passed, united(made), united(lent), program.mayReturn(), unknown);
  }

  private List<Relation> united(List<Relation> relations) {
    if (relations.size() < 2) return List.copyOf(relations);
    try {
      return List.of(Relation.union(relations));
    } catch (Undecidable e) {
      unknown = e.getMessage();
      return List.of(relations.getFirst());
    }
  }

  /** A call may return objects that its caller must free, and others. */
  private void sites(int position) {
    switch (program.sourceAt(position)) {
      case Instr.Birth birth -> site(position, birth, birth.kind());
      case Instr.Call call -> {
        if (!call.summary().made().isEmpty()) site(position, call, SiteKind.CALL_RESULT);
        if (!call.summary().lent().isEmpty()) site(position, call, SiteKind.LENT);
      }
    }
  }

  private void site(int position, Instr.Source instr, SiteKind kind) {
    Findings findings;
    try {
      if (budget.isSpent()) throw new Undecidable(Budget.SPENT);
      analysis.relevance().findHandles(sources(instr));
      if (!kind.mustBeFreed() && !analysis.relevance().mayChange) return;
      findings = analysis.analyze(new Origin(position, kind, exported, borrowing, false));
      if (exported) {
        exportResult(findings.kept, kind.mustBeFreed() ? made : lent);
        exportResult(findings.lent, lent);
      }
    } catch (Undecidable e) {
      findings = new Findings();
      findings.undecided(e.getMessage(), instr.op());
      if (kind.mustBeFreed() && exported) unknown = e.getMessage();
    }
    Verdict verdict = verdict(findings);
    if (kind.mustBeFreed() || !(verdict instanceof Verdict.Proved)) verdicts.add(new SiteVerdict(function, instr.op(), kind, verdict));
  }

  private void exportResult(int returned, List<Relation> to) {
    if (returned == Bdd.FALSE) return;
    Relation relation = export(returned);
    if (relation.nodeCount() > LARGEST_RELATION) unknown = "what the function returns depends on too many conditions";
    else to.add(relation);
  }

  private Relation export(int f) {
    int base = 2 * program.variableCount();
    return Relation.of(analysis.diagrams(), f, v -> v >= base ? program.arguments.length + v - base : program.first.get(v >> 1));
  }

  /** The results that may denote what is born. */
  private int[] sources(Instr.Source instr) {
    return switch (instr) {
      case Instr.Birth birth -> new int[] {birth.result()};
      case Instr.Call call -> {
        Ints handles = new Ints();
        for (int v : call.results()) {
          if (v >= 0 && !ProgramBuilder.isFlag(program.valueOf(v).type())) handles.add(v);
        }
        yield handles.toArray();
      }
    };
  }

  /** What becomes of an object of the caller's; null where nothing happens to it, or nothing is known. */
  private Summary.@Nullable Fate arguments() {
    Ints handles = new Ints();
    for (int v : program.arguments) {
      if (v >= 0 && ProgramBuilder.isBuffer(program.valueOf(v).type())) handles.add(v);
    }
    if (handles.size() == 0) return null;
    analysis.relevance().findHandles(handles.toArray());
    if (!analysis.relevance().mayChange) return null;
    Findings findings;
    try {
      findings = analysis.analyze(new Origin(-1, SiteKind.ARGUMENT, true, borrowing, allCallsSeen));
    } catch (Undecidable e) {
      unknown = e.getMessage();
      return null;
    }
    Verdict verdict = verdict(findings);
    if (verdict instanceof Verdict.Undecided undecided) unknown = undecided.reason();
    if (!(verdict instanceof Verdict.Proved)) verdicts.add(new SiteVerdict(function, function, SiteKind.ARGUMENT, verdict));
    return new Summary.Fate(export(findings.kept), export(findings.freed), export(findings.freedOnPath), export(findings.misused), findings.misuse);
  }

  private static Verdict verdict(Findings findings) {
    if (!findings.faults.isEmpty()) return new Verdict.Faulty(List.copyOf(findings.faults));
    if (!findings.unsure.isEmpty()) {
      Fault fault = findings.unsure.getFirst();
      return new Verdict.Undecided("depending on unknown behavior, it " + fault.kind().description(), fault.place());
    }
    return findings.undecided != null ? findings.undecided : Verdict.PROVED;
  }
}
