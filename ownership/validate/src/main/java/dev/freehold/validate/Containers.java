// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.arith.SelectOp;
import dev.freehold.bufferization.DeallocOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.GetGlobalOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import dev.freehold.validate.Program.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Memrefs of memrefs. One cell stands for all that is in the containers which may be one another; what is stored where others may
 * see it escapes. Which containers those are is known when the whole function has been translated.
 */
final class Containers {
  private final ProgramBuilder builder;
  private final Program program;
  private final List<Pending> pending = new ArrayList<>();
  private final Map<Integer, Integer> unions = new HashMap<>();

  /** A store or a load, and the place that is kept for it. */
  private record Pending(Op op, int position, int container, int stored, int loaded) {}

  Containers(ProgramBuilder builder) {
    this.builder = builder;
    program = builder.program;
  }

  boolean holds(Value container) {
    return container.type() instanceof BaseMemRefType type && type.isContainer();
  }

  void store(Op op, Value stored, Value container) {
    pending.add(new Pending(op, builder.reserve(), builder.variableOf(container), builder.variableOf(stored), -1));
  }

  void load(Op op, Value container, Value loaded) {
    if (!ProgramBuilder.mayBeHandle(loaded.type())) return;
    int position = builder.reserve();
    pending.add(new Pending(op, position, builder.variableOf(container), -1, builder.state(loaded)));
  }

  void finish() {
    if (pending.isEmpty()) return;
    unite();
    Map<Integer, Boolean> seen = new HashMap<>();
    for (int v = 0; v < program.variableCount(); v++) {
      if (isContainer(v)) seen.merge(find(v), isSeenByOthers(v), Boolean::logicalOr);
    }
    Map<Integer, Integer> cells = new HashMap<>();
    for (Pending access : pending) {
      int partition = access.container() < 0 ? -1 : find(access.container());
      boolean escapes = seen.getOrDefault(partition, true);
      int cell = escapes ? -1 : cells.computeIfAbsent(partition, p -> builder.cell());
      if (access.loaded() >= 0) {
        builder.place(new Instr.Choose(access.op(), access.loaded(), escapes ? Ints.NONE : new int[] {cell}), access.position());
      } else if (escapes) {
        builder.place(new Instr.Escape(access.op(), access.stored(), "it is stored in memory that may be read elsewhere"), access.position());
      } else {
        builder.place(new Instr.Put(access.op(), cell, access.stored()), access.position());
      }
    }
  }

  private boolean isContainer(int v) {
    Value value = program.values.get(v);
    return value != null && holds(value);
  }

  private void unite() {
    for (int v = 0; v < program.variableCount(); v++) {
      if (!isContainer(v)) continue;
      switch (program.kinds.get(v)) {
        case COPY -> unite(v, program.first.get(v));
        case SELECT -> {
          unite(v, program.second.get(v));
          unite(v, program.third.get(v));
        }
        default -> {}
      }
      for (int at = program.movesInto.first(v); at >= 0; at = program.movesInto.next(at))
        unite(v, program.moveSource.get(program.movesInto.item(at)));
      for (Use use = program.values.get(v).firstUse(); use != null; use = use.next()) {
        if (use.owner() instanceof CopyOp copy) unite(builder.variableOf(copy.source()), builder.variableOf(copy.target()));
      }
    }
  }

  private void unite(int a, int b) {
    if (a >= 0 && b >= 0) unions.put(find(a), find(b));
  }

  private int find(int v) {
    int root = v;
    while (above(root) != root) root = above(root);
    while (v != root) {
      int next = above(v);
      unions.put(v, root);
      v = next;
    }
    return root;
  }

  private int above(int v) {
    return unions.getOrDefault(v, v);
  }

  /** Whether a container comes from elsewhere, or is given to somebody. */
  private boolean isSeenByOthers(int v) {
    Kind kind = program.kinds.get(v);
    Value value = program.valueOf(v);
    if (kind == Kind.ENTRY || kind == Kind.STATE && program.setAt.first(v) >= 0) return true;
    if (kind == Kind.SITE && value.definingOp() instanceof Op maker
        && (maker instanceof GetGlobalOp || maker.operands().stream().anyMatch(this::holds)))
      return true;
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      if (!isHarmless(use)) return true;
    }
    return false;
  }

  private static boolean isHarmless(Use use) {
    return switch (use.owner()) {
      case StoreOp store -> use.index() == 1;
      case LoadOp load -> true;
      case CopyOp copy -> true;
      case ViewLike view -> true;
      case SelectOp select -> true;
      case DeallocOp dealloc -> true;
      case BranchOp branch -> true;
      case RegionTerminator terminator -> true;
      case RegionBranchOp branch -> true;
      case Op pure when pure.def().hasNoMemoryEffect() ->
          use.owner().results().stream().noneMatch(result -> ProgramBuilder.mayBeHandle(result.type()));
      default -> use.owner().resultCount() == 0 && Effects.has(use.owner(), Effect.Kind.FREE, use.value());
    };
  }
}
