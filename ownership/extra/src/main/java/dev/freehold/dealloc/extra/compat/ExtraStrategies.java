// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.extra.compat;

import dev.freehold.bufferize.extra.StoredTensors;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.AllocationModels;
import dev.freehold.gpu.AllocOp;
import dev.freehold.ir.Profile;
import dev.freehold.ir.ReferenceStrategies;

/** What the passes of LLVM 22 do not know of the dialects of this module, or take for something else. */
public final class ExtraStrategies implements ReferenceStrategies {
  @Override
  public void addTo(Profile.Builder reference) {
    // Of gpu.alloc it is not known what frees it.
    reference.replace(AllocationModels.class, (op, registry) -> op instanceof AllocOp ? null : registry.as(op, Allocating.class));
    // What is stored to a global is nothing that anybody has computed, where the tensor may not be written to or is read later.
    reference.replace(StoredTensors.class, () -> false);
  }
}
