// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.AlwaysSpeculatable;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A vector from memory or a tensor, padded beyond its bounds: {@code vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<4xf32>}. */
public final class TransferReadOp extends Op implements MemoryEffects, AlwaysSpeculatable, Maskable {
  public static final OpDef<TransferReadOp> DEF = OpDef.of("vector.transfer_read", TransferReadOp.class, TransferReadOp::new)
      .operand("base", Accesses.SHAPED)
      .operands("indices", TypeSets.INDEX)
      .operand("padding", TypeSet.ANY)
      .optionalOperand("mask", VectorTypes.MASK_OF_NON_ZERO_RANK)
      .attr("permutation_map", AttrSets.AFFINE_MAP)
      .attr("in_bounds", AttrSets.BOOL_ARRAY)
      .operandSegments()
      .result("vector", VectorTypes.ANY)
      .syntax(OpSyntax.of(TransferReadOp::parse, TransferReadOp::print))
      .canonicalize("TransferReadAfterWriteToBroadcast", TransferReshaping::readOfWrite)
      .speculatableIf("it accesses a tensor, and what is declared in bounds is so by constants", Transfers::cannotFault)
      .dependsOn(MaskOp.class)
      .build();

  private TransferReadOp(OpState<?> state) {
    super(state);
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  public Value padding() {
    return operand("padding");
  }

  /** Null where it is absent. */
  public @Nullable Value mask() {
    return optionalOperand("mask");
  }

  @Override
  public VectorType maskType() {
    return Transfers.maskType(VectorTypes.vector(result()), attr("permutation_map", AffineMapAttr.class));
  }

  @Override
  public boolean takesPassedValue() {
    return true;
  }

  public Value base() {
    return operand("base");
  }

  @Override
  public void effects(List<Effects.On> effects) {
    if (base().type() instanceof BaseMemRefType) effects.add(new Effects.On(Effect.READS, base()));
  }

  private static void parse(OpParser p, OpState<TransferReadOp> state) {
    OpParser.Operand base = p.expectOperand();
    List<OpParser.Operand> indices = p.operandList(Delimiter.SQUARE);
    p.expect(",");
    OpParser.Operand padding = p.expectOperand();
    OpParser.Operand mask = p.accept(",") ? p.expectOperand() : null;
    DictAttr given = p.optionalAttrDict();
    p.addAttrs(state, given);
    int typesLoc = p.loc();
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    if (types.size() != 2) throw p.error(typesLoc, "requires two types");
    if (!(types.get(0) instanceof ShapedType memory)) throw p.error(typesLoc, "requires memref or ranked tensor type");
    if (!(types.get(1) instanceof VectorType vector)) throw p.error(typesLoc, "requires vector type");
    Transfers.addDefaults(p, state, given, memory, vector, typesLoc);
    List<Value> masks = Transfers.resolveMask(mask, memory, vector, state, p, typesLoc);
    state.operandSegments(List.of(p.resolve(base, memory)), p.resolveAll(indices, IndexType.INSTANCE), List.of(p.resolve(padding, memory.element())),
        masks);
    state.results(vector);
  }

  private static void print(TransferReadOp op, OpPrinter out) {
    out.text(" ").operand(op.base()).text("[").operands(op.indices()).text("], ").operand(op.padding());
    if (op.mask() != null) out.text(", ").operand(op.mask());
    Transfers.printAttrs(op, (ShapedType) op.base().type(), VectorTypes.vector(op.result()), out);
    out.text(" : ").type(op.base().type()).text(", ").type(op.result().type());
  }

  @Override
  protected void verify(Checker check) {
    Transfers.verify(this, base(), VectorTypes.vector(result()), check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Value written = TransferChain.written(this, rw);
    if (written != null) return List.of(written);
    return Transfers.fold(this, base(), indices(), VectorTypes.vector(result()), rw);
  }
}
