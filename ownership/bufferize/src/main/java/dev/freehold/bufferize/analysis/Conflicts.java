// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Traversal;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds out whether an operand may be in place: whether every read would still see the right elements, and only what may be written to is. */
final class Conflicts {
  /** The reads and writes of sets of aliases of which it is asked which ones are of one buffer. */
  private static final int MOST_ACCESSES = 64;
  private static final int MOST_SPARED = 16;

  private final OneShotState state;
  private final ExecutionOrder order;
  private final Subsets subsets;
  private final Accesses accesses;
  private final @Nullable Consumer<CopyReason> found;
  private final Origins origins;
  private final boolean followsAliases;
  /** The operand that would be in place, or is. */
  private @Nullable Use asked;
  private boolean mayFollow;
  private final List<Accesses.Spared> spared = new ArrayList<>();

  /** {@code found} gets what stands against an operand that is asked about; null where nobody wants to know. */
  Conflicts(OneShotState state, ExecutionOrder order, Accesses accesses, @Nullable Consumer<CopyReason> found) {
    this.state = state;
    this.order = order;
    this.accesses = accesses;
    this.found = found;
    subsets = new Subsets(state, order);
    origins = new Origins(state);
    followsAliases = state.ops().profile().strategy(AliasPaths.class, AliasPaths.SOUND).areFollowed();
  }

  /** Begins to ask about an operand. */
  private int[] begin(Use operand) {
    int[] sets = joinedSets(operand).toArray();
    asked = operand;
    spared.clear();
    mayFollow = followsAliases && IntStream.of(sets).map(accesses::count).sum() <= MOST_ACCESSES;
    return sets;
  }

  // Tensors that may not be written to.

  /** Whether somebody would write to a tensor that may not be written to if the operand were in place. */
  boolean wouldWriteToReadOnly(Use operand) {
    return (state.writes(operand) || joinedSets(operand).anyMatch(accesses::isWritten)) && mayBeReadOnly(operand, state.writes(operand));
  }

  /** The same for what is in place already. */
  boolean writesToReadOnly(Use operand) {
    return joinedSets(operand).anyMatch(accesses::isWritten) && mayBeReadOnly(operand, false);
  }

  private boolean mayBeReadOnly(Use operand, boolean writes) {
    int[] sets = begin(operand);
    if (IntStream.of(sets).noneMatch(accesses::isReadOnly)) return false;
    Predicate<Use> isWrong = write -> !followsAliases || origins.mayBeReadOnly(write.value(), operand);
    if (!isWrong.test(operand)) return false;
    boolean any = writes || followsAliases && !mayFollow || IntStream.of(sets).anyMatch(set -> accesses.anyWrite(set, isWrong));
    if (any && found != null) reportReadOnly(operand, writes ? operand : anyWrite(operand, isWrong), found);
    return any;
  }

  private void reportReadOnly(Use operand, Use write, Consumer<CopyReason> reports) {
    joinedSets(operand).forEach(set -> state.forEachInSet(set, value -> {
      if (!state.isWritable(value)) reports.accept(new CopyReason.ReadOnly(value, write));
    }));
  }

  /** A write in place to what becomes one buffer if the operand is in place, of which there is one. */
  private Use anyWrite(Use operand, Predicate<Use> wanted) {
    Use[] write = {operand};
    Predicate<Use> isWanted = each -> {
      if (wanted.test(each)) write[0] = each;
      return wanted.test(each);
    };
    for (int set : joinedSets(operand).toArray()) {
      if (accesses.anyWrite(set, isWanted)) break;
    }
    return write[0];
  }

  /** The sets of aliases that become one if the operand is in place. */
  private IntStream joinedSets(Use operand) {
    return IntStream.concat(IntStream.of(state.setOf(operand.value())),
        state.aliasingValues(operand).stream().mapToInt(alias -> state.setOf(alias.value()))).distinct();
  }

  // Reads that would see other elements.

  /**
   * Whether a read would see other elements if the operand were in place. Within each of the sets that become one, no read does: that has been asked when they
   * came to be.
   */
  boolean wouldDisturbReads(Use operand) {
    int[] sets = begin(operand);
    boolean writes = state.writes(operand);
    if (IntStream.of(sets).noneMatch(accesses::isRead)) return false;
    if (writes && state.isSharedInParallel(operand)) return isShared(operand);
    if (IntStream.of(sets).anyMatch(accesses::isShared)) return isShared(anyWrite(operand, state::isSharedInParallel));
    if (writes) {
      for (int set : sets) {
        if (accesses.anyReadAround(set, operand, read -> disturbs(operand, read))) return true;
      }
    }
    for (int written : sets) {
      for (int read : sets) {
        if (written != read && accesses.anyPair(written, read, this::disturbs)) return true;
      }
    }
    for (int set : sets) {
      for (Accesses.Spared pair : accesses.spared(set)) {
        if (origins.areApart(pair.write(), pair.read(), pair.definition(), operand)) continue;
        report(pair.read(), pair.write(), pair.definition());
        return true;
      }
    }
    return false;
  }

  /** Notes that an operand is in place, which does not disturb reads, as has been asked last. */
  void putInPlace(Use operand) {
    state.putInPlace(operand);
    int set = state.setOf(operand.value());
    if (state.writes(operand)) accesses.addWrite(set, operand);
    accesses.addSpared(set, spared);
  }

  /** Reports a write of which several instances of a region share the buffer. */
  private boolean isShared(Use write) {
    if (found != null) found.accept(new CopyReason.SharedInParallel(write));
    return true;
  }

  /** Whether a read sees other elements for what is in place already. */
  boolean disturbsReads(Use operand) {
    int[] sets = begin(operand);
    boolean isRead = IntStream.of(sets).anyMatch(accesses::isRead);
    if (isRead && IntStream.of(sets).anyMatch(accesses::isShared)) return true;
    for (int written : sets) {
      for (int read : sets) {
        if (accesses.anyPair(written, read, this::disturbs)) return true;
      }
    }
    if (state.isInPlace(operand)) accesses.addSpared(state.setOf(operand.value()), spared);
    return false;
  }

  /** Whether a read would see what a write in place writes. */
  boolean disturbs(Use write, Use read) {
    Set<Value> definitions = state.definitions(read);
    List<AliasingValue> written = state.aliasingValues(write);
    Value made = written.size() == 1 ? written.getFirst().value() : null;
    for (Value definition : definitions) {
      if (definition == made || !order.mayBeAfter(write.owner(), definition)) continue;
      boolean isAround = order.mayBeAround(write, read, definition, definitions);
      if (!isAround && !disturbsAtOnce(write, read)) continue;
      if (subsets.areApart(read, write, isAround ? definition : null) || operationsAgree(read, write)) continue;
      if (mayFollow && spared.size() < MOST_SPARED && origins.areApart(write, read, definition, asked)) {
        spared.add(new Accesses.Spared(write, read, definition));
        continue;
      }
      report(read, write, definition);
      return true;
    }
    return false;
  }

  private void report(Use read, Use write, Value definition) {
    if (found == null) return;
    boolean isReadAgain = read == write || order.isBefore(read.owner(), write.owner());
    found.accept(new CopyReason.Conflict(read, write, definition, isReadAgain));
  }

  /** Whether a read would see what a write writes if neither runs again. */
  private boolean disturbsAtOnce(Use write, Use read) {
    Op reader = read.owner();
    Op writer = write.owner();
    if (read == write || AnalysisState.areMutuallyExclusive(reader, writer) || !order.mayBeDirectlyBefore(writer, reader)) return false;
    return reader != writer || !areElementwise(read, write);
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
