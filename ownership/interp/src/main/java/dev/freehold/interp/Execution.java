// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.Op;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A function, and everything that its run depends on: it can be run again and does the same.
 *
 * @param outside makes the environment of a run
 * @param listener hears of the first run; may be null
 */
public record Execution(
    Program program, FunctionLike function, Inputs inputs, Supplier<Environment> outside, Limits limits, Rules rules,
    @Nullable RunListener listener) {

  /** A run without anything outside. */
  public static Execution of(Program program, FunctionLike function, Inputs inputs) {
    return new Execution(program, function, inputs, () -> Environment.NONE, Limits.DEFAULT, Rules.STRICT, null);
  }

  /** The same by other rules. */
  public Execution with(Rules newRules) {
    return new Execution(program, function, inputs, outside, limits, newRules, listener);
  }

  /** Runs the function and looks at what it leaves behind; where there are leaks, runs it again to see where they came about. */
  public Outcome run() {
    Outcome outcome = runOnce();
    List<Buffer> leaks = outcome.returned() ? outcome.heap().leaks() : List.of();
    if (leaks.isEmpty()) return outcome;
    LastReferences lost = trackedRun(leaks);
    List<Fault> faults = new ArrayList<>(outcome.faults());
    faults.removeIf(fault -> fault.kind() == Fault.Kind.LEAK);
    for (Buffer leak : leaks) faults.add(leak(leak, lost));
    return new Outcome(outcome.arguments(), outcome.results(), faults, outcome.heap(), outcome.steps());
  }

  /** Like {@link #run}, but without notes where the last references to leaked buffers were lost. */
  public Outcome runOnce() {
    Heap heap = new Heap(limits.bytes(), rules);
    Machine machine = new Machine(program, heap, limits, outside.get());
    listen(machine);
    List<Object> arguments = List.of();
    List<Object> results;
    try {
      arguments = arguments(heap);
      results = machine.run(function, arguments);
    } catch (Fault fault) {
      return new Outcome(arguments, null, List.of(fault), heap, machine.steps());
    }
    List<Fault> faults = new ArrayList<>();
    Boundary.check(machine, function, results, faults);
    for (Buffer leak : heap.leaks()) faults.add(leak(leak, null));
    return new Outcome(arguments, results, faults, heap, machine.steps());
  }

  private void listen(Machine machine) {
    RunListener told = listener;
    if (told != null) machine.listen((last, next, frame) -> told.left(last, next == null ? null : frame.code.segments.get(next)));
    if (!rules.remembersBuffers()) {
      machine.heap().listen(told == null ? null : told::happened);
      return;
    }
    NeededBuffers needed = new NeededBuffers(machine);
    machine.heap().listen(told == null ? needed : needed.andThen(told::happened));
  }

  private List<Object> arguments(Heap heap) {
    try {
      return inputs.make(heap);
    } catch (ArithmeticException overflow) {
      throw new Fault(Fault.Kind.LIMIT, "the arguments are too large to simulate");
    } catch (OutOfMemoryError scarce) {
      throw new Fault(Fault.Kind.LIMIT, "out of memory");
    }
  }

  private static Fault leak(Buffer buffer, @Nullable LastReferences lost) {
    Fault fault =
        new Fault(Fault.Kind.LEAK, "buffer never freed").at(Objects.requireNonNull(buffer.maker(), "only what the program allocates leaks"));
    Op at = lost == null ? null : lost.lostAt(buffer.id());
    if (at != null) fault.note(at.location(), "last reference lost here");
    return fault;
  }

  /** Runs once more, to find where the last references are lost: knowing that costs too much to do it always. */
  private LastReferences trackedRun(List<Buffer> leaks) {
    Heap heap = new Heap(limits.bytes(), rules);
    Machine machine = new Machine(program, heap, limits, outside.get());
    LastReferences tracker = new LastReferences(leaks);
    machine.listen(tracker);
    List<Object> arguments = inputs.make(heap);
    try {
      machine.run(function, arguments);
    } catch (Fault fault) {
      // This run takes longer than the first, and may be ended before it comes to the same end.
      if (fault.kind() != Fault.Kind.LIMIT) throw fault;
    }
    return tracker;
  }
}
