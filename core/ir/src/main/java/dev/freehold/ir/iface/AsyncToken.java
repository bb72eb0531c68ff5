// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import org.jspecify.annotations.Nullable;

/** A type whose values stand for work that may not be over yet: {@code !async.token}, {@code !gpu.async.token}. */
public interface AsyncToken {
  /** Whether each operation that takes such a value waits for the work; otherwise only those do that are there for it. */
  boolean isAwaitedByUsers();

  /** An operation that is over when the work is that {@code token}, a value of this type, stands for; null if there is none. */
  @Nullable
  OpState<?> await(Value token);
}
