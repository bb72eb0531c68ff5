// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The induction variable of a loop, in the body of a structured operation: {@code %i = linalg.index 0 : index}. */
public final class IndexOp extends Op implements Pure {
  public static final OpDef<IndexOp> DEF = OpDef.of("linalg.index", IndexOp.class, IndexOp::new)
      .attr("dim", AttrSets.confined(AttrSets.I64, "whose minimum value is 0", attr -> ((IntegerAttr) attr).longValue() >= 0))
      .result("result", TypeSets.INDEX)
      .inferResults(state -> List.of(IndexType.INSTANCE))
      .assembly("$dim attr-dict `:` type($result)")
      .dependsOn(StructuredOp.class)
      .build();

  private IndexOp(OpState<?> state) {
    super(state);
  }

  public static OpState<IndexOp> of(int dim) {
    return DEF.state().prop("dim", IntegerAttr.i64(dim)).results(IndexType.INSTANCE);
  }

  public int dim() {
    return (int) prop("dim", IntegerAttr.class).longValue();
  }

  /** A loop that runs once counts to zero. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    long[] ranges = parentOp() instanceof StructuredOp parent ? StructuredChecks.loopRanges(parent) : null;
    return ranges != null && ranges[dim()] == 1 ? List.of(IntegerAttr.ofIndex(0)) : null;
  }

  @Override
  protected void verify(Checker check) {
    if (!(parentOp() instanceof StructuredOp parent)) {
      check.error("expected parent op with LinalgOp interface");
      return;
    }
    int loops = parent.iteratorTypes().size();
    if (dim() >= loops) check.error("expected dim (" + dim() + ") to be lower than the number of loops (" + loops + ") of the enclosing LinalgOp");
  }
}
