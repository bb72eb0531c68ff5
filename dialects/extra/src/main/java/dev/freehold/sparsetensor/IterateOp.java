// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

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
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A loop over one iteration space: {@code sparse_tensor.iterate %it in %space at(%i) iter_args(%x = %init) : … -> f32 { … }}. */
public final class IterateOp extends Op implements RegionBranchOp, LoopLike, RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<IterateOp> DEF = OpDef.of("sparse_tensor.iterate", IterateOp.class, IterateOp::new)
      .operand("iterSpace", SparseSets.SPACE)
      .operands("initArgs", TypeSet.ANY)
      .attr("crdUsedLvls", SparseSets.LEVEL_SET)
      .results("results", TypeSet.ANY)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("sparse_tensor.yield"))
      .syntax(OpSyntax.of(IterateOp::parse, IterateOp::print))
      .canonicalize("RemoveUnusedLvlCrds", IterationPatterns::dropUnusedCoordinates)
      .build();

  private IterateOp(OpState<?> state) {
    super(state);
  }

  IterationType space() {
    return (IterationType) operand("iterSpace").type();
  }

  OperandRange inits() {
    return new OperandRange(this, 1, operandCount() - 1, 1);
  }

  List<Value.Argument> carried() {
    return region().entryBlock().arguments().subList(0, inits().size());
  }

  @Override
  public List<Region> loopRegions() {
    return List.of(region());
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    return List.of(new Target(region(), carried()), new Target(null, results()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return inits();
  }

  @Override
  protected void verify(Checker check) {
    if (inits().size() != resultCount()) check.error("mismatch in number of loop-carried values and defined values");
    else if (IterationSyntax.usedCoordinates(this) >>> space().depth() != 0) check.error("required out-of-bound coordinates");
  }

  @Override
  protected void verifyRegions(Checker check) {
    Block body = region().entryBlock();
    if (!(body.argumentCount() > 0 && body.arguments().getLast().type().equals(space().as(IterationType.Kind.ITERATOR)))) {
      check.error("mismatch in iteration space and iterator type.");
      return;
    }
    if (inits().size() != resultCount() || body.lastOp().operandCount() != resultCount()) {
      check.error("number mismatch between iter args and results.");
      return;
    }
    IterationChecks.carriedTypes(inits(), carried(), body.lastOp().operands(), results(), "", check);
  }

  private static void parse(OpParser p, OpState<IterateOp> state) {
    OpParser.Operand iterator = p.expectOperand();
    p.expect("in");
    OpParser.Operand space = p.expectOperand();
    IterationSyntax.Coordinates coordinates = IterationSyntax.coordinates(p);
    IterationSyntax.Carried carried = IterationSyntax.carried(p);
    p.expect(":");
    Type type = p.expectType();
    if (!(type instanceof IterationType iteration) || iteration.kind() != IterationType.Kind.SPACE) {
      throw p.error(p.nameLoc(), "expected sparse_tensor.iter_space type for iteration space operands");
    }
    List<Type> types = carried.inits().isEmpty() ? List.of() : p.arrowTypeList();
    if (types.size() != carried.inits().size()) throw p.error(p.nameLoc(), "mismatch in number of iteration arguments and return values");
    List<OpParser.Argument> arguments = IterationSyntax.arguments(p, carried, types, coordinates);
    IterationSyntax.addArgument(p, iterator, iteration.as(IterationType.Kind.ITERATOR), arguments);
    state.operands(p.resolve(space, type));
    IterationSyntax.resolveInits(p, carried, types, state);
    state.attr("crdUsedLvls", IntegerAttr.i64(coordinates.used()));
    Region body = p.region(arguments);
    p.addTerminatorIfMissing(body, YieldOp.DEF, state.location());
    state.results(types).regions(body);
  }

  private static void print(IterateOp op, OpPrinter out) {
    Block body = op.region().entryBlock();
    out.text(" ").operand(body.arguments().getLast()).text(" in ").operand(op.operand("iterSpace"));
    IterationSyntax.print(op, body, op.space().depth(), op.inits(), out);
    out.text(" : ").type(op.space()).text(" ");
    if (!op.inits().isEmpty()) out.arrowTypes(op.resultTypes());
    out.text(" ").region(op.region(), false, !op.inits().isEmpty());
  }
}
