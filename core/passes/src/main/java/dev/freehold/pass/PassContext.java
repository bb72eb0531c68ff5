// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Callees;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Walk;
import dev.freehold.ir.Workers;
import dev.freehold.ir.analysis.FunctionSummaries;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.SymbolTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a pass sees of the run that it is part of: dialects, diagnostics and remarks, analyses of its root, counters. */
public final class PassContext {
  private final Op root;
  private final Registry registry;
  private final Profile profile;
  private final Reports reports;
  private final Workers workers;
  private final Map<Class<?>, Object> analyses = new HashMap<>();
  private final Set<Class<?>> preserved = new HashSet<>();
  private final Map<String, Long> counts;
  private boolean preservedAll;
  private boolean failed;
  /** Null until it is asked for. */
  private @Nullable Callees callees;

  /** A context for running passes on one operation. */
  public PassContext(Op root, Registry registry, Profile profile, Diagnostics diagnostics) {
    this(root, registry, profile, new Reports(diagnostics, Remarks.NONE), Workers.NONE);
  }

  PassContext(Op root, Registry registry, Profile profile, Reports reports, Workers workers) {
    this(root, registry, profile, reports, workers, new ConcurrentHashMap<>());
  }

  private PassContext(Op root, Registry registry, Profile profile, Reports reports, Workers workers, Map<String, Long> counts) {
    this.root = root;
    this.registry = registry;
    this.profile = profile;
    this.reports = reports;
    this.workers = workers;
    this.counts = counts;
  }

  /** The operation that the pass runs on. */
  public Op root() {
    return root;
  }

  public Registry registry() {
    return registry;
  }

  /** Whether the run is sound or prints the reference's bytes. */
  public Profile profile() {
    return profile;
  }

  /** Makes a rewriter for what the pass changes. */
  public Rewriter rewriter() {
    return new Rewriter(registry, profile, new AskedCallees());
  }

  /** How {@code op} fulfils an interface: itself, or through a model; null where it does not. */
  public <I> @Nullable I as(Op op, Class<I> iface) {
    return registry.as(op, iface);
  }

  /**
   * Which functions may free or return what they get. If the root is a function, this was found out before the pipeline for functions began, if one of its passes
   * {@linkplain Pass#asksCallees asks}; a function by itself knows nothing of its callees.
   */
  public Callees callees() {
    if (callees == null) callees = root instanceof SymbolTable ? FunctionSummaries.below(root) : Callees.UNKNOWN;
    return callees;
  }

  /** {@link #callees}, which are found out if a pattern asks. */
  private final class AskedCallees implements Callees {
    @Override
    public boolean mayFree(Op call) {
      return callees().mayFree(call);
    }

    @Override
    public boolean mayReturnArguments(Op call) {
      return callees().mayReturnArguments(call);
    }
  }

  /** Sets what {@link #callees} returns. */
  void setCallees(Callees known) {
    callees = known;
  }

  /** Reports a diagnostic; an error makes the pass fail. */
  public void report(Diagnostic.Builder diagnostic) {
    report(diagnostic.build());
  }

  /** Reports a diagnostic; an error makes the pass fail. */
  public void report(Diagnostic diagnostic) {
    failed |= diagnostic.severity() == dev.freehold.ir.Severity.ERROR;
    reports.diagnostics().report(diagnostic);
  }

  /** Reports an error that does not make the pass fail. */
  public void complain(Diagnostic.Builder diagnostic) {
    reports.diagnostics().report(diagnostic.build());
  }

  /** Whether anybody wants remarks in a category; what they say need not be found out where nobody does. */
  public boolean wantsRemarks(String category) {
    return Stream.of(Remark.Kind.values()).anyMatch(kind -> reports.remarks().wants(kind, category));
  }

  /** Makes a remark, if anybody wants those of its kind and category; it is not built otherwise. */
  public void remark(Remark.Kind kind, String category, Supplier<Remark.Builder> remark) {
    if (reports.remarks().wants(kind, category)) reports.remarks().take(remark.get().build(kind, category));
  }

  /** Makes the pass fail without a diagnostic. */
  public void fail() {
    failed = true;
  }

  /** Whether the pass has failed. */
  public boolean failed() {
    return failed;
  }

