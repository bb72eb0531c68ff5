// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.dialects.syntax.SliceVerifier;
import dev.freehold.dialects.syntax.Slicing;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.ParallelCombining;
import dev.freehold.scf.InParallelOp;

/** What one of several parallel bodies contributes to a tensor; only in {@code scf.forall.in_parallel}. */
public final class ParallelInsertSliceOp extends Op implements Slicing, ParallelCombining {
  public static final OpDef<ParallelInsertSliceOp> DEF =
      OpDef.of("tensor.parallel_insert_slice", ParallelInsertSliceOp.class, ParallelInsertSliceOp::new)
          .operand("source", TypeSets.RANKED_TENSOR)
          .operand("dest", TypeSets.RANKED_TENSOR)
          .with(Slicing::declare)
          .assembly("$source `into` $dest `` " + Slicing.LISTS + " attr-dict `:` type($source) `into` type($dest)")
          .canonicalize("constantOperands", InsertSlicePatterns::constantOperands)
          .canonicalize("ofCast", InsertSlicePatterns::ofCast)
          .build();

  private ParallelInsertSliceOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  @Override
  public Value destination() {
    return operand("dest");
  }

  @Override
  public OpState<?> alone(Value destination) {
    return InsertSliceOp.of(source(), destination, offsets(), sizes(), strides());
  }

  @Override
  protected void verify(Checker check) {
    TensorType dest = (TensorType) destination().type();
    if (!SliceVerifier.verify(this, dest.rank(), dest.rank(), check)) return;
    if (!(parentOp() instanceof InParallelOp end)) {
      check.plainError("expected InParallelOpInterface parent, got:\n" + parentOp());
    } else if (!end.mayCombineInto(destination())) {
      check.error("may only insert into an output block argument");
    } else {
      Slices.verifyResult(dest, (TensorType) source().type(), sizes(), check);
    }
  }
}
