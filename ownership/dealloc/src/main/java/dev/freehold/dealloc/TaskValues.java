// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.AsyncToken;
import dev.freehold.ir.iface.RegionBranchOp;
import org.jspecify.annotations.Nullable;

/**
 * Values that a task computes and that are not available before the task is over.
 *
 * <pre>
 *   %t, %v = async.execute → !async.value {       %v is %b, and not %a, which the task only reads
 *     memref.copy %a, %b …
 *     async.yield %b
 *   }
 *   %x = async.await %v                           waits for the task, as async.await %t does
 * </pre>
 */
public final class TaskValues {
  private TaskValues() {}

  /**
   * The token of the task that computes {@code value}; null if there is none, or if not every use of the value waits for the task. In
   * this case the value itself must count as a reference to each buffer that the task uses.
   */
  public static @Nullable Value token(Value value, Registry registry) {
    if (!(value.definingOp() instanceof Op task) || !(task instanceof RegionBranchOp) || value.type() instanceof AsyncToken) return null;
    Value token = tokenOf(task);
    if (token == null) return null;
    for (Use use = value.firstUse(); use != null; use = use.next()) {
      Awaiting awaiting = registry.as(use.owner(), Awaiting.class);
      if (awaiting == null || !awaiting.awaited().contains(value)) return null;
    }
    return token;
  }

  private static @Nullable Value tokenOf(Op task) {
    for (Value result : task.results()) {
      if (result.type() instanceof AsyncToken) return result;
    }
    return null;
  }
}
