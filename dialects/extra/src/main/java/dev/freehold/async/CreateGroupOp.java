// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;

/** A group for so many tokens and values: {@code %g = async.create_group %n : !async.group}. */
public final class CreateGroupOp extends Op implements Pure {
  public static final OpDef<CreateGroupOp> DEF = OpDef.of("async.create_group", CreateGroupOp.class, CreateGroupOp::new)
      .operand("size", TypeSets.INDEX)
      .result("result", AsyncTypes.GROUP)
      .assembly("$size `:` type($result) attr-dict")
      .canonicalize("eraseIfOnlyAwaited", CreateGroupOp::eraseIfOnlyAwaited)
      .identity()
      .build();

  private CreateGroupOp(OpState<?> state) {
    super(state);
  }

  /** An empty group need not be awaited. */
  private static void eraseIfOnlyAwaited(CreateGroupOp op, Rewriter rewriter) {
    for (Use use = op.result().firstUse(); use != null; use = use.next()) {
      if (!use.owner().name().equals(RuntimeOps.AWAIT_ALL.name())) return;
    }
    op.result().forEachUse(use -> rewriter.erase(use.owner()));
    rewriter.erase(op);
  }
}
