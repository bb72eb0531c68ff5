// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.Unknown;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Block;
import dev.freehold.ir.attribute.Type;
import dev.freehold.memref.AtomicRmwKind;
import dev.freehold.memref.AtomicRmwOp;
import dev.freehold.memref.AtomicYieldOp;
import dev.freehold.memref.GenericAtomicRmwOp;

/** Reads and writes in one; with one thread that is nothing special. */
final class Atomics {
  private Atomics() {}

  static void register(Executors executors) {
    executors.add(AtomicRmwOp.class, Atomics::combine);
    executors.add(GenericAtomicRmwOp.class, Atomics::begin);
    executors.add(AtomicYieldOp.class, Atomics::end);
  }

  private static Object read(Frame frame, Reference reference, long at, Type element) {
    frame.machine.heap().use(reference.buffer());
    Object stored = Elements.load(reference.buffer(), at, element);
    if (stored == null) stored = Accesses.object(frame, reference.buffer(), at, element);
    return stored;
  }

  private static void combine(AtomicRmwOp op, Emitter out) {
    Type element = op.result().type();
    Accesses.Address address = Accesses.address(op.indices(), out);
    int memref = out.slot(op.memref());
    int value = out.slot(op.value());
    int result = out.slot(op.result());
    boolean isLong = Kinds.isLong(element);
    AtomicRmwKind kind = op.kind();
    out.act(frame -> {
      Reference reference = (Reference) frame.refs[memref];
      long at = address.of(frame, reference);
      Object old = read(frame, reference, at, element);
      frame.machine.heap().checkWritable(reference.buffer());
      Object sample = old instanceof Unknown unknown && unknown.sample() != null ? unknown.sample() : Tensor.concrete(old);
      Object sum = AtomicCombination.of(kind, sample, frame.value(value, isLong), element);
      Object combined = sample == old ? sum : frame.machine.environment().derived(op, new Object[] {old}, sum, element);
      Elements.store(reference.buffer(), at, element, frame.machine.passed(combined, element));
      frame.set(result, old);
    });
  }

  private static void begin(GenericAtomicRmwOp op, Emitter out) {
    Type element = op.result().type();
    Accesses.Address address = Accesses.address(op.indices(), out);
    int memref = out.slot(op.memref());
    Block body = op.body().entryBlock();
    int argument = out.slot(body.argument(0));
    var next = out.block(body);
    out.leave(frame -> {
      Reference reference = (Reference) frame.refs[memref];
      frame.set(argument, read(frame, reference, address.of(frame, reference), element));
      return next;
    }, op.operands().toArray(dev.freehold.ir.Value[]::new));
  }

  private static void end(AtomicYieldOp op, Emitter out) {
    GenericAtomicRmwOp outer = (GenericAtomicRmwOp) op.enclosingOp();
    Type element = outer.result().type();
    Accesses.Address address = Accesses.address(outer.indices(), out);
    int memref = out.slot(outer.memref());
    int value = out.slot(op.operand("result"));
    int result = out.slot(outer.result());
    var after = out.after(outer);
    out.leave(frame -> {
      Reference reference = (Reference) frame.refs[memref];
      frame.machine.heap().checkWritable(reference.buffer());
      Object made = frame.value(value, Kinds.isLong(element));
      Elements.store(reference.buffer(), address.of(frame, reference), element, frame.machine.passed(made, element));
      frame.set(result, made);
      return after;
    }, op.operand("result"));
  }
}
