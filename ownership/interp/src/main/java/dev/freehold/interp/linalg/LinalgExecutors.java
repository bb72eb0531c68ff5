// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.linalg;

import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.linalg.BroadcastOp;
import dev.freehold.linalg.ContractionOp;
import dev.freehold.linalg.ElementwiseOp;
import dev.freehold.linalg.GenericOp;
import dev.freehold.linalg.IndexOp;
import dev.freehold.linalg.MapOp;
import dev.freehold.linalg.NamedOp;
import dev.freehold.linalg.ReduceOp;
import dev.freehold.linalg.TransposeOp;
import dev.freehold.linalg.YieldOp;

/** The executors of linalg: what has maps and a body is executed by these, whatever its name is. */
public final class LinalgExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    to.add(GenericOp.class, Structured::lower);
    to.add(NamedOp.class, Structured::lower);
    to.add(MapOp.class, Structured::lower);
    to.add(ReduceOp.class, Structured::lower);
    to.add(TransposeOp.class, Structured::lower);
    to.add(BroadcastOp.class, Structured::lower);
    to.add(ContractionOp.class, Structured::lower);
    to.add(ElementwiseOp.class, Structured::lower);
    to.add(YieldOp.class, Structured::yield);
    to.add(IndexOp.class, Structured::index);
    Tilings.register(to);
  }
}
