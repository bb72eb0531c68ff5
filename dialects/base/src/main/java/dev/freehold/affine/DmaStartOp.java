// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.MemoryEffects;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Starts a transfer between buffers: {@code affine.dma_start %src[%i], %dst[%j], %tag[%k], %n, %stride, %perStride : …}; the last
 * two operands may be absent.
 */
public final class DmaStartOp extends Op implements MemoryEffects {
  private static final String SOURCE_MAP = "src_map";
  private static final String DESTINATION_MAP = "dst_map";
  private static final String TAG_MAP = "tag_map";

  public static final OpDef<DmaStartOp> DEF = OpDef.of("affine.dma_start", DmaStartOp.class, DmaStartOp::new)
      .operands("operands", TypeSet.ANY)
      .traits(Traits.MEMREFS_NORMALIZABLE)
      .syntax(OpSyntax.of(DmaStartOp::parse, DmaStartOp::print))
      .build();

  private DmaStartOp(OpState<?> state) {
    super(state);
  }

  /** One of the three buffers with the indices into it. */
  public record End(String name, Value memref, AffineMap map, List<Value> indices) {
    void print(OpPrinter out) {
      out.operand(memref).text("[").affineMapOfOperands(map, indices).text("]");
    }
  }

  private AffineMap map(String name) {
    return attr(name, AffineMapAttr.class).map();
  }

  private End end(String name, int position, String map) {
    return new End(name, operand(position), map(map), operands(position + 1, map(map).numInputs()));
  }

  public End source() {
    return end("src", 0, SOURCE_MAP);
  }

  public End destination() {
    return end("dst", destinationIndex(), DESTINATION_MAP);
  }

  public End tag() {
    return end("tag", tagIndex(), TAG_MAP);
  }

  /** The buffer whose element is the tag of the transfer. */
  public Value tagMemRef() {
    return tag().memref();
  }

  /** Which element, as a map of {@link #tagOperands}. */
  public AffineMap tagMap() {
    return tag().map();
  }

  public List<Value> tagOperands() {
    return tag().indices();
  }

  private int destinationIndex() {
    return 1 + map(SOURCE_MAP).numInputs();
  }

  private int tagIndex() {
    return destinationIndex() + 1 + map(DESTINATION_MAP).numInputs();
  }

  private int countIndex() {
    return tagIndex() + 1 + map(TAG_MAP).numInputs();
  }

  /** How many elements; if there is a stride, it and the number of elements between two strides follow. */
  public List<Value> counts() {
    return operands(countIndex(), operandCount() - countIndex());
  }

  @Override
  public void effects(List<Effects.On> effects) {
    effects.add(new Effects.On(Effect.READS, source().memref()));
    effects.add(new Effects.On(Effect.WRITES, destination().memref()));
    effects.add(new Effects.On(Effect.READS, tag().memref()));
  }

  @Override
  protected void verify(Checker check) {
    for (String map : List.of(SOURCE_MAP, DESTINATION_MAP, TAG_MAP)) {
      if (attr(map) instanceof AffineMapAttr) continue;
      check.error("requires an affine map attribute '" + map + "'");
      return;
    }
    if (counts().size() != 1 && counts().size() != 3) {
      check.error("incorrect number of operands");
    } else if (!(source().memref().type() instanceof MemRefType)) {
      check.error("expected DMA source to be of memref type");
    } else if (!(destination().memref().type() instanceof MemRefType)) {
      check.error("expected DMA destination to be of memref type");
    } else if (!(tag().memref().type() instanceof MemRefType)) {
      check.error("expected DMA tag to be of memref type");
    } else if (verifyIndices(source(), check) && verifyIndices(destination(), check)) {
      verifyIndices(tag(), check);
    }
  }

  private boolean verifyIndices(End end, Checker check) {
    return DmaWaitOp.verifyIndices(this, end.indices(), end.name() + " index", "dma_start", check);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, null, rw);
  }

  private static void parse(OpParser p, OpState<DmaStartOp> state) {
    OpParser.Operand source = p.expectOperand();
    AffineOperands<OpParser.Operand> sourceIndices = AffineSyntax.indices(p, state, SOURCE_MAP);
    p.expect(",");
    OpParser.Operand destination = p.expectOperand();
    AffineOperands<OpParser.Operand> destinationIndices = AffineSyntax.indices(p, state, DESTINATION_MAP);
    p.expect(",");
    OpParser.Operand tag = p.expectOperand();
    AffineOperands<OpParser.Operand> tagIndices = AffineSyntax.indices(p, state, TAG_MAP);
    p.expect(",");
    List<OpParser.Operand> counts = new ArrayList<>();
    do counts.add(p.expectOperand());
    while (p.accept(","));
    if (counts.size() != 1 && counts.size() != 3) throw p.error(p.nameLoc(), "expected two stride related operands");
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    if (types.size() != 3) throw p.error(p.nameLoc(), "expected three types");
    state.operands(p.resolve(source, types.get(0))).operands(AffineSyntax.resolve(sourceIndices, p))
        .operands(p.resolve(destination, types.get(1))).operands(AffineSyntax.resolve(destinationIndices, p))
        .operands(p.resolve(tag, types.get(2))).operands(AffineSyntax.resolve(tagIndices, p))
        .operands(p.resolveAll(counts, IndexType.INSTANCE));
  }

  private static void print(DmaStartOp op, OpPrinter out) {
    op.source().print(out.text(" "));
    op.destination().print(out.text(", "));
    op.tag().print(out.text(", "));
    for (Value count : op.counts()) out.text(", ").operand(count);
    out.text(" : ").types(List.of(op.source().memref().type(), op.destination().memref().type(), op.tag().memref().type()));
  }
}
