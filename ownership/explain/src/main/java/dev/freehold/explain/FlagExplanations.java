// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says which ways of control make a flag necessary: one on which a buffer is to be freed, and one on which it is not. */
final class FlagExplanations {
  private static final int MOST_SHOWN = 4;

  private final FunctionBuffers buffers;
  private final Words words;

  FlagExplanations(FunctionBuffers buffers, Words words) {
    this.buffers = buffers;
    this.words = words;
  }

  /** The other flags that a flag is set by. */
  Set<Value> inputs(Value flag) {
    Set<Value> found = new LinkedHashSet<>();
    BasicBlock block = buffers.withParameter(flag);
    if (block == null) return found;
    for (ControlFlowEdge edge : block.incoming()) {
      Value passed = edge.passedTo(flag);
      if (passed != null) found.addAll(Guard.flagsBehind(passed, buffers));
    }
    return found;
  }

  /**
   * Explains a flag that comes into a basic block.
   *
   * @param decided the buffers that are freed if it is set
   */
  Explanation explain(Value flag, BasicBlock block, Set<Value> decided) {
    Value beside = beside(block, decided);
    List<Diagnostic> notes = new ArrayList<>();
    List<ControlFlowEdge> shown = new ArrayList<>(edges(flag, block, true));
    shown.addAll(edges(flag, block, false));
    for (ControlFlowEdge edge : block.incoming()) {
      if (!shown.contains(edge)) shown.add(edge);
    }
    shown.stream().limit(MOST_SHOWN).forEach(edge -> notes.add(words.note(words.end(edge.from()), side(edge, flag, beside))));
    Set<Op> operations = new LinkedHashSet<>();
    for (ControlFlowEdge edge : block.incoming()) {
      Value passed = edge.passedTo(flag);
      if (passed != null && passed.definingOp() instanceof Op op) operations.add(op);
    }
    List<String> names = decided.stream().map(words::buffer).distinct().toList();
    String text = "an i1 tells whether " + Words.oneOf(names) + " is to be freed";
    return new Explanation(Explanation.Kind.FLAG, buffers.function(), flag.location(), text, notes, remedy(flag, block, beside), operations);
  }

  /** The parameter of the same block through which the flagged buffers come; null where they do not. */
  private @Nullable Value beside(BasicBlock block, Set<Value> decided) {
    for (Value buffer : decided) {
      Set<Value> sources = buffers.flow().resolveReverse(buffer);
      for (Value parameter : block.parameters()) {
        if (Buffers.isBuffer(parameter) && sources.contains(parameter)) return parameter;
      }
    }
    return null;
  }

  private static List<ControlFlowEdge> edges(Value flag, BasicBlock block, boolean isSet) {
    return block.incoming().stream()
        .filter(edge -> edge.passedTo(flag) instanceof Value passed && (isSet ? Buffers.isTrue(passed) : Buffers.isFalse(passed)))
        .limit(1).toList();
  }

  private String side(ControlFlowEdge edge, Value flag, @Nullable Value beside) {
    Value passed = edge.passedTo(flag);
    Value with = beside == null ? null : edge.passedTo(beside);
    String what = passed == null ? "nothing is known"
        : Buffers.isTrue(passed) ? "it is set" : Buffers.isFalse(passed) ? "it is not set" : "another value decides";
    return what + " where control comes from here" + (with == null ? "" : " with " + words.buffer(with));
  }

  private String remedy(Value flag, BasicBlock block, @Nullable Value beside) {
    List<ControlFlowEdge> without = edges(flag, block, false);
    if (without.isEmpty()) return "what removes the other flag removes this one";
    Value passed = beside == null ? null : without.getFirst().passedTo(beside);
    if (passed == null) return "let all ways use, free or hand on the buffer alike";
    return "copy " + words.buffer(passed) + " in front of " + words.wording().of(words.end(without.getFirst().from()))
        + ", so that the function owns it there, too";
  }
}
