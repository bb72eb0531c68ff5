// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.Deallocation;

/** Canonicalizations of {@code bufferization.clone}. */
final class ClonePatterns {
  private ClonePatterns() {}

  /**
   * A clone that nobody uses is not needed. A clone is not needed either where it, or what it copies, is freed later in the
   * same block: then the two lives meet in one buffer.
   */
  static void simplify(CloneOp clone, Rewriter rw) {
    if (!clone.output().hasUses()) {
      rw.erase(clone);
      return;
    }
    Value source = clone.input();
    Type type = clone.output().type();
    if (!source.type().equals(type) && !CastOp.areCompatible(source.type(), type)) return;
    Op redundant = redundantDealloc(clone);
    if (redundant == null || freesBetween(clone, redundant)) return;
    if (!source.type().equals(type)) source = rw.before(clone).create(CastOp.of(type, source)).result();
    rw.replace(clone, source);
    rw.erase(redundant);
  }

  /** The operation in the block of the clone that frees the one of the two buffers whose life is shorter; null where that is not clear. */
  private static Op redundantDealloc(CloneOp clone) {
    Deallocation ofClone = Deallocation.of(clone.output());
    Deallocation ofSource = Deallocation.of(origin(clone.input()));
    if (ofClone.unclear() || ofSource.unclear()) return null;
    if (ofClone.op() != null && ofSource.op() != null && ofClone.op().block() == ofSource.op().block()) return null;
    if (ofClone.op() != null && ofClone.op().block() == clone.block()) return ofClone.op();
    return ofSource.op() != null && ofSource.op().block() == clone.block() ? ofSource.op() : null;
  }

  private static Value origin(Value view) {
    while (view.definingOp() instanceof ViewLike op) view = op.viewSource();
    return view;
  }

  /** Whether anything between the two operations frees a buffer; also where {@code end} does not come behind {@code start} at all. */
  private static boolean freesBetween(Op start, Op end) {
    for (Op op = start.next(); op != end; op = op.next()) {
      if (op == null || Effects.has(op, Effect.Kind.FREE, null)) return true;
    }
    return false;
  }
}
