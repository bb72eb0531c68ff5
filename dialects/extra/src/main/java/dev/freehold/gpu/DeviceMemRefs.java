// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import org.jspecify.annotations.Nullable;

/** Memrefs on a device: which memory their memory space is, be it an integer or an address space of a dialect. */
public final class DeviceMemRefs {
  private DeviceMemRefs() {}

  /** The type of the memref that is an operand. */
  public static MemRefType typeOf(Op op, String operand) {
    return (MemRefType) op.operandSegment(operand).getFirst().type();
  }

  /** Whether a memory space is the global memory of the device. */
  public static boolean isGlobal(@Nullable Attribute space) {
    if (space instanceof IntegerAttr number) return number.longValue() == 0 || number.longValue() == 1;
    return space == null || isAddressSpace(space, "gpu", "global");
  }

  /** Whether a memory space is the memory that the threads of a workgroup share. */
  public static boolean isWorkgroup(@Nullable Attribute space) {
    return space instanceof IntegerAttr number ? number.longValue() == 3 : isAddressSpace(space, "gpu", "workgroup");
  }

  /** Whether a memory space is the address space {@code #dialect.address_space<name>}. */
  public static boolean isAddressSpace(@Nullable Attribute space, String dialect, String name) {
    return space instanceof EnumAttr(var kind, var keyword) && kind.dialect().equals(dialect) && kind.mnemonic().equals("address_space")
        && keyword.equals(name);
  }
}
