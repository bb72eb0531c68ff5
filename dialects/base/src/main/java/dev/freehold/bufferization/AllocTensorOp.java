// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tensor in a buffer of its own, perhaps with the elements of another: {@code bufferization.alloc_tensor(%n) : tensor<?xf32>}. */
public final class AllocTensorOp extends Op {
  public static final OpDef<AllocTensorOp> DEF = OpDef.of("bufferization.alloc_tensor", AllocTensorOp.class, AllocTensorOp::new)
      .operands("dynamic_sizes", TypeSets.INDEX)
      .optionalOperand("copy", TypeSets.ANY_TENSOR)
      .optionalOperand("size_hint", TypeSets.INDEX)
      .optionalAttr("memory_space", AttrSet.ANY)
      .operandSegments()
      .result("result", TypeSets.ANY_TENSOR)
      .syntax(OpSyntax.of(AllocTensorOp::parse, AllocTensorOp::print))
      .canonicalize("ReplaceStaticShapeDims", AllocTensorPatterns::constantSizes)
      .identity()
      .build();

  private AllocTensorOp(OpState<?> state) {
    super(state);
  }

  public static OpState<AllocTensorOp> of(
      Type type, Collection<? extends Value> dynamicSizes, Collection<? extends Value> copy, Collection<? extends Value> sizeHint) {
    return DEF.state().operandSegments(dynamicSizes, copy, sizeHint).results(type);
  }

  public OperandRange dynamicSizes() {
    return operandSegment("dynamic_sizes");
  }

  /** The tensor whose elements are copied, or null. */
  public @Nullable Value copy() {
    return firstOrNull(operandSegment("copy"));
  }

  /** How many elements of a sparse tensor to expect, or null. */
  public @Nullable Value sizeHint() {
    return firstOrNull(operandSegment("size_hint"));
  }

  private static @Nullable Value firstOrNull(OperandRange group) {
    return group.isEmpty() ? null : group.getFirst();
  }

  private static void parse(OpParser p, OpState<AllocTensorOp> state) {
    p.expect("(");
    List<OpParser.Operand> sizes = p.operandList(Delimiter.NONE);
    p.expect(")");
    List<OpParser.Operand> copy = List.of();
    if (p.accept("copy")) {
      p.expect("(");
      copy = List.of(p.expectOperand());
      p.expect(")");
    }
    List<OpParser.Operand> hint = List.of();
    if (p.accept("size_hint")) {
      p.expect("=");
      hint = List.of(p.expectOperand());
    }
    p.attrDict(state);
    p.expect(":");
    int typeLoc = p.loc();
    Type type = p.expectType();
    if (!TypeSets.ANY_TENSOR.contains(type)) throw p.error(typeLoc, "invalid kind of type specified");
    state.operandSegments(
        p.resolveAll(sizes, IndexType.INSTANCE), p.resolveAll(copy, type), p.resolveAll(hint, IndexType.INSTANCE)).results(type);
  }

  private static void print(AllocTensorOp op, OpPrinter out) {
    out.text("(").operands(op.dynamicSizes()).text(")");
    if (op.copy() != null) out.text(" copy(").operand(op.copy()).text(")");
    if (op.sizeHint() != null) out.text(" size_hint=").operand(op.sizeHint());
    out.attrDict(op, OpDef.OPERAND_SEGMENTS).text(" : ").type(op.result().type());
  }

  @Override
  protected void verify(Checker check) {
    if (copy() != null && !dynamicSizes().isEmpty()) {
      check.plainError("dynamic sizes not needed when copying a tensor");
      return;
    }
    long expected = result().type() instanceof TensorType ranked ? ranked.shape().dynamicCount() : 0;
    if (copy() == null && expected != dynamicSizes().size()) {
      check.error("incorrect number of dynamic sizes, has " + dynamicSizes().size() + ", expected " + expected);
    } else if (copy() != null && !copy().type().equals(result().type())) {
      check.plainError("expected that `copy` and return type match");
    }
  }
}
