// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.validate.ValidationOptions.Convention;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Validates the functions below an operation, callees first, so that callers are validated against what their callees do. */
final class ModuleAnalysis implements Summaries {
  private static final int MOST_ROUNDS = 8;

  private final Registry registry;
  private final ValidationOptions options;
  private final SymbolTables symbols = new SymbolTables();
  private final Map<Op, Summary> summaries = new HashMap<>();
  private final Map<Op, Boolean> helpers = new HashMap<>();
  private final Map<Op, List<SiteVerdict>> verdicts = new LinkedHashMap<>();
  private final Set<Op> inScope = new HashSet<>();
  private final Set<Op> called = new HashSet<>();
  private Set<Value> shifted = Set.of();

  ModuleAnalysis(Registry registry, ValidationOptions options) {
    this.registry = registry;
    this.options = options;
  }

  ValidationReport analyze(Op root) {
    List<Op> functions = new ArrayList<>();
    root.walk(op -> {
      if (op instanceof FunctionLike function && !function.isDeclaration()) functions.add(op);
    });
    for (Op function : functions) verdicts.put(function, List.of());
    inScope.addAll(functions);
    shifted = ShiftedAddresses.below(root, this::callee);
    CallGraph graph = CallGraph.of(functions, this::callee);
    called.addAll(graph.called());
    for (List<Op> component : graph.bottomUp()) analyzeComponent(component, graph.isRecursive(component));
    List<SiteVerdict> all = new ArrayList<>();
    verdicts.values().forEach(all::addAll);
    return new ValidationReport(all);
  }

  /** Recursive functions are analyzed until what they do does not change: a least fixpoint, from doing nothing. */
  private void analyzeComponent(List<Op> component, boolean recursive) {
    if (recursive) {
      for (Op function : component) summaries.put(function, nothing((FunctionLike) function));
    }
    iterate(component, recursive, false);
    if (recursive && assumeReturns(component)) iterate(component, true, true);
  }

  /** What stands behind calls that never come back is checked as if they did, by the convention: true where there are such calls. */
  private boolean assumeReturns(List<Op> component) {
    boolean any = false;
    for (Op function : component) {
      Summary summary = summaries.get(function);
      Summary assumed;
      try {
        assumed = assumeReturns(summary, ((FunctionLike) function).functionType());
      } catch (Undecidable e) {
        assumed = unknown(summary);
      }
      any |= !same(summary, assumed);
      summaries.put(function, assumed);
    }
    return any;
  }

  private static Summary assumeReturns(Summary summary, FunctionType type) {
    List<Relation> made = new ArrayList<>(summary.made());
    boolean[] isHandle = handles(type.results());
    for (int i = 0; i < isHandle.length; i++) {
      int result = summary.arguments() + i;
      if (ProgramBuilder.isBuffer(type.results().get(i)) && !mayDenote(summary, result)) {
        made.add(Relation.onlyResult(i, isHandle, summary.arguments()));
      }
    }
    if (summary.kept() == null) return new Summary(summary.arguments(), null, null, made, summary.unknown());
    boolean[] isPassed = new boolean[type.inputs().size()];
    for (int i = 0; i < isPassed.length; i++) isPassed[i] = ProgramBuilder.isBuffer(type.inputs().get(i));
    Relation kept = Relation.withoutGaps(summary.kept(), summary.freed(), isPassed, isHandle);
    return new Summary(summary.arguments(), kept, summary.freed(), made, summary.unknown());
  }

  /** Whether some object comes back as that result. */
  private static boolean mayDenote(Summary summary, int result) {
    if (summary.kept() != null && (summary.kept().mayHold(result) || summary.freed().mayHold(result))) return true;
    return summary.made().stream().anyMatch(made -> made.mayHold(result));
  }

  private static Summary bothOrUnknown(Summary before, Summary after) {
    try {
      return both(before, after);
    } catch (Undecidable e) {
      return unknown(after);
    }
  }

