// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import static dev.freehold.nvvm.NvvmOp.define;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorSets;
import dev.freehold.llvm.LlvmStructType;
import java.util.List;

/** What the threads of a warp do together, and single instructions. */
final class Warps {
  private static final TypeSet STRUCT = TypeSet.of("LLVM struct type", LlvmStructType.class::isInstance);
  private static final AttrSet DOT_TYPE = NvvmAttrs.DOT_TYPE.set("NVVM DotAccumulateType");
  private static final TypeSet BYTES = VectorSets.ofLengths(TypeSets.I8, 4);
  private static final String DOT = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)";

  static final List<OpDef<?>> DEFS = List.of(
      define("shfl.sync").operand("thread_mask", TypeSets.I32).operand("val", NvvmTypes.I32_OR_F32).operand("offset", TypeSets.I32)
          .operand("mask_and_clamp", TypeSets.I32).attr("kind", NvvmAttrs.SHUFFLE.set("NVVM shuffle kind"))
          .optionalAttr("return_value_and_is_valid", AttrSets.UNIT).result("res", NvvmTypes.I32_OR_F32.or(STRUCT))
          .traits(WarpVerifier::shuffle)
          .assembly("$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)").build(),
      define("vote.sync").operand("mask", TypeSets.I32).operand("pred", TypeSets.I1).attr("kind", NvvmAttrs.VOTE.set("NVVM vote sync kind"))
          .result("res", TypeSets.I32.or(TypeSets.I1)).traits(WarpVerifier::vote).assembly("$kind $mask `,` $pred attr-dict `->` type($res)").build(),
      define("match.sync").operand("thread_mask", TypeSets.I32).operand("val", NvvmTypes.I32_OR_I64)
          .attr("kind", NvvmAttrs.MATCH.set("NVVM match sync kind")).result("res", TypeSets.I32.or(STRUCT))
          .traits(WarpVerifier::match).assembly("$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)").build(),
      define("redux.sync").operand("val", NvvmTypes.I32_OR_F32).attr("kind", NvvmAttrs.REDUX.set("NVVM redux kind"))
          .operand("mask_and_clamp", TypeSets.I32).defaultAttr("abs", AttrSets.BOOL, IntegerAttr.FALSE)
          .defaultAttr("nan", AttrSets.BOOL, IntegerAttr.FALSE).result("res", NvvmTypes.I32_OR_F32).sameType("res", "val")
          .traits(WarpVerifier::reduce)
          .assembly("$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)").build(),
      define("elect.sync").optionalOperand("membermask", TypeSets.I32).result("pred", TypeSets.I1)
          .assembly("($membermask^)? attr-dict `->` type(results)").build(),

      define("dot.accumulate.4way").operand("a", BYTES).attr("a_type", DOT_TYPE).operand("b", BYTES).attr("b_type", DOT_TYPE)
          .operand("c", TypeSets.I32).result("res", TypeSets.I32).assembly(DOT).build(),
      define("dot.accumulate.2way").operand("a", VectorSets.ofLengths(TypeSets.I16, 2)).attr("a_type", DOT_TYPE).operand("b", BYTES)
          .attr("b_type", DOT_TYPE).operand("c", TypeSets.I32).attr("b_hi", AttrSets.BOOL).result("res", TypeSets.I32).assembly(DOT).build(),
      NvvmOp.pure("prmt").operand("lo", TypeSets.I32).optionalOperand("hi", TypeSets.I32).operand("selector", TypeSets.I32)
          .attr("mode", NvvmAttrs.PERMUTE.set("NVVM permute mode")).result("res", TypeSets.I32)
          .traits(WarpVerifier::permute).assembly("$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)").build(),
      NvvmOp.pure("rcp.approx.ftz.f").operand("arg", TypeSets.F32).result("res", TypeSets.F32)
          .assembly("$arg attr-dict `:` type($res)").build(),

      define("griddepcontrol").attr("kind", NvvmAttrs.GRID_ACTION.set("Action kind for grid dependency control")).assembly("$kind attr-dict").build(),
      define("setmaxregister").attr("regCount", AttrSets.I32).attr("action", NvvmAttrs.REGISTER_ACTION.set("NVVM set max register action"))
          .traits(WarpVerifier::registers).assembly("$action $regCount attr-dict").build(),
      define("nanosleep").operand("duration", TypeSets.I32).assembly("attr-dict $duration").build(),
      define("pmevent").optionalAttr("maskedEventId", AttrSets.I16).optionalAttr("eventId", AttrSets.I32)
          .traits(WarpVerifier::event).assembly("attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?").build(),
      define("mapa").operand("a", NvvmTypes.GENERIC_OR_SHARED).operand("b", TypeSets.I32).result("res", NvvmTypes.GENERIC.or(NvvmTypes.CLUSTER))
          .traits(WarpVerifier::map)
          .assembly("$a `,` $b attr-dict `:` type($a) `->` type($res)").build(),
      define("clusterlaunchcontrol.try.cancel").optionalAttr("multicast", AttrSets.UNIT).operand("smemAddress", NvvmTypes.SHARED)
          .operand("mbarrier", NvvmTypes.SHARED).assembly("(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict").build(),
      define("clusterlaunchcontrol.query.cancel").attr("query_type", NvvmAttrs.CANCEL_QUERY.set("NVVM ClusterLaunchControlQueryType"))
          .operand("try_cancel_response", TypeSets.signless(128)).result("res", TypeSets.I1.or(TypeSets.I32))
          .traits(WarpVerifier::cancelled).assembly("`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)").build(),
      define("inline_ptx").operands("readOnlyArgs", TypeSet.ANY).operands("readWriteArgs", TypeSet.ANY).attr("ptxCode", AttrSets.STRING)
          .optionalOperand("predicate", TypeSets.I1).operandSegments().results("writeOnlyArgs", TypeSet.ANY)
          .assembly("$ptxCode (`ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)`)? (`rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)`)? "
              + "(`,` `predicate` `=` $predicate^)? attr-dict (`->` type($writeOnlyArgs)^)?")
          .build());

  private Warps() {}
}
