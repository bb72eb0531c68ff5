// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Cancellation;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.FunctionLike;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs one function of a program, once. */
public final class Machine {
  /** How many calls a fault names at most. */
  private static final int NAMED_CALLS = 5;
  /** How many operations are executed before limits are looked at again. */
  private static final int STEPS_BETWEEN_LOOKS = 10_000;
  /** Loops with fewer iterations are run in full, unless they only compute. */
  private static final int MIN_WATCHED = 5;

  private final Program program;
  private final Heap heap;
  private final Limits limits;
  private final Environment environment;
  /** Whether any value has been poison or unknown; from then on operands are looked at before every action. */
  boolean special;
  // The frame at work: run() sets the first one.
  @SuppressWarnings("NullAway.Init") Frame frame;
  /** The segment at work; null before the program has begun, and when it has ended. */
  private @Nullable Segment segment;
  private int index;
  private long steps;
  private long nextLook;
  private List<Object> results = List.of();
  private @Nullable Op returned;
  private @Nullable StepListener listener;
  /** What has been started and is not done. */
  private final LinkedHashSet<Task> tasks = new LinkedHashSet<>();
  private final Map<Object, List<Task>> kept = new HashMap<>();
  private final Map<Op, Reference> globals = new IdentityHashMap<>();
  /** The kernel at work; null outside of all. */
  private @Nullable KernelRun kernel;
  /** How often control came to each kernel. */
  private final Map<Op, Integer> visits = new IdentityHashMap<>();

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

  /** Sets an observer of the frames, called whenever control leaves a segment. */
  void listen(StepListener to) {
    listener = to;
  }

  /** The operation at work, while the program runs. */
  public Op at() {
    return Objects.requireNonNull(segment, "the program does not run").steps[index].op();
  }

  /** The operation that returned from the function that was run, once it has. */
  public Op returned() {
    return Objects.requireNonNull(returned, "the function has not returned");
  }

  /** Runs a function from its first operation to its return; returns what it returns. */
  public List<Object> run(FunctionLike function, List<Object> arguments) {
    Code code = program.code(function);
    Frame first = new Frame(this, code, null, null, null, Frame.NOTHING);
    for (int i = 0; i < code.arguments.length; i++) {
      first.set(code.arguments[i], arguments.get(i));
    }
    frame = first;
    segment = code.entry;
    try {
      if (listener == null) loop();
      else watchedLoop(listener);
    } catch (Fault fault) {
      throw located(fault);
    } catch (OutOfMemoryError scarce) {
      throw located(new Fault(Fault.Kind.LIMIT, "out of memory"));
    } catch (RuntimeException | StackOverflowError exception) {
      if (segment == null) throw exception;
      throw located(Fault.failedExecutor(at(), exception));
    }
    return results;
  }

  private void loop() {
    while (segment != null) segment = execute(segment, frame);
  }

  private void watchedLoop(StepListener watching) {
    for (Segment at = segment; at != null; at = segment) {
      Op last = at.steps[at.actions.length].op();
      segment = execute(at, frame);
      watching.left(last, segment, frame);
    }
  }

  private @Nullable Segment execute(Segment running, Frame f) {
    Action[] actions = running.actions;
    running.visited = true;
    index = 0;
    if ((steps += actions.length + 1) >= nextLook) look();
    for (int i = 0; i < actions.length; i++) {
      index = i;
      if (special) runWithMarks(f, running.steps[i], actions[i]);
      else actions[i].run(f);
    }
    index = actions.length;
    return special ? leaveWithMarks(f, running.steps[index], running.exit) : running.exit.leave(f);
  }

  /** Runs an action on the samples of unknown operands, where their values are not needed; what it computes is unknown then, too. */
  private void runWithMarks(Frame f, Segment.Step step, Action action) {
    Samples samples = Samples.take(f, step, kernel != null);
    boolean isReady = isReady(f, step);
    if (isReady) {
      KernelRun run = kernel;
      if (run == null || samples == null && !run.isGuessed()) action.run(f);
      else guess(run, f, step, action);
    }
    if (samples == null) return;
    if (kernel == null && isReady && samples.condition() instanceof Unknown condition) {
      samples.putBack();
      choose(f, step.results()[0], step.op().result().type(), condition);
    } else {
      samples.mark();
    }
  }

  /** Makes a value one that a condition on data has chosen. */
  void choose(Frame f, int slot, Type type, Unknown condition) {
    Object value = f.value(slot, Kinds.isLong(type));
    if (value != null) Samples.mark(f, slot, condition.chosen(value, type));
  }

