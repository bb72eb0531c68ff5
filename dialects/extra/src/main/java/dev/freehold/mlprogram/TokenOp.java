// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.iface.Pure;

/** A token that orders nothing yet. */
public final class TokenOp extends Op implements Pure {
  public static final OpDef<TokenOp> DEF = OpDef.of("ml_program.token", TokenOp.class, TokenOp::new)
      .result("token", TokenType.SET)
      .assembly("attr-dict")
      .identity()
      .build();

  private TokenOp(OpState<?> state) {
    super(state);
  }
}
