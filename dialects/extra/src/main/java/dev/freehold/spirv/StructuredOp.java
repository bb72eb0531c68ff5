// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Blocks that are entered at the first and left at the last: {@code spirv.mlir.selection control(Flatten) -> i32 { … }}. */
public final class StructuredOp extends Op {
  static final OpDef<StructuredOp> SELECTION =
      define("selection", SpirvEnums.SELECTION_CONTROL).canonicalize("asSelect", SelectionPattern::asSelect).build();
  static final OpDef<StructuredOp> LOOP = define("loop", SpirvEnums.LOOP_CONTROL).build();

  private StructuredOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<StructuredOp> define(String name, SpirvEnum control) {
    String attribute = name + "_control";
    return OpDef.of("spirv.mlir." + name, StructuredOp.class, StructuredOp::new)
        .attr(attribute, control.set())
        .traits(SpirvVerifier.IN_FUNCTION)
        .results("results", TypeSet.ANY)
        .region("body", OpDef.RegionKind.ANY)
        .syntax(OpSyntax.of((p, state) -> parse(p, state, attribute, control), (op, out) -> print(op, out, attribute, control)));
  }

  @Override
  protected void verifyRegions(Checker check) {
    if (region("body").isEmpty()) return;
    List<Block> blocks = region("body").blocks();
    String fault = mergeFault(blocks);
    if (fault == null) fault = def() == LOOP ? loopFault(blocks) : blocks.size() == 1 ? "must have a selection header block" : null;
    if (fault != null) check.error(fault);
  }

  private static @Nullable String mergeFault(List<Block> blocks) {
    Block merge = blocks.getLast();
    if (merge.first() != merge.last() || !isMerge(merge.first())) return "last block must be the merge block with only one 'spirv.mlir.merge' op";
    for (Block block : blocks.subList(0, blocks.size() - 1)) {
      if (isMerge(block.last())) return "should not have 'spirv.mlir.merge' op outside the merge block";
    }
    return null;
  }

  private static boolean isMerge(@Nullable Op op) {
    return op != null && op.name().equals("spirv.mlir.merge");
  }

  /** A loop is entered at the first block, goes on at the second, comes back from the last but one, and is left at the last. */
  private static @Nullable String loopFault(List<Block> blocks) {
    if (blocks.size() == 1) return "must have an entry block branching to the loop header block";
    if (blocks.size() == 2) return "must have a loop header block branched from the entry block";
    Block header = blocks.get(1);
    if (!isBranchTo(blocks.getFirst(), header)) return "entry block must only have one 'spirv.Branch' op to the second block";
    if (blocks.size() == 3) return "requires a loop continue block branching to the loop header block";
    Block comeback = blocks.get(blocks.size() - 2);
    if (!mayGoTo(comeback, header)) return "second to last block must be the loop continue block that branches to the loop header block";
    for (Block block : blocks.subList(2, blocks.size() - 2)) {
      if (mayGoTo(block, header)) return "can only have the entry and loop continue block branching to the loop header block";
    }
    return null;
  }

  private static boolean isBranchTo(Block from, Block to) {
    Op branch = from.firstOp();
    return branch == from.last() && branch.def() == BranchingOp.BRANCH && branch.successor("target") == to;
  }

  private static boolean mayGoTo(Block from, Block to) {
    return from.lastOp().successorBlocks().contains(to);
  }

  private static void parse(OpParser p, OpState<StructuredOp> state, String attribute, SpirvEnum control) {
    SpirvEnumAttr keywords = control.of("None");
    if (p.accept("control")) {
      p.expect("(");
      keywords = control.keyword(p);
      p.expect(")");
    }
    state.attr(attribute, keywords);
    if (p.accept("->")) state.results(p.typeListNoParens());
    state.regions(p.region(List.of()));
  }

  private static void print(StructuredOp op, OpPrinter out, String attribute, SpirvEnum control) {
    SpirvEnumAttr keywords = op.attr(attribute, SpirvEnumAttr.class);
    if (!keywords.equals(control.of("None"))) out.text(" control(" + keywords.keywords() + ")");
    if (op.resultCount() > 0) out.text(" -> ").types(op.resultTypes());
    out.text(" ").region(op.region("body"), false, true);
  }
}
