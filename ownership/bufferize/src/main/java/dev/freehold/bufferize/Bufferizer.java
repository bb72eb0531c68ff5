// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize;

import dev.freehold.arith.ConstantOp;
import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.DimOp;
import dev.freehold.memref.SubViewOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What {@link Bufferizable#bufferize} works with: buffers of operands, new buffers, copies, and the replacement of results. */
public final class Bufferizer {
  private final Rewriter rewriter;
  private final BufferizableOps ops;
  private final BufferTypes types;
  private final Map<Shared, Object> shared;
  private final CopyListener listener;

  /** What something is kept by. */
  private record Shared(Class<?> kind, Op about) {}

  /** One for a run of its own. */
  public Bufferizer(Rewriter rewriter, BufferizableOps ops) {
    this(rewriter, ops, CopyListener.NONE);
  }

  /** The same; {@code listener} hears of copies that operations make by themselves. */
  public Bufferizer(Rewriter rewriter, BufferizableOps ops, CopyListener listener) {
    this(rewriter, ops, new HashMap<>(), listener);
  }

  private Bufferizer(Rewriter rewriter, BufferizableOps ops, Map<Shared, Object> shared, CopyListener listener) {
    this.rewriter = rewriter;
    this.ops = ops;
    this.shared = shared;
    this.listener = listener;
    types = new BufferTypes(ops);
  }

  /** One for another part of the same run. */
  public Bufferizer with(Rewriter other, BufferizableOps otherOps) {
    return new Bufferizer(other, otherOps, shared, listener);
  }

  /** Who is to hear of copies. */
  public CopyListener listener() {
    return listener;
  }

  public Rewriter rewriter() {
    return rewriter;
  }

  public BufferizableOps ops() {
    return ops;
  }

  public BufferizeOptions options() {
    return ops.options();
  }

  public SymbolTables symbols() {
    return ops.symbols();
  }

  public BufferTypes types() {
    return types;
  }

  /** Something that models keep for an operation, such as a module, while it is bufferized; made when it is first asked for. */
  public <T> T shared(Class<T> kind, Op about, Supplier<T> make) {
    return kind.cast(shared.computeIfAbsent(new Shared(kind, about), key -> make.get()));
  }

  /** Creates an operation at the insertion point. */
  public <O extends Op> O create(OpState<O> state) {
    return rewriter.create(state);
  }

  /** Values with buffers in place of the tensors among them, in a new list. */
  public List<Value> buffers(List<? extends Value> values) {
    List<Value> buffers = new ArrayList<>(values.size());
    for (Value value : values) buffers.add(Tensors.is(value) ? buffer(value) : value);
    return buffers;
  }

  /** The buffer of a tensor: that which it was made of, or else the result of a new {@code bufferization.to_buffer} behind its definition. */
  public Value buffer(Value tensor) {
    if (tensor.definingOp() instanceof ToTensorOp origin) return origin.buffer();
    BaseMemRefType type = types.of(tensor);
    Rewriter.Point here = rewriter.point();
    Location location = rewriter.location();
    rewriter.afterDefinition(tensor).withLocation(tensor.location());
    Value buffer = create(ToBufferOp.of(type, tensor)).result();
    rewriter.at(here).withLocation(location);
    return buffer;
  }

  /** Replaces the operation by values; for results that are tensors they are buffers, of which the last one is a tensor first. */
  public void replace(Op op, List<? extends Value> values) {
    List<Value> replacements = new ArrayList<>(values.size());
    for (Value.Result result : op.results()) {
      Value value = values.get(result.index());
      boolean wasTensor = Tensors.is(result);
      rewriter.after(op);
      replacements.add(wasTensor ? create(ToTensorOp.of(result.type(), value).at(value.location())).result() : value);
    }
    rewriter.replace(op, replacements);
  }

  /** The same for an operation with one result. */
  public void replace(Op op, Value value) {
    replace(op, List.of(value));
  }

  /** Replaces the operation by a new one, which has buffers as results where it has tensors. */
  public <O extends Op> O replaceWith(Op op, OpState<O> state) {
    rewriter.before(op);
    O made = create(state);
    replace(op, made.results());
    return made;
  }

  /** A new buffer. */
  public Value allocate(MemRefType type, List<? extends Value> sizes) {
    long alignment = options().bufferAlignment();
    return create(AllocOp.of(type, sizes, List.of(), alignment == 0 ? null : IntegerAttr.i64(alignment))).result();
  }

  /**
   * Copies the elements of one buffer to another.
   *
   * @param user the operation that is bufferized, which needs the copy whoever reads or writes it
   * @param why what it needs it for
   * @param remedy what would save it
   */
  public void copy(Value from, Value to, Op user, String why, Remedy remedy) {
    if (!areSamePart(from, to)) listener.made(user, from, why, remedy);
    create(CopyOp.of(from, to));
  }

  /** Whether both are one buffer, or the same slice of one: it costs nothing then to copy from one to the other. */
  private static boolean areSamePart(Value oneOrTensor, Value otherOrTensor) {
    Value a = Tensors.unwrapped(oneOrTensor);
    Value b = Tensors.unwrapped(otherOrTensor);
    if (a == b) return true;
    return a.definingOp() instanceof SubViewOp one && b.definingOp() instanceof SubViewOp other && areSamePart(one.source(), other.source())
        && one.offsets().equals(other.offsets()) && one.sizes().equals(other.sizes()) && one.strides().equals(other.strides());
  }

  /** A buffer without gaps that has the elements of a tensor; {@code user} and {@code why} are as in {@link #copy}. */
  public Value compactCopy(Value tensor, MemRefType type, Op user, String why, Remedy remedy) {
    listener.made(user, tensor, why, remedy);
    Value copy = new TensorCopies(rewriter, new AnalysisState(ops)).copy(tensor, true);
    return create(ToBufferOp.of(type.withLayout(null), copy)).result();
  }

  /** A buffer under another type where there is a cast. */
  public Value cast(Value buffer, BaseMemRefType type) {
    return buffer.type().equals(type) ? buffer : create(CastOp.of(type, buffer)).result();
  }

  /** A buffer under another type: by a cast where that never fails, otherwise by a new buffer with the same elements, for {@code user}; null where there is neither. */
  public @Nullable Value castOrCopy(Value buffer, MemRefType type, Op user, Remedy remedy) {
    MemRefType source = (MemRefType) buffer.type();
    if (!source.element().equals(type.element()) || source.rank() != type.rank()) return null;
    rewriter.withLocation(buffer.location());
    if (CastOp.areCompatible(source, type) && forgetsAtMost(source, type)) return create(CastOp.of(type, buffer)).result();
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.shape().isDynamic(i)) sizes.add(size(buffer, i));
    }
    Value copy = allocate(type, sizes);
    copy(buffer, copy, user, "it takes a buffer of another layout, and no cast makes one of it", remedy);
    return copy;
  }

  /** Whether no stride and no offset is known of the target that is not known of the source. */
  private static boolean forgetsAtMost(MemRefType source, MemRefType target) {
    Strides from = Strides.of(source);
    Strides to = Strides.of(target);
    if (from == null || to == null || Shape.isDynamic(from.offset()) && !Shape.isDynamic(to.offset())) return false;
    for (int i = 0; i < source.rank(); i++) {
      if (Shape.isDynamic(from.stride(i)) && !Shape.isDynamic(to.stride(i))) return false;
    }
    return true;
  }

  /** The size of a dimension of a buffer, as an operation. */
  public Value size(Value buffer, int dimension) {
    return create(DimOp.of(buffer, index(dimension))).result();
  }

  /** The sizes of the dynamic dimensions of a buffer, as operations. */
  public List<Value> dynamicSizes(Value buffer) {
    ShapedType type = (ShapedType) buffer.type();
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.shape().isDynamic(i)) sizes.add(size(buffer, i));
    }
    return sizes;
  }

  /** A constant of type index. */
  public Value index(long value) {
    return create(ConstantOp.index(value)).result();
  }
}
