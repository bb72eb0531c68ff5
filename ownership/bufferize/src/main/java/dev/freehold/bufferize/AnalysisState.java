// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the buffers of tensors. This class answers what follows from the operations themselves, and is careful about the rest, as is right where
 * nothing has been analyzed: each operand that is written to is copied. Upstream: {@code AnalysisState}.
 */
public class AnalysisState {
  private final BufferizableOps ops;

  public AnalysisState(BufferizableOps ops) {
    this.ops = ops;
  }

  /** Which operations are bufferized. */
  public final BufferizableOps ops() {
    return ops;
  }

  public final BufferizeOptions options() {
    return ops.options();
  }

  // What an analysis decides.

  /** Whether the operation gets the buffer of the operand itself, and not a copy. */
  public boolean isInPlace(Use operand) {
    return operand.owner() instanceof ToBufferOp || !writes(operand);
  }

  /** Whether two tensors are in the same buffer, and the same part of it. */
  public boolean areEquivalent(Value a, Value b) {
    return false;
  }

  /** Whether two tensors may be in the same buffer. */
  public boolean mayAlias(Value a, Value b) {
    return true;
  }

  /** All values that may be in the same buffer as a tensor, itself included; just itself where nothing has been analyzed. */
  public List<Value> aliases(Value value) {
    return List.of(value);
  }

  /** Whether the analysis has seen a value: not a copy that has been made since. */
  public boolean isAnalyzed(Value value) {
    return false;
  }

  /** Whether a value may be written to. */
  public final boolean isWritable(Value value) {
    Bufferizable op = ops.of(value);
    return op != null && op.isWritable(value, this);
  }

  /** Whether nobody has given the tensor that is used here any elements. */
  public boolean hasUndefinedElements(Use operand) {
    return false;
  }

  // What operations say, or the worst where they say nothing.

  /** Whether the elements of a tensor operand matter to the operation. */
  public final boolean reads(Use operand) {
    Bufferizable op = ops.of(operand.owner());
    return op == null || op.reads(operand, this);
  }

  /** Whether the operation writes into the buffer of a tensor operand. */
  public final boolean writes(Use operand) {
    Bufferizable op = ops.of(operand.owner());
    return op == null || op.writes(operand, this);
  }

  /** Whether the operation does nothing to the buffer but pass it on. */
  public final boolean onlyAliases(Use operand) {
    Bufferizable op = ops.of(operand.owner());
    return op != null && !op.reads(operand, this) && !op.writes(operand, this) && !op.aliasingValues(operand, this).isEmpty();
  }

  /** Whether a value has other elements than what it aliases. */
  public final boolean definesElements(Value value) {
    if (!(value instanceof Value.Result result)) return true;
    Bufferizable op = ops.of(result.owner());
    return op == null || op.definesElements(result, this);
  }

  /** The values whose buffers may be that of a tensor operand. */
  public final List<AliasingValue> aliasingValues(Use operand) {
    Bufferizable op = ops.of(operand.owner());
    return op == null ? unknownAliasingValues(operand) : op.aliasingValues(operand, this);
  }

  /** The operands whose buffer may be that of a value. */
  public final List<AliasingOperand> aliasingOperands(Value value) {
    Bufferizable op = ops.of(value);
    return op == null ? unknownAliasingOperands(value) : op.aliasingOperands(value, this);
  }

  /** All that a tensor operand of an operation that nothing is known of may alias: each result, and each argument of its regions. */
  public static List<AliasingValue> unknownAliasingValues(Use operand) {
    List<AliasingValue> values = new ArrayList<>();
    for (Value.Result result : operand.owner().results()) {
      if (Tensors.is(result)) values.add(new AliasingValue(result, Relation.UNKNOWN, false));
    }
    for (Region region : operand.owner().regions()) {
      if (region.isEmpty()) continue;
      for (Value.Argument argument : region.entryBlock().arguments()) {
        if (Tensors.is(argument)) values.add(new AliasingValue(argument, Relation.UNKNOWN, false));
      }
    }
    return values;
  }

  /** All that a value of an operation that nothing is known of may alias: each tensor operand. */
  public static List<AliasingOperand> unknownAliasingOperands(Value value) {
    if (value instanceof Value.Argument argument && !argument.owner().isEntry()) return List.of();
    return Tensors.operands(Tensors.owner(value)).stream().map(use -> new AliasingOperand(use, Relation.UNKNOWN, false)).toList();
  }

  // Defaults of operations.

