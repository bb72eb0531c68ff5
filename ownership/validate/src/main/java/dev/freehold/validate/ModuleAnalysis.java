// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
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
import org.jspecify.annotations.Nullable;

/** Validates the functions below an operation, callees first, so that callers are validated against what their callees do. */
final class ModuleAnalysis implements Summaries {
  private static final int MOST_ROUNDS = 8;

  private final Registry registry;
  private final ValidationOptions options;
  private final SymbolTables symbols = new SymbolTables();
  private final Map<Op, Summary> summaries = new HashMap<>();
  private final Map<Op, DeallocHelper> helpers = new HashMap<>();
  private final Map<Op, List<SiteVerdict>> verdicts = new LinkedHashMap<>();
  private final Set<Op> inScope = new HashSet<>();
  private Set<Op> called = Set.of();
  private Set<Op> entries = Set.of();
  private Set<Value> shifted = Set.of();
  private Set<Value> parts = Set.of();
  private Set<Value> unused = Set.of();

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
    shifted = ViewsAcrossCalls.shifted(root, this::callee);
    parts = ViewsAcrossCalls.parts(root, this::callee);
    unused = UnusedParameters.of(functions, this::callee);
    CallGraph graph = CallGraph.of(root, functions, this::function);
    called = graph.called();
    entries = graph.entries();
    for (List<Op> component : graph.bottomUp()) analyzeComponent(component, graph.isRecursive(component));
    List<SiteVerdict> all = new ArrayList<>();
    verdicts.values().forEach(all::addAll);
    return new ValidationReport(all);
  }

  /** Recursive functions are analyzed until what they do does not change: a least fixpoint, from doing nothing. */
  private void analyzeComponent(List<Op> component, boolean recursive) {
    if (recursive) {
      for (Op function : component) {
        FunctionLike like = (FunctionLike) function;
        summaries.put(function, keepsConvention(like) ? Summary.byConvention(like.functionType()) : Summary.nothing(like.functionType()));
      }
    }
    Set<Op> assumed = new HashSet<>();
    iterate(component, recursive, assumed);
    for (Op function = endless(component, assumed); function != null; function = endless(component, assumed)) {
      assumed.add(function);
      Summary ending = analysis(function, true).analyze();
      summaries.put(function, ending.comesBack() ? ending : assumingReturns(function));
      if (!recursive) return;
      iterate(component, true, assumed);
    }
  }

  /**
   * A function that never comes back, other than those that are {@code assumed} to; null if there is none. What stands behind calls of it is checked
   * as if it did. Of functions that call each other one is preferred that would not come back even if the others did: what these do is seen then.
   */
  private @Nullable Op endless(List<Op> component, Set<Op> assumed) {
    Map<Op, Summary> found = new LinkedHashMap<>();
    for (Op function : component) {
      if (!assumed.contains(function) && !known(function).comesBack()) found.put(function, known(function));
    }
    if (found.size() <= 1) return found.isEmpty() ? null : found.keySet().iterator().next();
    for (Op function : found.keySet()) summaries.put(function, assumingReturns(function));
    Op preferred = null;
    for (Map.Entry<Op, Summary> each : found.entrySet()) {
      Op function = each.getKey();
      Summary returning = known(function);
      summaries.put(function, each.getValue());
      summaries.put(function, summarize(function));
      if (!known(function).comesBack()) preferred = function;
      summaries.put(function, returning);
      if (preferred != null) break;
    }
    summaries.putAll(found);
    return preferred != null ? preferred : found.keySet().iterator().next();
  }

  /** What a function does, or what it would do if it came back. */
  private Summary assumingReturns(Op function) {
    Summary summary = known(function);
    FunctionLike like = (FunctionLike) function;
    try {
      return summary.assumingReturns(like.functionType(), declared(new BufferConvention(like)));
    } catch (Undecidable e) {
      return unknown(summary);
    }
  }

  /** What a function does as far as its attributes and its type say. */
  private static Summary declared(BufferConvention convention) {
    return convention.isDefault() ? Summary.byConvention(convention.function().functionType()) : DeclaredSummary.of(convention);
  }

  private Summary known(Op function) {
    return Objects.requireNonNull(summaries.get(function), "has been analyzed");
  }

  private static Summary bothOrUnknown(Summary before, Summary after) {
    try {
      return before.or(after);
    } catch (Undecidable e) {
      return unknown(after);
    }
  }

  private void iterate(List<Op> component, boolean recursive, Set<Op> assumed) {
    for (int round = 0;; round++) {
      boolean changed = false;
      for (Op function : component) {
        Summary before = summaries.get(function);
        Summary after = summarize(function);
        if (assumed.contains(function)) after = bothOrUnknown(known(function), after);
        // Joined with the round before: two rounds that take turns would never end.
        if (recursive && round >= MOST_ROUNDS && !after.equals(before)) after = unknown(bothOrUnknown(known(function), after));
        summaries.put(function, after);
        changed |= recursive && !after.equals(before);
      }
      if (!changed) return;
    }
  }

  private Summary summarize(Op function) {
    FunctionLike like = (FunctionLike) function;
    FunctionAnalysis analysis = analysis(function, false);
    Summary summary = analysis.analyze();
    verdicts.put(function, analysis.verdicts());
    return keepsConvention(like) ? Summary.byConvention(like.functionType()) : summary;
  }

  private FunctionAnalysis analysis(Op function, boolean doLoopsEnd) {
    FunctionLike like = (FunctionLike) function;
    Program program = FunctionTranslator.translate(function, like.body(), registry, this, doLoopsEnd);
    boolean borrowing = keepsConvention(like);
    boolean exported = called.contains(function) && !borrowing;
    return new FunctionAnalysis(program, borrowing, exported, !entries.contains(function), options.stepsPerOp());
  }

  private boolean keepsConvention(FunctionLike function) {
    return options.convention() == Convention.OWNERSHIP && entries.contains((Op) function) && new BufferConvention(function).isDefault();
  }

  private static Summary unknown(Summary summary) {
    return summary.withUnknown("the summary of a recursive callee does not converge");
  }

  private @Nullable Op callee(Op op, CallLike call) {
    SymbolRefAttr name = call.callee();
    return name == null ? null : function(op, name);
  }

  private @Nullable Op function(Op op, SymbolRefAttr name) {
    return symbols.lookupFrom(op, name) instanceof FunctionLike function ? (Op) function : null;
  }

  @Override
  public Summary of(Op op, CallLike call) {
    Op callee = callee(op, call);
    Summary known = callee == null || !inScope.contains(callee) ? null : summaries.get(callee);
    if (known != null && known.arguments() == call.arguments().size()) return known;
    BufferConvention declared = declared(op, call);
    return declared == null ? Summary.byConvention(call.arguments().size(), op.resultTypes()) : declared(declared);
  }

  @Override
  public boolean knowsBody(Op op, CallLike call) {
    Op callee = callee(op, call);
    return callee != null && inScope.contains(callee);
  }

  @Override
  public @Nullable BufferConvention declared(Op op, CallLike call) {
    return callee(op, call) instanceof FunctionLike function && function.functionType().inputs().size() == call.arguments().size()
        ? new BufferConvention(function) : null;
  }

  @Override
  public boolean isUnused(Op op, CallLike call, int argument) {
    Op callee = callee(op, call);
    if (callee == null || !inScope.contains(callee)) return false;
    List<? extends Value> parameters = ((FunctionLike) callee).body().entryBlock().arguments();
    return argument < parameters.size() && unused.contains(parameters.get(argument));
  }

  @Override
  public boolean isShifted(Value value) {
    return shifted.contains(value);
  }

  @Override
  public boolean mayBePart(Value value) {
    return parts.contains(value);
  }

  @Override
  public @Nullable DeallocHelper deallocHelper(Op op, CallLike call) {
    if (call.arguments().size() != DeallocHelperMatcher.ARGUMENTS) return null;
    Op callee = callee(op, call);
    return callee == null ? null : helpers.computeIfAbsent(callee, DeallocHelperMatcher::find);
  }
}
