// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.bufferization.TensorArgument;
import dev.freehold.func.FuncOp;
import dev.freehold.interp.Environment;
import dev.freehold.interp.Frame;
import dev.freehold.interp.InvariantConditions;
import dev.freehold.interp.SharedTensor;
import dev.freehold.interp.Unknown;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Printing;
import dev.freehold.scf.ConditionOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Functions without a body and operations without an executor. They may see and change every buffer that they are given, unless
 * they declare what they do. A function's results are the caller's to free, as its own would be.
 */
final class SymbolicEnvironment implements Environment {
  /** How often an operation may take another successor than its last, which leads out of loops. */
  private static final int MAX_TURNS = 3;
  /** Calls of one function within each other that are always followed. */
  private static final int MAX_ACTIVE = 3;
  /** How many more are followed in a run: enough for a recursion that ends, few enough for one that does not. */
  private static final int MAX_DEEPER = 32;

  private final SymbolicValues world;
  /** The results of operations without an executor. */
  private final SymbolicValues unknown;
  private final GivenFunctions functions;
  /** Whether what is equal in two programs has the same place. */
  private final boolean hasPlaces;
  private final Map<String, Integer> occurrences = new HashMap<>();
  private final Map<Op, Integer> turns = new HashMap<>();
  private final OwnConventions conventions;
  private final List<Interaction> seen = new ArrayList<>();
  private final List<String> kernels = new ArrayList<>();
  private final Set<Op> summarized = new HashSet<>();
  /** How often iterations were left out; what comes behind them has other names than what came before. */
  private int skips;
  private int deeper;
  private final List<Cut> cuts = new ArrayList<>();

  SymbolicEnvironment(SymbolicValues world, GivenFunctions functions, OwnConventions conventions, boolean hasPlaces) {
    this.world = world;
    this.conventions = conventions;
    this.hasPlaces = hasPlaces;
    unknown = world.opaque();
    this.functions = functions;
  }

  /** What was visible from outside, in order. */
  List<Interaction> seen() {
    return seen;
  }

  /** A call of a function within itself that was not followed, and how much of {@link #seen} was visible before. */
  record Cut(int behind, String call) {}

  List<Cut> cuts() {
    return cuts;
  }

  /** A name that is the same before and after passes, even where one of several equal things was removed. */
  private String named(String what, Op at) {
    Location.File place = hasPlaces ? DiagnosticPrinter.file(at.location()) : null;
    return numbered(place == null ? what : what + " at " + place.line() + ":" + place.column());
  }

  private String numbered(String what) {
    int number = occurrences.merge(what, 1, Integer::sum);
    String name = number == 1 ? what : what + ", time " + number;
    return skips == 0 ? name : name + ", behind " + skips + (skips == 1 ? " loop" : " loops");
  }

  @Override
  public void call(FunctionLike function, Op call, Frame frame, int[] arguments, int[] results) {
    String name = named("call of @" + Objects.requireNonNullElse(functions.name(function), function.symbolName()), call);
    FunctionLike original = functions.before(function);
    if (!function.isDeclaration()) cuts.add(new Cut(seen.size(), name));
    List<Type> types = function.functionType().inputs();
    // What a function does that is not followed any more was seen before; there is no need to make up more. It may not even use what it is passed.
    int passed = Math.min(arguments.length, original.functionType().inputs().size());
    IntPredicate isSeen = i -> function.isDeclaration() ? access(original, i).reads() : !Signature.isBuffer(original.functionType().inputs().get(i));
    int[] shown = IntStream.range(0, passed).filter(isSeen).toArray();
    show(name, call, frame, Arrays.stream(shown).map(i -> arguments[i]).toArray(), Arrays.stream(shown).mapToObj(types::get).toList());
    for (int i = 0; function.isDeclaration() && i < passed; i++) {
      if (access(original, i).writes()) mayWrite(frame.refs[arguments[i]], name + ", argument " + i, frame.machine.heap(), world);
    }
    new UnfollowedCall(function, original, call, name, frame, arguments, results).finish(world, conventions);
  }

  /** What a function without a body may do with an argument: everything, unless it declares otherwise of a tensor. */
  private static TensorArgument.Access access(FunctionLike before, int argument) {
    boolean isTensor = Signature.isTensor(before.functionType().inputs().get(argument));
    TensorArgument.Access declared = isTensor && before instanceof FuncOp function ? new TensorArgument(function, argument).access() : null;
    return Objects.requireNonNullElse(declared, TensorArgument.Access.READ_WRITE);
  }

