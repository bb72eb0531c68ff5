// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Runs one function of a program, once. */
public final class Machine {
  /** How many calls a fault names at most. */
  private static final int NAMED_CALLS = 5;
  /** How many operations are executed before limits are looked at again. */
  private static final int STEPS_BETWEEN_LOOKS = 10_000;

  private final Program program;
  private final Heap heap;
  private final Limits limits;
  private final Environment environment;
  /** Whether any value has been poison or unknown; from then on operands are looked at before every action. */
  boolean special;
  Frame frame;
  private Segment segment;
  private int index;
  private long steps;
  private long nextLook;
  private List<Object> results = List.of();
  private Op returned;
  private StepListener listener;
  /** What has been started and is not done. */
  private final LinkedHashSet<Task> tasks = new LinkedHashSet<>();
  private final Map<Object, List<Task>> kept = new HashMap<>();
  private final Map<Op, Reference> globals = new IdentityHashMap<>();

  public Machine(Program program, Heap heap, Limits limits, Environment environment) {
    this.program = program;
    this.heap = heap;
    this.limits = limits;
    this.environment = environment;
  }

  public Program program() {
    return program;
  }

  public Heap heap() {
    return heap;
  }

  public Environment environment() {
    return environment;
  }

  /** How many operations have been executed. */
  public long steps() {
    return steps;
  }

  /** Lets somebody look at the frames whenever control leaves a segment. */
  void listen(StepListener to) {
    listener = to;
  }

  /** The operation at work. */
  public Op at() {
    return segment == null ? null : segment.steps[index].op();
  }

  /** The operation that returned from the function that was run; null as long as none has. */
  public Op returned() {
    return returned;
  }

  /** Runs a function from its first operation to its return; answers what it returns. */
  public List<Object> run(FunctionLike function, List<Object> arguments) {
    Code code = program.code(function);
    Frame first = new Frame(this, code, null, null, null, null);
    for (int i = 0; i < code.arguments.length; i++) {
      first.set(code.arguments[i], arguments.get(i));
    }
    frame = first;
    segment = code.entry;
    try {
      if (listener == null) loop();
      else watchedLoop();
    } catch (Fault fault) {
      throw located(fault);
    } catch (OutOfMemoryError scarce) {
      throw located(new Fault(Fault.Kind.LIMIT, "no memory left to go on"));
    } catch (RuntimeException | StackOverflowError exception) {
      if (at() == null) throw exception;
      throw located(Fault.failedExecutor(at(), exception));
    }
    return results;
  }

  private void loop() {
    while (segment != null) segment = execute(segment, frame);
  }

  private void watchedLoop() {
    while (segment != null) {
      Op last = segment.steps[segment.actions.length].op();
      segment = execute(segment, frame);
      listener.left(last, segment, frame);
    }
  }

  private Segment execute(Segment running, Frame f) {
    Action[] actions = running.actions;
    running.visited = true;
    index = 0;
    if ((steps += actions.length + 1) >= nextLook) look();
    for (int i = 0; i < actions.length; i++) {
      index = i;
      if (special && !isReady(f, running.steps[i])) continue;
      actions[i].run(f);
    }
    index = actions.length;
    if (special) isReady(f, running.steps[index]);
    return running.exit.leave(f);
  }

  private void look() {
    if (steps > limits.steps()) throw new Fault(Fault.Kind.LIMIT, "more than " + limits.steps() + " operations executed");
    limits.watch().look();
    nextLook = limits.steps() - steps < STEPS_BETWEEN_LOOKS ? limits.steps() + 1 : steps + STEPS_BETWEEN_LOOKS;
  }

  /** Makes the operands of a step concrete; false where one is poison, and then the results are too. */
  private boolean isReady(Frame f, Segment.Step step) {
    boolean poisoned = false;
    for (int slot : step.strict()) {
      if (f.refs[slot] instanceof Unknown unknown) f.set(slot, unknown.resolve());
      poisoned |= f.refs[slot] == Poison.INSTANCE;
    }
    if (poisoned && !step.propagates()) throw Fault.undefined("'" + step.op().name() + "' depends on a value that is poison");
    for (int slot : step.results()) {
      // What else stands there may be what another action of the operation has computed just now.
      boolean marked = f.refs[slot] instanceof Unknown || f.refs[slot] == Poison.INSTANCE;
      if (poisoned) f.refs[slot] = Poison.INSTANCE;
      else if (marked) f.refs[slot] = null;
    }
    return !poisoned;
  }

