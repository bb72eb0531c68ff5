// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.bufferization.CloneOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.memref.CopyOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says which rule makes a copy necessary. */
final class CopyExplanations {
  private final FunctionBuffers buffers;
  private final Words words;

  CopyExplanations(FunctionBuffers buffers, Words words) {
    this.buffers = buffers;
    this.words = words;
  }

  Explanation explain(CloneOp clone) {
    List<Diagnostic> notes = new ArrayList<>();
    boolean isFreed = !buffers.frees(clone.output()).isEmpty();
    Op end = isFreed ? handedOnBy(clone.output()) : null;
    boolean isReturned = !buffers.returns(clone.output()).isEmpty();
    addReasons(clone.output(), clone.input(), notes);
    String rule = isReturned ? ", since a result must be the caller's to free" : end != null ? ", since what is passed on there is freed later" : "";
    String remedy = isReturned ? "let the caller pass the buffer, or use the one that it has"
        : end != null ? "pass on a buffer that nobody else frees" : null;
    Guard guard = Guard.of(clone, buffers);
    Set<Op> operations = new LinkedHashSet<>(guard.operations());
    operations.add(clone);
    FunctionBuffers.addServing(operations);
    String text = "copies " + words.buffer(clone.input()) + words.condition(guard) + rule;
    return new Explanation(Explanation.Kind.COPY, buffers.function(), clone.location(), text, notes, remedy, operations);
  }

  /**
   * Returns the operation that copies something into a new buffer before ownership of that is passed on, as a lowered clone does; null if none does.
   * Ownership is passed on only if something frees the buffer later, or the caller gets it.
   */
  @Nullable
  CopyOp into(Value.Result allocated) {
    if (buffers.frees(allocated).isEmpty() && buffers.returns(allocated).isEmpty()) return null;
    if (handedOnBy(allocated) == null || !(allocated.owner().next() instanceof CopyOp copy)) return null;
    return copy.target() == allocated && copy.source() != allocated ? copy : null;
  }

  /** Why a new buffer begins as a copy. */
  List<Diagnostic> reasons(CopyOp copy) {
    List<Diagnostic> notes = new ArrayList<>();
    notes.add(words.note(copy, "it begins as a copy of " + words.buffer(copy.source())));
    addReasons(copy.target(), copy.source(), notes);
    return notes;
  }

  private void addReasons(Value copy, Value source, List<Diagnostic> notes) {
    List<Op> returns = buffers.returns(copy);
    Op end = handedOnBy(copy);
    if (!returns.isEmpty()) notes.add(words.note(returns.getFirst(), "the copy is returned here, and the caller frees what it gets"));
    else if (end != null && !buffers.frees(copy).isEmpty()) notes.add(words.note(end, "the copy is passed on here and freed later"));
    for (Value origin : buffers.origins(source)) addOwner(origin, notes);
  }

  /** The terminator that hands a copy on; null if none does. */
  private static @Nullable Op handedOnBy(Value copy) {
    for (Use use = copy.firstUse(); use != null; use = use.next()) {
      if (use.owner() instanceof Terminator) return use.owner();
    }
    return null;
  }

  /** Why an original cannot be handed on itself. */
  private void addOwner(Value origin, List<Diagnostic> notes) {
    if (origin instanceof Value.Argument) notes.add(Words.note(origin.location(), "the original may be this argument, which belongs to the caller"));
    List<Op> frees = buffers.frees(origin);
    if (!frees.isEmpty()) notes.add(words.note(frees.getFirst(), "the original may be freed here"));
  }
}
