// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.IrMapping;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.iface.DestinationStyle;
import java.util.ArrayList;
import java.util.List;

/** Makes operations that compute into operands work on tensors of which more sizes are known. */
public final class DestinationCasts {
  private DestinationCasts() {}

  /** Casts that only forget sizes are taken away; results are cast instead. */
  public static void fold(Op op, Rewriter rw) {
    List<Value> operands = withoutCasts(op);
    if (!operands.equals(op.operands())) replace(op, operands, rw);
  }

  /** The operands, without casts that only forget sizes. */
  public static List<Value> withoutCasts(Op op) {
    List<Value> operands = new ArrayList<>(op.operandCount());
    for (Value operand : op.operands()) operands.add(operand.definingOp() instanceof CastOp cast && cast.onlyForgets() ? cast.source() : operand);
    return operands;
  }

  /** Replaces an operation by one with other operands; its results are cast to the types that they had. */
  public static void replace(Op op, List<Value> operands, Rewriter rw) {
    List<Type> results = new ArrayList<>();
    OperandRange inits = ((DestinationStyle) op).inits();
    for (Value init : operands.subList(inits.start(), inits.start() + inits.size())) {
      if (init.type() instanceof TensorType) results.add(init.type());
    }
    List<Region> regions = new ArrayList<>();
    for (Region region : op.regions()) {
      Region copy = new Region();
      rw.cloneRegionInto(region, copy, new IrMapping());
      regions.add(copy);
    }
    rw.before(op);
    Op made = rw.create(op.def().state().operands(operands).results(results).attrs(op.allAttrs()).regions(regions));
    List<Value> replacements = new ArrayList<>();
    for (Value.Result result : made.results()) {
      Type wanted = op.result(result.index()).type();
      replacements.add(result.type().equals(wanted) ? result : rw.create(CastOp.of(wanted, result)).result());
    }
    rw.replace(op, replacements);
  }
}
