// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.builtin.AttrSets;

/** What loads and stores have in common. */
final class MemoryAttrs {
  /** {@code atomic syncscope("workgroup") monotonic}. */
  static final String ATOMIC = "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?";

  private MemoryAttrs() {}

  static <O extends Op> OpDef.Builder<O> in(OpDef.Builder<O> builder) {
    return builder
        .optionalAttr("alignment", AttrSets.I64)
        .optionalAttr("volatile_", AttrSets.UNIT)
        .optionalAttr("nontemporal", AttrSets.UNIT)
        .optionalAttr("invariantGroup", AttrSets.UNIT)
        .defaultAttr("ordering", LlvmEnums.ORDERING.set("Atomic ordering for LLVM's memory model"), LlvmEnums.ORDERING.first())
        .optionalAttr("syncscope", AttrSets.STRING)
        .optionalAttr("access_groups", AttrSets.ARRAY)
        .optionalAttr("alias_scopes", AttrSets.ARRAY)
        .optionalAttr("noalias_scopes", AttrSets.ARRAY)
        .optionalAttr("tbaa", AttrSets.ARRAY);
  }
}