  /** What has been assumed stays assumed. */
  private static Summary both(Summary before, Summary after) {
    List<Relation> made = new ArrayList<>(before.made());
    made.addAll(after.made());
    return new Summary(after.arguments(), union(before.kept(), after.kept()), union(before.freed(), after.freed()),
        made.isEmpty() ? List.of() : List.of(Relation.union(made)), after.unknown());
  }

  private static Relation union(Relation a, Relation b) {
    return a == null ? b : b == null ? a : Relation.union(List.of(a, b));
  }

  private static boolean[] handles(List<Type> types) {
    boolean[] isHandle = new boolean[types.size()];
    for (int i = 0; i < isHandle.length; i++) isHandle[i] = ProgramBuilder.mayBeHandle(types.get(i));
    return isHandle;
  }

  private void iterate(List<Op> component, boolean recursive, boolean assuming) {
    for (int round = 0; ; round++) {
      boolean changed = false;
      for (Op function : component) {
        Summary before = summaries.get(function);
        Summary after = summarize(function);
        if (assuming) after = bothOrUnknown(before, after);
        if (recursive && round >= MOST_ROUNDS && !same(before, after)) after = unknown(after);
        summaries.put(function, after);
        changed |= recursive && !same(before, after);
      }
      if (!changed) return;
    }
  }

  private Summary summarize(Op function) {
    FunctionLike like = (FunctionLike) function;
    Program program = FunctionTranslator.translate(function, like.body(), registry, this);
    boolean borrowing = keepsConvention(like);
    boolean exported = called.contains(function) && !borrowing;
    FunctionAnalysis analysis = new FunctionAnalysis(program, borrowing, exported, options.stepsPerOp());
    Summary summary = analysis.analyze();
    verdicts.put(function, analysis.verdicts());
    return borrowing ? byConvention(like.functionType()) : summary;
  }

  private boolean keepsConvention(FunctionLike function) {
    return options.convention() == Convention.OWNERSHIP && (FunctionAnalysis.isPublic(function) || !called.contains((Op) function));
  }

  private static boolean same(Summary a, Summary b) {
    return a.arguments() == b.arguments() && Objects.equals(a.kept(), b.kept())
        && Objects.equals(a.freed(), b.freed()) && a.made().equals(b.made()) && Objects.equals(a.unknown(), b.unknown());
  }

  private static Summary nothing(FunctionLike function) {
    return new Summary(function.functionType().inputs().size(), Relation.NONE, Relation.NONE, List.of(), null);
  }

  private static Summary unknown(Summary summary) {
    return new Summary(summary.arguments(), summary.kept(), summary.freed(), summary.made(), "a recursive callee changes too often what it does");
  }

  /** What callees do of which only the type is known: they borrow what they take and return buffers of their own. */
  private static Summary byConvention(int arguments, List<Type> results) {
    List<Relation> made = new ArrayList<>();
    boolean[] isHandle = handles(results);
    for (int i = 0; i < isHandle.length; i++) {
      if (ProgramBuilder.isBuffer(results.get(i))) made.add(Relation.onlyResult(i, isHandle, arguments));
    }
    return new Summary(arguments, null, null, made, null);
  }

  private static Summary byConvention(FunctionType type) {
    return byConvention(type.inputs().size(), type.results());
  }

  private Op callee(Op op, CallLike call) {
    SymbolRefAttr name = call.callee();
    return name == null ? null : symbols.lookupFrom(op, name) instanceof FunctionLike function ? (Op) function : null;
  }

  @Override
  public Summary of(Op op, CallLike call) {
    Op callee = callee(op, call);
    Summary known = callee == null || !inScope.contains(callee) ? null : summaries.get(callee);
    if (known != null && known.arguments() == call.arguments().size()) return known;
    return byConvention(call.arguments().size(), op.resultTypes());
  }

  @Override
  public boolean isShifted(Value value) {
    return shifted.contains(value);
  }

  @Override
  public boolean isDeallocHelper(Op op, CallLike call) {
    Op callee = callee(op, call);
    return callee != null && call.arguments().size() == DeallocHelperMatcher.ARGUMENTS
        && helpers.computeIfAbsent(callee, DeallocHelperMatcher::matches);
  }
}
