// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Traversal;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Finds out whether an operand may be in place: whether every read would still see the right elements, and only what may be written to is. */
final class Conflicts {
  private final OneShotState state;
  private final ExecutionOrder order;
  private final Subsets subsets;
  private final Consumer<Conflict> onConflict;
  private final Consumer<Value> onReadOnly;

  Conflicts(OneShotState state, ExecutionOrder order, Consumer<Conflict> onConflict, Consumer<Value> onReadOnly) {
    this.state = state;
    this.order = order;
    this.onConflict = onConflict;
    this.onReadOnly = onReadOnly;
    subsets = new Subsets(state);
  }

  // Tensors that may not be written to.

  /** Whether somebody would write to a tensor that may not be written to if the operand were in place. */
  boolean wouldWriteToReadOnly(Use operand) {
    return (state.writes(operand) || isWrittenInPlace(operand)) && mayBeReadOnly(operand);
  }

  /** The same for what is in place already. */
  boolean writesToReadOnly(Use operand) {
    return isWrittenInPlace(operand) && mayBeReadOnly(operand);
  }

  private boolean isWrittenInPlace(Use operand) {
    Set<Use> writes = new LinkedHashSet<>();
    forEachJoined(operand, value -> addWrites(value, writes));
    return !writes.isEmpty();
  }

  private boolean mayBeReadOnly(Use operand) {
    boolean[] found = {false};
    forEachJoined(operand, joined -> state.forEachAlias(joined, value -> {
      if (state.isWritable(value)) return;
      found[0] = true;
      onReadOnly.accept(value);
    }));
    return found[0];
  }

  /** Calls {@code action} for one value of each set of aliases that becomes one if the operand is in place. */
  private void forEachJoined(Use operand, Consumer<Value> action) {
    action.accept(operand.value());
    for (AliasingValue alias : state.aliasingValues(operand)) action.accept(alias.value());
  }

  // Reads that would see other elements.

  /** Whether a read would see other elements if the operand were in place. */
  boolean wouldDisturbReads(Use operand) {
    return disturbsReads(operand, state.writes(operand));
  }

  /** The same for what is in place already. */
  boolean disturbsReads(Use operand) {
    return disturbsReads(operand, false);
  }

  private boolean disturbsReads(Use operand, boolean writes) {
    Set<Use> readers = new LinkedHashSet<>();
    Set<Use> writers = new LinkedHashSet<>();
    forEachJoined(operand, value -> {
      addReads(value, readers);
      addWrites(value, writers);
    });
    if (writes) writers.add(operand);
    if (readers.isEmpty() || writers.isEmpty()) return false;
    if (state.options().checkParallelRegions() && writers.stream().anyMatch(this::isSharedInParallel)) return true;
    for (Use read : readers) {
      Set<Value> definitions = state.definitions(read);
      if (definitions.isEmpty()) continue;
      for (Use write : writers) {
        if (disturbs(write, read, definitions)) return true;
      }
    }
    return false;
  }

  private void addWrites(Value root, Set<Use> writes) {
    state.forEachAlias(root, alias -> alias.forEachUse(use -> {
      if (state.isInPlace(use) && state.writes(use)) writes.add(use);
    }));
  }

  private void addReads(Value root, Set<Use> reads) {
    state.forEachAlias(root, alias -> alias.forEachUse(use -> {
      if (state.reads(use) || !state.writes(use) && state.aliasingValues(use).stream().anyMatch(passed -> state.isRead(passed.value()))) reads.add(use);
    }));
  }

  /** Whether several instances of a parallel region would write to the one buffer that was made outside of it. */
  private boolean isSharedInParallel(Use write) {
    Region inside = state.ops().parallelRegion(write.owner().parentRegion());
    for (Value definition : state.search(write, state::definesElements, Traversal.ALL)) {
      if (state.ops().parallelRegion(definition.region()) != inside) return true;
    }
    return false;
  }

  private boolean disturbs(Use write, Use read, Set<Value> definitions) {
    Op reader = read.owner();
    Op writer = write.owner();
    if (order.matters(read, write, definitions)) {
      if (order.isBefore(reader, writer) || read == write || AnalysisState.areMutuallyExclusive(reader, writer)) return false;
    }
    if (reader == writer && areElementwise(read, write) || subsets.areApart(read, write) || operationsAgree(read, write)) return false;
    for (Value definition : definitions) {
      if (!isBetween(writer, definition)) continue;
      List<AliasingValue> written = state.aliasingValues(write);
      if (written.size() == 1 && written.getFirst().value() == definition) continue;
      onConflict.accept(new Conflict(read, write, definition));
      return true;
    }
    return false;
  }

  /** Whether an operation may write behind a definition; a read is behind both. */
  private boolean isBetween(Op writer, Value definition) {
    return switch (definition) {
      case Value.Result result -> !order.isBefore(writer, result.owner()) && (result.owner() == writer || !result.owner().isAncestorOf(writer));
      case Value.Argument argument -> argument.owner().ancestorIn(writer) != null;
    };
  }

  /** Whether both operands are one buffer, of which the operation reads each element before it writes to it. */
  private boolean areElementwise(Use read, Use write) {
    Bufferizable op = state.ops().of(read.owner());
    return op != null && op.isElementwise(List.of(read, write), state) && (comesFrom(read, write.value()) || comesFrom(write, read.value()));
  }

  private boolean comesFrom(Use operand, Value origin) {
    return !state.search(operand, value -> value == origin, Traversal.SAME_BUFFER).isEmpty();
  }

  private boolean operationsAgree(Use read, Use write) {
    Bufferizable reader = state.ops().of(read.owner());
    if (reader != null && reader.isNotConflicting(read, write, state)) return true;
    Bufferizable writer = read.owner() == write.owner() ? null : state.ops().of(write.owner());
    return writer != null && writer.isNotConflicting(read, write, state);
  }
}
