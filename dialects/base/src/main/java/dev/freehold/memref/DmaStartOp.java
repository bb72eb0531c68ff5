// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Starts a transfer between buffers: {@code memref.dma_start %src[%i], %dst[%j], %n, %tag[%k], %stride, %perStride : …}; the last two
 * operands may be absent.
 */
public final class DmaStartOp extends Op {
  public static final OpDef<DmaStartOp> DEF = OpDef.of("memref.dma_start", DmaStartOp.class, DmaStartOp::new)
      .operands("operands", TypeSet.ANY)
      .syntax(OpSyntax.of(DmaStartOp::parse, DmaStartOp::print))
      .build();

  private DmaStartOp(OpState<?> state) {
    super(state);
  }

  /** A transfer; {@code counts} are the number of elements and, if there is a stride, the stride and the number of elements per stride. */
  public static OpState<DmaStartOp> of(Value source, List<Value> sourceIndices, Value destination, List<Value> destinationIndices,
      Value tag, List<Value> tagIndices, List<Value> counts) {
    return DEF.state().operands(source).operands(sourceIndices).operands(destination).operands(destinationIndices)
        .operands(counts.getFirst()).operands(tag).operands(tagIndices).operands(counts.subList(1, counts.size()));
  }

  public Value source() {
    return operands().getFirst();
  }

  public Value destination() {
    return operand(destinationStart());
  }

  public Value tag() {
    return operand(tagStart());
  }

  /** The indices of the element of the tag. */
  public List<Value> tagIndices() {
    return indices(tagStart());
  }

  private int destinationStart() {
    return 1 + rank(0);
  }

  /** The number of elements follows the destination and its indices. */
  private int countStart() {
    return destinationStart() + 1 + rank(destinationStart());
  }

  private int tagStart() {
    return countStart() + 1;
  }

  private int strideStart() {
    return tagStart() + 1 + rank(tagStart());
  }

  private int rank(int i) {
    return ((MemRefType) operand(i).type()).rank();
  }

  private List<Value> indices(int start) {
    return operands(start + 1, rank(start));
  }

  /** Each check may rely on what those before it found right, as the positions of the operands depend on one another. */
  @Override
  protected void verify(Checker check) {
    int count = operandCount();
    if (count < 4) {
      check.error("expected at least 4 operands");
      return;
    }
    int expected = 4;
    if (!verifyBuffer("source", 0, expected, check)) return;
    expected += rank(0);
    if (!verifyBuffer("destination", destinationStart(), expected, check)) return;
    expected += rank(destinationStart());
    if (!isIndex(countStart())) {
      check.error("expected num elements to be of index type");
      return;
    }
    if (!verifyBuffer("tag", tagStart(), expected, check)) return;
    expected += rank(tagStart());
    if (count != expected && count != expected + 2) check.error("incorrect number of operands");
    else if (count > expected && !(isIndex(expected) && isIndex(expected + 1))) {
      check.error("expected stride and num elements per stride to be of type index");
    }
  }

  /** Checks a buffer and its indices; {@code needed} operands are known to be there. */
  private boolean verifyBuffer(String what, int start, int needed, Checker check) {
    if (!(operand(start).type() instanceof MemRefType)) {
      check.error("expected " + what + " to be of memref type");
      return false;
    }
    if (operandCount() < needed + rank(start)) {
      check.error("expected at least " + (needed + rank(start)) + " operands");
      return false;
    }
    for (int i = start + 1; i <= start + rank(start); i++) {
      if (isIndex(i)) continue;
      check.error("expected " + what + " indices to be of index type");
      return false;
    }
    return true;
  }

  private boolean isIndex(int i) {
    return operand(i).type() instanceof IndexType;
  }

  private static void parse(OpParser p, OpState<DmaStartOp> state) {
    OpParser.Operand source = p.expectOperand();
    List<OpParser.Operand> sourceIndices = p.operandList(Delimiter.SQUARE);
    p.expect(",");
    OpParser.Operand destination = p.expectOperand();
    List<OpParser.Operand> destinationIndices = p.operandList(Delimiter.SQUARE);
    p.expect(",");
    OpParser.Operand count = p.expectOperand();
    p.expect(",");
    OpParser.Operand tag = p.expectOperand();
    List<OpParser.Operand> tagIndices = p.operandList(Delimiter.SQUARE);
    List<OpParser.Operand> strides = new ArrayList<>();
    while (p.accept(",")) strides.add(p.expectOperand());
    if (!strides.isEmpty() && strides.size() != 2) throw p.error(p.nameLoc(), "expected two stride related operands");
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    if (types.size() != 3) throw p.error(p.nameLoc(), "fewer/more types expected");
    Type index = IndexType.INSTANCE;
    state.operands(p.resolve(source, types.get(0))).operands(p.resolveAll(sourceIndices, index))
        .operands(p.resolve(destination, types.get(1))).operands(p.resolveAll(destinationIndices, index))
        .operands(p.resolve(count, index))
        .operands(p.resolve(tag, types.get(2))).operands(p.resolveAll(tagIndices, index))
        .operands(p.resolveAll(strides, index));
  }

  private static void print(DmaStartOp op, OpPrinter out) {
    out.text(" ").operand(op.source()).text("[").operands(op.indices(0)).text("], ");
    out.operand(op.destination()).text("[").operands(op.indices(op.destinationStart())).text("], ");
    out.operand(op.operand(op.countStart())).text(", ");
    out.operand(op.tag()).text("[").operands(op.indices(op.tagStart())).text("]");
    for (int i = op.strideStart(); i < op.operandCount(); i++) out.text(", ").operand(op.operand(i));
    out.attrDict(op).text(" : ").types(List.of(op.source().type(), op.destination().type(), op.tag().type()));
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return CastFolding.intoOperands(this, null, rw);
  }
}
