// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Block;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.linalg.StructuredOp;
import dev.freehold.memref.AllocaOp;
import dev.freehold.memref.GetGlobalOp;
import dev.freehold.scf.IfOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation with regions, or a loop of blocks, that computes on the elements of buffers, and does nothing else: it neither allocates on the heap nor frees,
 * calls nothing, and gives no buffer on. Which buffers there are, and who owns them, is the same before and after it. So nothing but the
 * contents of the buffers that it writes to, and the numbers that are its results, depends on how many of its iterations are run.
 *
 * @param op the operation with regions; the terminator of the header of a loop of blocks
 * @param loop null for an operation with regions
 * @param results what it computes that is used after it
 * @param memrefs those from outside whose buffers it reads or writes
 */
record Kernel(Op op, @Nullable BlockLoop loop, List<Value> results, OuterMemrefs memrefs) {
  /** The operation as a kernel; null where it is none. */
  static @Nullable Kernel of(Op op, Executors executors) {
    if (!(op instanceof LoopLike || op instanceof StructuredOp || op instanceof RegionBranchOp)) return null;
    if (op instanceof IfOp) return null;
    // What a conditional decides may be what later ones ask for.
    boolean isLoop = op instanceof LoopLike || op instanceof StructuredOp;
    for (Type type : op.resultTypes()) {
      if (type.equals(IntegerType.I1) || !isLoop && decides(type)) return null;
    }
    PassedMemrefs passed = new PassedMemrefs(value -> OuterMemrefs.isIn(value, op));
    List<Value> results = new ArrayList<>();
    for (Value result : op.results()) {
      if (isData(result.type())) results.add(result);
      else if (!isBuffer(result.type()) || passed.outerSource(Flow.edgesToResults(op), result) == null) return null;
    }
    OuterMemrefs memrefs = onlyComputes(op, passed, executors) ? OuterMemrefs.of(List.of(op), passed) : null;
    if (memrefs == null) return null;
    Kernel kernel = new Kernel(op, null, results, memrefs);
    return isLoop || !kernel.decides() ? kernel : null;
  }

  /**
   * A loop of blocks as a kernel; null if it is none. Which way control leaves it must decide nothing, and each loop in it must have a condition by
   * which it ends.
   *
   * @param all the loops of the region
   */
  static @Nullable Kernel of(BlockLoop loop, List<BlockLoop> all, Executors executors) {
    // What the header gets when control enters the loop is from outside: other memrefs must not take its place there.
    PassedMemrefs passed = new PassedMemrefs(value -> loop.holds(value.block()) && !loop.header().arguments().contains(value));
    List<Value> results = new ArrayList<>();
    List<Op> ops = new ArrayList<>();
    for (Block block : loop.blocks()) {
      for (Op op : block) {
        ops.add(op);
        if (!onlyComputes(op, passed, executors) || !addLiveOut(op.results(), loop, passed, results)) return null;
      }
      if (!areDataOrOne(block.arguments(), passed) || !addLiveOut(block.arguments(), loop, passed, results)) return null;
    }
    if (!keepsMemrefs(loop, passed) || !addExit(loop, passed, results)
        || all.stream().anyMatch(inner -> loop.blocks().contains(inner.header()) && !ends(inner)))
      return null;
    OuterMemrefs memrefs = OuterMemrefs.of(ops, passed);
    return memrefs == null ? null : new Kernel(loop.header().lastOp(), loop, results, memrefs);
  }

  /** Whether each iteration passes to the header the memrefs that it was given. */
  private static boolean keepsMemrefs(BlockLoop loop, PassedMemrefs passed) {
    for (Value.Argument argument : loop.header().arguments()) {
      if (isData(argument.type())) continue;
      for (Edge edge : Flow.edgesInto(loop.header())) {
        if (loop.blocks().contains(edge.from().block()) && passed.outerSource(List.of(edge), argument) != argument) return false;
      }
    }
    return true;
  }

  /** Whether an operation only computes on the elements of buffers, with all that is in its regions; it may be a branch. */
  static boolean onlyComputes(Op op, PassedMemrefs passed, Executors executors) {
    boolean[] fits = {true};
    op.walkPreOrder(inner -> {
      boolean isBranch = inner == op && inner instanceof BranchOp;
      fits[0] = (isBranch || inner.successorCount() == 0) && fits(inner, passed, executors);
      return fits[0] ? Walk.ADVANCE : Walk.STOP;
    });
    return fits[0];
  }

  /** Adds the data that is used outside of the loop; false if a value may decide what comes then, or may be one of several memrefs. */
  private static boolean addLiveOut(List<? extends Value> values, BlockLoop loop, PassedMemrefs passed, List<Value> results) {
    for (Value value : values) {
      boolean[] isLiveOut = {false};
      value.forEachUse(use -> isLiveOut[0] |= !loop.holds(use.owner().block()));
      if (!isLiveOut[0]) continue;
      if (isResult(value.type())) results.add(value);
      else if (fixed(value, loop, passed) == null) return false;
    }
    return true;
  }

