// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** Touches memory at indices that a map computes: {@code … %m[%i + 1, symbol(%n)]}. */
abstract class AccessOp extends Op {
  static final String MAP = "map";

  AccessOp(OpState<?> state) {
    super(state);
  }

  /** The position of the memref among the operands; those of the map come behind. */
  int memrefIndex() {
    return 0;
  }

  public final Value memref() {
    return operand(memrefIndex());
  }

  final MemRefType memrefType() {
    return (MemRefType) memref().type();
  }

  public final AffineMap map() {
    return attr(MAP, AffineMapAttr.class).map();
  }

  /** What the map is applied to. */
  public final List<Value> mapOperands() {
    int first = memrefIndex() + 1;
    return operands(first, operandCount() - first);
  }

  final MapOperands value() {
    return new MapOperands(map(), mapOperands());
  }

  /** Composes what computes the indices into the map. The operation is made anew, and loses attributes that are not its own. */
  static void simplify(AccessOp op, Rewriter rewriter) {
    MapOperands value = op.value();
    MapOperands simpler = value.simplest();
    if (simpler.equals(value)) return;
    OpState<?> state = op.def().state();
    for (OpDef.Prop prop : op.def().props()) state.attr(prop.name(), op.attr(prop.name()));
    state.attr(MAP, AffineMapAttr.of(simpler.map()));
    state.operands(op.operands(0, op.memrefIndex() + 1)).operands(simpler.operands()).results(op.resultTypes());
    rewriter.replaceWith(op, state);
  }

  final void verifyIndices(Checker check) {
    if (map().numResults() != memrefType().rank()) {
      check.error("affine map num results must equal memref rank");
    } else if (map().numInputs() != mapOperands().size()) {
      check.error("expects as many subscripts as affine map inputs");
    } else {
      AffineValues.verify(this, mapOperands(), map().numDims(), check);
    }
  }

  final void verifyVector(VectorType vector, Checker check) {
    verifyIndices(check);
    if (check.failed() || memrefType().element().equals(vector.element())) return;
    check.error("requires memref and vector types of the same elemental type");
  }

  final void printAccess(OpPrinter out) {
    out.operand(memref()).text("[").affineMapOfOperands(map(), mapOperands()).text("]");
  }
}
