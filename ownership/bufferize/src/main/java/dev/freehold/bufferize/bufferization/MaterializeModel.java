// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bufferization;

import dev.freehold.bufferization.MaterializeInDestinationOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.bufferize.AliasingValue;
import dev.freehold.bufferize.AnalysisState;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.Bufferizer;
import dev.freehold.bufferize.Remedies;
import dev.freehold.bufferize.SubsetInsertion;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.memref.MemRefTypes;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** A copy into a buffer that must be the destination's own. */
record MaterializeModel(MaterializeInDestinationOp op) implements Bufferizable, SubsetInsertion {
  @Override
  public boolean reads(Use operand, AnalysisState state) {
    return operand == source();
  }

  @Override
  public boolean writes(Use operand, AnalysisState state) {
    return operand == destination();
  }

  @Override
  public boolean mustBeInPlace(Use operand, AnalysisState state) {
    return true;
  }

  @Override
  public boolean isElementwise(List<Use> operands, AnalysisState state) {
    return true;
  }

  @Override
  public List<AliasingValue> aliasingValues(Use operand, AnalysisState state) {
    return operand == destination() ? List.of(AliasingValue.equivalent(op.result())) : List.of();
  }

  @Override
  public void bufferize(Bufferizer to) {
    boolean isTensor = Tensors.is(op.destination());
    Value destination = isTensor ? to.buffer(op.destination()) : op.destination();
    Value source = to.buffer(op.source());
    to.copy(source, destination, op, "its elements are wanted in another buffer", Remedies.computeInto(
        isTensor ? "the destination" : "a 'bufferization.to_tensor' of the destination ('restrict writable')", source));
    to.replace(op, isTensor ? List.of(destination) : List.of());
  }

  // As an insertion of all into all.

  @Override
  public Use source() {
    return op.use("source");
  }

  @Override
  public Use destination() {
    return op.use("dest");
  }

  @Override
  public boolean isSamePart(Value candidate, BiPredicate<Value, Value> areEquivalent) {
    return areEquivalent.test(op.destination(), candidate);
  }

  @Override
  public List<Value> neededToExtract() {
    return List.of(op.destination());
  }

  /** A buffer as a tensor, if it says that no other tensor is made of it. */
  @Override
  public @Nullable Value extract(Rewriter rewriter) {
    if (Tensors.is(op.destination())) return op.destination();
    if (op.prop("restrict") == null) return null;
    ToTensorOp made = rewriter.create(ToTensorOp.of(MemRefTypes.tensorOf(op.destination().type()), op.destination()));
    rewriter.setProp(made, "restrict", UnitAttr.INSTANCE);
    rewriter.setProp(made, "writable", op.prop("writable"));
    rewriter.setProp(op, "restrict", null);
    return made.result();
  }
}
