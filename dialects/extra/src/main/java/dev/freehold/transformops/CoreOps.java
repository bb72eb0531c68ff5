// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Traits;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** What is not about any dialect: control, and handles. */
final class CoreOps {
  static final List<OpDef<?>> DEFS = List.of(
      ApartOp.define("alternatives").optionalOperand("scope", TransformSets.HANDLE).results("results", TransformSets.HANDLE)
          .region("alternatives", RegionKind.VARIADIC).traits(Traits.singleBlockImplicitTerminator("transform.yield"))
          .traits(ControlVerifier::alternatives)
          .assembly("($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions").build(),
      TransformOp.define("annotate").operand("target", TransformSets.HANDLE).attr("name", AttrSets.STRING)
          .optionalOperand("param", TransformSets.PARAM).assembly("$target $name attr-dict (`=` $param^)?`:` type($target) (`,` type($param)^)?")
          .build(),
      TransformOp.define("apply_cse").operand("target", TransformSets.HANDLE).assembly("`to` $target attr-dict `:` type($target)").build(),
      ListOp.define("apply_conversion_patterns").operand("target", TransformSets.HANDLE).optionalAttr("legal_ops", AttrSets.STRING_ARRAY)
          .optionalAttr("illegal_ops", AttrSets.STRING_ARRAY).optionalAttr("legal_dialects", AttrSets.STRING_ARRAY)
          .optionalAttr("illegal_dialects", AttrSets.STRING_ARRAY).optionalAttr("partial_conversion", AttrSets.UNIT)
          .optionalAttr("preserve_handles", AttrSets.UNIT).region("patterns", RegionKind.MAX_ONE_BLOCK)
          .region("default_type_converter_region", RegionKind.VARIADIC_ANY).traits(ControlVerifier::conversions)
          .assembly("`to` $target $patterns (`with` `type_converter` $default_type_converter_region^)? attr-dict `:` type($target)").build(),
      TransformOp.define("apply_dce").operand("target", TransformSets.HANDLE).assembly("`to` $target attr-dict `:` type($target)").build(),
      TransformOp.define("apply_licm").operand("target", TransformSets.HANDLE).assembly("`to` $target attr-dict `:` type($target)").build(),
      ListOp.define("apply_patterns").operand("target", TransformSets.HANDLE).optionalAttr("apply_cse", AttrSets.UNIT)
          .defaultAttr("max_iterations", AttrSets.I64, IntegerAttr.i64(-1)).defaultAttr("max_num_rewrites", AttrSets.I64, IntegerAttr.i64(-1))
          .region("patterns", RegionKind.MAX_ONE_BLOCK).traits(ControlVerifier::patterns)
          .assembly("`to` $target $patterns attr-dict `:` type($target)").build(),
      TransformOp.define("apply_registered_pass").operand("target", TransformSets.HANDLE).attr("pass_name", AttrSets.STRING)
          .defaultAttr("options", AttrSets.DICT, DictAttr.EMPTY).operands("dynamic_options", TransformSets.PARAM)
          .result("result", TransformSets.HANDLE)
          .directive("ApplyRegisteredPassOptions", PassOptions.directive()).traits(PassOptions::verify)
          .assembly("$pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)? `to` $target attr-dict "
              + "`:` functional-type(operands, results)")
          .build(),
      QueryOp.define("cast").operand("input", TransformSets.HANDLE).result("output", TransformSets.HANDLE)
          .assembly("$input attr-dict `:` type($input) `to` type($output)").build(),
      QueryOp.define("collect_matching").operand("root", TransformSets.HANDLE).attr("matcher", AttrSets.SYMBOL_REF)
          .results("results", TransformSets.ANY).assembly("$matcher `in` $root attr-dict `:` functional-type($root, $results)").build(),
      TransformOp.define("foreach_match").operand("root", TransformSets.HANDLE).operands("forwarded_inputs", TransformSets.ANY)
          .optionalAttr("restrict_root", AttrSets.UNIT).optionalAttr("flatten_results", AttrSets.UNIT).attr("matchers", AttrSets.SYMBOL_REF_ARRAY)
          .attr("actions", AttrSets.SYMBOL_REF_ARRAY).result("updated_root", TransformSets.HANDLE).results("yielded_results", TransformSets.ANY)
          .directive("ForeachMatchSymbols", TransformSyntax.matchers()).traits(ControlVerifier::foreachMatch)
          .assembly("oilist( `restrict_root` $restrict_root | `flatten_results` $flatten_results ) `in` $root (`,` $forwarded_inputs^)? "
              + "custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:` functional-type(operands, results)")
          .build(),
      BodyOp.define("foreach").operands("targets", TransformSets.ANY).optionalAttr("with_zip_shortest", AttrSets.UNIT)
          .results("results", TransformSets.ANY).region("body", RegionKind.ONE_BLOCK)
          .traits(Traits.singleBlockImplicitTerminator("transform.yield")).traits(ControlVerifier::foreach)
          .assembly("$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results)^)? $body attr-dict").build(),
      QueryOp.define("get_consumers_of_result").operand("target", TransformSets.HANDLE).attr("result_number", AttrSets.I64)
          .result("consumers", TransformSets.HANDLE).assembly("$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)")
          .build(),
      QueryOp.define("get_defining_op").operand("target", TransformSets.VALUE).result("result", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("get_operand").operand("target", TransformSets.HANDLE).attr("raw_position_list", AttrSets.DENSE_I64_ARRAY)
          .optionalAttr("is_inverted", AttrSets.UNIT).optionalAttr("is_all", AttrSets.UNIT).result("result", TransformSets.VALUE)
          .directive("TransformMatchDims", TransformSyntax.positions("raw_position_list")).traits(HandleVerifier::positions)
          .assembly("$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, "
              + "results)")
          .build(),
      QueryOp.define("get_parent_op").operand("target", TransformSets.HANDLE).optionalAttr("isolated_from_above", AttrSets.UNIT)
          .optionalAttr("allow_empty_results", AttrSets.UNIT).optionalAttr("op_name", AttrSets.STRING).optionalAttr("deduplicate", AttrSets.UNIT)
          .defaultAttr("nth_parent", AttrSets.positive(AttrSets.I64), IntegerAttr.i64(1)).result("parent", TransformSets.HANDLE)
          .assembly("$target attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("get_producer_of_operand").operand("target", TransformSets.HANDLE).attr("operand_number", AttrSets.I64)
          .result("producer", TransformSets.HANDLE).assembly("$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)")
          .build(),
      QueryOp.define("get_result").operand("target", TransformSets.HANDLE).attr("raw_position_list", AttrSets.DENSE_I64_ARRAY)
          .optionalAttr("is_inverted", AttrSets.UNIT).optionalAttr("is_all", AttrSets.UNIT).result("result", TransformSets.VALUE)
          .directive("TransformMatchDims", TransformSyntax.positions("raw_position_list")).traits(HandleVerifier::positions)
          .assembly("$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, "
              + "results)")
          .build(),
      QueryOp.define("get_type").operand("value", TransformSets.VALUE).optionalAttr("elemental", AttrSets.UNIT)
          .result("type_param", TransformSets.PARAM).assembly("(`elemental` $elemental^)? $value attr-dict `:`functional-type(operands, results)")
          .build(),
      TransformOp.define("include").attr("target", AttrSets.SYMBOL_REF).attr("failure_propagation_mode", TransformSets.FAILURES)
          .operands("operands", TransformSets.ANY).optionalAttr("arg_attrs", AttrSets.DICT_ARRAY).optionalAttr("res_attrs", AttrSets.DICT_ARRAY)
          .results("results", TransformSets.ANY)
          .assembly("$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` functional-type($operands, $results)")
          .build(),
      QueryOp.define("match.operation_empty").operand("operand_handle", TransformSets.HANDLE)
          .assembly("$operand_handle attr-dict `:` type($operand_handle)").build(),
      QueryOp.define("match.operation_name").operand("operand_handle", TransformSets.HANDLE).attr("op_names", AttrSets.STRING_ARRAY)
          .assembly("$operand_handle $op_names attr-dict `:` type($operand_handle)").build(),
      QueryOp.define("match.param.cmpi").operand("param", TransformSets.PARAM).operand("reference", TransformSets.PARAM)
          .attr("predicate", TransformSets.PREDICATE).traits(Traits.SAME_TYPE_OPERANDS)
          .assembly("$predicate $param `,` $reference attr-dict `:` type($param)").build(),
      QueryOp.define("merge_handles").operands("handles", TransformSets.ANY).optionalAttr("deduplicate", AttrSets.UNIT)
          .result("result", TransformSets.ANY).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
          .assembly("(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)").build(),
      QueryOp.define("num_associations").operand("handle", TransformSets.ANY).result("num", TransformSets.PARAM).traits(HandleVerifier::count)
          .assembly("$handle attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("param.constant").attr("value", AttrSets.ANY).result("param", TransformSets.PARAM).assembly("$value attr-dict `->` type($param)")
          .build(),
      TransformOp.define("print").optionalOperand("target", TransformSets.HANDLE).optionalAttr("name", AttrSets.STRING)
          .optionalAttr("assume_verified", AttrSets.UNIT).optionalAttr("use_local_scope", AttrSets.UNIT).optionalAttr("skip_regions", AttrSets.UNIT)
          .assembly("$target attr-dict (`:` type($target)^)?").build(),
      QueryOp.define("replicate").operand("pattern", TransformSets.HANDLE).operands("handles", TransformSets.ANY)
          .results("replicated", TransformSets.ANY).sameType("handles", "replicated")
          .assembly("`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)").build(),
      QueryOp.define("select").operand("target", TransformSets.HANDLE).attr("op_name", AttrSets.STRING).result("result", TransformSets.HANDLE)
          .assembly("$op_name `in` $target attr-dict `:` functional-type(operands, results)").build(),
      SequenceOp.define("sequence").attr("failure_propagation_mode", TransformSets.FAILURES).optionalOperand("root", TransformSets.HANDLE)
          .operands("extra_bindings", TransformSets.ANY).operandSegments().results("results", TransformSets.HANDLE)
          .region("body", RegionKind.ONE_BLOCK).traits(Traits.singleBlockImplicitTerminator("transform.yield"))
          .traits(ControlVerifier::sequence).directive("SequenceOpOperands", TransformSyntax.roots())
          .assembly("custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)? `failures` "
              + "`(` $failure_propagation_mode `)` attr-dict-with-keyword regions")
          .build(),
      QueryOp.define("split_handle").operand("handle", TransformSets.ANY).defaultAttr("pass_through_empty_handle", AttrSets.BOOL, IntegerAttr.TRUE)
          .defaultAttr("fail_on_payload_too_small", AttrSets.BOOL, IntegerAttr.TRUE).optionalAttr("overflow_result", AttrSets.I64)
          .results("results", TransformSets.ANY).traits(HandleVerifier::split).assembly("$handle attr-dict `:` functional-type(operands, results)")
          .build(),
      BodyOp.define("smt.constrain_params").operands("params", TransformSets.PARAM).results("results", TransformSets.PARAM)
          .region("body", RegionKind.ONE_BLOCK).traits(Traits.singleBlockImplicitTerminator("smt.yield")).traits(SymbolicVerifier::verify)
          .assembly("`(` $params `)` attr-dict `:` functional-type(operands, results) $body").build(),
      QueryOp.define("verify").operand("target", TransformSets.HANDLE).assembly("$target attr-dict `:` type($target)").build(),
      YieldOp.define("yield").operands("operands", TransformSets.ANY).assembly("operands attr-dict (`:` type($operands)^)?").build());

  private CoreOps() {}
}
