// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.tensor.CollapseShapeOp;
import dev.freehold.tensor.ConcatOp;
import dev.freehold.tensor.ExpandShapeOp;
import dev.freehold.tensor.ExtractOp;
import dev.freehold.tensor.InsertSliceOp;
import dev.freehold.tensor.PadOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Canonicalizations of operations on tensors that are filled with one value. */
final class FillPatterns {
  private static final String FILL = "linalg.fill";

  private FillPatterns() {}

  static void register(Registrar registrar) {
    registrar.pattern(ExtractOp.class, "ofFill", FillPatterns::extract);
    registrar.pattern(ExpandShapeOp.class, "ofFill", FillPatterns::reshape);
    registrar.pattern(CollapseShapeOp.class, "ofFill", FillPatterns::reshape);
    registrar.pattern(PadOp.class, "ofFill", FilledPadPatterns::ofFill);
    registrar.pattern(InsertSliceOp.class, "intoFill", FilledPadPatterns::intoFill);
    registrar.pattern(ConcatOp.class, "ofFill", FillPatterns::concat);
    registrar.pattern(TransposeOp.class, "ofFill", FillPatterns::transpose);
    registrar.pattern(PackOp.class, "ofFill", FillPatterns::pack);
  }

  /** What fills the tensor; null where it is not filled. */
  static @Nullable Value value(Value tensor) {
    NamedOp fill = fill(tensor);
    return fill == null ? null : fill.inputs().getFirst();
  }

  /** The operation that fills the tensor; null where it is not filled. */
  private static @Nullable NamedOp fill(Value tensor) {
    return tensor.definingOp() instanceof NamedOp op && op.name().equals(FILL) && op.resultCount() == 1 ? op : null;
  }

  static OpState<?> fill(Value value, Value init, Rewriter rw) {
    OpState<?> state = rw.registry().opDef(FILL).state().operandSegments(List.of(value), List.of(init)).results(init.type());
    return state.regions(BodyBuilder.build(Body.FIRST, state, rw.registry(), ignored -> {}));
  }

  /** Every element is the value. */
  private static void extract(ExtractOp op, Rewriter rw) {
    Value value = value(op.tensor());
    if (value != null) rw.replace(op, value);
  }

  /** The same value in other dimensions. */
  private static void reshape(Op op, Rewriter rw) {
    NamedOp fill = fill(op.operand("src"));
    if (fill == null) return;
    List<Value> operands = new ArrayList<>(op.operands());
    operands.set(0, fill.inits().getFirst());
    rw.before(op);
    Value init = rw.create(op.def().state().operands(operands).attrs(op.properties()).results(op.resultTypes())).result();
    rw.replaceWith(op, fill(fill.inputs().getFirst(), init, rw));
  }

  private static void concat(ConcatOp op, Rewriter rw) {
    List<Value> inits = new ArrayList<>();
    Value first = value(op.operands().getFirst());
    if (first == null) return;
    for (Value input : op.operands()) {
      NamedOp fill = fill(input);
      if (fill == null || fill.inputs().getFirst() != first) return;
      inits.add(fill.inits().getFirst());
    }
    rw.before(op);
    Value init = rw.create(ConcatOp.DEF.state().operands(inits).prop("dim", op.prop("dim")).results(op.resultTypes())).result();
    rw.replaceWith(op, fill(first, init, rw));
  }

  private static void transpose(TransposeOp op, Rewriter rw) {
    Value value = op.resultCount() == 0 ? null : value(op.input());
    if (value != null) rw.replaceWith(op, fill(value, op.init(), rw));
  }

  private static void pack(PackOp op, Rewriter rw) {
    Value value = value(op.source());
    boolean padded = op.paddingValue() != null && op.paddingValue() != value;
    // As in the reference, the destination must not be used elsewhere.
    if (value != null && !padded && op.dest().hasOneUse()) rw.replaceWith(op, fill(value, op.dest(), rw));
  }

  /** A copy of a filled tensor fills another; a copy into a filled one need not have it filled. */
  static void copy(NamedOp copy, Rewriter rw) {
    if (copy.resultCount() == 0) return;
    Value value = value(copy.inputs().getFirst());
    Value target = copy.inits().getFirst();
    if (value != null) rw.replaceWith(copy, fill(value, target, rw));
    else if (fill(target) instanceof NamedOp filled) rw.setUse(copy.inits().use(0), filled.inits().getFirst());
  }
}
