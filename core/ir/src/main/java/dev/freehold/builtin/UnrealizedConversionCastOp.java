// SPDX-License-Identifier: Apache-2.0
package dev.freehold.builtin;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Stands for a conversion between types that is not done yet; it means nothing by itself. */
public final class UnrealizedConversionCastOp extends Op implements Pure {
  public static final OpDef<UnrealizedConversionCastOp> DEF =
      OpDef.of("builtin.unrealized_conversion_cast", UnrealizedConversionCastOp.class, UnrealizedConversionCastOp::new)
          .operands("inputs", TypeSet.ANY)
          .results("outputs", TypeSet.ANY)
          .effects()
          .assembly("($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict")
          .build();

  private UnrealizedConversionCastOp(OpState<UnrealizedConversionCastOp> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    if (resultCount() == 0) check.error("expected at least one result for cast operation");
  }

  /** A cast to the same types is its operands; so is a cast back from what another cast made of them. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (operandCount() == 0) return null;
    if (sameTypes(operands(), results())) return List.copyOf(operands());
    if (!(operand(0).definingOp() instanceof UnrealizedConversionCastOp input)) return null;
    boolean castsBack = input.results().equals(operands()) && sameTypes(input.operands(), results());
    return castsBack ? List.copyOf(input.operands()) : null;
  }

  private static boolean sameTypes(List<? extends Value> some, List<? extends Value> others) {
    if (some.size() != others.size()) return false;
    for (int i = 0; i < some.size(); i++) {
      if (!some.get(i).type().equals(others.get(i).type())) return false;
    }
    return true;
  }
}
