// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.arith.AddIOp;
import dev.freehold.arith.AndIOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.OrIOp;
import dev.freehold.arith.SelectOp;
import dev.freehold.arith.SubIOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.cf.CondBrOp;
import dev.freehold.cf.SwitchOp;
import dev.freehold.devtools.bruteforce.HeapObject.Owner;
import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.func.ReturnOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.DeallocOp;
import dev.freehold.memref.ExtractAlignedPointerAsIndexOp;
import dev.freehold.memref.ExtractStridedMetadataOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.IfOp;
import dev.freehold.scf.WhileOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Executes a function along one path. Of numbers it computes what conditions and comparisons of pointers need; of buffers it knows who has written
 * them last. Calls read and write what they are passed, and return new buffers.
 */
final class Machine {
  /** Is called before each operation. */
  interface Observer {
    /** An operation of the original program comes next. */
    void before(Op op, Machine machine);

    /** An operation comes next that the original program does not have. */
    default void inserted(Op op) {}
  }

  private final Oracle oracle;
  private final Observer observer;
  private final int limit;
  private final Heap heap = new Heap();
  private final Map<Value, Object> values = new HashMap<>();
  private int steps;

  /**
   * @param limit how many operations of the original program are executed at most
   */
  Machine(Oracle oracle, int limit, Observer observer) {
    this.oracle = oracle;
    this.limit = limit;
    this.observer = observer;
  }

  Heap heap() {
    return heap;
  }

  /** What the values denote that have been defined so far; some of them may be out of scope. */
  Map<Value, Object> values() {
    return values;
  }

  Reference reference(Value value) {
    return (Reference) values.get(value);
  }

  /** Returns whether the function has returned within the limit. */
  boolean run(FuncOp function) {
    List<Object> arguments = new ArrayList<>();
    Reference first = null;
    for (Value argument : function.arguments()) {
      if (!(argument.type() instanceof BaseMemRefType)) {
        arguments.add(oracle.scalar(argument.type()));
        continue;
      }
      // Arguments may be one buffer.
      if (first == null || oracle.flip()) first = new Reference(heap.allocate(Owner.CALLER, 0), false);
      arguments.add(first);
    }
    return runRegion(function.body(), arguments) instanceof ReturnOp;
  }

  /** Returns the terminator that has left the region; null if the limit is reached. */
  private Op runRegion(Region region, List<Object> arguments) {
    Block block = region.entryBlock();
    while (true) {
      bind(block.arguments(), arguments);
      Op op = block.first();
      while (op.next() != null) {
        if (!isAllowed(op) || !execute(op)) return null;
        op = op.next();
      }
      if (!isAllowed(op)) return null;
      if (op instanceof ReturnOp) op.operands().forEach(this::read);
      if (op instanceof RegionTerminator) return op;
      int taken = successor((BranchOp) op);
      arguments = all(((BranchOp) op).successorOperands(taken));
      block = op.successor(taken);
    }
  }

  private boolean isAllowed(Op op) {
    if (!OriginalOps.contains(op)) {
      observer.inserted(op);
      return true;
    }
    if (steps == limit) return false;
    observer.before(op, this);
    steps++;
    return true;
  }

  private int successor(BranchOp branch) {
    return switch (branch) {
      case CondBrOp choice -> isTrue(choice.condition()) ? 0 : 1;
      case SwitchOp choice -> choice.successorFor(List.of(IntegerAttr.of(choice.flag().type(), number(choice.flag()))));
      default -> 0;
    };
  }

