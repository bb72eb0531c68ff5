// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.interp.Environment;
import dev.freehold.interp.Frame;
import dev.freehold.interp.check.Contents;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;

/**
 * What is outside of a program: functions that it only declares, and operations that no dialect defines. It remembers what they are passed, and they return
 * other numbers each time.
 */
final class Outside implements Environment {
  /**
   * Something that was called or executed.
   *
   * @param values what it was passed, as it was then
   */
  record Event(String what, List<Object> values) {}

  private final Boundaries boundaries;
  private final List<Event> events = new ArrayList<>();

  Outside(Boundaries boundaries) {
    this.boundaries = boundaries;
  }

  List<Event> events() {
    return events;
  }

  @Override
  public void call(FunctionLike function, Op call, Frame frame, int[] arguments, int[] results) {
    see("@" + function.symbolName(), frame, arguments, function.functionType().inputs());
    answer(frame, results, function.functionType().results());
  }

  @Override
  public void run(Op op, Frame frame) {
    if (op.isRegistered()) throw noExecutor(op);
    int[] operands = op.operands().stream().mapToInt(frame::slot).toArray();
    see(op.name(), frame, operands, op.operands().stream().map(operand -> operand.type()).toList());
    answer(frame, op.results().stream().mapToInt(frame::slot).toArray(), op.resultTypes());
  }

  private void see(String what, Frame frame, int[] slots, List<Type> types) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < slots.length; i++) {
      values.add(boundaries.equalFloats().unified(Contents.of(frame.value(slots[i], Kinds.isLong(types.get(i))), types.get(i)), types.get(i)));
    }
    events.add(new Event(what, values));
  }

  private void answer(Frame frame, int[] slots, List<Type> types) {
    for (int i = 0; i < slots.length; i++) {
      if (!Kinds.isNumber(types.get(i))) throw Fault.unsupported("nothing outside returns a value of this type");
      List<Object> values = boundaries.of(types.get(i));
      frame.set(slots[i], values.get((events.size() + i) % (values.size() - 1)));
    }
  }

  /** Whether a run after passes has shown the same outside. */
  boolean matches(Outside after) {
    if (events.size() != after.events.size()) return false;
    for (int i = 0; i < events.size(); i++) {
      Event before = events.get(i);
      if (!before.what.equals(after.events.get(i).what)) return false;
      for (int k = 0; k < before.values.size(); k++) {
        if (!Contents.matches(before.values.get(k), after.events.get(i).values.get(k))) return false;
      }
    }
    return true;
  }
}
