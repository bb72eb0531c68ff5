// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** Finds operations by patterns of other dialects, and what is known of them. */
final class SearchOps {
  static final List<OpDef<?>> DEFS = List.of(
      ListOp.define("irdl.collect_matching").operand("root", TransformSets.HANDLE).result("matched", TransformSets.HANDLE)
          .region("body", RegionKind.ONE_BLOCK).assembly("`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions").build(),
      QueryOp.define("pdl_match").operand("root", TransformSets.HANDLE).attr("pattern_name", AttrSets.SYMBOL_REF)
          .result("matched", TransformSets.HANDLE)
          .assembly("$pattern_name `in` $root attr-dict `:` functional-type(operands, results)").build(),
      WithPatternsOp.define("with_pdl_patterns").optionalOperand("root", TransformSets.HANDLE).region("body", RegionKind.ONE_BLOCK)
          .traits(ControlVerifier::withPatterns)
          .assembly("($root^ `:` type($root))? attr-dict-with-keyword regions").build(),
      QueryOp.define("dlti.query").operand("target", TransformSets.HANDLE).attr("keys", AttrSets.ARRAY).result("associated_attr", TransformSets.PARAM)
          .assembly("$keys `at` $target attr-dict `:` functional-type(operands, results)").build(),
      QueryOp.define("sparse_tensor.match.sparse_inout").with(Shapes.replaced("result")).build());

  private SearchOps() {}
}
