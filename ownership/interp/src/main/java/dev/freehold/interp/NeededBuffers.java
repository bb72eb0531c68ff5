// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.Event.What;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Op;
import java.util.function.Consumer;

/** Records at each allocation of a run which buffers are needed there: those that some continuation of the run, this or another one, accesses. */
final class NeededBuffers implements Consumer<Event> {
  private final Machine machine;
  private final AccessLiveness liveness;

  NeededBuffers(Machine machine) {
    this.machine = machine;
    liveness = machine.program().accessLiveness();
  }

  @Override
  public void accept(Event event) {
    if (event.what() != What.ALLOCATED && event.what() != What.STACKED) return;
    Op position = machine.at();
    for (Frame frame = machine.frame; frame != null; position = frame.call, frame = frame.caller) {
      // What has started a task has gone on since.
      if (frame.task == null && position != null) keep(frame, position);
    }
  }

  private void keep(Frame frame, Op position) {
    liveness.forEachDuring(position, value -> {
      Integer slot = frame.code.slots.get(value);
      if (slot != null && frame.refs[slot] instanceof Reference reference) machine.heap().need(reference.buffer());
    });
  }
}
