// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Remedies;
import dev.freehold.bufferize.Remedy;
import dev.freehold.bufferize.SubsetInsertion;
import dev.freehold.bufferize.bounds.SameNumbers;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.tensor.ExtractSliceOp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/** What {@code tensor.insert_slice} and {@code tensor.parallel_insert_slice} have in common. */
interface Insertion extends SubsetInsertion {
  Op op();

  private Slicing slice() {
    return (Slicing) op();
  }

  @Override
  default Use source() {
    return op().use("source");
  }

  @Override
  default Use destination() {
    return op().use("dest");
  }

  @Override
  default boolean isSamePart(Value candidate, BiPredicate<Value, Value> areEquivalent) {
    return candidate.definingOp() instanceof ExtractSliceOp taken && areEquivalent.test(taken.source(), destination().value())
        && SameNumbers.inSlices(taken, slice());
  }

  @Override
  default List<Value> neededToExtract() {
    List<Value> needed = new ArrayList<>(slice().offsets().dynamics());
    needed.addAll(slice().sizes().dynamics());
    needed.addAll(slice().strides().dynamics());
    needed.add(destination().value());
    return needed;
  }

  @Override
  default Value extract(Rewriter rewriter) {
    TensorType type = (TensorType) source().value().type();
    return rewriter.create(ExtractSliceOp.of(type, destination().value(), slice().offsets(), slice().sizes(), slice().strides())).result();
  }

  /** Whether any element of the destination is left. What is as large as the destination begins at its first element: nothing may be outside of it. */
  default boolean leavesElements() {
    TensorType type = (TensorType) destination().value().type();
    return !slice().strides().all(1) || !areSizesOf(type, slice().sizes());
  }

  private static boolean areSizesOf(TensorType type, MixedValues sizes) {
    for (int i = 0; i < type.rank(); i++) {
      Long size = MixedValues.number(sizes.entries().get(i));
      if (size == null || size != type.size(i)) return false;
    }
    return true;
  }

  /** Copies the source into the part of the destination's buffer, at the insertion point. */
  default void copy(Value destination, Value source, Bufferizer to) {
    TensorType inserted = (TensorType) source().value().type();
    Value part = Parts.of(destination, slice().offsets(), slice().sizes(), slice().strides(), inserted, to);
    // 'tensor.pad' becomes an insertion, too.
    Remedy ofPad =
        Remedies.computeInto("a slice of a filled tensor, into which 'tensor.insert_slice' puts it in place of 'tensor.pad',", source);
    Remedy ofInsertion = Remedies.computeInto("a 'tensor.extract_slice' of that part (as '--eliminate-empty-tensors' does)", source);
    to.copy(source, part, op(), "it goes into its part of another buffer",
        names -> (names.name(op()).equals("tensor.pad") ? ofPad : ofInsertion).text(names));
  }
}
