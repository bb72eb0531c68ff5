// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import org.jspecify.annotations.Nullable;

/** What is known of how to free and copy what an operation allocates. */
public interface AllocationModels {
  /** What the operation, or the model of its class, says. */
  AllocationModels SOUND = (op, registry) -> registry.as(op, Allocating.class);

  /** Null where nothing is known. */
  @Nullable
  Allocating find(Op op, Registry registry);

  /** What a profile takes for known; null where that is nothing. */
  static @Nullable Allocating of(Op op, Registry registry, Profile profile) {
    return profile.strategy(AllocationModels.class, SOUND).find(op, registry);
  }
}
