// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;
import java.util.function.Consumer;

/** Conditions on structured operations. */
final class MatchOps {
  static final List<OpDef<?>> DEFS = List.of(
      condition("body").optionalAttr("reduction_position", AttrSets.I64).with(Shapes.flags("passthrough", "elementwise"))
          .optionalAttr("contraction", AttrSets.STRING_ARRAY).assembly("$operand_handle attr-dict `:` type($operand_handle)").build(),
      dimensions("classify_contraction_dims", "batch", "m", "n", "k"),
      dimensions("classify_convolution_dims", "batch", "output_image", "output_channel", "filter_loop", "input_channel", "depth", "strides",
          "dilations"),
      ofSome("dim", "raw_dim_list", TransformSets.PARAM, "parallel", "reduction"),
      TransformOp.define("match.structured.elemental_bitwidth").with(on(TransformSets.VALUE)).result("result", TransformSets.PARAM)
          .assembly("$operand_handle attr-dict `:` functional-type(operands, results)").build(),
      ofSome("init", "raw_position_list", TransformSets.FOUND, "permutation", "projected_permutation"),
      ofSome("input", "raw_position_list", TransformSets.FOUND, "permutation", "projected_permutation"),
      dimensions("num_inits", "result"),
      dimensions("num_inputs", "result"),
      BodyOp.define("match.structured").operand("current", TransformSets.HANDLE).optionalAttr("failure_propagation_mode", TransformSets.FAILURES)
          .results("outputs", TransformSets.ANY).region("body_region", RegionKind.ONE_BLOCK)
          .traits(Traits.singleBlockImplicitTerminator("transform.match.structured.yield"))
          .directive("SemiFunctionType", TransformSyntax.semiFunction("current", "outputs", true))
          .assembly("(`failures` `(` $failure_propagation_mode^ `)`)?$current `:` custom<SemiFunctionType>(type($current), "
              + "type($outputs))attr-dict-with-keyword regions")
          .build(),
      condition("rank").result("rank", TransformSets.PARAM)
          .directive("SemiFunctionType", TransformSyntax.semiFunction("operand_handle", "rank", false))
          .assembly("$operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank))").build(),
      TransformOp.define("match.structured.result").with(on(TransformSets.HANDLE)).attr("position", AttrSets.I64)
          .with(Shapes.flags("any", "single")).result("result", TransformSets.OPERATION_OR_VALUE)
          .assembly("$operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)?attr-dict `:` functional-type(operands, results)").build(),
      YieldOp.define("match.structured.yield").operands("handles", TransformSets.ANY).traits(MatchVerifier::inStructuredMatch)
          .assembly("$handles attr-dict (`:` type($handles)^)?").build());

  private MatchOps() {}

  /** Constraints on the operation or value of a handle, in the body that matches structured operations. */
  private static <O extends Op> Consumer<OpDefBuilder<O>> on(TypeSet handles) {
    return op -> op.operand("operand_handle", handles).traits(MatchVerifier::inStructuredMatch);
  }

  private static OpDefBuilder<QueryOp> condition(String name) {
    return QueryOp.define("match.structured." + name).with(on(TransformSets.HANDLE));
  }

  /** Returns dimensions, or a number of them. */
  private static OpDef<QueryOp> dimensions(String name, String... results) {
    OpDefBuilder<QueryOp> op = condition(name);
    for (String result : results) op.result(result, TransformSets.PARAM);
    return op.assembly("$operand_handle attr-dict `:` functional-type(operands, results)").build();
  }

  /** What must hold for some dimensions or operands, or for all: {@code [0, 2]}, {@code [except(1)]}, {@code [all]}. */
  private static OpDef<QueryOp> ofSome(String name, String positions, TypeSet found, String... properties) {
    return condition(name).attr(positions, AttrSets.DENSE_I64_ARRAY).with(Shapes.flags("is_inverted", "is_all")).with(Shapes.flags(properties))
        .optionalResult("result", found).directive("TransformMatchDims", TransformSyntax.positions(positions))
        .directive("SemiFunctionType", TransformSyntax.semiFunction("operand_handle", "result", true))
        .traits((op, check) -> MatchVerifier.ofSome(op, positions, check))
        .assembly("$operand_handle `[`custom<TransformMatchDims>($" + positions + ", $is_inverted, $is_all)`]` attr-dict `:` "
            + "custom<SemiFunctionType>(type($operand_handle), type($result))")
        .build();
  }
}
