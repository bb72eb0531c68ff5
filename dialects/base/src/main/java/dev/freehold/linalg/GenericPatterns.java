// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.tensor.CastOp;
import java.util.ArrayList;
import java.util.List;

/** Canonicalizations of {@link GenericOp}. */
final class GenericPatterns {
  private GenericPatterns() {}

  /** An operation whose maps are equal and whose body only yields its arguments is replaced by its inputs. */
  static void identity(GenericOp op, Rewriter rw) {
    if (op.body().first() != op.body().last() || !(op.body().last() instanceof YieldOp yield)) return;
    List<AffineMap> maps = op.indexingMaps();
    for (AffineMap map : maps) {
      if (!map.equals(maps.getFirst())) return;
    }
    if (!op.isPure()) {
      copyToSelf(op, yield, rw);
      return;
    }
    List<Value> sources = new ArrayList<>();
    for (int i = 0; i < yield.operandCount(); i++) {
      if (!(yield.operand(i) instanceof Value.Argument element) || element.owner() != op.body()) return;
      Value source = op.operand(element.index());
      if (!CastOp.areCompatible(source.type(), op.result(i).type())) return;
      sources.add(source);
    }
    if (sources.size() != op.resultCount()) return;
    rw.before(op);
    for (int i = 0; i < sources.size(); i++) {
      Type wanted = op.result(i).type();
      if (!sources.get(i).type().equals(wanted)) sources.set(i, rw.create(CastOp.of(wanted, sources.get(i))).result());
    }
    rw.replace(op, sources);
  }

  /** A buffer copied to itself. */
  private static void copyToSelf(GenericOp op, YieldOp yield, Rewriter rw) {
    for (Value operand : op.operands()) {
      if (!(operand.type() instanceof BaseMemRefType)) return;
    }
    boolean self = op.inputs().size() == 1 && op.inputs().equals(op.inits())
        && yield.operands().getFirst() instanceof Value.Argument element && element.owner() == op.body();
    if (self) rw.erase(op);
  }
}
