// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.arith.SelectOp;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.attribute.Type;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Unknown operands of a step that samples have taken the place of, since their values are not needed. */
final class Samples {
  private final Frame frame;
  private final Segment.Step step;
  /** For each operand that must be concrete, what it was; null for those that are concrete. */
  private final @Nullable Unknown[] unknowns;

  private Samples(Frame frame, Segment.Step step, @Nullable Unknown[] unknowns) {
    this.frame = frame;
    this.step = step;
    this.unknowns = unknowns;
  }

  /** Takes samples for an action; null if there are none, or if the action needs the values of its operands. */
  static @Nullable Samples take(Frame frame, Segment.Step step, boolean isInKernel) {
    if (!isInKernel && !step.isData()) return null;
    if (!isInKernel && step.op() instanceof SelectOp && frame.refs[step.strict()[0]] instanceof Unknown condition) condition.decide(step.op());
    return take(frame, step);
  }

  /** The same for an exit: only where kernels end or the arms of a diamond begin it need not know the values. */
  static @Nullable Samples takeAtExit(Frame frame, Segment.Step step, boolean isInKernel) {
    if (isInKernel) return take(frame, step);
    Diamond diamond = step.diamond();
    boolean isDecided = diamond != null && frame.refs[step.strict()[0]] instanceof Unknown condition && diamond.decide(frame, condition);
    return isDecided ? take(frame, step) : null;
  }

  private static @Nullable Samples take(Frame frame, Segment.Step step) {
    Unknown[] unknowns = null;
    int[] strict = step.strict();
    for (int i = 0; i < strict.length; i++) {
      if (!(frame.refs[strict[i]] instanceof Unknown unknown) || unknown.sample() == null) continue;
      if (unknowns == null) unknowns = new Unknown[strict.length];
      unknowns[i] = unknown;
    }
    if (unknowns == null) return null;
    for (int i = 0; i < strict.length; i++) {
      if (unknowns[i] != null) frame.set(strict[i], Objects.requireNonNull(unknowns[i].sample(), "has a sample"));
    }
    return new Samples(frame, step, unknowns);
  }

  /** The condition by which the operation selects one of its operands; null if it does something else. */
  @Nullable
  Unknown condition() {
    return step.op() instanceof SelectOp && unknowns.length == 1 ? unknowns[0] : null;
  }

  /** Puts the operands back in their places. */
  void putBack() {
    for (int i = 0; i < unknowns.length; i++) {
      if (unknowns[i] != null) frame.refs[step.strict()[i]] = unknowns[i];
    }
  }

  /** Puts the operands back, and makes the results unknown that were computed from their samples. */
  void mark() {
    Object[] operands = new Object[unknowns.length];
    for (int i = 0; i < operands.length; i++) operands[i] = unknowns[i] != null ? unknowns[i] : frame.value(step.strict()[i], true);
    putBack();
    List<Type> types = step.op().resultTypes();
    for (int i = 0; i < step.results().length; i++) {
      Object sample = frame.value(step.results()[i], Kinds.isLong(types.get(i)));
      if (sample instanceof Unknown unknown) sample = unknown.sample();
      if (sample == null || sample == Poison.INSTANCE || sample instanceof Reference) continue;
      mark(frame, step.results()[i], frame.machine.environment().derived(step.op(), operands, sample, types.get(i)));
    }
  }

  /** Sets a slot to a value that may be unknown. */
  static void mark(Frame frame, int slot, Object value) {
    frame.set(slot, value);
    // Whoever takes the value for its sample finds that in both places.
    if (value instanceof Unknown unknown && unknown.sample() instanceof Long bits) frame.bits[slot] = bits;
  }
}