  private static boolean isResult(Type type) {
    return isData(type) && !type.equals(IntegerType.I1);
  }

  /**
   * Adds the arguments of the one block that control leaves the loop for, except those that are one value from outside; false if there is not just one block,
   * or the way there shows in it.
   */
  private static boolean addExit(BlockLoop loop, PassedMemrefs memrefs, List<Value> results) {
    Block target = null;
    @Nullable Value[] passed = {};
    for (Block block : loop.blocks()) {
      Op branch = block.lastOp();
      for (int i = 0; i < branch.successorCount(); i++) {
        if (loop.blocks().contains(branch.successor(i))) continue;
        boolean isFirst = target == null;
        if (!isFirst && target != branch.successor(i)) return false;
        target = branch.successor(i);
        List<Value> values = ((BranchOp) branch).successorOperands(i);
        if (isFirst) passed = new Value[values.size()];
        for (int k = 0; k < passed.length; k++) {
          Value fixed = fixed(values.get(k), loop, memrefs);
          passed[k] = isFirst || passed[k] == fixed ? fixed : null;
        }
      }
    }
    if (target == null) return false;
    for (int k = 0; k < passed.length; k++) {
      if (passed[k] != null) continue;
      if (!isResult(target.argument(k).type())) return false;
      results.add(target.argument(k));
    }
    return true;
  }

  /** The value from outside that a value is in each iteration; null if there is none. */
  private static @Nullable Value fixed(Value value, BlockLoop loop, PassedMemrefs passed) {
    if (isBuffer(value.type())) return passed.outerSource(value);
    return loop.holds(value.block()) ? null : value;
  }

  /** Whether a loop can be left by conditional branches only, so that each of them may end it. */
  private static boolean ends(BlockLoop loop) {
    boolean ends = false;
    for (Block block : loop.blocks()) {
      Op branch = block.lastOp();
      boolean leaves = block.successors().stream().anyMatch(to -> !loop.blocks().contains(to));
      if (leaves && loop.exit(branch) < 0) return false;
      ends |= leaves;
    }
    return ends;
  }

  /** Whether the operation is a part of it. */
  boolean holds(Op inner) {
    return loop == null ? op.isAncestorOf(inner) : loop.holds(inner.block());
  }

  /** Whether it writes what others may branch on, such as a list of buffers that are to be freed. */
  boolean decides() {
    return memrefs.written().stream().anyMatch(memref -> decides(((BaseMemRefType) memref.type()).element()));
  }

  private static boolean decides(Type type) {
    return type.equals(IntegerType.I1) || type instanceof IndexType;
  }

  private static boolean fits(Op op, PassedMemrefs passed, Executors executors) {
    if (executors.of(op) == null || op instanceof CallLike || op instanceof FunctionLike) return false;
    if (!(Effects.of(op) instanceof Effects.Known known)) return false;
    for (Effects.On on : known.effects()) {
      if (on.is(Effect.Kind.FREE) || on.is(Effect.Kind.ALLOCATE) && !(op instanceof AllocaOp)) return false;
    }
    boolean makesViews = op instanceof ViewLike || op instanceof AllocaOp || op instanceof GetGlobalOp;
    for (Value value : op.results()) {
      boolean mayBeBuffer = makesViews && isBuffer(value.type()) || op instanceof RegionBranchOp && isOneBuffer(value, passed);
      if (!isData(value.type()) && !mayBeBuffer) return false;
    }
    for (Value value : op.operands()) {
      if (!isData(value.type()) && !isBuffer(value.type())) return false;
    }
    for (Region region : op.regions()) {
      for (Block block : region) {
        if (!areDataOrOne(block.arguments(), passed)) return false;
      }
    }
    return true;
  }

  /** Whether values that control passes on are data, or memrefs that are the same each time. */
  private static boolean areDataOrOne(List<? extends Value> values, PassedMemrefs passed) {
    for (Value value : values) {
      if (!isData(value.type()) && !isOneBuffer(value, passed)) return false;
    }
    return true;
  }

  private static boolean isOneBuffer(Value value, PassedMemrefs passed) {
    return isBuffer(value.type()) && passed.source(value) != null;
  }

  /** Whether values of a type are data: what depends on nothing but them is no question of memory. */
  static boolean isData(Type type) {
    return Kinds.isNumber(type) || type instanceof VectorType;
  }

  private static boolean isBuffer(Type type) {
    return type instanceof BaseMemRefType memref && isData(memref.element());
  }
}
