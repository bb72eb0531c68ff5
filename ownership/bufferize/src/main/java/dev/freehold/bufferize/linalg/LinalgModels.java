// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.linalg;

import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.SubsetInsertion;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.linalg.BroadcastOp;
import dev.freehold.linalg.ContractionOp;
import dev.freehold.linalg.ElementwiseOp;
import dev.freehold.linalg.GenericOp;
import dev.freehold.linalg.MapOp;
import dev.freehold.linalg.NamedOp;
import dev.freehold.linalg.ReduceOp;
import dev.freehold.linalg.SoftmaxOp;
import dev.freehold.linalg.TransposeOp;
import java.util.List;

/** How operations of the linalg dialect are bufferized. */
public final class LinalgModels {
  private static final List<Class<? extends Op>> STRUCTURED = List.of(BroadcastOp.class, ContractionOp.class, ElementwiseOp.class, GenericOp.class,
      MapOp.class, NamedOp.class, ReduceOp.class, TransposeOp.class);

  private LinalgModels() {}

  public static void register(Registrar linalg) {
    for (Class<? extends Op> kind : STRUCTURED) linalg.model(kind, Bufferizable.class, StructuredModel::new);
    linalg.model(SoftmaxOp.class, Bufferizable.class, SoftmaxModel::new);
    linalg.model(NamedOp.class, SubsetInsertion.class, op -> op.name().equals("linalg.copy") ? new CopyInsertion(op) : null);
  }
}
