// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.cf.CondBrOp;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Block;
import dev.freehold.ir.Cancellation;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.ReturnLike;
import dev.freehold.scf.IfOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects the code of one function. Executors append to it; what they append belongs to the operation that they were asked for. */
public final class Emitter {
  private static final int[] NOTHING = {};

  private final Program program;
  private final Map<Value, Integer> slots = new IdentityHashMap<>();
  private final Map<Op, Integer> scratch = new IdentityHashMap<>();
  private final Map<Block, Segment> blocks = new IdentityHashMap<>();
  private final Map<Op, Segment> afters = new IdentityHashMap<>();
  private final Map<Segment, Op> starts = new HashMap<>();
  /** The kernels, and the operations in them that have regions. */
  private final Set<Op> inKernels = Collections.newSetFromMap(new IdentityHashMap<>());
  private final BlockKernels blockKernels;
  private final BlockDiamonds blockDiamonds;
  private final Map<Op, Optional<Diamond>> diamonds = new IdentityHashMap<>();
  private final Deque<Block> pending = new ArrayDeque<>();
  private final List<Action> actions = new ArrayList<>();
  private final List<Segment.Step> steps = new ArrayList<>();
  /** What is appended to; null between the end of a segment and the beginning of the next. */
  private @Nullable Segment open;
  // The operation that code is appended for: emit() sets it.
  @SuppressWarnings("NullAway.Init") private Op op;
  private int slotCount;

  private Emitter(Program program) {
    this.program = program;
    blockKernels = new BlockKernels(program.executors());
    blockDiamonds = new BlockDiamonds(program.executors(), this::scratch);
  }

  static Code compile(FunctionLike function, Program program) {
    Emitter emitter = new Emitter(program);
    Block first = function.body().entryBlock();
    int[] arguments = emitter.slots(first.arguments());
    Segment entry = emitter.block(first);
    while (!emitter.pending.isEmpty()) emitter.emit(emitter.pending.poll());
    return new Code(function, entry, emitter.slotCount, arguments, emitter.slots, emitter.starts);
  }

  private void emit(Block block) {
    Cancellation.check();
    begin(block(block), block.first());
    beginLoop(block);
    for (Op each : block) {
      op = each;
      Kernel kernel = kernel();
      if (kernel != null) step(frame -> frame.machine.enter(kernel, frame), NOTHING, NOTHING, false);
      lower(each);
      if (open == null) {
        if (each instanceof Terminator) return;
        begin(after(each), each.next());
      }
      if (kernel != null) step(frame -> frame.machine.leaveKernel(), NOTHING, NOTHING, false);
      Diamond diamond = each.regionCount() > 0 ? diamond() : null;
      if (diamond != null) step(join(diamond), NOTHING, NOTHING, false);
    }
    leave(frame -> {
      throw Fault.unsupported("cannot execute the end of a block without a terminator");
    });
  }

  private void beginLoop(Block block) {
    Kernel loop = program.summarizes() ? blockKernels.headedBy(block) : null;
    if (loop == null) return;
    op = block.firstOp();
    slots(loop.memrefs().accessed());
    step(frame -> frame.machine.enterLoop(loop, frame), NOTHING, NOTHING, false);
  }

  /** Appends the code of an operation. Where its executor fails, executing that code is a fault. */
  private void lower(Op each) {
    int before = actions.size();
    try {
      Executor<Op> executor = program.executors().of(each);
      if (executor == null) lowerUnknown();
      else executor.lower(each, this);
    } catch (RuntimeException | StackOverflowError exception) {
      if (open == null) throw exception;
      actions.subList(before, actions.size()).clear();
      steps.subList(before, steps.size()).clear();
      leave(frame -> {
        throw exception instanceof Fault known ? new Fault(known.kind(), known.getMessage()) : Fault.failedExecutor(each, exception);
      });
    }
  }

