// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.AffineOperands;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.memref.CastFolding;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Waits for the end of a transfer: {@code affine.dma_wait %tag[%i], %n : memref<1xi32>}. Anything may have happened by then. */
public final class DmaWaitOp extends Op {
  private static final String MAP = "tag_map";

  public static final OpDef<DmaWaitOp> DEF = OpDef.of("affine.dma_wait", DmaWaitOp.class, DmaWaitOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.MEMREFS_NORMALIZABLE)
      .syntax(OpSyntax.of(DmaWaitOp::parse, DmaWaitOp::print))
      .build();

  private DmaWaitOp(OpState<?> state) {
    super(state);
  }

  /** Which element of the tag is waited for, as a map of {@link #indices}. */
  public AffineMap map() {
    return attr(MAP, AffineMapAttr.class).map();
  }

  public Value tag() {
    return operands().getFirst();
  }

  public List<Value> indices() {
    return operands(1, map().numInputs());
  }

  public Value count() {
    return operand(operandCount() - 1);
  }

  @Override
  protected void verify(Checker check) {
    if (operandCount() == 0 || !(attr(MAP) instanceof AffineMapAttr) || operandCount() != 2 + map().numInputs()) {
      check.error("requires a tag, an affine map 'tag_map' with its operands, and a number of elements");
    } else if (!(tag().type() instanceof MemRefType)) {
      check.error("expected DMA tag to be of memref type");
    } else {
      verifyIndices(this, indices(), "index", "dma_wait", check);
    }
  }

  /** Reports the first index that is not of type {@code index}, or neither dim nor symbol. */
  static boolean verifyIndices(Op op, List<Value> indices, String what, String mnemonic, Checker check) {
    Region scope = AffineValues.scopeOf(op);
    for (Value index : indices) {
      if (!(index.type() instanceof IndexType)) {
        check.error(what + " to " + mnemonic + " must have 'index' type");
        return false;
      }
      if (AffineValues.isDim(index, scope)) continue;
      check.error(what + " must be a valid dimension or symbol identifier");
      return false;
    }
    return true;
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, null, rw);
  }

  private static void parse(OpParser p, OpState<DmaWaitOp> state) {
    OpParser.Operand tag = p.expectOperand();
    AffineOperands<OpParser.Operand> indices = AffineSyntax.indices(p, state, MAP);
    p.expect(",");
    OpParser.Operand count = p.expectOperand();
    p.expect(":");
    Type type = p.expectType();
    state.operands(p.resolve(tag, type)).operands(AffineSyntax.resolve(indices, p)).operands(p.resolve(count, IndexType.INSTANCE));
    if (!(type instanceof MemRefType)) throw p.error(p.nameLoc(), "expected tag to be of memref type");
  }

  private static void print(DmaWaitOp op, OpPrinter out) {
    out.text(" ").operand(op.tag()).text("[").affineMapOfOperands(op.map(), op.indices()).text("], ");
    out.operand(op.operand(op.operandCount() - 1)).text(" : ").type(op.tag().type());
  }
}
