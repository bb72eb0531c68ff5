// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.UnregisteredOp;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.analysis.DominatorTree;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.rewrite.Deadness;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Replaces an operation by an equal one that dominates it, and erases operations that nobody uses. */
public record Cse() implements Pass {
  public static final PassInfo INFO = PassInfo.of("cse", "CSE", "Eliminate common sub-expressions", options -> new Cse())
      .statistic("num-cse'd", "Number of operations CSE'd")
      .statistic("num-dce'd", "Number of operations DCE'd");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    AtomicBoolean changed = new AtomicBoolean(new Elimination(cx).run(root));
    cx.forEachFunction(root, (function, own) -> {
      if (new Elimination(own).run(function)) changed.set(true);
    });
    if (!changed.get()) cx.preserveAll();
  }

  /** One run over what is below one root, but for what is in functions. */
  private static final class Elimination {
    private final PassContext cx;
    private final Rewriter rewriter;
    private final CodeMotion rule;
    private final List<Op> dead = new ArrayList<>();
    /** How many operations others have replaced, and how many nobody used. */
    private int replaced;
    private int unused;
    /** Nothing is erased before the end, and so nothing is forgotten. */
    private final Deadness deadness;
    private final EffectsBetween effectsBetween;
    /** What is left to do, the next step on top; a stack of our own, as programs nest deeply. */
    private final Deque<Runnable> steps = new ArrayDeque<>();

    Elimination(PassContext cx) {
      this.cx = cx;
      rewriter = cx.rewriter();
      deadness = new Deadness(cx.profile());
      effectsBetween = new EffectsBetween(deadness);
      rule = cx.profile().strategy(CodeMotion.class, CodeMotion.SOUND);
    }

    /** Returns whether anything has changed. */
    boolean run(Op root) {
      for (Region region : root.regions().reversed()) enter(region, new KnownOps(rule));
      while (!steps.isEmpty()) steps.pop().run();
      for (Op op : dead) rewriter.erase(op);
      if (replaced > 0) cx.count("num-cse'd", replaced);
      if (unused > 0) cx.count("num-dce'd", unused);
      return replaced + unused > 0;
    }

    private void enter(Region region, KnownOps known) {
      if (region.isEmpty()) return;
      boolean ordered = Dominance.isOrdered(region);
      if (region.hasOneBlock()) {
        steps.push(() -> enter(region.entryBlock(), List.of(), known, ordered));
      } else if (ordered) {
        steps.push(() -> enter(DominatorTree.of(region), region.entryBlock(), known));
      }
    }

    private void enter(DominatorTree tree, Block block, KnownOps known) {
      List<Runnable> below = new ArrayList<>();
      for (Block child : tree.children(block)) below.add(() -> enter(tree, child, known));
      enter(block, below, known, true);
    }

    /** What becomes known in the block holds in the blocks below it in the dominator tree, and nowhere else. */
    private void enter(Block block, List<Runnable> below, KnownOps known, boolean ordered) {
      int mark = known.mark();
      steps.push(() -> known.forgetSince(mark));
      below.reversed().forEach(steps::push);
      effectsBetween.clear();
      continueAt(block.first(), known, ordered);
    }

    private void continueAt(@Nullable Op op, KnownOps known, boolean ordered) {
      for (Op current = op; current != null; current = current.next()) {
        if (current.regionCount() > 0 && !(current instanceof FunctionLike)) {
          Op paused = current;
          steps.push(() -> {
            simplify(paused, known, ordered);
            continueAt(paused.next(), known, ordered);
          });
          boolean isolated = current instanceof IsolatedFromAbove || current instanceof UnregisteredOp;
          KnownOps inner = isolated ? new KnownOps(rule) : known;
          for (Region region : current.regions().reversed()) enter(region, inner);
          return;
        }
        simplify(current, known, ordered);
      }
    }

    private void simplify(Op op, KnownOps known, boolean ordered) {
      if (op.mightBeTerminator()) return;
      if (deadness.isDead(op)) {
        dead.add(op);
        unused++;
        return;
      }
      for (int i = 0; i < op.regionCount(); i++) {
        if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) return;
      }
      boolean pure = deadness.hasNoEffects(op);
      if (!pure && !deadness.onlyReads(op)) return;
      OpKey key = known.key(op);
      Op twin = known.find(key);
      if (twin == null || !pure && (twin.block() != op.block() || effectsBetween.mayWrite(twin, op))) {
        known.add(key, op);
        return;
      }
      replace(op, twin, known, ordered);
      replaced++;
    }

    private void replace(Op op, Op twin, KnownOps known, boolean ordered) {
      for (int i = 0; i < op.resultCount(); i++) {
        if (ordered) rewriter.replaceAllUses(op.result(i), twin.result(i));
        else rewriter.replaceUsesIf(op.result(i), twin.result(i), use -> !known.contains(use.owner()));
      }
      if (ordered || !op.hasUses()) dead.add(op);
      boolean twinFromNowhere = twin.location().equals(Location.UNKNOWN);
      if (twinFromNowhere && !op.location().equals(Location.UNKNOWN)) rewriter.setLocation(twin, op.location());
    }
  }
}
