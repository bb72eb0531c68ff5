// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.DmaStartOp;
import dev.freehold.memref.DmaWaitOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Transfers between buffers run on beside what follows until somebody waits for them. Each is known by an element of a buffer, its tag. */
final class Transfers {
  private final ProgramBuilder builder;
  private final Map<Value, List<Tag>> tags = new HashMap<>();

  /** An element of a buffer, and the token of the transfers that are known by it. */
  private record Tag(AffineMap map, List<Value> indices, int token) {
    boolean isSame(AffineMap other, List<Value> others) {
      if (!map.equals(other)) return false;
      for (int i = 0; i < indices.size(); i++) {
        if (indices.get(i) != others.get(i) && !isConstant(indices.get(i), others.get(i), true)) return false;
      }
      return true;
    }

    /** Whether it may be the other element: another one it is only if the indices are constants that differ. */
    boolean mayBe(AffineMap other, List<Value> others) {
      if (!map.equals(other)) return true;
      for (int i = 0; i < indices.size(); i++) {
        if (isConstant(indices.get(i), others.get(i), false)) return false;
      }
      return true;
    }

    private static boolean isConstant(Value a, Value b, boolean same) {
      return a.definingOp() instanceof ConstantLike one && b.definingOp() instanceof ConstantLike other && one.value().equals(other.value()) == same;
    }
  }

  Transfers(ProgramBuilder builder) {
    this.builder = builder;
  }

  /** Whether an operation starts a transfer whose end is not followed. */
  static boolean isUnbounded(Op op) {
    return op.name().equals("nvgpu.tma.async.load") || op.name().equals("nvgpu.tma.async.store");
  }

  boolean isTransfer(Op op) {
    return op instanceof DmaStartOp || op instanceof DmaWaitOp || op instanceof dev.freehold.affine.DmaStartOp
        || op instanceof dev.freehold.affine.DmaWaitOp;
  }

  void translate(Op op) {
    int[] handles = builder.handlesAmong(op.operands());
    if (handles.length > 0) builder.emit(new Instr.Access(op, handles));
    switch (op) {
      case DmaStartOp start -> start(op, tag(start.tag(), AffineMap.identity(start.tagIndices().size()), start.tagIndices()));
      case dev.freehold.affine.DmaStartOp start -> start(op, tag(start.tagMemRef(), start.tagMap(), start.tagOperands()));
      case DmaWaitOp wait -> await(op, wait.tag(), AffineMap.identity(wait.indices().size()), List.copyOf(wait.indices()));
      case dev.freehold.affine.DmaWaitOp wait -> await(op, wait.tag(), wait.map(), wait.indices());
      default -> throw new IllegalArgumentException(op.name());
    }
  }

  private void start(Op op, Tag tag) {
    Ints used = new Ints();
    used.add(tag.token);
    for (int v : builder.handlesAmong(op.operands())) used.add(v);
    builder.emit(new Instr.Start(op, tag.token, used.toArray()));
  }

  private void await(Op op, Value tag, AffineMap map, List<Value> indices) {
    tag(tag, map, indices);
    Ints done = new Ints();
    for (Tag each : tags.getOrDefault(origin(tag), List.of())) {
      if (each.mayBe(map, indices)) done.add(each.token);
    }
    builder.emit(new Instr.Await(op, done.toArray()));
  }

  private Tag tag(Value memref, AffineMap map, List<Value> indices) {
    List<Tag> known = tags.computeIfAbsent(origin(memref), key -> new ArrayList<>());
    boolean isOnly = memref.type() instanceof MemRefType type && type.hasStaticShape() && type.shape().elementCount() == 1;
    for (Tag each : known) {
      if (isOnly || each.isSame(map, indices)) return each;
    }
    Tag made = new Tag(map, List.copyOf(indices), builder.token());
    known.add(made);
    return made;
  }

  private static Value origin(Value memref) {
    Value origin = memref;
    while (origin.definingOp() instanceof ViewLike view) origin = view.viewSource();
    return origin;
  }
}
