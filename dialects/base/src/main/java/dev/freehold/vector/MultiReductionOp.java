// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Combines elements along some dimensions: {@code vector.multi_reduction <add>, %v, %acc [1] : vector<4x8xf32> to vector<4xf32>}. */
public final class MultiReductionOp extends Op implements Pure, Maskable {
  public static final OpDef<MultiReductionOp> DEF = OpDef.of("vector.multi_reduction", MultiReductionOp.class, MultiReductionOp::new)
      .operand("source", VectorTypes.NON_ZERO_RANK)
      .operand("acc", TypeSet.ANY)
      .attr("kind", VectorEnums.COMBINING.set("Kind of combining function for contractions and reductions"))
      .attr("reduction_dims", AttrSets.DENSE_I64_ARRAY)
      .result("dest", TypeSet.ANY)
      .sameType("dest", "acc")
      .assembly("$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)")
      .canonicalize("ofOnes", ReductionPatterns::ofOnes)
      .dependsOn(MaskOp.class)
      .build();

  private MultiReductionOp(OpState<?> state) {
    super(state);
  }

  public Value source() {
    return operand("source");
  }

  public Value acc() {
    return operand("acc");
  }

  @Override
  public VectorType maskType() {
    return VectorTypes.maskOf(VectorTypes.vector(source()));
  }

  @Override
  protected void verify(Checker check) {
    VectorTypes.verifySameElement(source(), result(), "source operand and result", check);
    if (check.failed()) return;
    VectorType type = VectorTypes.vector(source());
    List<Long> dims = Arrays.stream(prop("reduction_dims", DenseArrayAttr.class).longs()).boxed().toList();
    List<Long> sizes = new ArrayList<>();
    List<Boolean> scalable = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (dims.contains((long) i)) continue;
      sizes.add(type.size(i));
      scalable.add(type.scalable().get(i));
    }
    Type inferred = sizes.isEmpty() && !dims.isEmpty() ? type.element()
        : VectorType.of(Shape.of(sizes.stream().mapToLong(Long::longValue).toArray()), type.element(), scalable);
    if (!inferred.equals(result().type())) {
      check.error("destination type " + Printing.quoted(result().type()) + " is incompatible with source type " + Printing.quoted(type));
    }
  }
}
