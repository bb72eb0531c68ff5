// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.arith.ArithTypes;
import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.gpu.DeviceMemRefs;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which tile a machine moves: {@code amdgpu.make_dma_descriptor %base globalSize [64, %n] globalStride [%s, 1] sharedSize [64, 64] : …}, or
 * which rows: {@code amdgpu.make_gather_dma_descriptor %base[%rows] …}.
 */
public final class DmaDescriptorOp extends Op implements Pure {
  private static final List<String> SIZES = List.of("global_%s_sizes", "global_%s_strides", "shared_%s_sizes");
  private static final TypeSet MASK =
      TypeSet.only("fixed-length vector of 1-bit signless integer values of length 16", VectorType.of(Shape.of(16), IntegerType.I1));
  private static final TypeSet ROWS = rows(TypeSets.I32, 8).or(rows(TypeSets.I16, 16));
  private static final String REST = "`globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) "
      + "`globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) "
      + "`sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) "
      + "( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)?)? "
      + "( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? "
      + "( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )? attr-dict `:` qualified(type($base)) ";

  static final List<OpDef<DmaDescriptorOp>> DEFS = List.of(
      define("make_dma_descriptor").operand("base", DmaBaseType.PLAIN).with(DmaDescriptorOp::parameters)
          .assembly("$base " + REST + "`->` type(results)").build(),
      define("make_gather_dma_descriptor").operand("base", DmaBaseType.GATHERING).operand("indices", ROWS).with(DmaDescriptorOp::parameters)
          .assembly("$base `[` $indices `]` " + REST + "`,` type($indices) `->` type(results)").build());

  private DmaDescriptorOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<DmaDescriptorOp> define(String name) {
    return OpDef.of("amdgpu." + name, DmaDescriptorOp.class, DmaDescriptorOp::new);
  }

  private static TypeSet rows(TypeSet numbers, int most) {
    return TypeSet.of("vector of " + numbers.description() + " values of at least length 1 of at most length " + most,
        type -> type instanceof VectorType vector && vector.rank() == 1 && vector.size(0) <= most && numbers.contains(vector.element()));
  }

  private static void parameters(OpDefBuilder<DmaDescriptorOp> builder) {
    for (String sizes : SIZES) {
      String dynamics = sizes.formatted("dynamic");
      String statics = sizes.formatted("static");
      builder.operands(dynamics, TypeSets.INDEX).attr(statics, AttrSets.DENSE_I64_ARRAY)
          .directive("DynamicIndexList($" + dynamics + ", $" + statics + ")", DynamicIndexList.of(dynamics, statics));
    }
    builder.optionalOperand("workgroup_mask", MASK).optionalOperand("early_timeout", TypeSets.I1).optionalOperand("pad_amount", TypeSets.I32)
        .optionalOperand("pad_interval", TypeSets.I32).optionalOperand("atomic_barrier_address", TypeSets.RANKED_MEMREF)
        .operands("atomic_barrier_indices", TypeSets.INDEX).optionalOperand("global_increment", TypeSets.INDEX)
        .optionalOperand("lds_increment", TypeSets.I32).optionalOperand("iteration_count", TypeSets.INDEX)
        .operandSegments().result("desc", AmdgpuKinds.DESCRIPTOR);
  }

  private boolean gathers() {
    return def() == DEFS.getLast();
  }

  private long[] statics(String name) {
    return attr(name, DenseArrayAttr.class).longs();
  }

  @Override
  protected void verify(Checker check) {
    String wrong = wrongShape();
    if (wrong == null) wrong = wrongPart();
    if (wrong != null) check.error(wrong);
  }

  private @Nullable String wrongShape() {
    long[] strides = statics("global_static_strides");
    int rank = statics("global_static_sizes").length;
    if (strides.length == 0) return "strides must not be empty.";
    if (strides[strides.length - 1] != 1) return "strides for the innermost dimension must be 1.";
    if (gathers() && rank > 2) return "tensor and tile must be at most of rank two in gather mode.";
    if (rank > 5) return "tensor and tile must be at most of rank 5.";
    if (rank != strides.length) return "strides and sizes must have same rank.";
    return rank != statics("shared_static_sizes").length ? "tensor must have same rank as tile." : null;
  }

  private @Nullable String wrongPart() {
    DmaBaseType base = (DmaBaseType) operand("base").type();
    int bits = ArithTypes.width(base.element());
    if (gathers() && !((VectorType) operand("indices").type()).element().equals(base.index())) {
      return "indices' element type must match base's element type.";
    }
    if (!DmaBaseOp.isWidth(bits)) return "element type width must be 1, 2, 4 or 8 bytes, but was " + bits + " bits long";
    List<Value> barrier = operandSegment("atomic_barrier_address");
    if (!barrier.isEmpty() && !DeviceMemRefs.isWorkgroup(((MemRefType) barrier.getFirst().type()).memorySpace())) {
      return "atomic barrier address must be in LDS.";
    }
    boolean noMask = optionalOperand("workgroup_mask") == null;
    return noMask && optionalOperand("early_timeout") != null ? "early timeout does not apply when workgroup_mask is not set." : null;
  }

  /** Sizes and strides that are constants become static, if they are positive. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    boolean changed = false;
    for (String sizes : SIZES) {
      String dynamics = sizes.formatted("dynamic");
      String statics = sizes.formatted("static");
      MixedValues known = MixedValues.of(attr(statics, Attribute.class), operandSegment(dynamics)).withConstants(number -> number > 0);
      if (known.staticsAttr().equals(prop(statics))) continue;
      rw.setProp(this, statics, known.staticsAttr());
      rw.assignOperands(operandSegment(dynamics), known.dynamics());
      changed = true;
    }
    return changed ? UPDATED : null;
  }
}
