// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.bufferization;

import dev.freehold.bufferization.AllocTensorOp;
import dev.freehold.bufferization.DeallocTensorOp;
import dev.freehold.bufferization.MaterializeInDestinationOp;
import dev.freehold.bufferization.ToBufferOp;
import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.SubsetInsertion;
import dev.freehold.ir.Registrar;

/** How operations of the bufferization dialect are bufferized. */
public final class BufferizationModels {
  private BufferizationModels() {}

  public static void register(Registrar bufferization) {
    bufferization.model(AllocTensorOp.class, Bufferizable.class, AllocTensorModel::new);
    bufferization.model(DeallocTensorOp.class, Bufferizable.class, DeallocTensorModel::new);
    bufferization.model(MaterializeInDestinationOp.class, Bufferizable.class, MaterializeModel::new);
    bufferization.model(MaterializeInDestinationOp.class, SubsetInsertion.class, MaterializeModel::new);
    bufferization.model(ToBufferOp.class, Bufferizable.class, ToBufferModel::new);
    bufferization.model(ToTensorOp.class, Bufferizable.class, ToTensorModel::new);
  }
}
