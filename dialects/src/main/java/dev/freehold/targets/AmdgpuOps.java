// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.dialects.syntax.PureDeclaredOp;
import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** The operations of the {@code amdgpu} dialect. */
final class AmdgpuOps {
  private static final String OFFSET = "(`sgprOffset` $sgprOffset^)? `:` ";
  private static final String INTO = "`into` ($existing^) : (`undef`)? ";
  private static final String PRODUCT = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC ";
  private static final String SCALED = "custom<MNKDimensionList>($m, $n, $k) ` ` ";
  private static final String TYPES = "`:` type($sourceA) `,` type($sourceB) `,` type($destC)";

  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    lanes();
    conversions();
    buffers();
    atomics();
    products();
    scaledProducts();
    waits();
    for (String name : List.of("tensor_load_to_lds", "tensor_store_from_lds")) {
      DEFS.add(define(name).operand("desc", AmdgpuDialect.DESCRIPTOR).effects(Effect.WRITES, Effect.READS)
          .assembly("$desc attr-dict `:` qualified(type($desc))").build());
    }
  }

  private AmdgpuOps() {}

  private static OpDef.Builder<DeclaredOp> define(String name) {
    return DeclaredOp.define("amdgpu." + name);
  }

  private static OpDef.Builder<PureDeclaredOp> pure(String name) {
    return PureDeclaredOp.define("amdgpu." + name);
  }

  /** Exchanges of values among the lanes of a wave. */
  private static void lanes() {
    AttrSet argument = AttrSet.of("32-bit signless integer attribute or array attribute or unit attribute",
        attr -> AttrSets.I32.contains(attr) || AttrSets.ARRAY.contains(attr) || AttrSets.UNIT.contains(attr));
    DEFS.add(pure("dpp").operand("old", TypeSet.ANY).operand("src", TypeSet.ANY)
        .attr("kind", AmdgpuDialect.PERMUTATION.set("The possible permutations for a DPP operation")).optionalAttr("permArgument", argument)
        .defaultAttr("row_mask", AttrSets.I32, IntegerAttr.i32(15)).defaultAttr("bank_mask", AttrSets.I32, IntegerAttr.i32(15))
        .defaultAttr("bound_ctrl", AttrSets.BOOL, IntegerAttr.FALSE).result("result", TypeSet.ANY).sameType("result", "old", "src")
        .assembly("$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)").build());
    DEFS.add(pure("permlane_swap").operand("src", TypeSet.ANY).attr("row_length", AttrSets.I32)
        .defaultAttr("fetch_inactive", AttrSets.BOOL, IntegerAttr.FALSE).defaultAttr("bound_ctrl", AttrSets.BOOL, IntegerAttr.FALSE)
        .result("result", TypeSet.ANY).sameType("result", "src").assembly("$src $row_length attr-dict `:` type($result)").build());
    DEFS.add(pure("swizzle_bitmode").operand("src", TypeSet.ANY).attr("and_mask", AttrSets.I32).attr("or_mask", AttrSets.I32)
        .attr("xor_mask", AttrSets.I32).result("result", TypeSet.ANY).sameType("result", "src")
        .assembly("$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)").build());
  }

  /** Conversions among floats, several packed into one register. */
  private static void conversions() {
    DEFS.add(pure("ext_packed_fp8").operand("source", TypeSet.ANY).attr("index", AttrSets.I32).result("res", TypeSet.ANY)
        .assembly("attr-dict $source `[` $index `]` `:` type($source) `to` type($res)").build());
    DEFS.add(pure("scaled_ext_packed").operand("source", TypeSet.ANY).operand("scale", TypeSets.F32).attr("index", AttrSets.I32)
        .result("res", TypeSet.ANY).assembly("attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)").build());
    DEFS.add(pure("scaled_ext_packed_matrix").operand("source", TypeSet.ANY).operand("scale", TypeSet.ANY).attr("blockSize", AttrSets.I32)
        .attr("firstScaleLane", AttrSets.I32).attr("firstScaleByte", AttrSets.I32).result("res", TypeSet.ANY)
        .assembly("attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane `)` "
            + "`firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)").build());
    DEFS.add(pure("packed_scaled_trunc").operand("source", TypeSet.ANY).operand("scale", TypeSets.F32).attr("index", AttrSets.I32)
        .optionalOperand("existing", TypeSet.ANY).result("res", TypeSet.ANY)
        .assembly("attr-dict $source " + INTO + "`[` $index `]` `,` $scale `:` type($source) `to` type($res) (`into` type($existing)^)?").build());
    DEFS.add(pure("packed_stoch_round_fp8").operand("source", TypeSets.F32).operand("stochiasticParam", TypeSets.I32)
        .attr("storeIndex", AttrSets.I32).optionalOperand("existing", TypeSet.ANY).result("res", TypeSet.ANY)
        .assembly("attr-dict $source `+` $stochiasticParam " + INTO
            + "`[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)?").build());
    DEFS.add(pure("packed_trunc_2xfp8").operand("sourceA", TypeSets.F32).optionalOperand("sourceB", TypeSets.F32)
        .attr("wordIndex", AttrSets.I32).optionalOperand("existing", TypeSet.ANY).operandSegments().result("res", TypeSet.ANY)
        .assembly("attr-dict $sourceA `,` ($sourceB^) : (`undef`)? " + INTO
            + "`[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)?").build());
  }

  private static void buffers() {
    DEFS.add(pure("fat_raw_buffer_cast").operand("source", TypeSet.ANY).optionalOperand("validBytes", TypeSets.I64)
        .optionalOperand("cacheSwizzleStride", TypeSet.only("14-bit signless integer", IntegerType.of(14)))
        .defaultAttr("boundsCheck", AttrSets.BOOL, IntegerAttr.TRUE).optionalAttr("resetOffset", AttrSets.UNIT).operandSegments()
        .result("result", TypeSet.ANY)
        .assembly("$source oilist(`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)` "
            + "| `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset) attr-dict `:` type($source) `to` type($result)").build());
    DEFS.add(define("gather_to_lds").operand("src", TypeSet.ANY, Effect.READS).operands("srcIndices", TypeSets.INDEX)
        .operand("dst", TypeSet.ANY, Effect.WRITES).operands("dstIndices", TypeSets.INDEX).attr("transferType", AttrSets.TYPE).operandSegments()
        .assembly("$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)").build());
    DEFS.add(define("transpose_load").operand("src", TypeSet.ANY, Effect.READS).operands("srcIndices", TypeSets.INDEX)
        .result("result", TypeSet.ANY).assembly("$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)").build());
    DEFS.add(placed(define("raw_buffer_load").operand("memref", TypeSet.ANY, Effect.READS)).result("value", TypeSet.ANY)
        .assembly("attr-dict $memref `[` $indices `]` " + OFFSET + "type($memref) (`,` type($indices)^)? `->` type($value)").build());
    DEFS.add(placed(define("raw_buffer_store").operand("value", TypeSet.ANY).operand("memref", TypeSet.ANY, Effect.WRITES))
        .assembly("attr-dict $value `->` $memref `[` $indices `]` " + OFFSET + "type($value) `->` type($memref) (`,` type($indices)^)?")
        .build());
  }

  private static OpDef.Builder<DeclaredOp> placed(OpDef.Builder<DeclaredOp> builder) {
    return builder.operands("indices", TypeSets.I32).defaultAttr("boundsCheck", AttrSets.BOOL, IntegerAttr.TRUE)
        .optionalAttr("indexOffset", AttrSets.I32).optionalOperand("sgprOffset", TypeSets.I32).operandSegments();
  }

  private static void atomics() {
    for (String name : List.of("fadd", "fmax", "smax", "umin")) {
      TypeSet values = name.startsWith("f") ? TypeSet.ANY : TypeSets.I32;
      DEFS.add(placed(define("raw_buffer_atomic_" + name).operand("value", values).operand("memref", TypeSet.ANY, Effect.READS, Effect.WRITES))
          .assembly("attr-dict $value `->` $memref `[` $indices `]` " + OFFSET + "type($value) `->` type($memref) `,` type($indices)").build());
    }
    DEFS.add(placed(define("raw_buffer_atomic_cmpswap").operand("src", TypeSet.ANY).operand("cmp", TypeSet.ANY)
        .operand("memref", TypeSet.ANY, Effect.READS, Effect.WRITES)).result("value", TypeSet.ANY).sameType("src", "cmp", "value")
        .assembly("attr-dict $src `,` $cmp `->` $memref `[` $indices `]` " + OFFSET + "type($value) `->` type($memref) `,` type($indices)")
        .build());
  }

  private static void products() {
    OpDef.Builder<PureDeclaredOp> mfma = matrices("mfma").defaultAttr("blocks", AttrSets.I32, IntegerAttr.i32(1));
    for (String name : List.of("cbsz", "abid")) mfma.defaultAttr(name, AttrSets.I32, IntegerAttr.i32(0));
    mfma.defaultAttr("blgp", AmdgpuDialect.BROADCAST.set("The possible permutations of the lanes storing B available in an MFMA"),
        AmdgpuDialect.BROADCAST.of("none"));
    for (String name : List.of("reducePrecision", "negateA", "negateB", "negateC")) mfma.optionalAttr(name, AttrSets.UNIT);
    DEFS.add(mfma.assembly(PRODUCT + "attr-dict `blgp` `=` $blgp " + TYPES).build());
    DEFS.add(matrices("wmma").defaultAttr("subwordOffset", AttrSets.I32, IntegerAttr.i32(0)).optionalAttr("unsignedA", AttrSets.UNIT)
        .optionalAttr("unsignedB", AttrSets.UNIT).optionalAttr("clamp", AttrSets.UNIT).assembly(PRODUCT + "attr-dict " + TYPES).build());
    DEFS.add(matrices("sparse_mfma").operand("sparseIdx", TypeSet.ANY).defaultAttr("cbsz", AttrSets.I32, IntegerAttr.i32(0))
        .defaultAttr("abid", AttrSets.I32, IntegerAttr.i32(0))
        .assembly(PRODUCT + "`sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict " + TYPES).build());
  }

  private static void scaledProducts() {
    DEFS.add(matrices("scaled_mfma").operand("scalesA", TypeSet.ANY).operand("scalesB", TypeSet.ANY).attr("scalesIdxA", AttrSets.I32)
        .attr("scalesIdxB", AttrSets.I32)
        .assembly(SCALED + "`(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC "
            + "attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,` type($destC)").build());
    DEFS.add(matrices("scaled_wmma").operand("scaleA", TypeSet.ANY).attr("a_first_scale_lane", AttrSets.I32).operand("scaleB", TypeSet.ANY)
        .attr("b_first_scale_lane", AttrSets.I32)
        .assembly(SCALED + "`(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC "
            + "attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)").build());
  }

  /** The product of two matrices added to a third, all of them held by a wave together. */
  private static OpDef.Builder<PureDeclaredOp> matrices(String name) {
    OpDef.Builder<PureDeclaredOp> builder = pure(name);
    for (String size : List.of("m", "n", "k")) builder.attr(size, AttrSets.I32);
    return builder.operand("sourceA", TypeSet.ANY).operand("sourceB", TypeSet.ANY).operand("destC", TypeSet.ANY).result("destD", TypeSet.ANY)
        .sameType("destC", "destD").directive("MNKDimensionList", Directive.of(AmdgpuOps::parseSizes, AmdgpuOps::printSizes));
  }

  private static <O extends Op> void parseSizes(OpParser p, FormatState<O> state) {
    int loc = p.loc();
    Shape sizes = p.dimensionList(false, false);
    if (sizes.rank() != 3) throw p.error(loc, "expected 3 dimensions in MNK dimension list");
    for (int i = 0; i < 3; i++) state.attr("mnk".substring(i, i + 1), IntegerAttr.i32((int) sizes.size(i)));
  }

  private static void printSizes(Op op, OpPrinter out) {
    out.text(size(op, "m") + "x" + size(op, "n") + "x" + size(op, "k"));
  }

  private static long size(Op op, String name) {
    return ((IntegerAttr) op.attr(name)).longValue();
  }

  /** Of two waits one after another, what is stricter in either is left. */
  private static void fuseWaits(DeclaredOp wait, Rewriter rw) {
    Op next = wait.next();
    if (next == null || next.def() != wait.def()) return;
    for (int i = 0; i < wait.def().props().size(); i++) {
      if (!(next.prop(i) instanceof IntegerAttr other)) continue;
      boolean stricter = !(wait.prop(i) instanceof IntegerAttr own) || other.value().compareTo(own.value()) < 0;
      if (stricter) rw.setProp(wait, i, other);
    }
    rw.erase(next);
  }

  private static void waits() {
    DEFS.add(define("lds_barrier").assembly("attr-dict").build());
    DEFS.add(define("sched_barrier").attr("opts", SchedulingAttr.SET).assembly("`allow` `=` $opts attr-dict").build());
    OpDef.Builder<DeclaredOp> wait = define("memory_counter_wait");
    for (String counter : List.of("load", "store", "ds", "exp", "tensor")) wait.optionalAttr(counter, AttrSets.I32);
    DEFS.add(wait.assembly("oilist(`load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` "
        + "| `tensor` `(` $tensor `)`) attr-dict").canonicalize("fuseWaits", AmdgpuOps::fuseWaits).build());
  }
}
