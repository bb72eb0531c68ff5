// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.SccDataflow;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether somebody waits for what an operation starts: whenever control is behind the operation, it comes to another one in the same block that
 * waits for a token of it, or for one that is over later.
 *
 * <pre>
 *   %s = async.execute { … }
 *   %t = async.execute [%s] { … }
 *   async.await %t                    waits for both
 * </pre>
 */
final class StartedWork {
  private final Registry registry;
  private final SccDataflow<Op, Boolean> awaited;

  StartedWork(Registry registry) {
    this.registry = registry;
    awaited = new SccDataflow<>(this::waiting, (ops, inputs) -> inputs.contains(true) || ops.stream().anyMatch(this::blocks));
  }

  /** Whether what {@code start} starts is over at an operation that control surely comes to, at which tokens of it are still mentioned. */
  boolean isAwaited(Op start) {
    return waiting(start).stream().anyMatch(awaited::of);
  }

  private boolean blocks(Op op) {
    Awaiting awaiting = registry.as(op, Awaiting.class);
    return awaiting != null && awaiting.blocks();
  }

  private List<Op> waiting(Op start) {
    List<Op> found = new ArrayList<>();
    for (Value.Result result : start.results()) {
      for (Use use = result.firstUse(); use != null; use = use.next()) {
        Op user = use.owner();
        if (user.block() != start.block()) continue;
        Awaiting awaiting = registry.as(user, Awaiting.class);
        if (awaiting != null && awaiting.awaited().contains(result)) found.add(user);
      }
    }
    return found;
  }
}
