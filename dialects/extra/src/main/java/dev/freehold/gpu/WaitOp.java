// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import java.util.List;

/** Waits for tokens, or makes one of several: {@code %t = gpu.wait async [%a, %b]}. */
public final class WaitOp extends Op {
  public static final OpDef<WaitOp> DEF = AsyncDependencies.in(OpDef.of("gpu.wait", WaitOp.class, WaitOp::new))
      .operands("asyncDependencies", AsyncTokenType.SET)
      .optionalResult("asyncToken", AsyncTokenType.SET)
      .assembly("custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict")
      .canonicalize("skipDoneTokens", GpuPatterns::skipDoneTokens)
      .canonicalize("eraseUseless", GpuPatterns::eraseUseless)
      .build();

  private WaitOp(OpState<?> state) {
    super(state);
  }

  /** Waits for tokens. */
  static OpState<WaitOp> on(List<Value> tokens) {
    return DEF.state().operands(tokens);
  }
}
