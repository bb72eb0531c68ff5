// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one thread of a warp does for all: {@code %r = gpu.warp_execute_on_lane_0(%lane)[32] args(%v : vector<4xf32>) -> (f32) { … }}. */
public final class WarpExecuteOp extends Op implements RegionBranchOp, RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<WarpExecuteOp> DEF = OpDef.of("gpu.warp_execute_on_lane_0", WarpExecuteOp.class, WarpExecuteOp::new)
      .operand("laneid", TypeSets.INDEX)
      .attr("warp_size", AttrSets.I64)
      .operands("args", TypeSet.ANY)
      .results("results", TypeSet.ANY)
      .region("warpRegion", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("gpu.yield"))
      .syntax(OpSyntax.of(WarpExecuteOp::parse, WarpExecuteOp::print))
      .build();

  private WarpExecuteOp(OpState<?> state) {
    super(state);
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    return List.of(from == null ? new Target(region("warpRegion"), region("warpRegion").entryBlock().arguments()) : new Target(null, results()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return operandSegment("args");
  }

  /** The warp holds together what is distributed to the threads. */
  @Override
  public boolean areCompatible(Type passed, Type received) {
    return true;
  }

  @Override
  protected void verify(Checker check) {
    Block body = region("warpRegion").entryBlock();
    OperandRange given = operandSegment("args");
    if (given.size() != body.argumentCount()) {
      check.error("expected same number op arguments and block arguments.");
    } else if (body.lastOp().operandCount() != resultCount()) {
      check.error("expected same number of yield operands and return values.");
    } else {
      for (int i = 0; i < given.size() && !check.failed(); i++) verifyPart(body.arguments().get(i).type(), given.get(i).type(), check);
      for (int i = 0; i < resultCount() && !check.failed(); i++) verifyPart(body.lastOp().operand(i).type(), result(i).type(), check);
    }
  }

  /** A thread has the value of the warp, or its own slice of a vector. */
  private void verifyPart(Type whole, Type parameter, Checker check) {
    if (whole.equals(parameter)) return;
    if (!(whole instanceof VectorType all) || !(parameter instanceof VectorType own)) {
      check.error("expected vector type for distributed operands.");
      return;
    }
    if (all.rank() != own.rank() || !all.element().equals(own.element())) {
      check.error("expected distributed vectors to have same rank and element type.");
      return;
    }
    long parameters = 1;
    for (int i = 0; i < all.rank(); i++) {
      if (all.size(i) % own.size(i) != 0) {
        check.error("expected expanded vector dimension #" + i + " (" + all.size(i) + ") to be a multiple of the distributed vector dimension ("
            + own.size(i) + ")");
        return;
      }
      parameters *= all.size(i) / own.size(i);
    }
    long threads = attr("warp_size", IntegerAttr.class).longValue();
    if (parameters == threads) return;
    check.error("incompatible distribution dimensions from " + Printing.quoted(all) + " to " + Printing.quoted(own) + " with warp size = " + threads);
  }

  private static void parse(OpParser p, OpState<WarpExecuteOp> state) {
    p.expect("(");
    OpParser.Operand lane = p.expectOperand();
    p.expect(")");
    p.expect("[");
    state.attr("warp_size", IntegerAttr.i64(p.expectInteger()));
    p.expect("]");
    List<Value> operands = new ArrayList<>();
    operands.add(p.resolve(lane, IndexType.INSTANCE));
    if (p.accept("args")) {
      p.expect("(");
      List<OpParser.Operand> names = p.operandList(Delimiter.NONE);
      p.expect(":");
      int loc = p.loc();
      operands.addAll(p.resolve(names, p.typeListNoParens(), loc));
      p.expect(")");
    }
    state.operands(operands).results(p.optionalArrowTypeList());
    Region body = p.region(List.of());
    p.addTerminatorIfMissing(body, YieldOp.DEF, state.location());
    state.regions(body);
    p.attrDict(state);
  }

  private static void print(WarpExecuteOp op, OpPrinter out) {
    out.text("(").operand(op.operand("laneid")).text(")[" + op.attr("warp_size", IntegerAttr.class).value() + "]");
    OperandRange args = op.operandSegment("args");
    if (!args.isEmpty()) out.text(" args(").operands(args).text(" : ").typesOf(args).text(")");
    if (op.resultCount() > 0) out.text(" -> (").types(op.resultTypes()).text(")");
    out.text(" ");
    out.region(op.region("warpRegion"), true, op.resultCount() > 0);
    out.attrDict(op, "warp_size");
  }
}
