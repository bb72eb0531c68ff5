// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.linalg;

import dev.freehold.interp.Emitter;
import dev.freehold.interp.Frame;
import dev.freehold.interp.Segment;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.affine.AffineFunction;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.memref.Accesses;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.linalg.IndexOp;
import dev.freehold.linalg.StructuredOp;
import dev.freehold.linalg.YieldOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A structured operation, compiled: its maps give the elements that each iteration of its body gets, and where the yielded ones go. */
final class Structured {
  private final Op op;
  private final int inits;
  private final AffineMap[] maps;
  private final AffineFunction[] functions;
  private final Type[] elements;
  private final int[] operands;
  /** The arguments of the body; -1 where it has none, or does not look at it. */
  private final int[] arguments;
  private final int[] results;
  private final int nest;
  private final Segment body;
  private final Segment after;

  private Structured(StructuredOp structured, Emitter out) {
    op = (Op) structured;
    inits = structured.inputs().size();
    maps = structured.indexingMaps().toArray(AffineMap[]::new);
    functions = Arrays.stream(maps).map(AffineFunction::of).toArray(AffineFunction[]::new);
    operands = out.slots(op.operands());
    elements = new Type[operands.length];
    arguments = new int[operands.length];
    for (int i = 0; i < operands.length; i++) {
      elements[i] = TypeSets.elementOrSelf(op.operand(i).type());
      Value argument = structured.argumentOf(i);
      arguments[i] = argument == null || !argument.hasUses() ? -1 : out.slot(argument);
    }
    results = out.slots(op.results());
    nest = out.scratch(op);
    body = out.block(structured.body());
    after = out.after(op);
  }

  /** Begins the operation. What is in its operands need not be concrete, and scalars are passed on as they are. */
  static void lower(StructuredOp op, Emitter out) {
    Structured compiled = new Structured(op, out);
    List<Value> shaped = new ArrayList<>();
    for (Value operand : ((Op) op).operands()) {
      if (isShaped(operand.type())) shaped.add(operand);
    }
    out.leave(compiled::begin, shaped.toArray(Value[]::new));
  }

  /** Ends an iteration. */
  static void yield(YieldOp op, Emitter out) {
    Structured compiled = new Structured((StructuredOp) op.enclosingOp(), out);
    int[] yielded = out.slots(op.operands());
    out.leave(frame -> compiled.goOn(frame, yielded));
  }

  static void index(IndexOp op, Emitter out) {
    int nest = out.scratch(op.enclosingOp());
    int result = out.slot(op.result());
    int loop = op.dim();
    out.act(frame -> frame.bits[result] = ((Nest) frame.refs[nest]).at[loop]);
  }

  private Segment begin(Frame frame) {
    Object[] values = new Object[operands.length];
    for (int i = 0; i < values.length; i++) {
      boolean isShaped = isShaped(op.operand(i).type());
      values[i] = frame.value(operands[i], !isShaped && Kinds.isLong(elements[i]));
      if (isShaped && !(values[i] instanceof Reference)) values[i] = Tensor.elements(frame, operands[i]);
      if (i >= inits && values[i] instanceof Object[] tensor) values[i] = tensor.clone();
    }
    long[] extents = extents(frame);
    Nest begun = new Nest(extents, frame.machine.strides(op, extents), values);
    frame.refs[nest] = begun;
    return begun.isEmpty() ? end(frame, begun) : iterate(frame, begun);
  }

  /** Whether the body gets an element of an operand, rather than the operand itself; a vector is an element. */
  private static boolean isShaped(Type type) {
    return type instanceof ShapedType && !(type instanceof VectorType);
  }

  /** The trip count of each loop: the sizes of the operands whose dimensions it indexes. */
  private long[] extents(Frame frame) {
    if (maps.length == 0) return new long[0];
    long[] extents = new long[maps[0].numDims()];
    Arrays.fill(extents, -1);
    for (int i = 0; i < maps.length; i++) {
      if (!isShaped(op.operand(i).type())) continue;
      long[] sizes = sizes(frame, i);
      for (int dimension = 0; dimension < sizes.length; dimension++) {
        if (!(maps[i].result(dimension) instanceof AffineDim(int loop))) continue;
        if (extents[loop] < 0) extents[loop] = sizes[dimension];
        if (extents[loop] == sizes[dimension]) continue;
        throw Fault.undefined("dimension " + dimension + " of operand " + i + " has size " + sizes[dimension]
            + ", but another operand requires size " + extents[loop]);
      }
    }
    return extents;
  }

  private long[] sizes(Frame frame, int operand) {
    Object value = frame.refs[operands[operand]];
    return value instanceof Reference reference ? reference.sizes() : Tensor.sizes(value, (ShapedType) op.operand(operand).type());
  }

  /** Gives the body the elements of an iteration. */
  private Segment iterate(Frame frame, Nest now) {
    try {
      for (int i = 0; i < arguments.length; i++) {
        if (arguments[i] >= 0) frame.set(arguments[i], element(frame, now, i));
      }
    } catch (Fault fault) {
      throw fault.at(op);
    }
    return body;
  }

  private Object element(Frame frame, Nest now, int operand) {
    Object value = now.operands[operand];
    if (!isShaped(op.operand(operand).type())) return value;
    long[] positions = functions[operand].apply(now.at);
    if (value instanceof Reference reference) return Accesses.read(frame, reference, positions, elements[operand], op);
    return ((Object[]) value)[Tensor.linearIndex(sizes(frame, operand), positions)];
  }

  private Segment goOn(Frame frame, int[] yielded) {
    Nest now = (Nest) frame.refs[nest];
    try {
      for (int i = 0; i < yielded.length; i++) put(frame, now, inits + i, frame.value(yielded[i], Kinds.isLong(elements[inits + i])));
    } catch (Fault fault) {
      throw fault.at(op);
    }
    return now.advance() ? iterate(frame, now) : end(frame, now);
  }

  private void put(Frame frame, Nest now, int operand, Object element) {
    long[] positions = functions[operand].apply(now.at);
    if (now.operands[operand] instanceof Reference reference) {
      Accesses.write(frame, reference, positions, elements[operand], element, op);
    } else {
      Object[] tensor = (Object[]) now.operands[operand];
      tensor[Tensor.linearIndex(sizes(frame, operand), positions)] = element;
    }
  }

  private Segment end(Frame frame, Nest done) {
    for (int i = 0, next = 0; i < maps.length - inits; i++) {
      if (!(done.operands[inits + i] instanceof Object[] made)) continue;
      int result = next++;
      frame.refs[results[result]] = Tensor.of((ShapedType) op.result(result).type(), sizes(frame, inits + i), made);
    }
    return after;
  }
}
