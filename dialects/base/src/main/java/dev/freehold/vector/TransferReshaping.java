// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.tensor.ExtractSliceOp;
import dev.freehold.tensor.InsertSliceOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Transfers from and to tensors whose result is another view of the vector, or of the tensor. */
final class TransferReshaping {
  private TransferReshaping() {}

  /** What was just written, read with its dimensions in another order or repeated, is the vector with them so. */
  static void readOfWrite(TransferReadOp read, Rewriter rw) {
    if (!(read.base().type() instanceof TensorType tensor) || !(read.base().definingOp() instanceof TransferWriteOp write)) return;
    if (!TransferChain.isPlain(read) || !TransferChain.isPlain(write) || !read.indices().equals(write.indices())) return;
    VectorType type = (VectorType) read.result().type();
    AffineMap reads = Transfers.map(read);
    AffineMap writes = Transfers.map(write);
    if (!Arrays.equals(touched(reads, type, tensor.rank()), touched(writes, VectorTypes.vector(write.vector()), tensor.rank()))) return;
    long[] permutation = permutation(reads, writes);
    if (permutation == null) return;
    long[] sizes = new long[permutation.length];
    Boolean[] scalable = new Boolean[permutation.length];
    for (int i = 0; i < permutation.length; i++) {
      sizes[(int) permutation[i]] = type.size(i);
      scalable[(int) permutation[i]] = type.scalable().get(i);
    }
    rw.before(read);
    VectorType repeated = VectorType.of(Shape.of(sizes), type.element(), List.of(scalable));
    rw.replaceWith(read, TransposeOp.of(type, rw.create(BroadcastOp.of(repeated, write.vector())).result(), permutation));
  }

  /** How many elements are touched in each dimension of a tensor. */
  private static long[] touched(AffineMap map, VectorType vector, int rank) {
    long[] touched = new long[rank];
    Arrays.fill(touched, 1);
    for (int i = 0; i < map.numResults(); i++) {
      if (map.result(i) instanceof AffineDim dim) touched[dim.position()] = vector.size(i);
    }
    return touched;
  }

  /**
   * Where each dimension that is read comes from: one of those that are repeated, which come first, or of those that are written.
   * Null where not all that are written are read.
   */
  private static long @Nullable [] permutation(AffineMap reads, AffineMap writes) {
    int[] written = new int[reads.numResults()];
    BitSet used = new BitSet();
    int repeated = 0;
    for (int i = 0; i < written.length; i++) {
      written[i] = reads.result(i) instanceof AffineDim dim ? writes.resultPosition(dim) : -1;
      if (written[i] < 0) repeated++;
      else used.set(written[i]);
    }
    if (used.cardinality() < writes.numResults()) return null;
    long[] permutation = new long[written.length];
    int next = 0;
    for (int i = 0; i < written.length; i++) permutation[i] = written[i] < 0 ? next++ : repeated + written[i];
    return permutation;
  }

  /** Where only a slice of what was written is inserted into another tensor, it is written into that slice directly. */
  static void insertOfWrite(InsertSliceOp insert, Rewriter rw) {
    if (!insert.strides().all(1) || !(insert.source().definingOp() instanceof ExtractSliceOp part) || !part.strides().all(1)) return;
    if (!part.result().hasOneUse() || !part.offsets().all(0) || !sameSizes(insert.sizes(), part.sizes())) return;
    if (!(part.source().definingOp() instanceof TransferWriteOp write) || !write.result().hasOneUse() || !writesEverything(write)) return;
    TensorType type = (TensorType) insert.source().type();
    AffineMapAttr map = write.attr("permutation_map", AffineMapAttr.class);
    if (type.rank() != map.map().numResults()) return;
    rw.before(insert);
    Value there = rw.create(ExtractSliceOp.of(type, insert.dest(), insert.offsets(), insert.sizes(), insert.strides())).result();
    ArrayAttr bounds = ArrayAttr.of(Collections.nCopies(type.rank(), IntegerAttr.FALSE));
    rw.setOperand(insert, "source", rw.create(TransferWriteOp.DEF.state()
        .operandSegments(List.of(write.vector()), List.of(there), write.indices(), List.of())
        .attr("permutation_map", map).attr("in_bounds", bounds).results(type)).result());
  }

  private static boolean sameSizes(MixedValues a, MixedValues b) {
    if (a.size() != b.size()) return false;
    for (int i = 0; i < a.size(); i++) {
      Long number = MixedValues.number(a.entries().get(i));
      boolean same = number == null ? a.entries().get(i).equals(b.entries().get(i)) : number.equals(MixedValues.number(b.entries().get(i)));
      if (!same) return false;
    }
    return true;
  }

  private static boolean writesEverything(TransferWriteOp write) {
    if (write.mask() != null) return false;
    for (Value index : write.indices()) {
      if (!Long.valueOf(0).equals(Constants.number(index))) return false;
    }
    VectorType vector = VectorTypes.vector(write.vector());
    TensorType tensor = (TensorType) write.base().type();
    AffineMap map = Transfers.map(write);
    List<Long> sizes = new ArrayList<>();
    for (int i = 0; i < map.numResults(); i++) sizes.add(map.result(i) instanceof AffineDim dim ? tensor.size(dim.position()) : 0L);
    return !vector.scalable().contains(true) && vector.shape().equals(Shape.of(sizes.stream().mapToLong(Long::longValue).toArray()));
  }
}
