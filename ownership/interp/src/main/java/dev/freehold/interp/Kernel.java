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
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.linalg.StructuredOp;
import dev.freehold.memref.AllocaOp;
import dev.freehold.memref.GetGlobalOp;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An operation with regions that computes on the elements of buffers, and does nothing else: it neither allocates on the heap nor frees,
 * calls nothing, and gives no buffer on. Which buffers there are, and who owns them, is the same before and after it. So nothing but the
 * contents of the buffers that it writes to, and the numbers that are its results, depends on how many of its iterations are run.
 *
 * @param accessed the memrefs from outside whose buffers it reads or writes
 * @param written those among them whose buffers it writes
 */
record Kernel(Op op, List<Value> accessed, List<Value> written) {
  /** The operation as a kernel; null where it is none. */
  static @Nullable Kernel of(Op op, Executors executors) {
    if (!(op instanceof LoopLike || op instanceof StructuredOp || op instanceof RegionBranchOp)) return null;
    // What a conditional decides may be what later ones ask for.
    boolean isLoop = op instanceof LoopLike || op instanceof StructuredOp;
    for (Type type : op.resultTypes()) {
      if (type.equals(IntegerType.I1) || !isLoop && decides(type)) return null;
    }
    boolean[] fits = {true};
    op.walkPreOrder(inner -> {
      fits[0] = fits(inner, executors);
      return fits[0] ? Walk.ADVANCE : Walk.STOP;
    });
    Kernel kernel = fits[0] ? withAccesses(op) : null;
    if (kernel == null || isLoop) return kernel;
    return kernel.decides() ? null : kernel;
  }

  /** Whether it writes what others may branch on, such as a list of buffers that are to be freed. */
  boolean decides() {
    return written.stream().anyMatch(memref -> decides(((BaseMemRefType) memref.type()).element()));
  }

  private static boolean decides(Type type) {
    return type.equals(IntegerType.I1) || type instanceof IndexType;
  }

  private static boolean fits(Op op, Executors executors) {
    if (executors.of(op) == null || op instanceof CallLike || op instanceof FunctionLike || op.successorCount() > 0) return false;
    if (!(Effects.of(op) instanceof Effects.Known known)) return false;
    for (Effects.On on : known.effects()) {
      if (on.is(Effect.Kind.FREE) || on.is(Effect.Kind.ALLOCATE) && !(op instanceof AllocaOp)) return false;
    }
    boolean makesViews = op instanceof ViewLike || op instanceof AllocaOp || op instanceof GetGlobalOp;
    for (Value value : op.results()) {
      if (!isData(value.type()) && !(makesViews && isBuffer(value.type()))) return false;
    }
    for (Value value : op.operands()) {
      if (!isData(value.type()) && !isBuffer(value.type())) return false;
    }
    for (Region region : op.regions()) {
      for (Block block : region) {
        for (Value argument : block.arguments()) {
          if (!isData(argument.type())) return false;
        }
      }
    }
    return true;
  }

  private static boolean isData(Type type) {
    return Kinds.isNumber(type) || type instanceof VectorType;
  }

  private static boolean isBuffer(Type type) {
    return type instanceof BaseMemRefType memref && isData(memref.element());
  }

  private static @Nullable Kernel withAccesses(Op kernel) {
    Set<Value> accessed = new LinkedHashSet<>();
    Set<Value> written = new LinkedHashSet<>();
    boolean[] fits = {true};
    kernel.walk(op -> {
      if (op instanceof ViewLike) return;
      for (Value operand : op.operands()) {
        if (!(operand.type() instanceof BaseMemRefType)) continue;
        boolean writes = Effects.has(op, Effect.Kind.WRITE, operand);
        Value root = root(operand, kernel);
        // A global that is written to in there has no name outside.
        if (writes && root.definingOp() instanceof GetGlobalOp && isInside(root, kernel)) fits[0] = false;
        if (isInside(root, kernel)) continue;
        if (writes) written.add(root);
        if (writes || Effects.has(op, Effect.Kind.READ, operand)) accessed.add(root);
      }
    });
    return fits[0] ? new Kernel(kernel, new ArrayList<>(accessed), new ArrayList<>(written)) : null;
  }

  private static Value root(Value memref, Op kernel) {
    Value root = memref;
    while (isInside(root, kernel) && root.definingOp() instanceof ViewLike view) root = view.viewSource();
    return root;
  }

  private static boolean isInside(Value value, Op kernel) {
    for (Region region : kernel.regions()) {
      if (value.region() != null && value.region().isIn(region)) return true;
    }
    return false;
  }
}
