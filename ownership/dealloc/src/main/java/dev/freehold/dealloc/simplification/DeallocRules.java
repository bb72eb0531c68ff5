// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.simplification;

import dev.freehold.analysis.BufferOrigin;
import dev.freehold.arith.OrIOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Pattern;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.pass.PassContext;
import dev.freehold.rewrite.PatternSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Rewrites of {@code bufferization.dealloc} that need to know which buffers may be the same, and then its canonicalizations. */
final class DeallocRules implements PatternSource {
  private final BufferOrigin origins;
  private final ConvergedResults converged;
  private final Pattern<Op> alwaysOwned = rule(this::alwaysOwned);
  private final List<Pattern<? super Op>> inOrder;

  DeallocRules(BufferOrigin origins, PassContext cx) {
    this.origins = origins;
    converged = cx.profile().strategy(ConvergedResults.class, ConvergedResults.SOUND);
    inOrder = new ArrayList<>(List.of(rule(this::dropRetained), rule(this::forgetUnrelated), rule(this::split), alwaysOwned));
    inOrder.addAll(cx.registry().patterns(DeallocOp.DEF).values());
  }

  private static Pattern<Op> rule(Pattern<DeallocOp> rule) {
    return (op, rewriter) -> rule.rewrite((DeallocOp) op, rewriter);
  }

  @Override
  public List<Pattern<? super Op>> of(OpDef<?> def) {
    return def == DeallocOp.DEF ? inOrder : List.of();
  }

  @Override
  public boolean counts(Pattern<? super Op> pattern, Op root, Op changed) {
    return pattern != alwaysOwned || changed == root || converged.count();
  }

  /**
   * A buffer that is retained for certain is never freed: whoever retains it owns it if it is owned here. There must be no
   * retained buffer of which it is not known whether it is the same.
   *
   * <pre>
   *   %0 = dealloc (%a) if (%c) retain (%a)   →   %1 = dealloc retain (%a);  %0 = ori %1, %c
   * </pre>
   */
  private void dropRetained(DeallocOp op, Rewriter rewriter) {
    OperandRange retained = op.retained();
    OperandRange named = op.memrefs();
    if (retained.isEmpty() || named.isEmpty() || retained.size() > 1 && new HashSet<>(retained).size() != retained.size()) return;
    RetainedIndex index = new RetainedIndex(retained, origins);
    if (named.none(memref -> !index.certainlySame(memref).isEmpty())) return;
    List<Value> memrefs = new ArrayList<>();
    List<Value> conditions = new ArrayList<>();
    OperandRange given = op.conditions();
    for (int i = 0; i < named.size(); i++) {
      List<Integer> same = index.certainlySame(named.get(i));
      if (same.isEmpty()) {
        memrefs.add(named.get(i));
        conditions.add(given.get(i));
      } else {
        orInto(op, same, given.get(i), rewriter);
      }
    }
    update(op, memrefs, conditions, rewriter);
  }

  private static void orInto(DeallocOp op, List<Integer> results, Value condition, Rewriter rewriter) {
    rewriter.after(op);
    for (int i : results) {
      Value updated = op.result(i);
      OrIOp either = rewriter.create(OrIOp.of(updated, condition));
      rewriter.replaceUsesIf(updated, either.result(), use -> use.owner() != either);
    }
  }

  /** A retained buffer that is certainly none of those to free belongs to somebody else: its condition is false. */
  private void forgetUnrelated(DeallocOp op, Rewriter rewriter) {
    OperandRange all = op.retained();
    if (all.isEmpty()) return;
    BufferSet freed = new BufferSet(op.memrefs(), origins);
    if (all.none(retained -> !freed.mayHold(retained))) return;
    List<Value> related = new ArrayList<>();
    List<Value> replacements = new ArrayList<>();
    for (Value retained : all) {
      boolean unrelated = !freed.mayHold(retained);
      replacements.add(unrelated ? Buffers.bool(rewriter, false, op.location()) : null);
      if (!unrelated) related.add(retained);
    }
    DeallocOp smaller = rewriter.create(DeallocOp.of(op.memrefs(), op.conditions(), related));
    int next = 0;
    for (int i = 0; i < replacements.size(); i++) {
      if (replacements.get(i) == null) replacements.set(i, smaller.result(next++));
    }
    rewriter.replace(op, replacements);
  }

  /** A buffer that is certainly none of the others is freed on its own; that leaves fewer to compare. */
  private void split(DeallocOp op, Rewriter rewriter) {
    OperandRange named = op.memrefs();
    if (named.size() <= 1) return;
    BufferSet all = new BufferSet(named, origins);
    List<Value> memrefs = new ArrayList<>();
    List<Value> conditions = new ArrayList<>();
    List<DeallocOp> apart = new ArrayList<>();
    OperandRange given = op.conditions();
    OperandRange retained = op.retained();
    for (int i = 0; i < named.size(); i++) {
      Value memref = named.get(i);
      Value condition = given.get(i);
      if (all.mayHoldBesides(i)) {
        memrefs.add(memref);
        conditions.add(condition);
      } else {
        apart.add(rewriter.create(DeallocOp.of(List.of(memref), List.of(condition), retained)));
      }
    }
    if (apart.isEmpty()) return;
    List<Value> owned = new ArrayList<>(rewriter.create(DeallocOp.of(memrefs, conditions, retained)).results());
    for (DeallocOp one : apart) {
      for (int i = 0; i < owned.size(); i++) owned.set(i, rewriter.create(OrIOp.of(owned.get(i), one.result(i))).result());
    }
    rewriter.replace(op, owned);
  }

  /**
   * Whoever retains a buffer that is owned here in any case owns it then. If that holds for all that is retained, those
   * buffers need not be looked at.
   */
  private void alwaysOwned(DeallocOp op, Rewriter rewriter) {
    OperandRange retained = op.retained();
    OperandRange given = op.conditions();
    if (retained.isEmpty() || given.none(Buffers::isTrue)) return;
    RetainedIndex index = new RetainedIndex(retained, origins);
    HashSet<Integer> owned = new HashSet<>();
    List<Value> memrefs = new ArrayList<>();
    List<Value> conditions = new ArrayList<>();
    OperandRange named = op.memrefs();
    for (int i = 0; i < named.size(); i++) {
      Value condition = given.get(i);
      List<Integer> same = Buffers.isTrue(condition) ? index.same(named.get(i)) : List.of();
      for (int k : same) rewriter.replaceAllUses(op.result(k), condition);
      owned.addAll(same);
      if (!same.isEmpty()) continue;
      memrefs.add(named.get(i));
      conditions.add(condition);
    }
    if (owned.size() == retained.size()) update(op, memrefs, conditions, rewriter);
  }

  private static void update(DeallocOp op, List<Value> memrefs, List<Value> conditions, Rewriter rewriter) {
    if (op.memrefs().equals(memrefs) && op.conditions().equals(conditions)) return;
    rewriter.assignOperands(op.memrefs(), memrefs);
    rewriter.assignOperands(op.conditions(), conditions);
  }
}
