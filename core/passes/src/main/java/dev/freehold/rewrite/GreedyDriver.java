// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rewrite;

import dev.freehold.ir.Block;
import dev.freehold.ir.Callees;
import dev.freehold.ir.Cancellation;
import dev.freehold.ir.IrInvariants;
import dev.freehold.ir.IrListener;
import dev.freehold.ir.Op;
import dev.freehold.ir.Pattern;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.analysis.FunctionSummaries;
import dev.freehold.ir.iface.AsksCallees;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.pass.PassContext;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Applies folds and patterns to everything in a region until nothing applies any more. The order of the visits is the
 * reference's, as it shows in the result: a stack of operations to visit, on which whatever a rewrite touches is put.
 */
public final class GreedyDriver {
  private final Scope scope;
  private final PatternSource source;
  private final GreedyOptions options;
  private final Worklist worklist = new Worklist();
  private final Deadness deadness;
  private final Watcher watcher = new Watcher();
  private final Rewriter rewriter;
  /** The pattern that is being applied, and what to. */
  private @Nullable Pattern<? super Op> pattern;
  private @Nullable Op root;
  /** Whether it has changed anything. */
  private boolean applied;
  /** Whether there may be regions with several blocks, for which blocks are to be cleaned up. */
  private boolean branches;
  /** Whether there may be values that are needed for nothing but one another. */
  private boolean cycles;

  /** Puts what changes on the worklist. */
  private final class Watcher implements IrListener {
    /** What the current rewrite has inserted and modified, to be checked at its end; null where nothing is checked. */
    private final @Nullable Set<Op> touched = GreedyDriver.class.desiredAssertionStatus() ? Collections.newSetFromMap(new IdentityHashMap<>()) : null;
    /** How many changes there have been. */
    private long changes;

    /** Whether what the current rewrite has left behind is well linked. */
    boolean invariantsHold() {
      if (touched == null) return true;
      touched.forEach(IrInvariants::holdAt);
      touched.clear();
      return true;
    }

    @Override
    public void inserted(Op op, boolean moved) {
      changes++;
      applied = true;
      if (touched != null) touched.add(op);
      if (moved) deadness.forget();
      else deadness.forgetAfterInsertion();
      visit(op);
    }

    @Override
    public void modified(Op op) {
      changes++;
      applied = applied || pattern != null && root != null && source.counts(pattern, root, op);
      if (touched != null) touched.add(op);
      deadness.forget();
      visit(op);
    }

    @Override
    public void erased(Op op) {
      changes++;
      applied = true;
      if (touched != null) touched.remove(op);
      deadness.forget();
      Value previous = null;
      for (int i = 0; i < op.operandCount(); i++) {
        Value operand = op.operand(i);
        // A list of equal conditions, say: each question for its users goes through all of them.
        if (operand == previous) continue;
        previous = operand;
        Op definition = operand.definingOp();
        if (definition != null && hasAtMostOneOtherUser(operand, op)) visit(definition);
      }
      worklist.remove(op);
    }

    @Override
    public void detached(Op op) {
      changes++;
      applied = true;
    }

    @Override
    public void blockInserted(Block block, boolean moved) {
      changes++;
      applied = true;
      branches = true;
    }

    @Override
    public void argumentsModified(Block block) {
      changes++;
      applied = true;
    }

    @Override
    public void blockErased(Block block) {
      changes++;
      applied = true;
    }
  }

  private GreedyDriver(Scope scope, PassContext cx, PatternSource source, Callees callees, GreedyOptions options) {
    this.scope = scope;
    this.source = source;
    this.options = options;
    rewriter = new Rewriter(cx.registry(), cx.profile(), callees, watcher);
    deadness = new Deadness(cx.profile());
  }

  /**
   * Applies patterns to everything in the regions of {@code root}; returns whether a fixed point was reached. Functions are worked on by themselves, so that
   * those where nothing applies any more are left alone. Where nothing has changed at all, the context gets to know.
   *
   * @param sources makes the patterns for what is around functions, or for one of them
   */
  public static boolean rewrite(Op root, PassContext cx, BiFunction<Op, PassContext, PatternSource> sources, GreedyOptions options) {
    AtomicBoolean changed = new AtomicBoolean();
    AtomicBoolean converged = new AtomicBoolean(true);
    rewrite(root, cx, sources, callees(root), options, changed, converged);
    if (!changed.get()) cx.preserveAll();
    return converged.get();
  }

  private static void rewrite(Op root, PassContext cx, BiFunction<Op, PassContext, PatternSource> sources, Callees callees,
      GreedyOptions options, AtomicBoolean changed, AtomicBoolean converged) {
    PatternSource source = sources.apply(root, cx);
    // A limit of rewrites is one for all functions together.
    boolean isLimited = options.maxRewrites() != GreedyOptions.NO_LIMIT;
    for (Region region : root.regions()) {
      GreedyDriver driver = new GreedyDriver(new Scope(region, isLimited), cx, source, callees, options);
      if (!driver.run()) converged.set(false);
      if (driver.watcher.changes > 0) changed.set(true);
    }
    if (!isLimited) cx.forEachFunction(root, (function, own) -> rewrite(function, own, sources, callees, options, changed, converged));
  }