  /** The operation as a kernel that is in no other; null where it is none. */
  private @Nullable Kernel kernel() {
    if (!program.summarizes() || op.regionCount() == 0) return null;
    if (inKernels.contains(op.enclosingOp()) || blockKernels.at(op.enclosingBlock()) != null) {
      inKernels.add(op);
      return null;
    }
    Kernel kernel = Kernel.of(op, program.executors());
    if (kernel == null) return null;
    inKernels.add(op);
    slots(kernel.memrefs().accessed());
    return kernel;
  }

  /** The conditional that the operation is, as a diamond that is in no kernel; null if it is none. */
  private @Nullable Diamond diamond() {
    if (!program.summarizes() || blockKernels.at(op.enclosingBlock()) != null) return null;
    if (op instanceof CondBrOp) return blockDiamonds.of(op);
    if (!(op instanceof IfOp conditional) || inKernels.contains(op)) return null;
    return diamonds.computeIfAbsent(op, first -> Optional.ofNullable(Diamond.of(conditional, scratch(op), program.executors()))).orElse(null);
  }

  private Action join(Diamond diamond) {
    slots(diamond.results());
    slots(diamond.memrefs().accessed());
    return diamond::join;
  }

  private void begin(Segment segment, @Nullable Op first) {
    open = segment;
    if (first != null) starts.put(segment, first);
  }

  private void lowerUnknown() {
    Op unknown = op;
    // Whoever runs it will ask for them.
    slots(op.operands());
    switch (op) {
      case BranchOp branch when op.successorCount() > 0 -> BranchChoice.lower(branch, this);
      case CallLike call when calledFunction(call) instanceof FunctionLike callee -> {
        int[] arguments = slots(call.arguments());
        int[] results = slots(op.results());
        Segment back = after();
        leave(frame -> frame.machine.call(callee, unknown, arguments, results, back));
      }
      case RegionBranchOp branch -> leave(RegionChoice.lower(op, op, this));
      case RegionTerminator terminator when op.parentOp() instanceof RegionBranchOp -> leave(RegionChoice.lower(op, op.parentOp(), this));
      case ReturnLike end when op.parentOp() instanceof FunctionLike -> {
        int[] values = slots(op.operands());
        leave(frame -> frame.machine.leave(unknown, values));
      }
      default -> {
        boolean isPlain = op.regionCount() == 0 && op.successorCount() == 0 && !(op instanceof Terminator);
        if (isPlain) step(frame -> frame.machine.environment().run(unknown, frame), new int[0], slots(op.results()), false);
        else {
          leave(frame -> {
            throw frame.machine.environment().noExecutor(unknown);
          });
        }
      }
    }
  }

  /** The function that a call goes to where it passes and returns just what the function takes and gives; null otherwise. */
  private @Nullable FunctionLike calledFunction(CallLike call) {
    if (call.callee() == null || !(program.lookup(op, call.callee()) instanceof FunctionLike callee)) return null;
    FunctionType type = callee.functionType();
    boolean fits = type.results().equals(op.resultTypes()) && type.inputs().equals(call.arguments().stream().map(Value::type).toList());
    return fits ? callee : null;
  }

  /** The program that the function belongs to. */
  public Program program() {
    return program;
  }

  public Registry registry() {
    return program.registry();
  }

  /** The slot of a value. */
  public int slot(Value value) {
    Integer known = slots.get(value);
    if (known != null) return known;
    slots.put(value, slotCount);
    return slotCount++;
  }

  /** The slots of values, in order. */
  public int[] slots(List<? extends Value> values) {
    int[] numbers = new int[values.size()];
    for (int i = 0; i < numbers.length; i++) numbers[i] = slot(values.get(i));
    return numbers;
  }

  /** A slot of an operation's own, the same each time it is asked for: for what must be known until its regions are done. */
  public int scratch(Op owner) {
    return scratch.computeIfAbsent(owner, o -> slotCount++);
  }

  /** Treats the operation as if it had no executor. */
  public void leaveToEnvironment() {
    lowerUnknown();
  }

  /** Appends an action that needs all operands of the operation. */
  public void act(Action action) {
    act(action, op.operands());
  }

  /** Appends an action that needs some values to be concrete, and passes others on as they are. */
  public void act(Action action, List<? extends Value> strict) {
    step(action, slots(strict), slots(op.results()), op.def().hasNoMemoryEffect());
  }