  private void show(String name, Op at, Frame frame, int[] slots, List<Type> types) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < slots.length; i++) {
      Object value = SharedTensor.read(frame.value(slots[i], Kinds.isLong(types.get(i))), frame.machine.heap());
      if (value instanceof Reference reference) frame.machine.heap().use(reference.buffer());
      values.add(Contents.of(value, types.get(i)));
    }
    if (isVisible(at)) seen.add(new Interaction(name, at, values, types));
  }

  /** A twin of a function that passes have made counts as that function, so that recursion is cut off at the same call before and after them. */
  @Override
  public Object identity(FunctionLike function) {
    return Objects.requireNonNullElse(functions.name(function), function);
  }

  /** What a function does that calls itself ever more is not found out by following it. */
  @Override
  public boolean goesInto(FunctionLike function, int active) {
    // What passes have added is theirs.
    if (active == 0 || functions.name(function) == null) return true;
    // A recursion this deep may not terminate; its other branches are cut short, or the end of the path would never be reached.
    return deeper < MAX_DEEPER && (active < MAX_ACTIVE || deeper++ < MAX_DEEPER);
  }

  @Override
  public int[] ownership(FunctionLike function) {
    return Signature.likeliest(functions.before(function).functionType(), function.functionType()).ownership(function.functionType());
  }

  /** Any such value: they cannot be distinguished from one another. */
  @Override
  public Object unwritten(Heap heap, Buffer buffer, long offset, Type type) {
    Location.File site = hasPlaces ? DiagnosticPrinter.file(buffer.site()) : null;
    String name =
        "uninitialized contents of " + (site == null ? "allocation " + buffer.id() : "the allocation at " + site.line() + ":" + site.column());
    return Kinds.isNumber(type) ? world.unwritten(name + ", byte " + offset, type)
        : world.content(name, offset, type, heap, buffer.maker(), buffer.site());
  }

  @Override
  public Buffer.Initial contents(Op global, Heap heap) {
    return world.contents("contents of @" + ((Symbol) global).symbolName(), heap, global, global.location());
  }

  /** What only reads or allocates may be erased where its result is unused; who frees what, and where, is up to the passes. */
  private static boolean isVisible(Op op) {
    return !(Effects.of(op) instanceof Effects.Known known)
        || known.effects().stream().anyMatch(on -> on.is(Effect.Kind.WRITE) && !isOnTensor(on));
  }

  /** Tensors are values: what an operation declares to read or write of them is only how it computes its results. */
  private static boolean isOnTensor(Effects.On on) {
    return on.value() != null && Signature.isTensor(on.value().type());
  }

  private static boolean onlyComputes(Op op) {
    return op.def().hasNoMemoryEffect() || Effects.of(op) instanceof Effects.Known known && !known.effects().isEmpty()
        && known.effects().stream().allMatch(SymbolicEnvironment::isOnTensor);
  }

  /** Unknown functions write where that is allowed; to clones they may or may not. */
  private void mayWrite(Object value, String name, Heap heap, SymbolicValues written) {
    if (!(value instanceof Reference reference) || keepsToContract(reference.buffer(), name, heap)) return;
    write(reference.buffer(), name, heap, written);
  }

  /**
   * What was asked about a clone of the program given is answered in the same way where passes have put their own copies; what was not asked was
   * written.
   */
  private boolean keepsToContract(Buffer buffer, String name, Heap heap) {
    String question = name + ", which has a clone";
    if (!buffer.isFixed() || !heap.rules().clonesAreFixed() || world.oracle().isTransformed())
      return Integer.valueOf(0).equals(world.oracle().answer(question));
    return world.oracle().choose(question, 2, way -> way == 0 ? "read" : "written") == 0;
  }

  private void write(Buffer buffer, String name, Heap heap, SymbolicValues written) {
    if (!isWritable(buffer)) return;
    heap.checkWritable(buffer);
    buffer.forgetAll(written.contents(name, heap, buffer.maker(), buffer.site()));
  }

  private static boolean isWritable(Buffer buffer) {
    return buffer.owner() != Buffer.Owner.GLOBAL || !(buffer.maker() instanceof Op global && global.hasAttr("constant"));
  }

  @Override
  public void run(Op op, Frame frame) {
    if (onlyComputes(op)) {
      compute(op, frame);
      return;
    }
    String name = named("'" + op.name() + "'", op);
    int[] slots = new int[op.operandCount()];
    List<Type> types = new ArrayList<>();
    for (int i = 0; i < slots.length; i++) {
      slots[i] = frame.slot(op.operand(i));
      types.add(op.operand(i).type());
    }
    show(name, op, frame, slots, types);
    for (int i = 0; i < slots.length; i++) affect(op, op.operand(i), frame.refs[slots[i]], name + ", operand " + i, frame.machine.heap());
    for (Value.Result result : op.results()) {
      Buffer.Owner owner = Effects.has(op, Effect.Kind.ALLOCATE, result) ? Buffer.Owner.PROGRAM : Buffer.Owner.OUTSIDE;
      frame.set(frame.slot(result),
          unknown.value(name + ", result " + result.index(), result.type(), owner, frame.machine.heap(), op, op.location()));
    }
  }

  private void affect(Op op, Value operand, Object value, String name, Heap heap) {
    if (!(value instanceof Reference reference)) return;
    if (Effects.has(op, Effect.Kind.FREE, operand)) heap.free(reference, op);
    else if (Effects.has(op, Effect.Kind.WRITE, operand)) write(reference.buffer(), name, heap, unknown);
    else if (Effects.of(op) instanceof Effects.Unknown) mayWrite(value, name, heap, unknown);
  }

  /** What has no effect gives the same for the same operands, wherever it is. */
  private void compute(Op op, Frame frame) {
    if (op instanceof ViewLike view && op.resultCount() == 1 && frame.refs[frame.slot(view.viewSource())] instanceof Reference source) {
      frame.refs[frame.slot(op.result())] = UnknownView.resultOf(op, source);
      return;
    }
    StringBuilder name = new StringBuilder("'" + op.name() + "'");
    if (!op.properties().isEmpty()) name.append(' ').append(Printing.toString(op.properties()));
    for (Value operand : op.operands()) {
      Object value = SharedTensor.read(frame.value(frame.slot(operand), Kinds.isLong(operand.type())), frame.machine.heap());
      name.append(" of ").append(ValueName.of(value));
    }
    for (Value.Result result : op.results()) {
      if (result.type() instanceof BaseMemRefType) throw Fault.unsupported("cannot execute '" + op.name() + "'");
      String question = name + ", result " + result.index();
      frame.set(frame.slot(result), unknown.value(question, result.type(), Buffer.Owner.OUTSIDE, frame.machine.heap(), op, op.location()));
    }
  }

  @Override
  public boolean isDoneAtOnce(Op op) {
    return world.oracle().choose(named("task of '" + op.name() + "'", op), 2, way -> way == 0 ? "executed when awaited" : "executed at once") == 1;
  }

  public Object derived(Op op, Object[] operands, Object sample, Type type) {
    return world.symbols().derived(op, operands, sample, type);
  }

  @Override
  public Object unknown(Object sample, Type type) {
    return world.symbols().unknown(sample, type);
  }

  @Override
  public String blurred(Op kernel) {
    String name = named("outputs of '" + kernel.name() + "'", kernel);
    kernels.add(name);
    summarized.add(kernel);
    return name;
  }

  /**
   * A place in a run.
   *
   * @param kernels how many there were in {@link #kernels}
   * @param skips how often iterations were left out
   */
  private record Mark(int kernels, int skips) implements Position {}

  @Override
  public Position position() {
    return new Mark(kernels.size(), skips);
  }

  @Override
  public String skipped(Op loop, @Nullable Position before) {
    Mark mark = (Mark) Objects.requireNonNull(before, "a run of the check has positions");
    kernels.subList(mark.kernels, kernels.size()).clear();
    skips = mark.skips + 1;
    occurrences.clear();
    return blurred(loop);
  }

  /** The loops among {@link #kernels}. */
  Set<Op> summarized() {
    return summarized;
  }

  @Override
  public Buffer.Initial unknownContents(String name) {
    return world.symbols().unknownContents(name);
  }

  /** A loop whose condition is chosen terminates some time, whatever the oracle chooses. */
  @Override
  public Object resolve(Unknown value, Op at) {
    Object resolved = value.resolve();
    boolean isLoop = value.isBoolean() && !(value instanceof Open) && at instanceof ConditionOp;
    if (!isLoop || turns.merge(at, 1, Integer::sum) <= MAX_TURNS || resolved.equals(0L)) return resolved;
    if (InvariantConditions.isInvariant((ConditionOp) at)) throw InvariantConditions.endless();
    return 0L;
  }

  /** The kernels of which not everything is known that they computed, in the order in which control came to them. */
  List<String> kernels() {
    return kernels;
  }

  /** The last successor leads out of an operation with regions, so it comes first. */
  @Override
  public int choose(Op op, int options) {
    if (options == 1) return 0;
    String what = "successor of '" + op.name() + "'";
    if (turns.merge(op, 1, Integer::sum) > MAX_TURNS) return options - 1;
    return options - 1 - world.oracle().choose(named(what, op), options, i -> "#" + (options - 1 - i));
  }
}
