// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.FastMathAttr;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** Combines all elements of a vector: {@code vector.reduction <add>, %v : vector<4xf32> into f32}. */
public final class ReductionOp extends Op implements Pure, Maskable {
  public static final OpDef<ReductionOp> DEF = OpDef.of("vector.reduction", ReductionOp.class, ReductionOp::new)
      .operand("vector", VectorTypes.ANY)
      .optionalOperand("acc", TypeSet.ANY)
      .attr("kind", VectorEnums.COMBINING.set("Kind of combining function for contractions and reductions"))
      .defaultAttr("fastmath", FastMathAttr.SET, FastMathAttr.NONE)
      .result("dest", TypeSet.ANY)
      .traits(new SameElement("source operand and result", "vector", "dest"))
      .typeFrom("dest and acc have the same type", "dest", "acc", type -> type)
      .assembly("$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)")
      .canonicalize("ofOne", ReductionPatterns::ofOne)
      .dependsOn(MaskOp.class)
      .build();

  private ReductionOp(OpState<?> state) {
    super(state);
  }

  public Value vector() {
    return operand("vector");
  }

  /** The value to begin with; null where it is absent. */
  public @Nullable Value acc() {
    return optionalOperand("acc");
  }

  @Override
  public VectorType maskType() {
    return VectorTypes.maskOf(VectorTypes.vector(vector()));
  }

  public EnumAttr kind() {
    return prop("kind", EnumAttr.class);
  }

  @Override
  protected void verify(Checker check) {
    VectorType type = VectorTypes.vector(vector());
    if (type.rank() > 1) check.error("unsupported reduction rank: " + type.rank());
    else if (!Combining.fits(kind(), result().type())) {
      check.error("unsupported reduction type '" + Printing.quoted(result().type()) + "' for kind '" + kind().keyword() + "'");
    }
  }
}
