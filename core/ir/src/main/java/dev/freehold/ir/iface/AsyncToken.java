// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

/** A type whose values stand for work that may not be over yet: {@code !async.token}, {@code !gpu.async.token}. */
public interface AsyncToken {
  /** Whether each operation that takes such a value waits for the work; otherwise only those do that are there for it. */
  boolean isAwaitedByUsers();
}
