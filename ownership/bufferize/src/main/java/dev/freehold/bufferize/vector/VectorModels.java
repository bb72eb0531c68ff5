// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.vector;

import dev.freehold.bufferize.Bufferizable;
import dev.freehold.ir.Registrar;
import dev.freehold.vector.GatherOp;
import dev.freehold.vector.MaskOp;
import dev.freehold.vector.TransferReadOp;
import dev.freehold.vector.TransferWriteOp;
import dev.freehold.vector.YieldOp;

/** How operations of the vector dialect are bufferized. */
public final class VectorModels {
  private VectorModels() {}

  public static void register(Registrar vector) {
    vector.model(GatherOp.class, Bufferizable.class, AccessModels.Read::new);
    vector.model(MaskOp.class, Bufferizable.class, MaskModels.Mask::new);
    vector.model(TransferReadOp.class, Bufferizable.class, AccessModels.Read::new);
    vector.model(TransferWriteOp.class, Bufferizable.class, AccessModels.TransferWrite::new);
    vector.model(YieldOp.class, Bufferizable.class, MaskModels.Yield::new);
  }
}
