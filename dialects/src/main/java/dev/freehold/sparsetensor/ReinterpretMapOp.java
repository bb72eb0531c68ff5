// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.NoMemoryEffect;
import java.util.List;

/** The same storage read by another map from dimensions to levels. */
public final class ReinterpretMapOp extends Op implements NoMemoryEffect {
  public static final OpDef<ReinterpretMapOp> DEF = OpDef.of("sparse_tensor.reinterpret_map", ReinterpretMapOp.class, ReinterpretMapOp::new)
      .operand("source", SparseSets.TENSOR)
      .result("dest", SparseSets.TENSOR)
      .traits(Laws::reinterpreted)
      .assembly("$source attr-dict `:` type($source) `to` type($dest)")
      .build();

  private ReinterpretMapOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    Value source = operand(0);
    if (source.type().equals(result().type())) return List.of(source);
    boolean backAgain = source.definingOp() instanceof ReinterpretMapOp before && before.operand(0).type().equals(result().type());
    return backAgain ? List.of(source.definingOp().operand(0)) : null;
  }
}
