// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.function.BiConsumer;

/** Knows whether somebody waits for what runs on behind its start. */
public interface Completion {
  /** Nobody waits for anything. */
  Completion UNKNOWN = new Completion() {
    @Override
    public boolean isAwaited(Value token) {
      return false;
    }

    @Override
    public boolean isAwaited(Op start, Value used) {
      return false;
    }

    @Override
    public void addReferences(BiConsumer<Value, Value> edge) {}
  };

  /** Whether what a token stands for is over, or is what another token stands for, before the token is out of scope, on each path. */
  boolean isAwaited(Value token);

  /** Whether what an operation starts that returns no token is over before a value that it uses is out of scope or another one, on each path. */
  boolean isAwaited(Op start, Value used);

  /** Calls {@code edge} with each token and what is over later than the token without being computed from it. */
  void addReferences(BiConsumer<Value, Value> edge);
}
