// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Environment;
import dev.freehold.interp.Executors;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Layout;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DenseResourceAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.SparseElementsAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.memref.AllocLike;
import dev.freehold.memref.AllocOp;
import dev.freehold.memref.AllocaOp;
import dev.freehold.memref.AllocaScopeOp;
import dev.freehold.memref.AllocaScopeReturnOp;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.DeallocOp;
import dev.freehold.memref.GetGlobalOp;
import dev.freehold.memref.GlobalOp;
import dev.freehold.memref.ReallocOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where buffers begin and end. */
final class Allocations {
  private Allocations() {}

  static void register(Executors executors) {
    executors.add(AllocOp.class, (op, out) -> allocate(op, Buffer.Owner.PROGRAM, out));
    executors.add(AllocaOp.class, (op, out) -> allocate(op, Buffer.Owner.STACK, out));
    executors.add(DeallocOp.class, Allocations::free);
    executors.add(ReallocOp.class, Allocations::reallocate);
    executors.add(CopyOp.class, Allocations::copy);
    executors.add(GetGlobalOp.class, Allocations::global);
    executors.add(AllocaScopeOp.class, Allocations::scope);
    executors.add(AllocaScopeReturnOp.class, Allocations::leaveScope);
  }

  private static void allocate(AllocLike alloc, Buffer.Owner owner, Emitter out) {
    Op op = (Op) alloc;
    MemRefType type = alloc.type();
    MixedSizes sizes = MixedSizes.of(type.shape(), alloc.dynamicSizes(), out);
    int[] symbols = out.slots(alloc.symbolOperands());
    int result = out.slot(op.result());
    out.act(frame -> {
      Layout layout = Layout.of(type, sizes.get(frame), Arrays.stream(symbols).mapToLong(slot -> frame.bits[slot]).toArray());
      Buffer buffer = frame.machine.heap().allocate(owner, layout.bytes(), op, op.location());
      if (owner == Buffer.Owner.STACK) frame.own(buffer);
      frame.refs[result] = layout.reference(buffer);
    });
  }

  private static void free(DeallocOp op, Emitter out) {
    int memref = out.slot(op.memref());
    out.act(frame -> frame.machine.heap().free((Reference) frame.refs[memref], op));
  }

  /** The old buffer ends, the new one begins with its elements. */
  private static void reallocate(ReallocOp op, Emitter out) {
    int source = out.slot(op.source());
    int size = op.dynamicResultSize() == null ? -1 : out.slot(op.dynamicResultSize());
    int result = out.slot(op.result());
    MemRefType type = op.type();
    out.act(frame -> {
      Heap heap = frame.machine.heap();
      Reference old = (Reference) frame.refs[source];
      heap.use(old.buffer());
      long[] sizes = {size < 0 ? type.size(0) : frame.bits[size]};
      Layout layout = Layout.of(type, sizes);
      Buffer made = heap.allocate(Buffer.Owner.PROGRAM, layout.bytes(), op, op.location());
      Reference all = layout.reference(made);
      long[] kept = {Math.min(sizes[0], old.sizes()[0])};
      heap.copy(old.with(old.offset(), kept, old.strides(), old.view()), all.with(0, kept, all.strides(), null), type.element(), Event.What.COPIED,
          op);
      heap.free(old, op);
      frame.refs[result] = all;
    });
  }

  private static void copy(CopyOp op, Emitter out) {
    int source = out.slot(op.source());
    int target = out.slot(op.target());
    Type element = Elementals.of(op.source());
    out.act(frame -> frame.machine.heap().copy((Reference) frame.refs[source], (Reference) frame.refs[target], element, Event.What.COPIED, op));
  }

  private static void global(GetGlobalOp op, Emitter out) {
    GlobalOp global = out.program().resolve(op, op.global(), GlobalOp.class);
    int result = out.slot(op.result());
    out.act(frame -> frame.refs[result] = frame.machine.global(global, () -> define(global, frame.machine.heap(), frame.machine.environment())));
  }

  private static Reference define(GlobalOp global, Heap heap, Environment environment) {
    MemRefType type = global.type();
    Layout layout = Layout.of(type, type.shape().toArray());
    Buffer buffer = heap.allocate(Buffer.Owner.GLOBAL, layout.bytes(), global, global.location());
    Reference all = layout.reference(buffer);
    DenseElementsAttr values = switch (global.initialValue()) {
      case DenseElementsAttr elements -> elements;
      case DenseResourceAttr resource -> resource.elements();
      case SparseElementsAttr sparse -> sparse.dense();
      case null, default -> null;
    };
    if (values != null && all.offset() == 0 && all.isContiguous()) buffer.setConstant(values);
    else if (values != null) fill(all, type.element(), values);
    else if (!(global.initialValue() instanceof UnitAttr)) buffer.setInitial(environment.contents(global, heap));
    return all;
  }

  private static void fill(Reference reference, Type element, DenseElementsAttr values) {
    long[] at = new long[reference.rank()];
    for (long i = 0; i < values.elementCount(); i++) {
      Elements.store(reference.buffer(), reference.byteOffset(at), element, Kinds.boxed(values, i));
      Elements.advance(at, reference.sizes());
    }
  }

  private static void scope(AllocaScopeOp op, Emitter out) {
    var body = out.block(op.body().entryBlock());
    out.leave(frame -> {
      frame.openScope();
      return body;
    });
  }

  private static void leaveScope(AllocaScopeReturnOp op, Emitter out) {
    int[] values = out.slots(op.operands());
    out.act(frame -> frame.leaveScope(values), List.of());
    out.passOn(op, new ArrayList<>(op.operands()));
  }
}
