// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** An operation that computes tensors from tensors. */
public final class TosaOp extends Op implements Pure, NamesResults {
  private TosaOp(OpState<?> state) {
    super(state);
  }

  static OpDefBuilder<TosaOp> define(String name) {
    return OpDef.of("tosa." + name, TosaOp.class, TosaOp::new).syntax(OpSyntax.of(TosaSyntax::parse, TosaSyntax::print));
  }

  /** A declaration with some tensors as operands. */
  static OpDefBuilder<TosaOp> onTensors(String name, String... operands) {
    return on(TosaTypes.TENSOR, name, operands);
  }

  /** A declaration with some lists of sizes as operands. */
  static OpDefBuilder<TosaOp> onShapes(String name, String... operands) {
    return on(ShapeType.SET, name, operands);
  }

  /** A declaration with some operands of one set of types. */
  static OpDefBuilder<TosaOp> on(TypeSet type, String name, String... operands) {
    return and(type, define(name), operands);
  }

  /** Adds operands of one set of types. */
  static OpDefBuilder<TosaOp> and(TypeSet type, OpDefBuilder<TosaOp> declaration, String... operands) {
    for (String operand : operands) declaration.operand(operand, type);
    return declaration;
  }

  /** Completes a declaration of an operation with one tensor as its result. */
  static OpDef<TosaOp> toTensor(OpDefBuilder<TosaOp> declaration) {
    return to(TosaTypes.TENSOR, declaration);
  }

  static OpDef<TosaOp> to(TypeSet result, OpDefBuilder<TosaOp> declaration) {
    return declaration.result("output", result).build();
  }

  /** Adds the attribute for what to do about NaN. */
  static OpDefBuilder<TosaOp> nanMode(OpDefBuilder<TosaOp> declaration) {
    return declaration.defaultAttr("nan_mode", TosaEnums.NAN_MODE.set("Supported NaN propagation strategies"), TosaEnums.NAN_MODE.of("PROPAGATE"));
  }

  static OpDefBuilder<TosaOp> axis(OpDefBuilder<TosaOp> declaration) {
    return declaration.attr("axis", AttrSets.I32);
  }

  /** The dimension that an operation with {@link #axis} is about. */
  int axis() {
    return (int) attr("axis", IntegerAttr.class).longValue();
  }

  /** The order of dimensions of a {@code tosa.transpose}. */
  long[] permutation() {
    return attr("perms", DenseArrayAttr.class).longs();
  }

  @Override
  protected void verify(Checker check) {
    Checks.verify(this, check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return Folds.of(this, rw);
  }

  /** Only several results have names of their own. */
  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (resultCount() < 2) return;
    for (int i = 0; i < resultCount(); i++) name.accept(result(i), def().resultSegmentDefs().get(i).name());
  }
}