  /** Returns false if the limit is reached. */
  private boolean execute(Op op) {
    switch (op) {
      case IfOp branch -> {
        return runIf(branch);
      }
      case ForOp loop -> {
        return runFor(loop);
      }
      case WhileOp loop -> {
        return runWhile(loop);
      }
      case LoadOp _ -> {
        read(op.operand("memref"));
        draw(op.result());
      }
      case StoreOp _ -> heap.write(reference(op.operand("memref")), steps);
      case CopyOp copy -> heap.copy(reference(copy.source()), reference(copy.target()));
      case CallOp _ -> call(op);
      case AllocOp _ -> values.put(op.result(), allocate(op));
      case CloneOp clone -> {
        Reference copy = allocate(op);
        heap.copy(reference(clone.input()), copy);
        values.put(clone.output(), copy);
      }
      case DeallocOp _ -> heap.free(reference(op.operand("memref")));
      case ExtractAlignedPointerAsIndexOp _ -> values.put(op.result(), heap.address(reference(op.operand(0))));
      case ExtractStridedMetadataOp metadata -> {
        op.results().stream().skip(1).forEach(this::draw);
        values.put(metadata.baseBuffer(), new Reference(reference(metadata.source()).object(), false));
      }
      case SubViewOp view -> values.put(op.result(), new Reference(reference(view.source()).object(), true));
      case ViewLike view -> values.put(op.result(), values.get(view.viewSource()));
      case SelectOp select -> values.put(op.result(), values.get(isTrue(select.condition()) ? select.trueValue() : select.falseValue()));
      case ConstantOp constant when constant.value() instanceof IntegerAttr value -> values.put(op.result(), value.unsigned().longValue());
      case CmpIOp comparison -> values.put(op.result(), compare(comparison));
      case AndIOp _ -> values.put(op.result(), number(op.operand(0)) & number(op.operand(1)));
      case OrIOp _ -> values.put(op.result(), number(op.operand(0)) | number(op.operand(1)));
      case XOrIOp _ -> values.put(op.result(), number(op.operand(0)) ^ number(op.operand(1)));
      case AddIOp _ -> values.put(op.result(), number(op.operand(0)) + number(op.operand(1)));
      case SubIOp _ -> values.put(op.result(), number(op.operand(0)) - number(op.operand(1)));
      default -> op.results().forEach(this::draw);
    }
    return true;
  }

  private void call(Op call) {
    for (Value operand : call.operands()) {
      if (!(operand.type() instanceof BaseMemRefType)) continue;
      read(operand);
      heap.write(reference(operand), steps);
    }
    for (Value.Result result : call.results()) {
      if (result.type() instanceof BaseMemRefType) values.put(result, allocate(call));
      else draw(result);
    }
  }

  private Reference allocate(Op op) {
    return new Reference(heap.allocate(OriginalOps.contains(op) ? Owner.PROGRAM : Owner.COPY, -steps), false);
  }

  private void read(Value value) {
    if (value.type() instanceof BaseMemRefType) heap.read(reference(value));
  }

  /** Only what the original has asks the oracle: the output must get the same answers. */
  private void draw(Value.Result scalar) {
    if (scalar.type() instanceof BaseMemRefType) throw new IllegalArgumentException("not known what this returns: " + scalar.definingOp().name());
    values.put(scalar, OriginalOps.contains(scalar.definingOp()) ? oracle.scalar(scalar.type()) : 0L);
  }

  private long compare(CmpIOp comparison) {
    BigInteger left = BigInteger.valueOf(number(comparison.lhs()));
    BigInteger right = BigInteger.valueOf(number(comparison.rhs()));
    return comparison.predicate().test(left, right, IntegerAttr.width(comparison.lhs().type())) ? 1 : 0;
  }

  private boolean runIf(IfOp branch) {
    Region region = isTrue(branch.condition()) ? branch.thenRegion() : branch.elseRegion();
    if (region.isEmpty()) return true;
    Op end = runRegion(region, List.of());
    if (end != null) bind(branch.results(), all(end.operands()));
    return end != null;
  }

  private boolean runFor(ForOp loop) {
    List<Object> carried = all(loop.initArgs());
    for (long i = number(loop.lowerBound()); i < number(loop.upperBound()); i += number(loop.step())) {
      List<Object> arguments = new ArrayList<>(carried);
      arguments.addFirst(i);
      Op end = runRegion(loop.body(), arguments);
      if (end == null) return false;
      carried = all(end.operands());
    }
    bind(loop.results(), carried);
    return true;
  }

  private boolean runWhile(WhileOp loop) {
    List<Object> carried = all(loop.inits());
    while (true) {
      ConditionOp condition = (ConditionOp) runRegion(loop.before(), carried);
      if (condition == null) return false;
      List<Object> passed = all(condition.arguments());
      if (!isTrue(condition.condition())) {
        bind(loop.results(), passed);
        return true;
      }
      Op end = runRegion(loop.after(), passed);
      if (end == null) return false;
      carried = all(end.operands());
    }
  }

  private void bind(List<? extends Value> receivers, List<Object> passed) {
    for (int i = 0; i < receivers.size(); i++) values.put(receivers.get(i), passed.get(i));
  }

  private List<Object> all(Iterable<? extends Value> operands) {
    List<Object> all = new ArrayList<>();
    for (Value operand : operands) all.add(values.get(operand));
    return all;
  }

  private long number(Value value) {
    return (Long) values.get(value);
  }

  private boolean isTrue(Value condition) {
    return number(condition) != 0;
  }
}
