// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.extra;

import dev.freehold.bufferize.Bufferizable;
import dev.freehold.ir.Extension;
import dev.freehold.ir.ExtensionRegistrar;
import dev.freehold.mlprogram.GlobalAccessOp;
import dev.freehold.mlprogram.GlobalOp;
import dev.freehold.shape.AssumingOp;
import dev.freehold.shape.AssumingYieldOp;

/** How operations of the ml_program and shape dialects are bufferized. */
public final class BufferizeExtraExtension implements Extension {
  @Override
  public void register(ExtensionRegistrar registrar) {
    registrar.whenLoaded("ml_program", mlProgram -> {
      mlProgram.model(GlobalOp.class, Bufferizable.class, MlProgramModels.Global::new);
      mlProgram.model(GlobalAccessOp.class, Bufferizable.class, MlProgramModels::access);
    });
    registrar.whenLoaded("shape", shape -> {
      shape.model(AssumingOp.class, Bufferizable.class, ShapeModels.Assuming::new);
      shape.model(AssumingYieldOp.class, Bufferizable.class, ShapeModels.Yield::new);
    });
  }
}