  private void step(Action action, int[] strict, int[] results, boolean propagates) {
    actions.add(action);
    steps.add(new Segment.Step(op, strict, results, propagates, propagates && isData(), null));
  }

  private boolean isData() {
    for (Type type : op.resultTypes()) {
      if (!Kinds.isNumber(type) && !(type instanceof VectorType)) return false;
    }
    return true;
  }

  /** Ends the segment. What follows the operation in its block goes into {@link #after()}. */
  public void leave(Exit exit, Value... strict) {
    Segment ended = Objects.requireNonNull(open, "the operation has left its segment already");
    ended.exit = exit;
    steps.add(new Segment.Step(op, slots(List.of(strict)), NOTHING, false, false, diamond()));
    ended.actions = actions.toArray(Action[]::new);
    ended.steps = steps.toArray(Segment.Step[]::new);
    actions.clear();
    steps.clear();
    open = null;
  }

  /** A segment that is nothing but an exit, to which others lead; it belongs to the operation. */
  public Segment segment(Exit exit) {
    return Segment.of(op, exit);
  }

  /** Where control goes on after the operation. */
  public Segment after() {
    return after(op);
  }

  /** Where control goes on after an operation, such as the one around a terminator. */
  public Segment after(Op other) {
    return afters.computeIfAbsent(other, o -> new Segment());
  }

  /** The beginning of a block. */
  public Segment block(Block block) {
    Segment known = blocks.get(block);
    if (known != null) return known;
    Segment made = new Segment();
    blocks.put(block, made);
    pending.add(block);
    return made;
  }

  /** Where control goes from the operation, a branch, by one of its successors. */
  public Segment successor(int i) {
    Segment target = block(op.successor(i));
    if (!program.summarizes()) return target;
    // The inner diamonds end first.
    for (Diamond diamond : blockDiamonds.joinedBy(op, i).reversed()) target = before(target, join(diamond));
    return blockKernels.leaves(op, i) ? before(target, frame -> frame.machine.leaveKernel()) : target;
  }

  private Segment before(Segment target, Action action) {
    return segment(frame -> {
      action.run(frame);
      return target;
    });
  }

  /** How the operation, a conditional branch, ends a loop of which not all iterations are run; null if it ends none. */
  public @Nullable LoopEnd loopEnd() {
    BlockLoop loop = program.summarizes() ? blockKernels.left(op) : null;
    return loop == null ? null : new LoopEnd(op, loop.exit(op), loop.isInvariant(op.operand(0)), counting());
  }

  private @Nullable Counting counting() {
    CountedLoop loop = blockKernels.counted(op);
    if (loop == null) return null;
    List<Value.Argument> carried = loop.loop().header().arguments().stream().filter(argument -> argument != loop.variable()).toList();
    return new Counting(op, blockKernels.around(loop.loop()), slot(loop.variable()), slot(loop.bound()), slot(loop.step()), slots(carried),
        carried.stream().map(Value::type).toArray(Type[]::new), blockKernels.nested(loop.loop()));
  }

  /** Goes from a terminator to the one place where control can go from its region, and passes the values there. */
  public void passOn(Op terminator, List<? extends Value> values) {
    List<Edge> edges = Flow.edges(terminator);
    if (edges.size() != 1 || edges.getFirst().received().size() != values.size()) {
      throw new IllegalArgumentException(terminator.enclosingOp().name() + " does not declare the successors of its regions");
    }
    Action move = move(values, edges.getFirst().received());
    Segment next = target(terminator.enclosingOp(), edges.getFirst());
    leave(frame -> {
      move.run(frame);
      return next;
    });
  }

  /** Where control comes by an edge of an operation with regions. */
  Segment target(Op branch, Edge edge) {
    return edge.block() == null ? after(branch) : block(edge.block());
  }

  /** Copies values to others, all at once. */
  public Action move(List<? extends Value> from, List<? extends Value> to) {
    return Moves.of(slots(from), slots(to));
  }
}
