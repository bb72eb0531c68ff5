// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** What prepares programs for graphics processors. */
final class GpuOps {
  private static final String LAYOUT = "`sg_layout` `=` " + Shapes.list("sg_layout") + " `sg_data` `=` " + Shapes.list("sg_data")
      + " (`inst_data` `=` " + Shapes.list("inst_data") + "^)? (`slice_dims` `=` $slice_dims^)?";

  static final List<OpDef<?>> DEFS = List.of(
      TransformOp.define("gpu.map_forall_to_blocks").operand("target", TransformSets.HANDLE)
          .optionalAttr("grid_dims", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS).optionalAttr("generate_gpu_launch", AttrSets.UNIT)
          .result("result", TransformSets.HANDLE)
          .assembly(
              "$target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? attr-dict `:` functional-type($target, $result)")
          .build(),
      TransformOp.define("gpu.map_nested_forall_to_threads").operand("target", TransformSets.HANDLE)
          .defaultAttr("block_dims", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
          .defaultAttr("sync_after_distribute", AttrSets.BOOL, IntegerAttr.TRUE)
          .defaultAttr("warp_size", AttrSets.I64, IntegerAttr.i64(32)).result("result", TransformSets.HANDLE)
          .assembly(
              "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)? (`warp_size` `=` $warp_size^)? attr-dict "
                  + "`:` functional-type($target, $result)")
          .build(),
      TransformOp.define("nvgpu.create_async_groups").with(Shapes::fromTarget).optionalAttr("bypass_l1", AttrSets.UNIT)
          .result("result", TransformSets.HANDLE)
          .build(),
      TransformOp.define("nvgpu.pipeline_shared_memory_copies").operand("for_op", TransformSets.HANDLE).attr("depth", AttrSets.I64)
          .optionalAttr("peel_epilogue", AttrSets.UNIT).defaultAttr("failure_propagation_mode", TransformSets.FAILURES, TransformSets.SUPPRESS)
          .result("result", TransformSets.HANDLE)
          .assembly("`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("nvgpu.rewrite_copy_as_tma").with(Shapes::fromTarget).build(),
      TransformOp.define("nvgpu.rewrite_matmul_as_mma_sync").with(Shapes::fromTarget).build(),
      TransformOp.define("xegpu.convert_layout").operand("target", TransformSets.VALUE)
          .with(Shapes.sizes("input_sg_layout", "input_sg_data", "input_inst_data", "target_sg_layout", "target_sg_data", "target_inst_data"))
          .operandSegments().result("newConvertOp", TransformSets.HANDLE)
          .assembly("$target `input_sg_layout` `=` " + Shapes.list("input_sg_layout") + " `input_sg_data` `=` " + Shapes.list("input_sg_data")
              + " (`input_inst_data` `=` " + Shapes.list("input_inst_data") + "^)? `target_sg_layout` `=` " + Shapes.list("target_sg_layout")
              + " `target_sg_data` `=` " + Shapes.list("target_sg_data") + " (`target_inst_data` `=` " + Shapes.list("target_inst_data") + "^)? "
              + "attr-dict `:` functional-type(operands, results)")
          .build(),
      QueryOp.define("xegpu.get_desc_op").with(Shapes.from(TransformSets.VALUE)).result("descHandle", TransformSets.HANDLE).build(),
      TransformOp.define("xegpu.insert_prefetch").operand("target", TransformSets.VALUE)
          .optionalOperand("dynamic_nb_prefetch", TransformSets.PARAM_OR_HANDLE)
          .optionalAttr("static_nb_prefetch", AttrSets.I64, IntegerAttr.i64(1)).result("desc_op", TransformSets.HANDLE)
          .assembly("$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)? attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("xegpu.set_desc_layout").operand("target", TransformSets.HANDLE).with(GpuOps::layout)
          .result("transformed", TransformSets.HANDLE)
          .assembly("$target " + LAYOUT + " attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("xegpu.set_gpu_launch_threads").operand("target", TransformSets.HANDLE).with(Shapes.sizes("threads"))
          .assembly("$target `threads` `=` " + Shapes.list("threads") + " attr-dict `:` qualified(type(operands))").build(),
      TransformOp.define("xegpu.set_op_layout_attr").operand("target", TransformSets.HANDLE).optionalAttr("index", AttrSets.I64, IntegerAttr.i64(0))
          .with(GpuOps::layout).optionalAttr("result", AttrSets.UNIT)
          .assembly("$target (`result` $result^)? (`index` `=` $index^)? " + LAYOUT + " attr-dict `:` qualified(type(operands))").build());

  private GpuOps() {}

  private static void layout(OpDefBuilder<TransformOp> op) {
    op.with(Shapes.sizes("sg_layout", "sg_data", "inst_data")).optionalAttr("slice_dims", AttrSets.DENSE_I64_ARRAY, TransformSets.NO_NUMBERS)
        .operandSegments();
  }
}
