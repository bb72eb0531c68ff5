// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.ir.Callees;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.MayFree;
import org.jspecify.annotations.Nullable;

/** Where the program itself may free buffers, under any of their names. */
public final class ProgramFrees {
  private final ReachedUses frees;

  /**
   * Where no more is known of a callee, its results are no part of its arguments, by convention.
   *
   * @param callees which of them may free or return their arguments
   */
  public ProgramFrees(BufferViewFlow flow, Callees callees) {
    this(new ReachedUses(flow, callees,
        use -> mayFree(use) || use.owner() instanceof CallLike && Buffers.isBuffer(use.value()) && callees.mayFree(use.owner())));
  }

  private ProgramFrees(ReachedUses frees) {
    this.frees = frees;
  }

  /** The same where a call may give back what it is given, as functions of LLVM 19 do. */
  public static ProgramFrees throughCalls(BufferViewFlow flow) {
    return new ProgramFrees(ReachedUses.throughCalls(flow, ProgramFrees::mayFree));
  }

  /** Some operand that may be {@code buffer} and that its operation frees; null where there is none. */
  public @Nullable Use of(Value buffer) {
    return frees.of(buffer);
  }

  public boolean mayFree(Value buffer) {
    return of(buffer) != null;
  }

  /** Whether an operation may free an operand. As upstream, {@code bufferization.dealloc} says nothing of its effects. */
  public static boolean mayFree(Use use) {
    return MayFree.any(use.owner(), freed -> freed == use.value());
  }
}
