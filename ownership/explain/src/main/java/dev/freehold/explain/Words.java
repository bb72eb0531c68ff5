// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.arith.CmpIOp;
import dev.freehold.pass.Wording;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Severity;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** What all explanations of a function say in the same words. */
final class Words {
  private static final int MOST_NAMED = 3;

  private final FunctionBuffers buffers;
  private final Wording wording;

  Words(FunctionBuffers buffers, Wording wording) {
    this.buffers = buffers;
    this.wording = wording;
  }

  Wording wording() {
    return wording;
  }

  static Diagnostic note(Location at, String text) {
    return new Diagnostic(Severity.NOTE, at, text, List.of());
  }

  Diagnostic note(Op at, String text) {
    return note(at.location(), text);
  }

  /** The buffer that a value is, or those that it may be. */
  String buffer(Value value) {
    Set<Value> origins = buffers.origins(value);
    if (origins.isEmpty()) return "the buffer of " + wording.of(value);
    return "the buffer of " + oneOf(origins.stream().map(wording::of).toList());
  }

  /** One of some things, of which the first are named. */
  static String oneOf(List<String> names) {
    if (names.size() == 1) return names.getFirst();
    int shown = Math.min(names.size() - 1, MOST_NAMED);
    int more = names.size() - shown;
    return String.join(", ", names.subList(0, shown)) + " or " + (more == 1 ? names.getLast() : "one of " + more + " others");
  }

  /** Where control comes from when it leaves a basic block. */
  Op end(BasicBlock block) {
    return block.ops().isEmpty() ? block.region().enclosingOp() : block.ops().getLast();
  }

  /** What has to hold for something to be done, behind a comma; nothing where it is done in any case. */
  String condition(Guard guard) {
    List<String> conditions = new ArrayList<>();
    for (Guard.Term term : guard.terms()) {
      conditions.add(switch (term) {
        case Guard.Term.Differ differ -> (differ.isWanted() ? "it is not the same as " : "it is the same as ") + buffer(differ.other());
        case Guard.Term.FlagSet(Value flag, boolean isWanted) -> "its flag is " + (isWanted ? "set" : "not set");
        case Guard.Term.Repeated(var by, var loop, boolean isInside, boolean isWanted) -> isInside
            ? "this is " + (isWanted ? "not " : "") + "the first iteration of " + wording.of((Op) loop)
            : "the body of " + wording.of((Op) loop) + " has " + (isWanted ? "" : "not ") + "been run";
        case Guard.Term.Other(Value value, boolean isWanted) -> wording.of(value) + (isWanted ? " holds" : " does not hold");
      });
    }
    return conditions.isEmpty() ? "" : ", if " + String.join(", and ", conditions);
  }

  /** A question whether two values are the same buffer. */
  Explanation comparison(CmpIOp op) {
    Value one = addressed(op.lhs());
    Value other = addressed(op.rhs());
    Set<Value> common = new LinkedHashSet<>(buffers.origins(one));
    common.retainAll(buffers.origins(other));
    List<Diagnostic> notes = new ArrayList<>();
    common.stream().limit(3).forEach(origin -> notes.add(note(origin.location(), "both may be this buffer")));
    String remedy = common.isEmpty() ? "they are never the same as far as the program shows: a pass that sees this does not ask"
        : "end the uses of one before the other is freed, or make it a copy";
    Set<Op> operations = Set.of(op, Objects.requireNonNull(op.lhs().definingOp()), Objects.requireNonNull(op.rhs().definingOp()));
    String text = "asks whether " + buffer(one) + " and " + buffer(other) + " are the same";
    return new Explanation(Explanation.Kind.COMPARISON, buffers.function(), op.location(), text, notes, remedy, operations);
  }

  private static Value addressed(Value address) {
    return ((ExtractAlignedPointerAsIndexOp) Objects.requireNonNull(address.definingOp())).source();
  }
}