  private Fault located(Fault fault) {
    Op at = at();
    if (at != null) fault.at(at);
    int named = 0;
    for (Frame f = frame; f != null && f.call != null && named < NAMED_CALLS; f = f.caller, named++) {
      fault.note(f.call.location(), f.task == null ? "called from here" : "waited for here");
    }
    return fault;
  }

  /** Calls a function; answers where its code begins. */
  public Segment call(FunctionLike function, Op call, int[] arguments, int[] resultSlots, Segment back) {
    Frame caller = frame;
    if (function.isDeclaration() || environment != Environment.NONE && !environment.goesInto(function, active(function))) {
      environment.call(function, call, caller, arguments, resultSlots);
      return back;
    }
    if (caller.depth + 1 >= limits.depth()) {
      throw new Fault(Fault.Kind.LIMIT, "more than " + limits.depth() + " calls within each other");
    }
    Code code = program.code(function);
    Frame callee = new Frame(this, code, caller, call, back, resultSlots);
    for (int i = 0; i < arguments.length; i++) {
      callee.bits[code.arguments[i]] = caller.bits[arguments[i]];
      callee.refs[code.arguments[i]] = caller.refs[arguments[i]];
    }
    frame = callee;
    return code.entry;
  }

  private int active(FunctionLike function) {
    int count = 0;
    for (Frame f = frame; f != null; f = f.caller) count += f.code.function == function ? 1 : 0;
    return count;
  }

  /** Returns from the function at work; answers where its caller goes on. */
  public Segment leave(Op terminator, int[] values) {
    Frame done = frame;
    if (done.caller == null) {
      results = collect(terminator, values);
      returned = terminator;
    }
    done.leave(values);
    if (done.caller == null) return tasks.isEmpty() ? null : completeAll(terminator);
    for (int i = 0; i < values.length; i++) {
      done.caller.bits[done.resultSlots[i]] = done.bits[values[i]];
      done.caller.refs[done.resultSlots[i]] = done.refs[values[i]];
    }
    frame = done.caller;
    return done.back;
  }

  /** What nobody has waited for may be done when the program has returned, and what it uses may be gone by then. */
  private Segment completeAll(Op terminator) {
    return Segment.of(terminator, f -> tasks.isEmpty() ? null : complete(tasks.getFirst()));
  }

  /** Starts something that the code of a segment does, which ends with {@link #finish}. */
  public Task start(Op op, Segment entry) {
    Task task = new Task(op, frame, entry);
    tasks.add(task);
    return task;
  }

  /** Keeps a task under a key, by which others find what they wait for. */
  public void keep(Object key, Task task) {
    kept.computeIfAbsent(key, first -> new ArrayList<>()).add(task);
  }

  /** The tasks that are kept under a key. */
  public List<Task> kept(Object key) {
    return kept.getOrDefault(key, List.of());
  }

  /** Does what was started; control comes back to the segment at work. */
  Segment complete(Task task) {
    return complete(task, segment);
  }

  /** Does what was started, and says where control goes on then. */
  public Segment complete(Task task, Segment back) {
    if (frame.depth + 1 >= limits.depth()) {
      throw new Fault(Fault.Kind.LIMIT, "more than " + limits.depth() + " tasks wait for each other");
    }
    frame = new Frame(this, task, frame, at(), back);
    return task.entry;
  }

  /** Where control goes on so that something has been done that a value may stand for; null where it has been. */
  public Segment await(Object value) {
    return value instanceof Task.Future future && !future.task().isDone() ? complete(future.task()) : null;
  }

  /** The task at work is done and gives some values; answers where control goes on that waited for it. */
  public Segment finish(int[] values, boolean[] isLong) {
    Frame done = frame;
    Object[] results = new Object[values.length];
    for (int i = 0; i < values.length; i++) results[i] = done.value(values[i], isLong[i]);
    done.leave(values);
    done.task.complete(results);
    tasks.remove(done.task);
    frame = done.caller;
    return done.back;
  }

  private List<Object> collect(Op terminator, int[] values) {
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      Value operand = terminator.operand(i);
      Object value = frame.value(values[i], Kinds.isLong(operand.type()));
      all.add(value);
    }
    return all;
  }

  /** The buffer of a global, which {@code define} makes when it is first asked for. */
  public Reference global(Op global, Supplier<Reference> define) {
    Reference known = globals.get(global);
    if (known != null) return known;
    Reference made = define.get();
    globals.put(global, made);
    return made;
  }

  /** Looks at a run from outside. */
  interface StepListener {
    /** Control has left a segment by its last operation, for another one in a frame (null: the program has ended). */
    void left(Op last, Segment next, Frame frame);
  }
}
