// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.memref.MemRefTypes;
import java.util.List;

/** Frees a buffer of the device: {@code gpu.dealloc async [%dep] %m : memref<8xf32, 1>}. */
public final class DeallocOp extends Op {
  public static final OpDef<DeallocOp> DEF = AsyncDependencies.in(OpDef.of("gpu.dealloc", DeallocOp.class, DeallocOp::new))
      .operands("asyncDependencies", AsyncTokenType.SET)
      .operand("memref", MemRefTypes.RANKED, Effect.FREES)
      .optionalResult("asyncToken", AsyncTokenType.SET)
      .assembly("custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)")
      .build();

  private DeallocOp(OpState<?> state) {
    super(state);
  }

  /** Frees at once, and waits for nothing. */
  public static OpState<DeallocOp> of(Value buffer) {
    return DEF.state().operands(buffer);
  }

  /** Frees when {@code token} is done, and waits for that. */
  public static OpState<DeallocOp> behind(Value token, Value buffer) {
    return DEF.state().operands(token, buffer);
  }

  /** Frees when tokens are done, and waits for nothing. */
  public static OpState<DeallocOp> async(List<Value> tokens, Value buffer) {
    return DEF.state().operands(tokens).operands(buffer).results(AsyncTokenType.INSTANCE);
  }
}