  /** Runs an action in a kernel on samples: what is undefined for those need not be so for the values that the program comes to. */
  private void guess(KernelRun run, Frame f, Segment.Step step, Action action) {
    if (!step.isData() && (step.results().length == 0 || Effects.has(step.op(), Effect.Kind.WRITE, null))) run.guess();
    try {
      action.run(f);
    } catch (Fault fault) {
      if (!fault.kind().isUpToArguments()) throw fault;
      List<Type> types = step.op().resultTypes();
      for (int i = 0; i < step.results().length; i++) {
        if (!Kinds.isScalar(types.get(i))) throw new Fault(Fault.Kind.LIMIT, "a view or a vector depends on unknown contents of a buffer");
        Samples.mark(f, step.results()[i], environment.unknown(Kinds.boxed(BigInteger.ZERO, types.get(i)), types.get(i)));
      }
    }
  }

  private @Nullable Segment leaveWithMarks(Frame f, Segment.Step step, Exit exit) {
    Samples samples = Samples.takeAtExit(f, step, kernel != null);
    isReady(f, step);
    if (samples == null) return exit.leave(f);
    if (kernel != null) kernel.guess();
    Segment next = exit.leave(f);
    samples.putBack();
    return next;
  }

  /** Where a kernel begins. */
  void enter(Kernel entered, Frame f) {
    kernel = new KernelRun(entered, f, visits.merge(entered.op(), 1, Integer::sum));
  }

  /** The header of a loop of blocks that is a kernel: control comes to it from outside if it is in none. */
  void enterLoop(Kernel entered, Frame f) {
    if (kernel == null) enter(entered, f);
  }

  /** Where the kernel ends. */
  void leaveKernel() {
    Objects.requireNonNull(kernel, "control is in a kernel").end();
    kernel = null;
  }

  /** The strides of the loops of a nest, the outermost first: more than one where only the first and the last iteration are run. */
  public long[] strides(Op nest, long... trips) {
    if (kernel != null) return kernel.strides(nest, trips);
    long[] ones = new long[trips.length];
    Arrays.fill(ones, 1);
    return ones;
  }

  /**
   * Begins to watch a loop that is outside of all kernels and has many iterations; returns null where they are few, or where the number of
   * an iteration may decide what happens in it.
   *
   * @param carried the slots of what it passes on from iteration to iteration, and of its results
   */
  public @Nullable LoopRun watch(Op loop, long trips, Frame f, int[] carried, Type[] types) {
    if (kernel != null || !program.summarizes() || trips <= MIN_WATCHED) return null;
    return program.isWatched(loop, trips) ? new LoopRun(f, loop, carried, types, visits) : null;
  }

  /** Whether the iterations that are left are left out, but for the last; {@code run} may be null. */
  public boolean skips(@Nullable Object run) {
    if (!(run instanceof LoopRun watched) || !watched.isSteady()) return false;
    watched.skip();
    visits.clear();
    visits.putAll(watched.visits());
    return true;
  }

  /** Whether a loop may go round once more whose condition holds. */
  public boolean loopsBack(Op loop) {
    return kernel == null || kernel.loopsBack(loop);
  }

  /** Where a counted loop of blocks goes on that is at {@code now}: there, or at its last iteration if those before it are left out. */
  long next(Counting loop, long now, long step, long left) {
    return kernel != null && kernel.skips(loop, now, step, left) ? now + (left - 1) * step : now;
  }

  /** What takes the place of a value that is written to a buffer, or passed on from iteration to iteration. */
  public Object passed(Object value, Type type) {
    return kernel == null ? value : kernel.passed(value, type);
  }

  /** Whether {@link #passed} returns something else than it is given. */
  public boolean isBlurred() {
    return kernel != null && kernel.isBlurred();
  }

  /** Makes an unknown value concrete, unless it is in a kernel that it is used. */
  public void settle(Frame f, int slot, Op at) {
    if (kernel == null && f.refs[slot] instanceof Unknown unknown) f.set(slot, environment.resolve(unknown, at));
  }

  /** Makes a value unknown, unless it is a reference: a kernel passes on the same one each time. */
  public void blur(Frame f, int slot, Type type) {
    Object value = f.value(slot, Kinds.isLong(type));
    boolean isKnownData = value != null && value != Poison.INSTANCE && !(value instanceof Unknown) && !(value instanceof Reference);
    if (isKnownData) Samples.mark(f, slot, environment.unknown(value, type));
  }

  private void look() {
    if (steps > limits.steps()) throw new Fault(Fault.Kind.LIMIT, "limit of " + limits.steps() + " operations exceeded");
    Cancellation.check();
    limits.watch().look();
    nextLook = limits.steps() - steps < STEPS_BETWEEN_LOOKS ? limits.steps() + 1 : steps + STEPS_BETWEEN_LOOKS;
  }

