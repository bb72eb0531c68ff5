// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;

/** What tensors are stored in. */
final class Storage {
  private static final String TO = "$tensor attr-dict `:` type($tensor) `to` type($result)";

  static final List<OpDef<?>> DEFS = List.of(
      SparseOp.pure("assemble").operands("levels", SparseSets.LEVELS).operand("values", TypeSets.rankedTensorOf(TypeSet.ANY))
          .result("result", SparseSets.TENSOR).traits(StorageVerifier::assembled)
          .assembly("` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)").build(),
      SparseOp.pure("disassemble").operand("tensor", SparseSets.TENSOR).operands("out_levels", SparseSets.LEVELS)
          .operand("out_values", TypeSets.rankedTensorOf(TypeSet.ANY)).results("ret_levels", SparseSets.LEVELS)
          .result("ret_values", TypeSets.rankedTensorOf(TypeSet.ANY)).results("lvl_lens", SparseSets.COUNT).result("val_len", SparseSets.COUNT)
          .traits(StorageVerifier::disassembled)
          .assembly("$tensor attr-dict `:` type($tensor) `out_lvls` `(` $out_levels `:` type($out_levels) `)` "
              + "`out_vals` `(` $out_values `:` type($out_values) `)` `->` "
              + "`(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)")
          .build(),
      buffer("positions").attr("level", SparseSets.LEVEL).traits(StorageVerifier::positions)
          .inferResults(state -> of(state.operands().getFirst().type(), SparseSets.encoding(state.operands().getFirst().type()).positionType()))
          .assembly(TO).build(),
      buffer("coordinates").attr("level", SparseSets.LEVEL).traits(StorageVerifier::coordinates)
          .inferResults(state -> of(state.operands().getFirst().type(), SparseSets.encoding(state.operands().getFirst().type()).coordinateType()))
          .assembly(TO).build(),
      buffer("coordinates_buffer").traits(StorageVerifier::coordinatesBuffer)
          .inferResults(state -> of(state.operands().getFirst().type(), SparseSets.encoding(state.operands().getFirst().type()).coordinateType()))
          .assembly(TO).build(),
      buffer("values").traits(StorageVerifier::values)
          .inferResults(state -> of(state.operands().getFirst().type(), ((TensorType) state.operands().getFirst().type()).element())).assembly(TO)
          .build(),
      SparseOp.pure("number_of_entries").operand("tensor", SparseSets.TENSOR).result("result", TypeSets.INDEX)
          .assembly("$tensor attr-dict `:` type($tensor)").build(),
      SparseOp.pure("storage_specifier.init").optionalOperand("source", SparseSets.SPECIFIER).result("result", SparseSets.SPECIFIER)
          .assembly("attr-dict (`with` $source^)? `:` (`from` qualified(type($source))^ `to`)? qualified(type($result))").build(),
      SparseOp.pure("storage_specifier.set").operand("specifier", SparseSets.SPECIFIER)
          .attr("specifierKind", SparseSets.SPECIFIER_KIND.set("sparse tensor storage specifier kind")).optionalAttr("level", SparseSets.LEVEL)
          .operand("value", TypeSets.INDEX).result("result", SparseSets.SPECIFIER).sameType("result", "specifier").traits(StorageVerifier::specifier)
          .assembly("$specifier $specifierKind (`at` $level^)? `with` $value attr-dict `:` qualified(type($result))").build(),
      slice("offset"),
      slice("stride"),

      SparseOp.define("expand").operand("tensor", SparseSets.TENSOR).result("values", SparseSets.VALUES).result("filled", SparseSets.FLAGS)
          .result("added", SparseSets.INDICES).result("count", TypeSets.INDEX)
          .assembly("$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)").build(),
      SparseOp.define("compress").operand("values", SparseSets.VALUES).operand("filled", SparseSets.FLAGS).operand("added", SparseSets.INDICES)
          .operand("count", TypeSets.INDEX).operand("tensor", SparseSets.TENSOR).operands("lvlCoords", TypeSets.INDEX)
          .result("result", SparseSets.TENSOR).sameType("tensor", "result").traits(StorageVerifier::compressed)
          .assembly("$values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict "
              + "`:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)")
          .build(),
      SparseOp.define("push_back").operand("curSize", TypeSets.INDEX).operand("inBuffer", SparseSets.BUFFER).operand("value", TypeSet.ANY)
          .optionalOperand("n", TypeSets.INDEX).optionalAttr("inbounds", AttrSets.UNIT).result("outBuffer", SparseSets.BUFFER)
          .result("newSize", TypeSets.INDEX)
          .typeFrom("value type matches element type of inBuffer", "inBuffer", "value", type -> ((MemRefType) type).element())
          .sameType("inBuffer", "outBuffer").traits(StorageVerifier::pushedCount)
          .assembly("(`inbounds` $inbounds^)? $curSize `,` $inBuffer `,` $value (`,` $n^)? attr-dict "
              + "`:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^)?")
          .build(),
      SparseOp.define("sort").operand("n", TypeSets.INDEX).operand("xy", SparseSets.NUMBERS).operands("ys", SparseSets.BUFFER)
          .attr("perm_map", AttrSets.AFFINE_MAP).optionalAttr("ny", AttrSets.INDEX)
          .attr("algorithm", SparseSets.SORT.set("sparse tensor sort algorithm")).traits(StorageVerifier::sorted)
          .assembly("$algorithm $n `,` $xy (`jointly` $ys^)? attr-dict `:` type($xy) (`jointly` type($ys)^)?").build(),
      SparseOp.define("has_runtime_library").result("result", TypeSets.I1).assembly("attr-dict").build());

  private Storage() {}

  private static OpDefBuilder<SparseOp> buffer(String name) {
    return SparseOp.pure(name).operand("tensor", SparseSets.TENSOR).result("result", TypeSets.NON_ZERO_RANK_MEMREF);
  }

  /** The buffer of a tensor: one dimension for each batch level, and one for what is stored. */
  private static List<Type> of(Type tensor, Type element) {
    EncodingAttr encoding = SparseSets.encoding(tensor);
    List<Long> levels = LevelSizes.of((TensorType) tensor);
    int batches = 0;
    while (batches < encoding.levelCount() && encoding.levels().get(batches).format() == Level.Format.BATCH) batches++;
    long[] sizes = new long[batches + 1];
    for (int i = 0; i < batches; i++) sizes[i] = levels.get(i);
    sizes[batches] = Shape.DYNAMIC;
    return List.of(MemRefType.of(Shape.of(sizes), element));
  }

  private static OpDef<SparseOp> slice(String parameter) {
    return SparseOp.pure("slice." + parameter).operand("slice", SparseSets.SLICE).attr("dim", AttrSets.INDEX).result(parameter, TypeSets.INDEX)
        .traits(StorageVerifier::sliceDimension).assembly("$slice `at` $dim attr-dict `:` type($slice)").build();
  }
}
