// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.memref;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.memref.ExpandShapeOp;
import dev.freehold.memref.LoadOp;
import dev.freehold.memref.StoreOp;
import dev.freehold.memref.SubViewOp;
import dev.freehold.memref.SubViewTypes;
import dev.freehold.vector.MaskedLoadOp;
import dev.freehold.vector.MaskedStoreOp;
import dev.freehold.vector.TransferReadOp;
import dev.freehold.vector.TransferWriteOp;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/** An access to memory by a view. The access to the source of the view takes its place, without attributes that are hints. */
final class AliasedAccess {
  private static final Set<OpDef<?>> DEFS = Set.of(LoadOp.DEF, StoreOp.DEF, dev.freehold.vector.LoadOp.DEF, dev.freehold.vector.StoreOp.DEF,
      MaskedLoadOp.DEF, MaskedStoreOp.DEF, TransferReadOp.DEF, TransferWriteOp.DEF);
  private static final String MAP = "permutation_map";
  private static final String IN_BOUNDS = "in_bounds";
  private static final String NONTEMPORAL = "nontemporal";

  private final Op op;
  private final Value memory;
  private final Op view;

  private AliasedAccess(Op op, Value memory, Op view) {
    this.op = op;
    this.memory = memory;
    this.view = view;
  }

  /** Whether operations of a kind are accesses that can be folded. */
  static boolean is(OpDef<?> def) {
    return DEFS.contains(def);
  }

  /** Replaces the view by its source, if the access is known to be the same then. */
  static void fold(Op op, Rewriter rw) {
    Value memory = op.operand(isScalar(op) ? "memref" : "base");
    Op view = memory.definingOp();
    if (view == null || !SourceIndices.isKnownView(view)) return;
    AliasedAccess access = new AliasedAccess(op, memory, view);
    if (access.isFoldable(rw)) access.replace(rw);
  }

  private static boolean isScalar(Op op) {
    return op instanceof LoadOp || op instanceof StoreOp;
  }

  private boolean isTransfer() {
    return op instanceof TransferReadOp || op instanceof TransferWriteOp;
  }

  private boolean isFoldable(Rewriter rw) {
    if (isScalar(op)) return true;
    if (isTransfer() && !isInBounds()) return false;
    if (isTransfer() && view instanceof SubViewOp slice) return slice.strides().all(1);
    return (!isTransfer() || isExpandedRow())
        && rw.profile().strategy(VectorAccesses.class, VectorAccesses.SOUND).areFolded(view, spannedDimensions());
  }

  private boolean isInBounds() {
    for (Attribute each : op.attr(IN_BOUNDS, ArrayAttr.class).elements()) {
      if (((IntegerAttr) each).isZero()) return false;
    }
    return true;
  }

  /** Whether a transfer from an expanded buffer reads the last dimensions in order. A write stays, as in the reference. */
  private boolean isExpandedRow() {
    return op instanceof TransferReadOp && view instanceof ExpandShapeOp expansion && map().isMinorIdentity()
        && map().numResults() <= expansion.sourceType().rank();
  }

  private AffineMap map() {
    return op.attr(MAP, AffineMapAttr.class).map();
  }

  /** Over how many dimensions of the memory the vector extends. */
  private int spannedDimensions() {
    if (isTransfer()) return map().numResults();
    VectorType vector = (VectorType) vector().type();
    return ((MemRefType) memory.type()).element() instanceof VectorType element && element.equals(vector) ? 0 : vector.rank();
  }

  private Value vector() {
    return op.resultCount() > 0 ? op.result() : op.operand("valueToStore");
  }

  private void replace(Rewriter rw) {
    OperandRange given = op.operandSegment("indices");
    List<Value> indices = SourceIndices.of(view, List.copyOf(given), !isScalar(op), rw);
    List<Value> operands = new ArrayList<>();
    for (Value operand : op.operands(0, given.start())) operands.add(operand == memory ? view.operand(0) : operand);
    operands.addAll(indices);
    int following = given.start() + given.size();
    operands.addAll(op.operands(following, op.operandCount() - following));
    OpState<?> state = op.def().state().operands(operands).results(op.resultTypes());
    setAttributes(state, indices.size());
    rw.replaceWith(op, state);
  }

  private void setAttributes(OpState<?> state, int indices) {
    if (isTransfer()) {
      state.attr(MAP, AffineMapAttr.of(sourceMap())).attr(IN_BOUNDS, op.attr(IN_BOUNDS));
      int[] sizes = new int[op.def().operandSegmentDefs().size()];
      for (int i = 0; i < sizes.length; i++) sizes[i] = op.operandSegment(i).size();
      sizes[op.def().operandSegmentIndex("indices")] = indices;
      state.prop("operandSegmentSizes", DenseArrayAttr.i32(sizes));
    } else if (isScalar(op)) {
      state.attr(NONTEMPORAL, op.attr(NONTEMPORAL));
    } else if (op instanceof dev.freehold.vector.LoadOp || op instanceof dev.freehold.vector.StoreOp) {
      state.attr(NONTEMPORAL, IntegerAttr.ofBool(false));
    }
  }

  /** The map from the dimensions of the source. */
  private AffineMap sourceMap() {
    AffineMap map = map();
    if (!(view instanceof SubViewOp slice)) return AffineMap.minorIdentity(((MemRefType) view.operand(0).type()).rank(), map.numResults());
    BitSet dropped = SubViewTypes.droppedDimensions(slice);
    List<AffineExpr> dims = new ArrayList<>();
    int rank = slice.sourceType().rank();
    for (int i = 0; i < rank; i++) {
      if (!dropped.get(i)) dims.add(AffineExpr.dim(i));
    }
    return map.replaceDimsAndSymbols(dims, List.of(), rank, 0);
  }
}
