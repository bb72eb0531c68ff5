// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.ownership;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.EscapeAnalysis;
import dev.freehold.dealloc.Escapes.Escape;
import dev.freehold.dealloc.Escapes;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.pass.PassContext;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/**
 * The buffers of one function that something still refers to when the block that owns them ends: they are stored in memory, in use by what
 * has been started, or their address, or a tensor made of them, leaves the block. Nobody knows when those can be deallocated, so that they are not, with a remark.
 */
final class EscapingBuffers {
  private static final Set<Escapes.Kind> KINDS = EnumSet.of(Escapes.Kind.STORED, Escapes.Kind.ASYNCHRONOUS);
  private static final Set<Escapes.Kind> REFERRED = EnumSet.of(Escapes.Kind.ADDRESS, Escapes.Kind.TENSOR);

  private final Escapes escapes;
  private final PassContext cx;

  EscapingBuffers(Op function, PassContext cx) {
    this.cx = cx;
    BufferViewFlow names = BufferViewFlow.cautious(function, cx.registry(), cx.profile());
    escapes = EscapeAnalysis.in(function, names, cx);
  }

  /** Which values may be the same buffer, or refer to it. */
  BufferViewFlow references() {
    return escapes.references();
  }

  /** Whether a buffer that would be owned must not be deallocated; a remark tells why. */
  boolean contains(Value buffer) {
    Escape escape = escapes.of(buffer, KINDS);
    if (escape == null && referenceLeavesBlock(buffer)) escape = escapes.of(buffer, REFERRED);
    if (escape == null) return false;
    cx.report(escape.explain(Diagnostic.remark(buffer.location(), "this buffer is not deallocated: it escapes")));
    return true;
  }

  /** Where an address is taken or a tensor made, a name of the buffer is live, and the block that owns the buffer deallocates it at its end. */
  private boolean referenceLeavesBlock(Value buffer) {
    if (escapes.of(buffer, REFERRED) == null) return false;
    Collection<Value> all = escapes.references().resolve(buffer);
    boolean keepsBlock = all.stream().allMatch(value -> !Buffers.isBuffer(value) || value == buffer || isView(value));
    for (Value reference : all) {
      if (Buffers.isBuffer(reference)) continue;
      Block owner = keepsBlock ? buffer.enclosingBlock() : reference.enclosingBlock();
      for (Use use = reference.firstUse(); use != null; use = use.next()) {
        Op around = owner.ancestorIn(use.owner());
        if (around == null || (keepsBlock ? around : use.owner()) instanceof Terminator) return true;
      }
    }
    return false;
  }

  /** Whether a value is a name of what its operation is given, so that no ownership is passed with it. */
  private static boolean isView(Value value) {
    return value.definingOp() instanceof ViewLike view && Buffers.isBuffer(view.viewSource());
  }
}
