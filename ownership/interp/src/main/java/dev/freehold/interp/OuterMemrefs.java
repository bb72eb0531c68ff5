// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.memref.GetGlobalOp;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The memrefs from outside whose buffers a part of a program accesses.
 *
 * @param accessed those whose buffers it reads or writes
 * @param written those among them whose buffers it writes
 */
record OuterMemrefs(List<Value> accessed, List<Value> written) {

  /** The memrefs that operations access; null if they write to what has no name outside. */
  static @Nullable OuterMemrefs of(List<Op> roots, PassedMemrefs memrefs) {
    Set<Value> read = new LinkedHashSet<>();
    Set<Value> changed = new LinkedHashSet<>();
    boolean[] fits = {true};
    for (Op root : roots) root.walk(inner -> fits[0] &= add(inner, memrefs, read, changed));
    return fits[0] ? new OuterMemrefs(List.copyOf(read), List.copyOf(changed)) : null;
  }

  private static boolean add(Op inner, PassedMemrefs memrefs, Set<Value> read, Set<Value> changed) {
    if (inner instanceof ViewLike) return true;
    for (Value operand : inner.operands()) {
      if (!(operand.type() instanceof BaseMemRefType)) continue;
      boolean writes = Effects.has(inner, Effect.Kind.WRITE, operand);
      Value root = root(operand, memrefs);
      // A global that is written to in there has no name outside.
      if (writes && root.definingOp() instanceof GetGlobalOp && memrefs.isInside(root)) return false;
      if (memrefs.isInside(root)) continue;
      if (writes) changed.add(root);
      if (writes || Effects.has(inner, Effect.Kind.READ, operand)) read.add(root);
    }
    return true;
  }

  private static Value root(Value memref, PassedMemrefs memrefs) {
    Value root = memref;
    while (memrefs.isInside(root)) {
      Value source = root.definingOp() instanceof ViewLike view ? view.viewSource() : memrefs.source(root);
      if (source == null || source == root) break;
      root = source;
    }
    return root;
  }

  /** Whether a value is defined in the regions of an operation. */
  static boolean isIn(Value value, Op op) {
    for (Region region : op.regions()) {
      if (value.region() != null && value.region().isIn(region)) return true;
    }
    return false;
  }
}
