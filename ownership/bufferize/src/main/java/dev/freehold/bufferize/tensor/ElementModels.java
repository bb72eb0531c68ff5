// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Destination;
import dev.freehold.bufferize.ReadOnly;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import dev.freehold.tensor.ExtractOp;
import dev.freehold.tensor.FromElementsOp;
import dev.freehold.tensor.InsertOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Operations that read and write single elements. */
final class ElementModels {
  private ElementModels() {}

  /** A load. */
  record Extract(ExtractOp op) implements ReadOnly {
    @Override
    public void bufferize(Bufferizer to) {
      to.replaceWith(op, LoadOp.of(to.buffer(op.tensor()), op.indices()));
    }
  }

  /** A store. */
  record Insert(InsertOp op) implements Destination {
    @Override
    public void bufferize(Bufferizer to) {
      Value destination = to.buffer(op.dest());
      to.rewriter().before(op);
      to.create(StoreOp.of(op.scalar(), destination, op.indices()));
      to.replace(op, destination);
    }
  }

  /** A store for each element. */
  record FromElements(FromElementsOp op) implements NewTensor {
    @Override
    public void bufferize(Bufferizer to) {
      Value made = NewTensors.like(op.result(), to);
      Value buffer = to.create(ToBufferOp.of(to.types().of(made), made)).result();
      if (op.operandCount() > 0) store(buffer, ((TensorType) op.result().type()).shape().toArray(), to);
      to.replace(op, buffer);
    }

    private void store(Value buffer, long[] sizes, Bufferizer to) {
      List<Value> numbers = new ArrayList<>();
      long largest = Arrays.stream(sizes).max().orElse(0);
      for (long i = 0; i < largest; i++) numbers.add(to.index(i));
      int[] position = new int[sizes.length];
      for (Value element : op.operands()) {
        to.create(StoreOp.of(element, buffer, Arrays.stream(position).mapToObj(numbers::get).toList()));
        increment(position, sizes);
      }
    }

    /** Goes to the next position in row-major order. */
    private static void increment(int[] position, long[] sizes) {
      for (int i = sizes.length - 1; i >= 0 && ++position[i] == sizes[i]; i--) position[i] = 0;
    }
  }
}
