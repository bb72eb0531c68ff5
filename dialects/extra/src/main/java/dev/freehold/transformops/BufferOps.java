// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import java.util.List;

/** Transformations of buffers, and of the tensors that become buffers. */
final class BufferOps {
  static final List<OpDef<?>> DEFS = List.of(
      TransformOp.define("bufferization.buffer_loop_hoisting").with(Shapes::onTarget).build(),
      TransformOp.define("bufferization.eliminate_empty_tensors").with(Shapes::onTarget).build(),
      TransformOp.define("bufferization.empty_tensor_to_alloc_tensor").with(Shapes.from(TransformSets.operations("tensor.empty")))
          .result("transformed", TransformSets.operations("bufferization.alloc_tensor")).build(),
      TransformOp.define("bufferization.one_shot_bufferize").operand("target", TransformSets.HANDLE)
          .optionalAttr("function_boundary_type_conversion", TransformSets.LAYOUT)
          .defaultAttr("allow_return_allocs_from_loops", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("allow_unknown_ops", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("bufferize_function_boundaries", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("dump_alias_sets", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("test_analysis_only", AttrSets.BOOL, IntegerAttr.FALSE).defaultAttr("print_conflicts", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("check_parallel_regions", AttrSets.BOOL, IntegerAttr.TRUE)
          .defaultAttr("memcpy_op", AttrSets.STRING, StringAttr.of("memref.copy"))
          .result("transformed", TransformSets.HANDLE)
          .assembly("(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` functional-type($target, results)").build(),
      TransformOp.define("memref.alloca_to_global").operand("alloca", TransformSets.operations("memref.alloca"))
          .with(Shapes.handles("getGlobal", "global"))
          .assembly("$alloca attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("memref.erase_dead_alloc_and_stores").with(Shapes.fromGroup("results")).build(),
      TransformOp.define("memref.make_loop_independent").with(Shapes.fromGroup("$transformed")).attr("num_loops", AttrSets.I64)
          .result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("memref.multibuffer").with(Shapes.from(TransformSets.operations("memref.alloc")))
          .attr("factor", AttrSets.positive(AttrSets.I64))
          .optionalAttr("skip_analysis", AttrSets.UNIT).result("transformed", TransformSets.HANDLE).build(),
      TransformOp.define("tensor.make_loop_independent").with(Shapes.fromGroup("$transformed")).attr("num_loops", AttrSets.I64)
          .result("transformed", TransformSets.HANDLE).build());

  private BufferOps() {}
}
