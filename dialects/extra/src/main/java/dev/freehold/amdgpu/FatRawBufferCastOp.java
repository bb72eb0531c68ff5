// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.ViewLike;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The same buffer reached through a descriptor, which may hold its offset: {@code amdgpu.fat_raw_buffer_cast %m resetOffset : … to …}. */
public final class FatRawBufferCastOp extends Op implements Pure, ViewLike {
  private static final String RESET = "resetOffset";

  public static final OpDef<FatRawBufferCastOp> DEF = OpDef.of("amdgpu.fat_raw_buffer_cast", FatRawBufferCastOp.class, FatRawBufferCastOp::new)
      .operand("source", TypeSets.RANKED_MEMREF)
      .optionalOperand("validBytes", TypeSets.I64)
      .optionalOperand("cacheSwizzleStride", TypeSet.only("14-bit signless integer", IntegerType.of(14)))
      .defaultAttr("boundsCheck", AttrSets.BOOL, IntegerAttr.TRUE)
      .optionalAttr(RESET, AttrSets.UNIT)
      .operandSegments()
      .result("result", TypeSets.RANKED_MEMREF)
      .inferResults(FatRawBufferCastOp::infer)
      .assembly("$source oilist(`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)` "
          + "| `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset) attr-dict `:` type($source) `to` type($result)")
      .build();

  private FatRawBufferCastOp(OpState<?> state) {
    super(state);
  }

  private static @Nullable List<Type> infer(OpState<?> state) {
    MemRefType result = state.operands().getFirst().type() instanceof MemRefType source ? described(source, state.attr(RESET) != null) : null;
    return result == null ? null : List.of(result);
  }

  /** The type of a buffer that is reached through a descriptor; null where the layout cannot be without its offset. */
  private static @Nullable MemRefType described(MemRefType source, boolean resetOffset) {
    Attribute layout = source.layout();
    if (resetOffset && !source.hasIdentityLayout()) {
      if (!(layout instanceof StridedLayoutAttr strided)) return null;
      boolean known = source.hasStaticShape() || source.rank() <= 1;
      boolean plain = known && Strides.rowMajor(source.shape()).strides().equals(strided.strides());
      layout = plain ? null : StridedLayoutAttr.of(0, strided.strides());
    }
    return MemRefType.of(source.shape(), source.element(), layout, AmdgpuKinds.SPACE.of("fat_raw_buffer"));
  }

  @Override
  public Value viewSource() {
    return operand("source");
  }

  /** It is a pointer of another kind, whether the offset is moved into it or not. */
  @Override
  public boolean mayMoveAlignedPointer() {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    MemRefType source = (MemRefType) viewSource().type();
    MemRefType expected = described(source, attr(RESET) != null);
    Type result = result().type();
    if (expected == null) {
      check.error("source type " + Printing.quoted(source) + " can't have its offset reset");
    } else if (!expected.equals(result)) {
      check.error("expected result type to be " + Printing.quoted(expected) + " but got " + Printing.quoted(result));
    }
  }
}
