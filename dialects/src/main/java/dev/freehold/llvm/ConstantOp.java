// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Folded;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.iface.ConstantLike;
import java.util.List;

/** A known value: {@code llvm.mlir.constant(42 : i32) : i32}. */
public final class ConstantOp extends Op implements ConstantLike {
  public static final OpDef<ConstantOp> DEF = OpDef.of("llvm.mlir.constant", ConstantOp.class, ConstantOp::new)
      .attr("value", AttrSets.ANY)
      .result("res", TypeSet.ANY)
      .assembly("`(` $value `)` attr-dict `:` type($res)")
      .build();

  private ConstantOp(OpState<?> state) {
    super(state);
  }

  @Override
  public Attribute value() {
    return prop(0);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