  final List<AliasingOperand> aliasingOperandsByValues(Bufferizable op, Value value) {
    List<AliasingOperand> operands = new ArrayList<>();
    for (Use operand : Tensors.operands(op.op())) {
      for (AliasingValue alias : op.aliasingValues(operand, this)) {
        if (alias.value() == value) operands.add(new AliasingOperand(operand, alias.relation(), alias.isDefinite()));
      }
    }
    return operands;
  }

  final boolean definesElementsByOperands(Bufferizable op, Value.Result result) {
    List<AliasingOperand> operands = op.aliasingOperands(result, this);
    if (operands.isEmpty()) return true;
    for (AliasingOperand alias : operands) {
      if (writes(alias.operand())) return true;
    }
    if (op.op().regionCount() == 0) return false;
    for (AliasingOperand alias : operands) {
      if (!search(alias.operand(), value -> isBelow(op.op(), value) && definesElements(value), Traversal.HITS).isEmpty()) return true;
    }
    return false;
  }

  /** Whether a value is defined in a region of an operation. Its results are not, even if a branch leads back to it. */
  private static boolean isBelow(Op op, Value value) {
    Region region = value.region();
    return region != null && op.isAncestorOf(region.enclosingOp());
  }

  // Searches.

  /** Whether anybody reads the elements of a value, also through values that alias it. */
  public boolean isRead(Value value) {
    Deque<Use> pending = new ArrayDeque<>(Tensors.uses(value));
    Set<Use> seen = new HashSet<>();
    while (!pending.isEmpty()) {
      Use use = pending.pop();
      if (!seen.add(use)) continue;
      if (onlyAliases(use)) {
        for (AliasingValue alias : aliasingValues(use)) {
          Boolean known = knownToBeRead(alias.value());
          if (known == null) pending.addAll(Tensors.uses(alias.value()));
          else if (known) return true;
        }
      }
      if (reads(use)) return true;
    }
    return false;
  }

  /** What is known already of {@link #isRead}; null for nothing. */
  protected @Nullable Boolean knownToBeRead(Value value) {
    return null;
  }

  /** The values nearest to an operand that satisfy {@code condition}, going back through what it may alias. */
  public final Set<Value> search(Use operand, Predicate<Value> condition, Traversal how) {
    return search(operand, condition, how, passed -> {});
  }

  /** The same; {@code visited} gets each operand that the search goes through. */
  public final Set<Value> search(Use operand, Predicate<Value> condition, Traversal how, Consumer<Use> visited) {
    visited.accept(operand);
    Set<Value> found = new LinkedHashSet<>();
    Set<Value> seen = new HashSet<>();
    SequencedSet<Value> pending = new LinkedHashSet<>();
    pending.add(operand.value());
    while (!pending.isEmpty()) {
      Value value = pending.removeLast();
      boolean isLeaf = !seen.add(value);
      if (!isLeaf && condition.test(value)) found.add(value);
      else if ((isLeaf || !goFurther(value, how, pending, visited)) && how.includeLeaves()) found.add(value);
    }
    return found;
  }

  /** Adds what a value may alias to {@code pending}; whether the search goes on behind all of it. */
  private boolean goFurther(Value value, Traversal how, Collection<Value> pending, Consumer<Use> visited) {
    if (ops.of(value) == null) return false;
    Collection<AliasingOperand> aliases = aliasingOperands(value);
    boolean all = !aliases.isEmpty();
    for (AliasingOperand alias : aliases) {
      if (how.followEquivalentOnly() && alias.relation() != Relation.EQUIVALENT
          || how.followSameTypeOrCastsOnly() && !alias.operand().value().type().equals(value.type()) && !Casts.isCast(value.definingOp())) {
        all = false;
      } else {
        pending.add(alias.operand().value());
        visited.accept(alias.operand());
      }
    }
    return all;
  }

  /** The values from which an operand gets its elements. */
  public Set<Value> definitions(Use operand) {
    return search(operand, this::definesElements, Traversal.HITS);
  }

  /** Whether an operand that is not in place gets a new buffer without a copy of the elements: nobody reads them. */
  public final boolean canOmitCopy(Use operand) {
    if (hasUndefinedElements(operand)) return true;
    boolean reads = reads(operand);
    if (writes(operand) && !reads) return true;
    return !reads && aliasingValues(operand).stream().noneMatch(alias -> isRead(alias.value()));
  }

  /** Whether two operations are in regions of an operation of which only one runs: neither can run after the other. */
  public static boolean areMutuallyExclusive(Op a, Op b) {
    Block left = a.block();
    Op common = left == null ? null : left.parentOp();
    while (common != null && !common.isAncestorOf(b)) common = common.parentOp();
    if (common == null) return false;
    return MutualExclusion.between(common, a, b);
  }
}
