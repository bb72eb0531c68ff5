// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.control;

import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Poison;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.scf.ExecuteRegionOp;
import dev.freehold.ub.PoisonOp;
import dev.freehold.ub.UnreachableOp;

/** The executors of func, cf, scf and ub. */
public final class ControlExecutors implements ExecutorProvider {
  @Override
  public void register(Executors executors) {
    Calls.register(executors);
    Branches.register(executors);
    Loops.register(executors);
    ParallelLoops.register(executors);
    executors.add(PoisonOp.class, (op, out) -> {
      int result = out.slot(op.result());
      // Elements of a vector can be replaced one by one.
      if (op.result().type() instanceof VectorType vector && !vector.isScalable()) {
        Object poison = Tensor.filled(vector, vector.shape().toArray(), Poison.INSTANCE);
        out.act(frame -> frame.set(result, poison));
      } else {
        out.act(frame -> frame.poison(result));
      }
    });
    executors.add(UnreachableOp.class, (op, out) -> out.leave(frame -> {
      throw Fault.undefined("unreachable code is executed");
    }));
    executors.add(ExecuteRegionOp.class, (op, out) -> {
      var body = out.block(op.body().entryBlock());
      out.leave(frame -> body);
    });
  }
}
