// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.SegmentSizes;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;

/** Goes on at the block whose address it is given: {@code llvm.indirectbr %p : !llvm.ptr, [^bb1(%x : i32), ^bb2]}. */
public final class IndirectBrOp extends Op implements BranchOp, Pure {
  private static final String SEGMENTS = "indbr_operand_segments";

  public static final OpDef<IndirectBrOp> DEF = OpDef.of("llvm.indirectbr", IndirectBrOp.class, IndirectBrOp::new)
      .operand("addr", LlvmPointerType.SET)
      .operands("succOperands", TypeSet.ANY)
      .attr(SEGMENTS, AttrSets.DENSE_I32_ARRAY)
      .successors("successors")
      .traits(new SegmentSizes(SEGMENTS, "succOperands", 1), SegmentSizes.perTarget(SEGMENTS, 0))
      .syntax(OpSyntax.of(IndirectBrOp::parse, IndirectBrOp::print))
      .build();

  private IndirectBrOp(OpState<?> state) {
    super(state);
  }

  @Override
  public OperandRange successorOperands(int i) {
    return operandSegment("succOperands").nested(SEGMENTS, i);
  }

  private static void parse(OpParser p, OpState<IndirectBrOp> state) {
    OpParser.Operand name = p.expectOperand();
    p.expect(":");
    Type type = p.expectType();
    p.expect(",");
    List<Value> operands = new ArrayList<>();
    operands.add(p.resolve(name, type));
    List<Block> blocks = new ArrayList<>();
    List<Integer> segments = new ArrayList<>();
    p.commaList(Delimiter.SQUARE, () -> {
      OpParser.BranchTarget target = SwitchOp.target(p);
      operands.addAll(target.operands());
      segments.add(target.operands().size());
      return blocks.add(target.block());
    });
    p.attrDict(state);
    state.attr(SEGMENTS, DenseArrayAttr.i32(segments.stream().mapToInt(i -> i).toArray()));
    state.operands(operands).successors(blocks);
  }

  private static void print(IndirectBrOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("addr")).text(" : ").type(op.operand("addr").type()).text(", [");
    for (int i = 0; i < op.successorCount(); i++) {
      if (i > 0) out.text(",");
      out.newline().successorAndOperands(op.successor(i), op.successorOperands(i));
    }
    if (op.successorCount() > 0) out.newline();
    out.text("]");
    out.attrDict(op, SEGMENTS);
  }
}
