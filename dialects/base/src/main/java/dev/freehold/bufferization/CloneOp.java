// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.AsksCallees;
import dev.freehold.memref.CastFolding;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.MemRefTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A buffer with the same elements as another; it may even be the same one, so that none of the two is written to afterwards. */
public final class CloneOp extends Op implements AsksCallees {
  public static final OpDef<CloneOp> DEF = OpDef.of("bufferization.clone", CloneOp.class, CloneOp::new)
      .operand("input", MemRefTypes.ANY, Effect.READS)
      .result("output", MemRefTypes.ANY, Effect.WRITES, Effect.ALLOCATES)
      .assembly("$input attr-dict `:` type($input) `to` type($output)")
      .canonicalize("SimplifyClones", ClonePatterns::simplify)
      .build();

  private CloneOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CloneOp> of(Value input) {
    return of(input.type(), input);
  }

  public static OpState<CloneOp> of(Type type, Value input) {
    return DEF.state().operands(input).results(type);
  }

  public Value input() {
    return operand("input");
  }

  public Value output() {
    return result();
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoAgreeing(this, types -> CastOp.areCompatible(types.getFirst(), output().type()), rw);
  }
}
