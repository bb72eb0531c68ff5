// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memref;

import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;

/** The executors of memref. */
public final class MemRefExecutors implements ExecutorProvider {
  @Override
  public void register(Executors executors) {
    Allocations.register(executors);
    Accesses.register(executors);
    Atomics.register(executors);
    Views.register(executors);
    Shapes.register(executors);
    Questions.register(executors);
  }
}
