// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Combines a value of each thread of a subgroup: {@code gpu.subgroup_reduce add %x cluster(size = 4) : (f32) -> f32}. */
public final class SubgroupReduceOp extends Op {
  public static final OpDef<SubgroupReduceOp> DEF =
      ReductionSyntax.in(OpDef.of("gpu.subgroup_reduce", SubgroupReduceOp.class, SubgroupReduceOp::new))
          .operand("value", GpuTypes.NUMBER_OR_LINE)
          .attr("op", GpuEnums.REDUCTION.set("built-in reduction operations supported by gpu.allreduce."))
          .optionalAttr("uniform", AttrSets.UNIT)
          .optionalAttr("cluster_size", AttrSets.I32)
          .defaultAttr("cluster_stride", AttrSets.I32, IntegerAttr.of(IntegerType.I32, 1))
          .result("result", GpuTypes.NUMBER_OR_LINE)
          .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
          .assembly("custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? "
              + "(`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict "
              + "`:` functional-type(operands, results)")
          .build();

  private SubgroupReduceOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    ReductionChecks.verifyOperator(attr("op", Attribute.class), result().type(), check);
    if (check.failed()) return;
    long stride = attr("cluster_stride", IntegerAttr.class).longValue();
    if (prop("cluster_size") instanceof IntegerAttr size && Long.bitCount(size.longValue()) != 1) {
      check.error("cluster size " + size.value() + " is not a power of two");
    } else if (prop("cluster_size") == null && stride != 1) {
      check.error("cluster stride can only be specified if cluster size is specified");
    } else if (Long.bitCount(stride) != 1) {
      check.error("cluster stride " + stride + " is not a power of two");
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    boolean alone = prop("cluster_size") instanceof IntegerAttr size && size.longValue() == 1;
    if (alone) return List.of(operand("value"));
    return GpuPatterns.markUniform(this, rw) ? UPDATED : null;
  }
}
