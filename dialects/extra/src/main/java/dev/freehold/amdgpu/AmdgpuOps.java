// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.ir.Effect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorSets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The operations of the {@code amdgpu} dialect. */
final class AmdgpuOps {
  private static final String OFFSET = "(`sgprOffset` $sgprOffset^)? `:` ";
  private static final String INTO = "`into` ($existing^) : (`undef`)? ";

  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    lanes();
    conversions();
    buffers();
    atomics();
    waits();
    for (String name : List.of("tensor_load_to_lds", "tensor_store_from_lds")) {
      DEFS.add(define(name).operand("desc", AmdgpuKinds.DESCRIPTOR).effects(Effect.WRITES, Effect.READS)
          .assembly("$desc attr-dict `:` qualified(type($desc))").build());
    }
  }

  private AmdgpuOps() {}

  private static OpDefBuilder<DeclaredOp> define(String name) {
    return DeclaredOp.define("amdgpu." + name);
  }

  private static OpDefBuilder<DeclaredOp> pure(String name) {
    return DeclaredOp.pure("amdgpu." + name);
  }

  /** Exchanges of values among the lanes of a wave. */
  private static void lanes() {
    AttrSet argument = AttrSet.of("32-bit signless integer attribute or array attribute or unit attribute",
        attr -> AttrSets.I32.contains(attr) || AttrSets.ARRAY.contains(attr) || AttrSets.UNIT.contains(attr)).ofKind(attr -> true);
    DEFS.add(pure("dpp").operand("old", TypeSet.ANY).operand("src", TypeSet.ANY).traits(Traits.SAME_TYPE_OPERANDS, AmdgpuVerifier::permutation)
        .attr("kind", AmdgpuKinds.PERMUTATION.set("The possible permutations for a DPP operation")).optionalAttr("permArgument", argument)
        .defaultAttr("row_mask", AttrSets.I32, IntegerAttr.i32(15)).defaultAttr("bank_mask", AttrSets.I32, IntegerAttr.i32(15))
        .defaultAttr("bound_ctrl", AttrSets.BOOL, IntegerAttr.FALSE).result("result", TypeSet.ANY).sameType("result", "old", "src")
        .assembly("$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)").build());
    DEFS.add(pure("permlane_swap").operand("src", AmdgpuTypes.EXCHANGED).attr("row_length", AttrSets.I32)
        .defaultAttr("fetch_inactive", AttrSets.BOOL, IntegerAttr.FALSE).defaultAttr("bound_ctrl", AttrSets.BOOL, IntegerAttr.FALSE)
        .result("result", AmdgpuTypes.EXCHANGED).sameType("result", "src").traits(AmdgpuVerifier::swap)
        .assembly("$src $row_length attr-dict `:` type($result)").build());
    DEFS.add(pure("swizzle_bitmode").operand("src", AmdgpuTypes.EXCHANGED).attr("and_mask", AttrSets.I32).attr("or_mask", AttrSets.I32)
        .attr("xor_mask", AttrSets.I32).result("result", AmdgpuTypes.EXCHANGED).sameType("result", "src")
        .assembly("$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)").build());
  }

  /** Conversions among floats, several packed into one register. */
  private static void conversions() {
    TypeSet bytes = AmdgpuTypes.BYTES_WITHOUT_ZERO_SIGN.or(AmdgpuTypes.BYTES);
    DEFS.add(pure("ext_packed_fp8").operand("source", bytes.or(VectorSets.ofLengths(bytes, 1, 2, 3, 4))).attr("index", AmdgpuTypes.upTo(3))
        .result("res", TypeSets.F32.or(VectorSets.fixedOfLengths(TypeSets.F32, 2)))
        .assembly("attr-dict $source `[` $index `]` `:` type($source) `to` type($res)").build());
    DEFS.add(pure("scaled_ext_packed")
        .operand("source",
            VectorSets.ofLengths(AmdgpuTypes.BYTES, 1, 2, 3, 4).or(VectorSets.ofLengths(AmdgpuTypes.FOUR_BITS, 1, 2, 3, 4, 5, 6, 7, 8)))
        .operand("scale", TypeSets.F32).attr("index", AmdgpuTypes.upTo(7))
        .result("res", TypeSets.anyOf(VectorSets.fixedOfLengths(TypeSets.F32, 2), VectorSets.fixedOfLengths(TypeSets.F16, 2),
            VectorSets.fixedOfLengths(TypeSets.BF16, 2)))
        .assembly("attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)").build());
    DEFS.add(pure("scaled_ext_packed_matrix").operand("source", AmdgpuTypes.SMALL_MATRIX)
        .operand("scale", AmdgpuTypes.exactly(4, "F8E8M0FNU", AmdgpuTypes.SCALE)).attr("blockSize", AmdgpuTypes.oneOf(16, 32))
        .attr("firstScaleLane", AmdgpuTypes.oneOf(0, 16)).attr("firstScaleByte", AttrSets.max(AttrSets.min(AttrSets.I32, 0), 3))
        .result("res", AmdgpuTypes.MATRIX).traits(Agreement.inShape("source", "res"), AmdgpuVerifier::scaled)
        .assembly("attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane `)` "
            + "`firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)")
        .build());
    DEFS.add(filling(pure("packed_scaled_trunc")
        .operand("source", VectorSets.ofLengths(TypeSets.anyOf(TypeSets.F32, TypeSets.F16, TypeSets.BF16), 1, 2)).operand("scale", TypeSets.F32)
        .attr("index", AmdgpuTypes.upTo(7)), AmdgpuTypes.PACKED_SMALL)
        .assembly("attr-dict $source " + INTO + "`[` $index `]` `,` $scale `:` type($source) `to` type($res) (`into` type($existing)^)?").build());
    DEFS.add(filling(pure("packed_stoch_round_fp8").operand("source", TypeSets.F32).operand("stochiasticParam", TypeSets.I32)
        .attr("storeIndex", AmdgpuTypes.upTo(3)), AmdgpuTypes.PACKED_BYTES)
        .assembly("attr-dict $source `+` $stochiasticParam " + INTO
            + "`[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)?")
        .build());
    DEFS.add(filling(pure("packed_trunc_2xfp8").operand("sourceA", TypeSets.F32).optionalOperand("sourceB", TypeSets.F32)
        .attr("wordIndex", AmdgpuTypes.upTo(1)), AmdgpuTypes.PACKED_BYTES).operandSegments()
        .assembly("attr-dict $sourceA `,` ($sourceB^) : (`undef`)? " + INTO
            + "`[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)?")
        .build());
  }

  /** Writes its result to a register, whose other bits may be kept. */
  private static OpDefBuilder<DeclaredOp> filling(OpDefBuilder<DeclaredOp> builder, TypeSet registers) {
    return builder.optionalOperand("existing", registers).result("res", registers).traits(AmdgpuVerifier::existing);
  }

  private static void buffers() {
    DEFS.add(define("gather_to_lds").operand("src", TypeSets.RANKED_MEMREF, Effect.READS).operands("srcIndices", TypeSets.INDEX)
        .operand("dst", TypeSets.RANKED_MEMREF, Effect.WRITES).operands("dstIndices", TypeSets.INDEX).attr("transferType", AttrSets.TYPE)
        .operandSegments()
        .traits(AmdgpuVerifier::gather).canonicalize("FoldGatherToLDSOfCast", AmdgpuPatterns::uncast)
        .assembly("$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)").build());
    DEFS.add(define("transpose_load").operand("src", TypeSets.RANKED_MEMREF, Effect.READS).operands("srcIndices", TypeSets.INDEX)
        .result("result", TypeSets.VECTOR_OF_NON_ZERO_RANK).traits(AmdgpuVerifier::transpose)
        .assembly("$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)").build());
    DEFS.add(read(placed(define("raw_buffer_load").operand("memref", TypeSets.RANKED_MEMREF, Effect.READS)).result("value", TypeSet.ANY))
        .assembly("attr-dict $memref `[` $indices `]` " + OFFSET + "type($memref) (`,` type($indices)^)? `->` type($value)").build());
    DEFS.add(written(sameElement(placed(define("raw_buffer_store").operand("value", TypeSet.ANY)
        .operand("memref", TypeSets.RANKED_MEMREF, Effect.WRITES))))
        .assembly("attr-dict $value `->` $memref `[` $indices `]` " + OFFSET + "type($value) `->` type($memref) (`,` type($indices)^)?")
        .build());
  }

  private static OpDefBuilder<DeclaredOp> placed(OpDefBuilder<DeclaredOp> builder) {
    return builder.operands("indices", TypeSets.I32).defaultAttr("boundsCheck", AttrSets.BOOL, IntegerAttr.TRUE)
        .optionalAttr("indexOffset", AttrSets.I32).optionalOperand("sgprOffset", TypeSets.I32).operandSegments();
  }

  private static OpDefBuilder<DeclaredOp> sameElement(OpDefBuilder<DeclaredOp> builder) {
    return builder.traits(Agreement.inElement("value", "memref"));
  }

  private static OpDefBuilder<DeclaredOp> read(OpDefBuilder<DeclaredOp> builder) {
    return sameElement(builder).traits(AmdgpuVerifier::placed).canonicalize("RemoveStaticallyOobBufferLoads", AmdgpuPatterns::zeroOutside);
  }

  private static OpDefBuilder<DeclaredOp> written(OpDefBuilder<DeclaredOp> builder) {
    return builder.traits(AmdgpuVerifier::placed).canonicalize("RemoveStaticallyOobBufferWrites", AmdgpuPatterns::eraseOutside);
  }

  private static void atomics() {
    combined("fadd", TypeSets.F32.or(VectorSets.ofLengths(TypeSets.F16.or(TypeSets.BF16), 2)), AmdgpuOps::sameElement);
    combined("fmax", TypeSets.F32.or(TypeSets.F64), AmdgpuOps::sameElement);
    combined("smax", TypeSets.I32, builder -> {});
    combined("umin", TypeSets.I32, builder -> {});
    DEFS.add(read(placed(define("raw_buffer_atomic_cmpswap").operand("src", TypeSet.ANY).operand("cmp", TypeSet.ANY)
        .operand("memref", TypeSets.RANKED_MEMREF, Effect.READS, Effect.WRITES)).result("value", TypeSet.ANY).sameType("src", "cmp", "value"))
        .assembly("attr-dict $src `,` $cmp `->` $memref `[` $indices `]` " + OFFSET + "type($value) `->` type($memref) `,` type($indices)")
        .build());
  }

  private static void combined(String name, TypeSet values, Consumer<OpDefBuilder<DeclaredOp>> constraint) {
    DEFS.add(written(placed(define("raw_buffer_atomic_" + name).operand("value", values)
        .operand("memref", TypeSets.RANKED_MEMREF, Effect.READS, Effect.WRITES)).with(constraint))
        .assembly("attr-dict $value `->` $memref `[` $indices `]` " + OFFSET + "type($value) `->` type($memref) `,` type($indices)").build());
  }

  private static void waits() {
    DEFS.add(define("lds_barrier").assembly("attr-dict").canonicalize("eraseRepeated", AmdgpuPatterns::eraseRepeated).build());
    DEFS.add(define("sched_barrier").attr("opts", SchedulingAttr.SET).assembly("`allow` `=` $opts attr-dict").build());
    OpDefBuilder<DeclaredOp> wait = define("memory_counter_wait");
    for (String counter : List.of("load", "store", "ds", "exp", "tensor")) wait.optionalAttr(counter, AttrSets.I32);
    DEFS.add(wait.assembly("oilist(`load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` "
        + "| `tensor` `(` $tensor `)`) attr-dict").canonicalize("FuseMemoryCounterWaitOp", AmdgpuPatterns::fuseWaits).build());
  }
}
