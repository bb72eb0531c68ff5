// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** Conditions on structured operations. */
final class MatchOps {
  static final List<OpDef<?>> DEFS = List.of(
      QueryOp.define("match.structured.body").operand("operand_handle", TransformSets.HANDLE).optionalAttr("reduction_position", AttrSets.I64)
          .optionalAttr("passthrough", AttrSets.UNIT).optionalAttr("elementwise", AttrSets.UNIT).optionalAttr("contraction", AttrSets.STRING_ARRAY).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle attr-dict `:` type($operand_handle)").build(),
      QueryOp.define("match.structured.classify_contraction_dims").operand("operand_handle", TransformSets.HANDLE)
          .result("batch", TransformSets.PARAM).result("m", TransformSets.PARAM).result("n", TransformSets.PARAM).result("k", TransformSets.PARAM).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("match.structured.classify_convolution_dims").operand("operand_handle", TransformSets.HANDLE)
          .result("batch", TransformSets.PARAM).result("output_image", TransformSets.PARAM).result("output_channel", TransformSets.PARAM)
          .result("filter_loop", TransformSets.PARAM).result("input_channel", TransformSets.PARAM).result("depth", TransformSets.PARAM)
          .result("strides", TransformSets.PARAM).result("dilations", TransformSets.PARAM).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("match.structured.dim").operand("operand_handle", TransformSets.HANDLE).attr("raw_dim_list", AttrSets.DENSE_I64_ARRAY)
          .optionalAttr("is_inverted", AttrSets.UNIT).optionalAttr("is_all", AttrSets.UNIT).optionalAttr("parallel", AttrSets.UNIT)
          .optionalAttr("reduction", AttrSets.UNIT).optionalResult("result", TransformSets.PARAM)
          .directive("TransformMatchDims", TransformSyntax.positions("raw_dim_list"))
          .directive("SemiFunctionType", TransformSyntax.semiFunction("operand_handle", "result", true)).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle `[`custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all)`]` attr-dict `:` "
              + "custom<SemiFunctionType>(type($operand_handle), type($result))").build(),
      TransformOp.define("match.structured.elemental_bitwidth").operand("operand_handle", TransformSets.VALUE).result("result", TransformSets.PARAM).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("match.structured.init").operand("operand_handle", TransformSets.HANDLE).attr("raw_position_list", AttrSets.DENSE_I64_ARRAY)
          .optionalAttr("is_inverted", AttrSets.UNIT).optionalAttr("is_all", AttrSets.UNIT).optionalAttr("permutation", AttrSets.UNIT)
          .optionalAttr("projected_permutation", AttrSets.UNIT).optionalResult("result", TransformSets.FOUND)
          .directive("TransformMatchDims", TransformSyntax.positions("raw_position_list"))
          .directive("SemiFunctionType", TransformSyntax.semiFunction("operand_handle", "result", true)).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` "
              + "custom<SemiFunctionType>(type($operand_handle), type($result))").build(),
      QueryOp.define("match.structured.input").operand("operand_handle", TransformSets.HANDLE).attr("raw_position_list", AttrSets.DENSE_I64_ARRAY)
          .optionalAttr("is_inverted", AttrSets.UNIT).optionalAttr("is_all", AttrSets.UNIT).optionalAttr("permutation", AttrSets.UNIT)
          .optionalAttr("projected_permutation", AttrSets.UNIT).optionalResult("result", TransformSets.FOUND)
          .directive("TransformMatchDims", TransformSyntax.positions("raw_position_list"))
          .directive("SemiFunctionType", TransformSyntax.semiFunction("operand_handle", "result", true)).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` "
              + "custom<SemiFunctionType>(type($operand_handle), type($result))").build(),
      QueryOp.define("match.structured.num_inits").operand("operand_handle", TransformSets.HANDLE).result("result", TransformSets.PARAM).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("match.structured.num_inputs").operand("operand_handle", TransformSets.HANDLE).result("result", TransformSets.PARAM).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle attr-dict `:` functional-type(operands, results)").build(),
      BodyOp.define("match.structured").operand("current", TransformSets.HANDLE).optionalAttr("failure_propagation_mode", TransformSets.FAILURES)
          .results("outputs", TransformSets.ANY).region("body_region", RegionKind.ONE_BLOCK)
          .traits(Traits.singleBlockImplicitTerminator("transform.match.structured.yield"))
          .directive("SemiFunctionType", TransformSyntax.semiFunction("current", "outputs", true))
          .assembly("(`failures` `(` $failure_propagation_mode^ `)`)?$current `:` custom<SemiFunctionType>(type($current), "
              + "type($outputs))attr-dict-with-keyword regions").build(),
      QueryOp.define("match.structured.rank").operand("operand_handle", TransformSets.HANDLE).result("rank", TransformSets.PARAM)
          .directive("SemiFunctionType", TransformSyntax.semiFunction("operand_handle", "rank", false)).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank))").build(),
      TransformOp.define("match.structured.result").operand("operand_handle", TransformSets.HANDLE).attr("position", AttrSets.I64)
          .optionalAttr("any", AttrSets.UNIT).optionalAttr("single", AttrSets.UNIT).result("result", TransformSets.OPERATION_OR_VALUE).traits(MatchLaws::inStructuredMatch)
          .assembly("$operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)?attr-dict `:` functional-type(operands, results)").build(),
      YieldOp.define("match.structured.yield").operands("handles", TransformSets.ANY).traits(MatchLaws::inStructuredMatch).assembly("$handles attr-dict (`:` type($handles)^)?").build());

  private MatchOps() {}
}
