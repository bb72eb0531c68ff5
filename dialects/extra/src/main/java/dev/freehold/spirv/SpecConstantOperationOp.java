// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.Set;

/** An operation on constants that the driver may replace: {@code spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %b) : …}. */
public final class SpecConstantOperationOp extends Op implements Pure, SingleBlock {
  public static final OpDef<SpecConstantOperationOp> DEF =
      OpDef.of("spirv.SpecConstantOperation", SpecConstantOperationOp.class, SpecConstantOperationOp::new)
          .result("result", TypeSet.ANY)
          .region("body", OpDef.RegionKind.ONE_BLOCK)
          .traits(SpirvVerifier.IN_FUNCTION)
          .syntax(OpSyntax.of(SpecConstantOperationOp::parse, SpecConstantOperationOp::print))
          .build();

  /** What may be replaced by the driver. */
  private static final Set<String> USABLE = Set.of(
      "BitwiseAnd", "BitwiseOr", "BitwiseXor", "CompositeExtract", "CompositeInsert", "FConvert", "IAdd", "IEqual", "IMul", "INotEqual",
      "ISub", "LogicalAnd", "LogicalEqual", "LogicalNot", "LogicalNotEqual", "LogicalOr", "Not", "SConvert", "SDiv", "SGreaterThan",
      "SGreaterThanEqual", "SLessThan", "SLessThanEqual", "SMod", "SNegate", "SRem", "Select", "ShiftLeftLogical", "ShiftRightArithmetic",
      "ShiftRightLogical", "UConvert", "UDiv", "UGreaterThan", "UGreaterThanEqual", "ULessThan", "ULessThanEqual", "UMod");

  private SpecConstantOperationOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verifyRegions(Checker check) {
    Block block = region("body").entryBlock();
    Op wrapped = block.first();
    if (wrapped == null || wrapped.next() == null || wrapped.next() != block.last()) {
      check.error("expected exactly 2 nested ops");
    } else if (!USABLE.contains(IntegerFolds.kind(wrapped))) {
      check.error("invalid enclosed op");
    } else if (!wrapped.operands().stream().allMatch(SpecConstantOperationOp::isConstant)) {
      check.error("invalid operand, must be defined by a constant operation");
    }
  }

  private static boolean isConstant(Value operand) {
    Op maker = operand.definingOp();
    return maker instanceof ConstantOp || maker instanceof SpecConstantOperationOp
        || maker != null && maker.name().equals("spirv.mlir.referenceof");
  }

  private static void parse(OpParser p, OpState<SpecConstantOperationOp> state) {
    p.expect("wraps");
    Op wrapped = p.genericOp();
    Region body = new Region();
    Rewriter rewriter = new Rewriter(p.registry());
    Block block = rewriter.createBlock(body);
    rewriter.atEnd(block).insert(wrapped);
    rewriter.atEnd(block).insert(
        Rewriter.createDetached(p.registry().opDef("spirv.mlir.yield").state().operands(wrapped.result()).at(wrapped.location())));
    p.attrDict(state);
    state.at(wrapped.location()).regions(body).results(wrapped.result().type());
  }

  private static void print(SpecConstantOperationOp op, OpPrinter out) {
    out.text(" wraps ").genericOp(op.region("body").entryBlock().firstOp());
  }
}
