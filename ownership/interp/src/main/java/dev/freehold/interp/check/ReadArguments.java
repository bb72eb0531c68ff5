// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Program;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ShapedDim;
import dev.freehold.ir.iface.ViewLike;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The memref arguments of a function that are only read: nothing writes to them, frees, stores, returns or compares them. No execution depends on which of them
 * are one buffer, so that a path on which two of them are is one like that on which they are not. One that is written to may be any of the others.
 */
final class ReadArguments {
  private final Program program;
  private final Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Value> pending = new ArrayDeque<>();

  private ReadArguments(Program program) {
    this.program = program;
  }

  /** Returns the numbers of those of a function before and after passes, if there are any. */
  static BitSet of(Subject subject) {
    BitSet read = of(subject.before(), subject.given());
    if (subject.transformed() != null) read.and(of(subject.transformed().function(), subject.transformed().program()));
    return read;
  }

  private static BitSet of(FunctionLike function, Program program) {
    BitSet read = new BitSet();
    for (Value.Argument argument : function.body().entryBlock().arguments()) {
      if (holdsOnlyData(argument.type()) && new ReadArguments(program).isOnlyRead(argument)) read.set(argument.index());
    }
    return read;
  }

  private static boolean holdsOnlyData(Type type) {
    return type instanceof BaseMemRefType memref && memref.element().holds() == Holds.NOTHING;
  }

  private boolean isOnlyRead(Value argument) {
    pending.add(argument);
    boolean[] isOnlyRead = {true};
    while (isOnlyRead[0] && !pending.isEmpty()) {
      Value value = pending.poll();
      if (seen.add(value)) value.forEachUse(use -> isOnlyRead[0] = isOnlyRead[0] && follow(use));
    }
    return isOnlyRead[0];
  }

  /** Whether a use does not show which buffer is used; follows the values by which the buffer is known from there on. */
  private boolean follow(Use use) {
    Op op = use.owner();
    if (op instanceof CallLike call) return followCall(call, use);
    if (op instanceof ShapedDim) return true;
    if (op instanceof ViewLike view && view.viewSource() == use.value() && op.def().hasNoMemoryEffect()) return pending.addAll(op.results());
    boolean isPassed = false;
    for (Edge edge : Flow.edges(op)) {
      OperandRange passed = edge.passed();
      int position = use.index() - passed.start();
      if (passed.owner() != op || position < 0 || position >= Math.min(passed.size(), edge.received().size())) continue;
      pending.add(edge.received().get(position));
      isPassed = true;
    }
    return isPassed || reads(op, use.value());
  }

  private boolean followCall(CallLike call, Use use) {
    int argument = use.index() - call.arguments().start();
    if (argument < 0 || argument >= call.arguments().size() || call.callee() == null) return false;
    if (!(program.lookup((Op) call, call.callee()) instanceof FunctionLike callee) || callee.isDeclaration()) return false;
    if (argument >= callee.body().entryBlock().argumentCount()) return false;
    return pending.add(callee.body().entryBlock().argument(argument));
  }

  private static boolean reads(Op op, Value memref) {
    if (!(Effects.of(op) instanceof Effects.Known known)) return false;
    boolean reads = false;
    for (Effects.On on : known.effects()) {
      if (on.value() != memref) continue;
      if (!on.is(Effect.Kind.READ)) return false;
      reads = true;
    }
    return reads && op.resultTypes().stream().allMatch(type -> type.holds() == Holds.NOTHING);
  }
}