  /** The analysis of the root, made by {@code make} unless an earlier pass left one that still holds. */
  public <A> A analysis(Class<A> kind, Function<? super Op, ? extends A> make) {
    Object known = analyses.get(kind);
    if (known == null) analyses.put(kind, known = make.apply(root));
    return kind.cast(known);
  }

  /**
   * Works on operations of which none sees what is in another, such as the functions of a module, on several threads where that is allowed. Each gets a
   * context of its own, with analyses of its own but for the symbol tables; what is reported appears in the order of the operations, and what is counted is
   * added up.
   */
  public <O extends Op> void forEachApart(List<O> operations, BiConsumer<? super O, PassContext> work) {
    @Nullable Part[] parts = new Part[operations.size()];
    // Made here, for all threads.
    symbols();
    try {
      workers.run(parts.length, i -> {
        List<Runnable> reported = new ArrayList<>(0);
        PassContext own = part(reports.deferred(reported));
        try {
          work.accept(operations.get(i), own);
        } finally {
          if (own.failed || !reported.isEmpty()) parts[i] = new Part(reported, own.failed);
        }
      });
    } finally {
      for (Part part : parts) {
        if (part == null) continue;
        part.reported.forEach(Runnable::run);
        failed |= part.failed;
      }
    }
  }

  /** What is left when one of several operations has been worked on. */
  private record Part(List<Runnable> reported, boolean failed) {}

  /** Works in this way on the functions below an operation that are in no other one below it, and returns them. */
  public List<Op> forEachFunction(Op around, BiConsumer<Op, PassContext> work) {
    List<Op> functions = new ArrayList<>();
    around.walkPreOrder(op -> {
      if (op == around || !(op instanceof FunctionLike)) return Walk.ADVANCE;
      functions.add(op);
      return Walk.SKIP;
    });
    forEachApart(functions, work);
    return functions;
  }

  /** Whether the root, or an operation below it, is {@code wanted}, which several threads may be asked at a time. */
  public boolean contains(Predicate<Op> wanted) {
    List<Op> functions = new ArrayList<>();
    Walk outside = root.walkPreOrder(op -> {
      if (op != root && op instanceof FunctionLike && functions.add(op)) return Walk.SKIP;
      return wanted.test(op) ? Walk.STOP : Walk.ADVANCE;
    });
    AtomicBoolean found = new AtomicBoolean(outside == Walk.STOP);
    workers.run(found.get() ? 0 : functions.size(), i -> {
      if (!found.get() && functions.get(i).walkPreOrder(op -> wanted.test(op) ? Walk.STOP : Walk.ADVANCE) == Walk.STOP) found.set(true);
    });
    return found.get();
  }

  private PassContext part(Reports ownReports) {
    PassContext part = new PassContext(root, registry, profile, ownReports, workers, counts);
    part.analyses.put(SymbolTables.class, symbols());
    part.callees = callees == null ? Callees.UNKNOWN : callees;
    return part;
  }

  /** The symbol tables below the root, and around it. */
  public SymbolTables symbols() {
    return analysis(SymbolTables.class, op -> new SymbolTables());
  }

  /** Declares that an analysis still holds after this pass; the others are dropped. */
  public void preserve(Class<?> analysis) {
    preserved.add(analysis);
  }

  /** Declares that the pass changed nothing: what was verified before it is not verified again. */
  public void preserveAll() {
    preservedAll = true;
  }

  /** Whether the pass has declared that it changed nothing. */
  boolean hasPreservedAll() {
    return preservedAll;
  }

  /** Adds to a statistic of the pass. */
  public void count(String statistic, long more) {
    counts.merge(statistic, more, Long::sum);
  }

  /** Adds to a statistic of the pass, or makes it as large as {@code number}, as it says itself. */
  public void count(PassStatistic statistic, long number) {
    counts.merge(statistic.name(), number, statistic::merge);
  }

  /** Hands out the counts since the last call, and drops the analyses that the pass did not preserve. */
  Map<String, Long> endPass() {
    Map<String, Long> counted = new HashMap<>(counts);
    counts.clear();
    if (!preservedAll) analyses.keySet().retainAll(preserved);
    preserved.clear();
    preservedAll = false;
    return counted;
  }

}
