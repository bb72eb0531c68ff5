// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** Transformations of loops, and of the index arithmetic in them. */
final class LoopOps {
  static final List<OpDef<?>> DEFS = List.of(
      TransformOp.define("loop.hoist_loop_invariant_subsets").with(Shapes::onTarget).build(),
      TransformOp.define("affine.simplify_bounded_affine_ops").operand("target", TransformSets.HANDLE)
          .operands("bounded_values", TransformSets.HANDLE)
          .attr("lower_bounds", AttrSets.DENSE_I64_ARRAY).attr("upper_bounds", AttrSets.DENSE_I64_ARRAY)
          .assembly("$target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and` $upper_bounds attr-dict `:` "
              + "type($target)")
          .build(),
      TransformOp.define("affine.simplify_min_max_affine_ops").with(Shapes::onTarget).build(),
      TransformOp.define("loop.forall_to_for").with(Shapes::fromTarget).results("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("loop.forall_to_parallel").with(Shapes::fromTarget).results("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("loop.coalesce").with(Shapes.fromGroup("$transformed")).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("loop.fuse_sibling").operand("target", TransformSets.HANDLE).operand("source", TransformSets.HANDLE)
          .result("fused_loop", TransformSets.HANDLE).assembly("$target `into` $source attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("loop.outline").with(Shapes::fromTarget).attr("func_name", AttrSets.STRING).with(Shapes.handles("function", "call")).build(),
      TransformOp.define("loop.peel").with(Shapes.from(TransformSets.operations("scf.for")))
          .defaultAttr("peel_front", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("fail_if_already_divisible", AttrSets.BOOL, IntegerAttr.FALSE).with(Shapes.handles("peeled_loop", "remainder_loop")).build(),
      TransformOp.define("loop.pipeline").with(Shapes.from(TransformSets.operations("scf.for")))
          .defaultAttr("iteration_interval", AttrSets.I64, IntegerAttr.i64(1)).defaultAttr("read_latency", AttrSets.I64, IntegerAttr.i64(10))
          .result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("loop.promote_if_one_iteration").with(Shapes::onTarget).build(),
      TransformOp.define("loop.unroll_and_jam").with(Shapes::onTarget).attr("factor", AttrSets.positive(AttrSets.I64)).build(),
      TransformOp.define("loop.unroll").with(Shapes::onTarget).attr("factor", AttrSets.positive(AttrSets.I64)).build(),
      TransformOp.define("loop.parallel_for_to_nested_fors").with(Shapes::fromTarget).results("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("scf.take_assumed_branch").operand("target", TransformSets.HANDLE).optionalAttr("take_else_branch", AttrSets.UNIT)
          .assembly("$target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)").build());

  private LoopOps() {}
}
