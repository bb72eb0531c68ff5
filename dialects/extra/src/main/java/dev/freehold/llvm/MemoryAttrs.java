// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.List;

/** What loads and stores have in common. */
public final class MemoryAttrs {
  /** {@code atomic syncscope("workgroup") monotonic}. */
  static final String ATOMIC = "(`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?";

  private static final AttrSet SCOPES = AttrSets.arrayOf("LLVM dialect alias scope array", AliasAttrs.SCOPE.set(""));
  private static final int UNORDERED = 1;

  private MemoryAttrs() {}

  /** Volatile accesses, and atomic ones that order others, may touch anything. */
  static void addSynchronization(Op op, List<Effects.On> effects) {
    boolean orders = op.attr("ordering", IntegerAttr.class).longValue() > UNORDERED;
    if (op.attr("volatile_") == null && !orders) return;
    effects.add(new Effects.On(Effect.WRITES, null));
    effects.add(new Effects.On(Effect.READS, null));
  }

  /** What else accesses the same memory, or does not. */
  static <O extends Op> OpDefBuilder<O> withAliases(OpDefBuilder<O> builder) {
    return withScopes(
        builder.optionalAttr("access_groups", AttrSets.arrayOf("LLVM dialect access group metadata array", LoopAttrs.GROUP.set(""))));
  }

  /** What is known of the memory that other instructions touch. */
  public static <O extends Op> OpDefBuilder<O> withScopes(OpDefBuilder<O> builder) {
    return builder
        .optionalAttr("alias_scopes", SCOPES)
        .optionalAttr("noalias_scopes", SCOPES)
        .optionalAttr("tbaa", AttrSets.arrayOf("LLVM dialect TBAA tag metadata array", AliasAttrs.TAG.set("")));
  }

  static <O extends Op> OpDefBuilder<O> in(OpDefBuilder<O> builder) {
    return withAliases(builder)
        .optionalAttr("alignment", AttrSets.I64)
        .optionalAttr("volatile_", AttrSets.UNIT)
        .optionalAttr("nontemporal", AttrSets.UNIT)
        .optionalAttr("invariantGroup", AttrSets.UNIT)
        .defaultAttr("ordering", LlvmEnums.ORDERING.set("ordering"), LlvmEnums.ORDERING.first())
        .optionalAttr("syncscope", AttrSets.STRING);
  }
}
