// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpState;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.Symbol;
import java.util.List;

/** How variables of threads are made, copied and combined; clauses refer to it by name. */
public final class RecipeOp extends Op implements Symbol, IsolatedFromAbove {
  static final List<OpDef<RecipeOp>> DEFS = List.of(
      define("private")
          .attr("data_sharing_type", ClauseWords.SHARING.set())
          .region("init_region", RegionKind.ANY)
          .region("copy_region", RegionKind.ANY)
          .region("dealloc_region", RegionKind.ANY)
          .assembly("$data_sharing_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc` $dealloc_region^)? attr-dict")
          .build(),
      define("declare_reduction")
          .optionalAttr("byref_element_type", AttrSets.TYPE)
          .region("allocRegion", RegionKind.MAX_ONE_BLOCK)
          .region("initializerRegion", RegionKind.ANY)
          .region("reductionRegion", RegionKind.ANY)
          .region("atomicReductionRegion", RegionKind.ANY)
          .region("cleanupRegion", RegionKind.ANY)
          .region("dataPtrPtrRegion", RegionKind.MAX_ONE_BLOCK)
          .assembly("$sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion `combiner` $reductionRegion "
              + "(`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? (`data_ptr_ptr` $dataPtrPtrRegion^)?")
          .build(),
      define("declare_mapper")
          .region("body", RegionKind.ANY)
          .assembly("$sym_name `:` $type $body attr-dict")
          .build());

  private RecipeOp(OpState<?> state) {
    super(state);
  }

  private static OpDef.Builder<RecipeOp> define(String name) {
    return OpDef.of("omp." + name, RecipeOp.class, RecipeOp::new).attr(NAME, AttrSets.SYMBOL_NAME).attr("type", AttrSets.TYPE);
  }
}
