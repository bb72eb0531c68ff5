// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.OrIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.IfOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a free, or something else, depends on when the program runs: a boolean that is a conjunction of questions.
 *
 * <pre>
 *   %d = arith.cmpi ne, %p, %q          scf.if %c { memref.dealloc %a }:     whether the buffers of %p and %q differ, and the flag %own
 *   %c = arith.andi %d, %own
 * </pre>
 *
 * @param operations the operations that compute the boolean and ask for it
 * @param asks the operation with which control comes to what is guarded, or not; null where nothing is asked, or the operation asks itself
 */
record Guard(List<Term> terms, Set<Op> operations, @Nullable Op asks) {
  static final Guard NONE = new Guard(List.of(), Set.of(), null);

  /** One of the questions; {@code isWanted} is the answer that is asked for. */
  sealed interface Term {
    boolean isWanted();

    /** Whether two buffers differ; by {@code by}. */
    record Differ(CmpIOp by, Value one, Value other, boolean isWanted) implements Term {}

    /** Whether a boolean that comes with control is set. */
    record FlagSet(Value flag, boolean isWanted) implements Term {}

    /** Whether the body of a loop is run not for the first time, or has been run when control is behind the loop; by {@code by}. */
    record Repeated(CmpIOp by, ForOp loop, boolean isInside, boolean isWanted) implements Term {}

    /** Something else. */
    record Other(Value value, boolean isWanted) implements Term {}
  }

  /** What decides whether an operation runs that frees or copies, if all around it is there for that. */
  static Guard of(Op made, FunctionBuffers buffers) {
    if (made instanceof DeallocOp dealloc) return dealloc.conditions().isEmpty() ? NONE : of(dealloc.conditions().getFirst(), true, null, buffers);
    if (!isMadeForFrees(made.enclosingBlock())) return NONE;
    if (made.parentOp() instanceof IfOp around
        && around.regions().stream().allMatch(region -> region.isEmpty() || isMadeForFrees(region.entryBlock())))
      return of(around.condition(), made.enclosingBlock().enclosingRegion() == around.thenRegion(), around, buffers);
    FunctionBuffers.Position position = buffers.position(made);
    if (position == null || position.block().incoming().size() != 1 || position.block().behind() != null) return NONE;
    ControlFlowEdge edge = position.block().incoming().getFirst();
    Op end = edge.from().ops().getLast();
    if (!(end instanceof CondBrOp branch) || !isMadeForFrees(branch.condition(), buffers)) return NONE;
    return of(branch.condition(), edge.successor() == 0, branch, buffers);
  }

  /** Whether all that is done in a block is to free and to copy. */
  private static boolean isMadeForFrees(Block block) {
    for (Op op : block) {
      if (!FunctionBuffers.isFree(op) && !(op instanceof CloneOp) && !(op instanceof Terminator) && !Effects.of(op).equals(Effects.NONE))
        return false;
    }
    return true;
  }

  /** Whether a condition asks for a flag or for addresses, and so is none of the program. */
  private static boolean isMadeForFrees(Value condition, FunctionBuffers buffers) {
    return of(condition, true, null, buffers).terms.stream().noneMatch(Term.Other.class::isInstance);
  }

  private static Guard of(Value condition, boolean isWanted, @Nullable Op asks, FunctionBuffers buffers) {
    record Pending(Value value, boolean isWanted) {}
    List<Term> terms = new ArrayList<>();
    Set<Op> operations = new LinkedHashSet<>();
    if (asks != null) operations.add(asks);
    Deque<Pending> pending = new ArrayDeque<>(List.of(new Pending(condition, isWanted)));
    while (!pending.isEmpty()) {
      Pending next = pending.pop();
      Op op = next.value.definingOp();
      boolean isSplit = switch (op) {
        case AndIOp and when next.isWanted -> {
          and.operands().reversed().forEach(each -> pending.push(new Pending(each, true)));
          yield true;
        }
        case OrIOp or when !next.isWanted -> {
          or.operands().reversed().forEach(each -> pending.push(new Pending(each, false)));
          yield true;
        }
        case XOrIOp not when Buffers.isTrue(not.operand(1)) -> {
          pending.push(new Pending(not.operand(0), !next.isWanted));
          yield true;
        }
        case null, default -> false;
      };
      if (op != null && (isSplit || op instanceof ConstantOp)) operations.add(op);
      if (isSplit || op instanceof ConstantOp) continue;
      Term term = term(next.value, next.isWanted, buffers);
      terms.add(term);
      if (term instanceof Term.Differ differ) {
        operations.add(differ.by);
        differ.by.operands().forEach(address -> operations.add(address.definingOp()));
      } else if (term instanceof Term.Repeated repeated) {
        operations.add(repeated.by);
      } else if (op instanceof SelectOp || op instanceof OrIOp || op instanceof AndIOp || op instanceof XOrIOp) {
        operations.add(op);
      }
    }
    return new Guard(terms, operations, asks);
  }

