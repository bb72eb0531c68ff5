// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.TensorCopies;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.linalg.IndexOp;
import dev.freehold.linalg.MapOp;
import dev.freehold.linalg.YieldOp;
import java.util.ArrayList;
import java.util.List;

/** Tensors that take up a result, and their elements. */
final class NewTensors {
  private NewTensors() {}

  /** A new tensor like a result, without its elements; made in front of the operation that makes the result. */
  static Value like(Value.Result result, Bufferizer to) {
    to.rewriter().before(result.owner());
    return new TensorCopies(to.rewriter(), new AnalysisState(to.ops())).copy(result, false);
  }

  /** Reports that an operation knows no memory space but the default one. */
  static void requireDefaultSpace(Op op, Bufferizer to) {
    Type type = op.result().type();
    boolean isDefault = to.options().memorySpaces().isKnownFor(type) && to.options().memorySpaces().of(type) == null;
    if (!isDefault) throw NotBufferizable.at(op, "memory space not implemented yet");
  }

  /** Gives each element of a new tensor the value that a body yields for its position; the body moves. */
  static Value filled(Value made, Region body, Bufferizer to) {
    MapOp map = to.create(MapOp.of(made, new Region()));
    Rewriter rewriter = to.rewriter();
    Block block = newBody(map, made, to);
    List<Value> indices = new ArrayList<>();
    for (int i = 0; i < ((TensorType) made.type()).rank(); i++) indices.add(to.create(IndexOp.of(i)).result());
    rewriter.inlineBlock(body.entryBlock(), block, null, indices);
    Op end = block.lastOp();
    rewriter.replaceWith(end, YieldOp.of(end.operands()));
    rewriter.after(map);
    return map.result();
  }

  /** Gives each element of a new tensor the same value. */
  static Value filled(Value made, Value element, Bufferizer to) {
    MapOp map = to.create(MapOp.of(made, new Region()));
    newBody(map, made, to);
    to.create(YieldOp.of(List.of(element)));
    to.rewriter().after(map);
    return map.result();
  }

  private static Block newBody(MapOp map, Value made, Bufferizer to) {
    Type element = ((TensorType) made.type()).element();
    return to.rewriter().createBlock(map.region(), null, List.of(element), map.location());
  }
}
