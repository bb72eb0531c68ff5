// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** Transformations of functions and their calls. */
final class FunctionOps {
  static final List<OpDef<?>> DEFS = List.of(
      ListOp.define("func.cast_and_call").operand("insertion_point", TransformSets.HANDLE).optionalAttr("insert_after", AttrSets.UNIT)
          .optionalOperand("inputs", TransformSets.VALUE).optionalOperand("outputs", TransformSets.VALUE)
          .optionalAttr("function_name", AttrSets.SYMBOL_REF)
          .optionalOperand("function", TransformSets.HANDLE).operandSegments().result("result", TransformSets.HANDLE)
          .region("conversions", RegionKind.MAX_ONE_BLOCK)
          .assembly(
              "($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )? (`after` $insert_after^):(`before`)? $insertion_point "
                  + "($conversions^)? attr-dict `:` functional-type(operands, results)")
          .build(),
      TransformOp.define("func.deduplicate_func_args").operand("module", TransformSets.HANDLE).attr("function_name", AttrSets.SYMBOL_REF)
          .with(Shapes.handles("transformed_module", "transformed_function"))
          .assembly("$function_name `at` $module attr-dict `:` functional-type(operands, results)").build(),
      TransformOp.define("func.replace_func_signature").operand("module", TransformSets.HANDLE).attr("function_name", AttrSets.SYMBOL_REF)
          .attr("args_interchange", AttrSets.DENSE_I32_ARRAY).attr("results_interchange", AttrSets.DENSE_I32_ARRAY)
          .optionalAttr("adjust_func_calls", AttrSets.UNIT).with(Shapes.handles("transformed_module", "transformed_function"))
          .assembly(
              "$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module attr-dict `:` "
                  + "functional-type(operands, results)")
          .build());

  private FunctionOps() {}
}