  private static Term term(Value value, boolean isWanted, FunctionBuffers buffers) {
    if (value.definingOp() instanceof CmpIOp comparison && isOfAddresses(comparison)) {
      boolean differ = comparison.predicate() == IntegerPredicate.NE;
      return new Term.Differ(comparison, addressed(comparison.lhs()), addressed(comparison.rhs()), differ == isWanted);
    }
    if (value.definingOp() instanceof CmpIOp comparison) {
      ForOp around = comparison.enclosingBlock().parentOp() instanceof ForOp loop ? loop : null;
      boolean isNotFirst = comparison.predicate() == IntegerPredicate.NE;
      if (around != null && comparison.lhs() == around.inductionVariable() && comparison.rhs() == around.lowerBound()
          && (isNotFirst || comparison.predicate() == IntegerPredicate.EQ))
        return new Term.Repeated(comparison, around, true, isNotFirst == isWanted);
      ForOp behind = comparison.predicate() == IntegerPredicate.SLT ? loop(comparison.lhs(), comparison.rhs()) : null;
      if (behind != null) return new Term.Repeated(comparison, behind, false, isWanted);
    }
    BasicBlock block = buffers.withParameter(value);
    return block == null || block.incoming().isEmpty() ? new Term.Other(value, isWanted) : new Term.FlagSet(value, isWanted);
  }

  /** A loop with these bounds; null if there is none. */
  private static @Nullable ForOp loop(Value from, Value to) {
    for (Use use = from.firstUse(); use != null; use = use.next()) {
      if (use.owner() instanceof ForOp loop && loop.lowerBound() == from && loop.upperBound() == to) return loop;
    }
    return null;
  }

  /** Whether an operation asks whether two buffers are the same. */
  static boolean isOfAddresses(CmpIOp comparison) {
    boolean isEquality = comparison.predicate() == IntegerPredicate.NE || comparison.predicate() == IntegerPredicate.EQ;
    return isEquality && comparison.operands().stream().allMatch(operand -> operand.definingOp() instanceof ExtractAlignedPointerAsIndexOp);
  }

  private static Value addressed(Value address) {
    return ((ExtractAlignedPointerAsIndexOp) Objects.requireNonNull(address.definingOp())).source();
  }

  /** The flags on which this depends, through any computation. */
  Set<Value> flags(FunctionBuffers buffers) {
    Set<Value> found = new LinkedHashSet<>();
    for (Term term : terms) {
      switch (term) {
        case Term.FlagSet(Value flag, boolean wanted) -> found.add(flag);
        case Term.Other(Value value, boolean wanted) -> found.addAll(flagsBehind(value, buffers));
        case Term.Differ differ -> {}
        case Term.Repeated repeated -> {}
      }
    }
    return found;
  }

  private static boolean isBool(Value value) {
    return value.type().equals(IntegerType.I1);
  }

  /** The flags that a boolean is computed from, itself included. */
  static Set<Value> flagsBehind(Value value, FunctionBuffers buffers) {
    Set<Value> found = new LinkedHashSet<>();
    Set<Value> seen = new LinkedHashSet<>();
    Deque<Value> pending = new ArrayDeque<>(List.of(value));
    while (!pending.isEmpty()) {
      Value next = pending.pop();
      if (!seen.add(next) || !isBool(next)) continue;
      BasicBlock block = buffers.withParameter(next);
      if (block != null && !block.incoming().isEmpty()) found.add(next);
      else if (next.definingOp() instanceof Op op && op.def().dialect().equals("arith")) op.operands().forEach(pending::push);
    }
    return found;
  }
}
