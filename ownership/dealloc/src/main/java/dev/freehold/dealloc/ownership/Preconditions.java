// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.bufferization.DeallocOp;
import dev.freehold.dealloc.Buffers;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.pass.UnsupportedProgram;
import org.jspecify.annotations.Nullable;

/** What an operation must be like for ownership to be followed through it. */
final class Preconditions {
  private Preconditions() {}

  /** Refuses an operation that ownership cannot be followed through, in the reference's words. Upstream: {@code verifyOperationPreconditions}. */
  static void check(Op op) throws UnsupportedProgram {
    String obstacle = obstacle(op);
    if (obstacle != null) throw new UnsupportedProgram(op, obstacle);
  }

  private static @Nullable String obstacle(Op op) {
    if (op instanceof DeallocOp) return "No deallocation operations must be present when running this pass!";
    Effects effects = Effects.of(op);
    if (effects instanceof Effects.Unknown && !(op instanceof CallLike)) return "ops with unknown memory side effects are not supported";
    if (!touchesBuffers(op) && isExempt(op, effects)) return null;
    boolean regionsMatter = op.regionCount() == 1 && op.resultCount() > 0 || op.regionCount() > 1;
    if (regionsMatter && !(op instanceof RegionBranchOp)) {
      return "All operations with attached regions need to implement the RegionBranchOpInterface.";
    }
    if (op instanceof NoTerminator) return "NoTerminator trait is not supported";
    if (!(op instanceof Terminator)) return null;
    if (op instanceof BranchOp == op instanceof RegionTerminator) {
      return "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not both)!";
    }
    return op.successorCount() > 1 ? "Terminators with more than one successor are not supported!" : null;
  }

  private static boolean touchesBuffers(Op op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (Buffers.isBuffer(op.operand(i))) return true;
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (Buffers.isBuffer(op.result(i))) return true;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (region.isEmpty()) continue;
      for (Value argument : region.entryBlock().arguments()) {
        if (Buffers.isBuffer(argument)) return true;
      }
    }
    return false;
  }

  /** Whether the form of the operation does not matter: it touches no buffer, so that it need not allocate or free either. */
  private static boolean isExempt(Op op, Effects effects) {
    if (!(effects instanceof Effects.Known known)) return false;
    if (Effects.areOnlyRecursive(op)) return true;
    for (Effects.On effect : known.effects()) {
      if (effect.is(Effect.Kind.ALLOCATE) || effect.is(Effect.Kind.FREE)) return false;
    }
    return true;
  }
}
