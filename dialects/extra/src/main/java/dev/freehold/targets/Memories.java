// SPDX-License-Identifier: Apache-2.0
package dev.freehold.targets;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.Op;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;

/** Buffers of a device: which memory their memory space means, whether it is a number or a word. */
final class Memories {
  private Memories() {}

  /** The type of the buffer that is an operand. */
  static MemRefType buffer(Op op, String operand) {
    return (MemRefType) op.operandSegment(operand).getFirst().type();
  }

  /** Whether a memory is that of the whole device. */
  static boolean isGlobal(Attribute space) {
    if (space instanceof IntegerAttr number) return number.longValue() == 0 || number.longValue() == 1;
    return space == null || isSpace(space, "gpu", "global");
  }

  /** Whether a memory is that which the threads of a group share. */
  static boolean isShared(Attribute space) {
    return space instanceof IntegerAttr number ? number.longValue() == 3 : isSpace(space, "gpu", "workgroup");
  }

  /** Whether a memory is reached through descriptors of buffers. */
  static boolean isBuffer(Attribute space) {
    return space instanceof IntegerAttr number ? number.longValue() == 7 : isSpace(space, "amdgpu", "fat_raw_buffer");
  }

  private static boolean isSpace(Attribute space, String dialect, String name) {
    return space instanceof EnumAttr(var kind, var keyword) && kind.dialect().equals(dialect) && kind.mnemonic().equals("address_space")
        && keyword.equals(name);
  }
}
