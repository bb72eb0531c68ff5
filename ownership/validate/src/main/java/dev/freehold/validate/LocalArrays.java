// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Small local arrays, or single elements: of memrefs, or of addresses and conditions, which lowered deallocations hand to a helper function, or in which loops look for an
 * address. There is a cell for each element, as long as all indices but those of such loops are constants; {@link Containers} are about other memrefs of memrefs.
 */
final class LocalArrays {
  private static final long MOST_ELEMENTS = 1024;

  private final ProgramBuilder builder;
  private final Summaries summaries;
  private final Map<Value, int[]> arrays = new HashMap<>();

  LocalArrays(ProgramBuilder builder, Summaries summaries) {
    this.builder = builder;
    this.summaries = summaries;
  }

  boolean isArray(Value value) {
    return arrays.containsKey(value);
  }

  /** Has a look at what {@code op} allocates. */
  void declare(Op op, Value array) {
    if (!(array.type() instanceof MemRefType type) || type.shape().rank() > 1) return;
    Type element = type.element();
    if (!(element instanceof IndexType) && !ProgramBuilder.isFlag(element) && !ProgramBuilder.isBuffer(element)) return;
    long size = type.shape().rank() == 0 ? 1 : type.shape().size(0);
    if (size < 0 || size > MOST_ELEMENTS) return;
    for (Use use = array.firstUse(); use != null; use = use.next()) {
      if (!isFollowed(use, size)) return;
    }
    int[] cells = new int[(int) size];
    for (int i = 0; i < cells.length; i++) cells[i] = builder.cell();
    arrays.put(array, cells);
  }

  private boolean isFollowed(Use use, long size) {
    return switch (use.owner()) {
      case LoadOp load -> index(load.indices(), size) >= 0 || LinearSearches.isFollowed(load, size);
      case StoreOp store -> use.index() == 1 && index(store.indices(), size) >= 0;
      case CastOp cast -> isOnlyDecided(cast.result());
      case CallLike call -> summaries.deallocHelper(use.owner(), call) != null;
      default -> use.owner().resultCount() == 0 && Effects.has(use.owner(), Effect.Kind.FREE, use.value());
    };
  }

  private boolean isOnlyDecided(Value cast) {
    for (Use use = cast.firstUse(); use != null; use = use.next()) {
      if (!(use.owner() instanceof CallLike call) || summaries.deallocHelper(use.owner(), call) == null) return false;
    }
    return true;
  }

  /** Which element it is; -1 where that is not known, or there is none. */
  private static int index(List<Value> indices, long size) {
    if (indices.isEmpty()) return 0;
    BigInteger index = OpTranslator.constantOf(indices.getFirst());
    return index == null || index.signum() < 0 || index.compareTo(BigInteger.valueOf(size)) >= 0 ? -1 : index.intValue();
  }

  void store(StoreOp op) {
    access(op, op.memref());
    Value value = op.value();
    int source = ProgramBuilder.isFlag(value.type()) ? builder.flagOf(value) : builder.variableOf(value);
    builder.emit(new Instr.Assign(op, cell(op.memref(), op.indices()), source < 0 ? builder.never() : source));
  }

  void load(LoadOp op) {
    access(op, op.memref());
    builder.emit(new Instr.Assign(op, builder.state(op.result()), cell(op.memref(), op.indices())));
  }

  /** Loads the first elements of an array; returns their variables. */
  int[] load(Op op, Value array, int count) {
    access(op, array);
    int[] cells = Objects.requireNonNull(arrays.get(array), "is an array that is followed");
    int[] elements = new int[count];
    for (int i = 0; i < count; i++) {
      elements[i] = builder.state(null);
      builder.emit(new Instr.Assign(op, elements[i], cells[i]));
    }
    return elements;
  }

  /** The cell of an element, which is stored or loaded: {@link #declare} has seen to it that the indices are known. */
  private int cell(Value array, List<Value> indices) {
    int[] cells = Objects.requireNonNull(arrays.get(array), "is an array that is followed");
    return cells[index(indices, cells.length)];
  }

  private void access(Op op, Value array) {
    int v = builder.variableOf(array);
    if (v >= 0) builder.emit(new Instr.Access(op, new int[] {v}));
  }

  /** Translates a call of the helper function; false where it is none, or an array is not known. */
  boolean decide(Op op, CallLike call) {
    DeallocHelper helper = summaries.deallocHelper(op, call);
    if (helper == null) return false;
    List<Value> arguments = List.copyOf(call.arguments());
    int[][] cells = new int[arguments.size()][];
    for (int i = 0; i < cells.length; i++) {
      Value array = arguments.get(i);
      if (array.definingOp() instanceof CastOp cast) array = cast.source();
      cells[i] = arrays.get(array);
      if (cells[i] == null) return false;
    }
    if (cells[0].length != cells[2].length || cells[0].length != cells[3].length || cells[1].length != cells[4].length) return false;
    builder.emit(new Instr.Access(op, builder.handlesAmong(arguments)));
    builder.emit(new Instr.Decide(op, helper, cells[0], cells[2], cells[1], cells[3], cells[4]));
    return true;
  }
}
