// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.interp.RunListener;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Event;
import dev.freehold.ir.Op;
import dev.freehold.ir.iface.Flow;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Records the last steps of a run: what happened to memory, and which way control took where there was more than one. */
final class RunRecorder implements RunListener {
  /** Of longer runs, only what comes last is shown: the fault is there. */
  static final int MAX_STEPS = 500;

  /** Something that was done. */
  sealed interface Step {
    /** Something happened to memory. */
    record Memory(Event event) implements Step {}

    /** Control went another way than to the next operation. */
    record Way(Op from, @Nullable Op to) implements Step {}
  }

  private final Deque<Step> steps = new ArrayDeque<>();
  private final Set<Buffer> liveAtFirst = new LinkedHashSet<>();
  private long forgotten;

  @Override
  public void happened(Event event) {
    add(new Step.Memory(event));
  }

  @Override
  public void left(Op from, @Nullable Op to) {
    if (Flow.edges(from).size() > 1) add(new Step.Way(from, to));
  }

  private void add(Step step) {
    steps.add(step);
    if (steps.size() <= MAX_STEPS) return;
    forgotten++;
    if (!(steps.remove() instanceof Step.Memory(Event event))) return;
    switch (event.what()) {
      case ALLOCATED, STACKED, GIVEN -> liveAtFirst.add(event.buffer());
      case FREED, VANISHED -> liveAtFirst.remove(event.buffer());
      default -> {}
    }
  }

  /** The steps, but for those at the start that were too many. */
  Collection<Step> steps() {
    return steps;
  }

  /** How many steps are left out at the start. */
  long forgotten() {
    return forgotten;
  }

  /** The buffers that were there before the first of the steps. */
  Collection<Buffer> liveAtFirst() {
    return liveAtFirst;
  }
}
