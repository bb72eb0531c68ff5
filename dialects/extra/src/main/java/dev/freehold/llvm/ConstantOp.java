// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import java.util.List;

/** A known value: {@code llvm.mlir.constant(42 : i32) : i32}. */
public final class ConstantOp extends Op implements ConstantLike, Pure {
  public static final OpDef<ConstantOp> DEF = OpDef.of("llvm.mlir.constant", ConstantOp.class, ConstantOp::new)
      .attr("value", AttrSets.ANY)
      .result("res", LlvmTypes.ANY)
      .assembly("`(` $value `)` attr-dict `:` type($res)")
      .build();

  private ConstantOp(OpState<?> state) {
    super(state);
  }

  static OpState<ConstantOp> of(Attribute value, Type type) {
    return DEF.state().prop("value", value).results(type);
  }

  /** Whether a folded value becomes a constant by itself: an integer or float, or several, of just that type. */
  static boolean accepts(Attribute value, Type type) {
    boolean numeric = value instanceof IntegerAttr || value instanceof FloatAttr || AttrSets.ELEMENTS.contains(value);
    return numeric && value.type().equals(type);
  }

  @Override
  public Attribute value() {
    return attr("value", Attribute.class);
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }

  @Override
  protected void verify(Checker check) {
    String wrong = ConstantVerifier.wrong(value(), result().type());
    if (wrong != null) check.error(wrong);
  }
}
