// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** Operations on whole tensors, and those with regions that compute elements. */
final class Tensors {
  static final List<OpDef<?>> DEFS = List.of(
      SparseOp.pure("new").operand("source", TypeSet.ANY).result("result", SparseSets.TENSOR)
          .assembly("$source attr-dict `:` type($source) `to` type($result)").build(),
      SparseOp.pure("concatenate").operands("inputs", TypeSets.RANKED_TENSOR).attr("dimension", SparseSets.DIMENSION)
          .result("result", TypeSets.RANKED_TENSOR).traits(TensorVerifier::concatenated)
          .assembly("$inputs attr-dict `:` type($inputs) `to` type($result)").build(),
      SparseOp.define("load").operand("tensor", SparseSets.TENSOR).optionalAttr("hasInserts", AttrSets.UNIT).result("result", TypeSets.ANY_TENSOR)
          .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
          .assembly("$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)").build(),
      SparseOp.define("out").operand("tensor", SparseSets.TENSOR).operand("dest", TypeSet.ANY)
          .assembly("$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)").build(),
      SparseOp.define("print").operand("tensor", SparseSets.TENSOR).assembly("$tensor attr-dict `:` type($tensor)").build(),
      ForeachOp.DEF,
      SparseOp.pure("extract_iteration_space").operand("tensor", SparseSets.TENSOR).optionalOperand("parentIter", SparseSets.ITERATOR)
          .attr("loLvl", SparseSets.LEVEL).attr("hiLvl", SparseSets.LEVEL).result("extractedSpace", SparseSets.SPACE)
          .directive("LevelRange", IterationSyntax.levelRange()).traits(TensorVerifier::space).inferResults(IterationSyntax::space)
          .assembly("$tensor (`at` $parentIter^)? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict "
              + "`:` type($tensor) (`,` type($parentIter)^)? `->` qualified(type($extractedSpace))")
          .build(),
      SparseOp.pure("extract_value").operand("tensor", SparseSets.TENSOR).operand("iterator", SparseSets.ITERATOR).result("result", TypeSet.ANY)
          .typeFrom("result type matches element type of tensor", "tensor", "result", type -> ((TensorType) type).element())
          .traits(TensorVerifier::extracted)
          .assembly("$tensor `at` $iterator attr-dict `:` type($tensor) `,` qualified(type($iterator))").build(),

      SparseOp.pure("binary").operand("x", TypeSet.ANY).operand("y", TypeSet.ANY).optionalAttr("left_identity", AttrSets.UNIT)
          .optionalAttr("right_identity", AttrSets.UNIT).result("output", TypeSet.ANY).region("overlapRegion", RegionKind.ANY)
          .region("leftRegion", RegionKind.ANY).region("rightRegion", RegionKind.ANY).traits(RegionVerifier::binary)
          .assembly("$x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n` `overlap` `=` $overlapRegion `\\n` "
              + "`left` `=` (`identity` $left_identity^) : ($leftRegion)? `\\n` `right` `=` (`identity` $right_identity^) : ($rightRegion)?")
          .build(),
      SparseOp.pure("unary").operand("x", TypeSet.ANY).result("output", TypeSet.ANY).region("presentRegion", RegionKind.ANY)
          .region("absentRegion", RegionKind.ANY).traits(RegionVerifier::unary)
          .assembly("$x attr-dict `:` type($x) `to` type($output) `\\n` `present` `=` $presentRegion `\\n` `absent` `=` $absentRegion").build(),
      SparseOp.pure("reduce").operand("x", TypeSet.ANY).operand("y", TypeSet.ANY).operand("identity", TypeSet.ANY).result("output", TypeSet.ANY)
          .region("region", RegionKind.ONE_BLOCK).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE, RegionVerifier::reduced)
          .assembly("$x `,` $y `,` $identity attr-dict `:` type($output) $region").build(),
      SparseOp.pure("select").operand("x", TypeSet.ANY).result("output", TypeSet.ANY).region("region", RegionKind.ONE_BLOCK)
          .traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE, RegionVerifier::selected).assembly("$x attr-dict `:` type($x) $region").build());

  private Tensors() {}
}
