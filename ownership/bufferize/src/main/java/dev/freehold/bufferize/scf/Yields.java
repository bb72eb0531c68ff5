// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.scf;

import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.bufferize.BufferTypes;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Layouts;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What operations with regions have in common: buffers in place of the tensors that they pass in and out. */
final class Yields {
  private Yields() {}

  /** The types of results: those of buffers in place of tensors. */
  static List<Type> types(List<? extends Value> values, BufferTypes types) {
    List<Type> all = new ArrayList<>();
    for (Value value : values) all.add(Tensors.is(value) ? types.of(value) : value.type());
    return all;
  }

  /** Values with buffers in place of tensors, cast to the types that {@code like} will have. */
  static List<Value> buffers(List<? extends Value> values, List<? extends Value> like, Op before, Bufferizer to) {
    List<Value> buffers = to.buffers(values);
    to.rewriter().before(before);
    for (int i = 0; i < like.size(); i++) {
      if (Tensors.is(like.get(i))) buffers.set(i, to.cast(buffers.get(i), to.types().of(like.get(i))));
    }
    return buffers;
  }

  /** Moves the content of a block to the end of one whose arguments are buffers in place of tensors, which it sees as tensors. */
  static void move(Block from, Block to, Bufferizer bufferizer) {
    Rewriter rewriter = bufferizer.rewriter().atStart(to);
    List<Value> arguments = new ArrayList<>();
    for (int i = 0; i < from.argumentCount(); i++) {
      Value argument = to.argument(i);
      Value old = from.argument(i);
      if (!Tensors.is(old)) arguments.add(argument);
      else arguments.add(rewriter.create(ToTensorOp.of(old.type(), argument).at(argument.location())).result());
    }
    rewriter.inlineBlock(from, to, null, arguments);
  }

  /** The type of all of several values; one with a layout of which nothing is known where they differ. */
  static BaseMemRefType common(Value result, List<? extends Value> yielded, String what, BufferTypes types) {
    BaseMemRefType common = null;
    for (Value value : yielded) {
      BaseMemRefType type = types.of(value);
      if (common == null || common.equals(type)) {
        common = type;
      } else if (!Objects.equals(common.memorySpace(), type.memorySpace())) {
        throw NotBufferizable.at(Tensors.owner(result), "inconsistent memory space on " + what);
      } else {
        common = Layouts.DYNAMIC.of(result.type(), common.memorySpace());
      }
    }
    return Objects.requireNonNull(common, "something is yielded");
  }
}
