// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.arith.SelectOp;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says which buffers are freed where, why not earlier, and why only under a condition. */
final class FreeExplanations {
  private static final int MOST_SHOWN = 3;

  private final FunctionBuffers buffers;
  private final Words words;

  FreeExplanations(FunctionBuffers buffers, Words words) {
    this.buffers = buffers;
    this.words = words;
  }

  Explanation explain(Op free, Guard guard) {
    Value buffer = Objects.requireNonNull(FunctionBuffers.freed(free));
    List<Diagnostic> notes = new ArrayList<>();
    addWays(buffer, notes);
    if (buffer.definingOp() instanceof SelectOp select) addChoice(select, notes);
    LastUses uses = LastUses.before(Objects.requireNonNullElse(guard.asks(), free), buffers.origins(buffer), buffers);
    String remedy = uses == null ? null : addUses(uses, notes);
    if (uses == null) notes.add(words.note(free, "control never comes here"));
    Set<Op> operations = new LinkedHashSet<>(guard.operations());
    operations.add(free);
    FunctionBuffers.addServing(operations);
    String text = "frees " + words.buffer(buffer) + words.condition(guard);
    return new Explanation(Explanation.Kind.FREE, buffers.function(), free.location(), text, notes, remedy, operations);
  }

  /** Which buffer a name is, depending on where control comes from. */
  private void addWays(Value buffer, List<Diagnostic> notes) {
    if (buffers.origins(buffer).size() < 2) return;
    Value merged = merged(buffer);
    BasicBlock block = merged == null ? null : buffers.withParameter(merged);
    if (merged == null || block == null) return;
    int shown = 0;
    for (ControlFlowEdge edge : block.incoming()) {
      Value passed = edge.passedTo(merged);
      if (passed != null && shown++ < MOST_SHOWN) {
        notes.add(words.note(words.end(edge.from()), "it is " + words.buffer(passed) + " where control comes from here"));
      }
    }
  }

  private void addChoice(SelectOp select, List<Diagnostic> notes) {
    notes.add(words.note(select, "it is " + words.buffer(select.trueValue()) + " if the condition here holds, and otherwise "
        + words.buffer(select.falseValue())));
  }

  /** The nearest value that control brings, of which a value is a view, or itself. */
  private @Nullable Value merged(Value value) {
    Deque<Value> pending = new ArrayDeque<>(List.of(value));
    Set<Value> seen = new HashSet<>(pending);
    while (!pending.isEmpty()) {
      Value next = pending.pop();
      BasicBlock block = buffers.withParameter(next);
      if (block != null && !block.incoming().isEmpty()) return next;
      for (Value source : buffers.flow().sources(next)) {
        if (seen.add(source)) pending.add(source);
      }
    }
    return null;
  }

  /** Why it is not freed earlier; returns what would let it be, or null. */
  private @Nullable String addUses(LastUses uses, List<Diagnostic> notes) {
    uses.last().stream().limit(MOST_SHOWN).forEach(use -> notes.add(words.note(use, "it is used here for the last time before")));
    ControlFlowEdge way = uses.way();
    Op other = uses.usedOnOtherWay();
    if (way != null && other != null) {
      notes.add(words.note(words.end(way.from()), "it is not freed in front of this, since on another way from here it is still used"));
      notes.add(words.note(other, "it is used here on the other way"));
    }
    Op allocation = uses.allocationSince();
    if (allocation == null) return null;
    notes.add(words.note(allocation, "another buffer is allocated here although this one is used no more"));
    return "free it in front of that allocation, as --last-use-buffer-deallocation does where no flag has to be asked for it";
  }
}
