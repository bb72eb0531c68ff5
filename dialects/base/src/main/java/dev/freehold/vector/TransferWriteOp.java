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
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.DestinationStyle;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a vector to memory or into a tensor, as far as it fits: {@code vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>}. */
public final class TransferWriteOp extends Op implements MemoryEffects, AlwaysSpeculatable, DestinationStyle, Maskable {
  public static final OpDef<TransferWriteOp> DEF = OpDef.of("vector.transfer_write", TransferWriteOp.class, TransferWriteOp::new)
      .operand("valueToStore", VectorTypes.ANY)
      .operand("base", Accesses.SHAPED)
      .operands("indices", TypeSets.INDEX)
      .optionalOperand("mask", VectorTypes.MASK_OF_NON_ZERO_RANK)
      .attr("permutation_map", AttrSets.AFFINE_MAP)
      .attr("in_bounds", AttrSets.BOOL_ARRAY)
      .operandSegments()
      .optionalResult("result", TypeSets.RANKED_TENSOR)
      .canonicalize("overwritten", TransferChain::overwritten)
      .syntax(OpSyntax.of(TransferWriteOp::parse, TransferWriteOp::print))
      .speculatableIf("it accesses a tensor, and what is declared in bounds is so by constants", Transfers::cannotFault)
      .dependsOn(MaskOp.class)
      .build();

  private TransferWriteOp(OpState<?> state) {
    super(state);
  }

  public OperandRange indices() {
    return operandSegment("indices");
  }

  /** Null where it is absent. */
  public @Nullable Value mask() {
    return optionalOperand("mask");
  }

  @Override
  public VectorType maskType() {
    return Transfers.maskType(VectorTypes.vector(vector()), attr("permutation_map", AffineMapAttr.class));
  }

  public Value vector() {
    return operand("valueToStore");
  }

  public Value base() {
    return operand("base");
  }

  @Override
  public OperandRange inits() {
    return operandSegment("base");
  }

  @Override
  public void effects(List<Effects.On> effects) {
    if (base().type() instanceof BaseMemRefType) effects.add(new Effects.On(Effect.WRITES, base()));
  }

  private static void parse(OpParser p, OpState<TransferWriteOp> state) {
    OpParser.Operand value = p.expectOperand();
    p.expect(",");
    OpParser.Operand base = p.expectOperand();
    List<OpParser.Operand> indices = p.operandList(Delimiter.SQUARE);
    OpParser.Operand mask = p.accept(",") ? p.expectOperand() : null;
    DictAttr given = p.optionalAttrDict();
    p.addAttrs(state, given);
    int typesLoc = p.loc();
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    if (types.size() != 2) throw p.error(typesLoc, "requires two types");
    if (!(types.get(0) instanceof VectorType vector)) throw p.error(typesLoc, "requires vector type");
    if (!(types.get(1) instanceof ShapedType memory)) throw p.error(typesLoc, "requires memref or ranked tensor type");
    Transfers.addDefaults(p, state, given, memory, vector, typesLoc);
    List<Value> masks = Transfers.resolveMask(mask, memory, vector, state, p, typesLoc);
    state.operandSegments(List.of(p.resolve(value, vector)), List.of(p.resolve(base, memory)), p.resolveAll(indices, IndexType.INSTANCE), masks);
    if (memory instanceof TensorType) state.results(memory);
  }

  private static void print(TransferWriteOp op, OpPrinter out) {
    out.text(" ").operand(op.vector()).text(", ").operand(op.base()).text("[").operands(op.indices()).text("]");
    if (op.mask() != null) out.text(", ").operand(op.mask());
    Transfers.printAttrs(op, (ShapedType) op.base().type(), VectorTypes.vector(op.vector()), out);
    out.text(" : ").type(op.vector().type()).text(", ").type(op.base().type());
  }

  @Override
  protected void verify(Checker check) {
    Transfers.verify(this, base(), VectorTypes.vector(vector()), check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    Value unchanged = TransferChain.unchanged(this);
    if (unchanged != null) return List.of(unchanged);
    return Transfers.fold(this, base(), indices(), VectorTypes.vector(vector()), rw);
  }
}