  /** Makes the operands of a step concrete; false where one is poison, and then the results are too. */
  private boolean isReady(Frame f, Segment.Step step) {
    boolean poisoned = false;
    for (int slot : step.strict()) {
      if (f.refs[slot] instanceof Unknown unknown) f.set(slot, environment.resolve(unknown, step.op()));
      poisoned |= f.refs[slot] == Poison.INSTANCE;
    }
    if (poisoned && !(step.propagates() && canBePoison(step.op()))) throw Fault.undefined("'" + step.op().name() + "' depends on poison");
    for (int slot : step.results()) {
      // What else stands there may be what another action of the operation has computed just now.
      if (poisoned) f.refs[slot] = Poison.INSTANCE;
      else if (f.refs[slot] == Poison.INSTANCE) f.refs[slot] = null;
      else if (f.refs[slot] instanceof Unknown unknown) f.refs[slot] = unknown.sample() instanceof Object[] elements ? elements : null;
    }
    return !poisoned;
  }

  /** A buffer would be lost with a reference that means nothing. */
  private static boolean canBePoison(Op op) {
    return op.resultTypes().stream().noneMatch(BaseMemRefType.class::isInstance);
  }

  private Fault located(Fault fault) {
    if (segment != null) fault.at(at());
    int named = 0;
    for (Frame f = frame; f != null && f.call != null && named < NAMED_CALLS; f = f.caller, named++) {
      fault.note(f.call.location(), f.task == null ? "called from here" : "waited for here");
    }
    return fault;
  }

  /** Calls a function; returns the beginning of its code. */
  public Segment call(FunctionLike function, Op call, int[] arguments, int[] resultSegmentDefs, Segment back) {
    Frame caller = frame;
    if (function.isDeclaration() || environment != Environment.NONE && !environment.goesInto(function, active(function))) {
      environment.call(function, call, caller, arguments, resultSegmentDefs);
      return back;
    }
    if (caller.depth + 1 >= limits.depth()) {
      throw new Fault(Fault.Kind.LIMIT, "call depth exceeds the limit of " + limits.depth());
    }
    Code code = program.code(function);
    Frame callee = new Frame(this, code, caller, call, back, resultSegmentDefs);
    for (int i = 0; i < arguments.length; i++) {
      callee.bits[code.arguments[i]] = caller.bits[arguments[i]];
      callee.refs[code.arguments[i]] = caller.refs[arguments[i]];
    }
    frame = callee;
    return code.entry;
  }

  private int active(FunctionLike function) {
    Object identity = environment.identity(function);
    int count = 0;
    for (Frame f = frame; f != null; f = f.caller) count += environment.identity(f.code.function).equals(identity) ? 1 : 0;
    return count;
  }

  /** Returns from the current function; returns where its caller continues, null where the program ends. */
  public @Nullable Segment leave(Op terminator, int[] values) {
    Frame done = frame;
    Frame caller = done.caller;
    if (caller == null) {
      results = collect(terminator, values);
      returned = terminator;
    }
    done.leave(values);
    if (caller == null) return tasks.isEmpty() ? null : completeAll(terminator);
    for (int i = 0; i < values.length; i++) {
      caller.bits[done.resultSegmentDefs[i]] = done.bits[values[i]];
      caller.refs[done.resultSegmentDefs[i]] = done.refs[values[i]];
    }
    frame = caller;
    return done.back;
  }

  /** What has not been awaited may be done when the program has returned, and what it uses may be freed by then. */
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

  /** Does what was started; returns where control continues then. */
  public Segment complete(Task task, @Nullable Segment back) {
    if (frame.depth + 1 >= limits.depth()) {
      throw new Fault(Fault.Kind.LIMIT, "depth of waiting tasks exceeds the limit of " + limits.depth());
    }
    frame = new Frame(this, task, frame, at(), back);
    return task.entry;
  }

  /** Where control goes on so that something has been done that a value may stand for; null where it has been. */
  public @Nullable Segment await(Object value) {
    return value instanceof Task.Future future && !future.task().isDone() ? complete(future.task()) : null;
  }

  /** The current task is done and yields some values; returns where the code continues that awaited it. */
  public @Nullable Segment finish(int[] values, boolean[] isLong) {
    Frame done = frame;
    Object[] results = new Object[values.length];
    for (int i = 0; i < values.length; i++) results[i] = done.value(values[i], isLong[i]);
    done.leave(values);
    Task task = Objects.requireNonNull(done.task, "a task is done in the frame");
    task.complete(results);
    tasks.remove(task);
    frame = Objects.requireNonNull(done.caller, "somebody waits for the task");
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
    void left(Op last, @Nullable Segment next, Frame frame);
  }
}