  /** Reads all functions before the first one changes, if a pattern may ask for it. A single function does not see its callees. */
  private static Callees callees(Op root) {
    boolean isAsked = root instanceof SymbolTable && root.walkPreOrder(op -> op instanceof AsksCallees ? Walk.STOP : Walk.ADVANCE) == Walk.STOP;
    return isAsked ? FunctionSummaries.below(root) : Callees.UNKNOWN;
  }

  private boolean run() {
    boolean changed = false;
    for (long iteration = 1; options.maxIterations() == GreedyOptions.NO_LIMIT || iteration <= options.maxIterations(); iteration++) {
      long changesBefore = watcher.changes;
      worklist.clear();
      fillWorklist();
      changed = branches && RegionSimplifier.eraseUnreachable(scope, rewriter);
      changed |= processWorklist();
      // All operations have been visited: what is dead without being part of a cycle is gone.
      if (watcher.changes == changesBefore && !cycles) return true;
      changed |= RegionSimplifier.simplify(scope, options.regions(), branches, rewriter);
      if (!changed) return true;
    }
    return !changed;
  }

  /** Where a constant takes the place of an equal one, its users are on the worklist before their turn in the walk comes. */
  private void fillWorklist() {
    ConstantUniquer constants = new ConstantUniquer(rewriter);
    branches = false;
    cycles = false;
    noteKind(scope.region());
    if (options.topDown()) {
      scope.walkPreOrder(op -> {
        if (isGone(op, constants)) return Walk.SKIP;
        visitFirst(op);
        return Walk.ADVANCE;
      });
      worklist.reverse();
    } else {
      scope.walk(op -> {
        if (!isGone(op, constants)) visitFirst(op);
      });
    }
  }

  /** Like {@link #visit} while nothing is taken off the worklist: what is around an operation on it is on it too. */
  private void visitFirst(Op op) {
    for (int i = 0; i < op.regionCount(); i++) noteKind(op.region(i));
    for (Op at = op; worklist.push(at) && at.parentRegion() != scope.region();) at = at.enclosingOp();
  }

  private void noteKind(Region region) {
    branches |= !region.isEmpty() && !region.hasOneBlock();
    cycles |= branches || !Dominance.isOrdered(region);
  }

  private static boolean isGone(Op op, ConstantUniquer constants) {
    return op instanceof ConstantLike && !constants.add(op);
  }

  private boolean processWorklist() {
    boolean changed = false;
    int rewrites = 0;
    while (options.maxRewrites() == GreedyOptions.NO_LIMIT || rewrites < options.maxRewrites()) {
      Op op = worklist.pop();
      if (op == null) break;
      Cancellation.check();
      if (deadness.isDead(op)) {
        rewriter.erase(op);
        changed = true;
      } else if (foldOnce(op)) {
        changed = true;
      } else if (applyPattern(op)) {
        changed = true;
        rewrites++;
      }
      assert watcher.invariantsHold();
    }
    return changed;
  }

  /** An operation that changes itself is visited again, also where it does so unobserved. */
  private boolean foldOnce(Op op) {
    Folding.Outcome outcome = Folding.fold(op, rewriter);
    if (outcome == Folding.Outcome.UNCHANGED) return false;
    if (outcome == Folding.Outcome.UPDATED) watcher.modified(op);
    source.folded(op);
    return true;
  }

  private boolean applyPattern(Op op) {
    List<Pattern<? super Op>> patterns = source.of(op.def());
    root = op;
    for (int i = 0; i < patterns.size(); i++) {
      Pattern<? super Op> each = patterns.get(i);
      pattern = each;
      applied = false;
      rewriter.before(op);
      each.rewrite(op, rewriter);
      if (applied) {
        source.applied(each, op);
        break;
      }
    }
    boolean any = pattern != null && applied;
    pattern = null;
    return any;
  }

  /** Puts an operation on the worklist, and the operations around it: they may profit as well. */
  private void visit(Op op) {
    if (!isInScope(op)) return;
    worklist.push(op);
    for (Op at = op; at.parentRegion() != scope.region();) {
      at = at.enclosingOp();
      worklist.push(at);
    }
  }

  private boolean isInScope(Op op) {
    for (Op ancestor = op; ancestor != null; ancestor = ancestor.parentOp()) {
      if (ancestor.parentRegion() == scope.region()) return true;
    }
    return false;
  }

  private static boolean hasAtMostOneOtherUser(Value value, Op erased) {
    Op other = null;
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      if (use.owner() == erased || use.owner() == other) continue;
      if (other != null) return false;
      other = use.owner();
    }
    return true;
  }
}
