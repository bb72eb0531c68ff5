// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.arith.Constants;
import dev.freehold.dialects.syntax.CarriedValues;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.RecursivelySpeculatable;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts: {@code %r = scf.for %i = %lb to %ub step %s iter_args(%x = %init) -> (i32) { … scf.yield %y : i32 }}. */
public final class ForOp extends Op
    implements RegionBranchOp, LoopLike, AutomaticAllocationScope, RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlock {
  private static final int BOUNDS = 3;

  public static final OpDef<ForOp> DEF = OpDef.of("scf.for", ForOp.class, ForOp::new)
      .operand("lowerBound", TypeSets.SIGNLESS_INTEGER_OR_INDEX)
      .operand("upperBound", TypeSets.SIGNLESS_INTEGER_OR_INDEX)
      .operand("step", TypeSets.SIGNLESS_INTEGER_OR_INDEX)
      .operands("initArgs", TypeSet.ANY)
      .sameType("lowerBound", "upperBound", "step")
      .optionalAttr("unsignedCmp", AttrSets.UNIT)
      .results("results", TypeSet.ANY)
      .region("region", RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("scf.yield"))
      .syntax(OpSyntax.of(ForOp::parse, ForOp::print))
      .canonicalize("SimplifyTrivialLoops", ForPatterns::knownTripCount)
      .canonicalize("ForOpTensorCastFolder", CarriedCasts::ofOne)
      .with(RegionFlowPatterns::declare)
      .speculatableIf("the step is the constant 1", op -> Constants.isOne(Constants.of(op.step())))
      .build();

  private ForOp(OpState<?> state) {
    super(state);
  }

  /** A loop with an empty region. */
  public static OpState<ForOp> of(Value lower, Value upper, Value step, Collection<? extends Value> inits) {
    return DEF.state().operands(lower, upper, step).operands(inits).results(inits.stream().map(Value::type).toList()).regions(new Region());
  }

  public Value lowerBound() {
    return operand("lowerBound");
  }

  public Value upperBound() {
    return operand("upperBound");
  }

  public Value step() {
    return operand("step");
  }

  /** Whether the bounds are compared as unsigned integers. */
  public boolean isUnsigned() {
    return hasAttr("unsignedCmp");
  }

  public OperandRange initArgs() {
    return new OperandRange(this, BOUNDS, operandCount() - BOUNDS, -1);
  }

  public Region body() {
    return region("region");
  }

  public Value.Argument inductionVariable() {
    return body().entryBlock().argument(0);
  }

  /** The arguments of the body that carry values from one iteration to the next. */
  public List<Value.Argument> iterationArguments() {
    List<Value.Argument> all = body().entryBlock().arguments();
    return all.subList(1, all.size());
  }

  @Override
  public List<Region> loopRegions() {
    return List.of(body());
  }

  @Override
  public boolean hasIterations() {
    BigInteger count = TripCount.of(lowerBound(), upperBound(), step(), isUnsigned());
    return count != null && count.signum() > 0;
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    return List.of(new Target(body(), iterationArguments()), new Target(null, results()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return initArgs();
  }

  @Override
  protected void verify(Checker check) {
    if (initArgs().size() != resultCount()) {
      check.error("mismatch in number of loop-carried values and defined values");
    }
  }

  @Override
  protected void verifyRegions(Checker check) {
    if (!CarriedValues.verify(initArgs(), body().entryBlock(), check)) return;
    LoopResultNumber number = check.profile().strategy(LoopResultNumber.class, LoopResultNumber.SOUND);
    for (int i = 0; i < resultCount(); i++) {
      Type argument = iterationArguments().get(i).type();
      if (!CarriedValues.verifySame(number.shown(i), argument, "region iter_arg", result(i).type(), "loop result", check)) return;
    }
    if (!inductionVariable().type().equals(lowerBound().type())) {
      check.error("expected induction variable to be same type as bounds and step");
    }
  }

  private static void parse(OpParser p, OpState<ForOp> state) {
    if (p.accept("unsigned")) state.attr("unsignedCmp", UnitAttr.INSTANCE);
    OpParser.Operand variable = p.expectOperand();
    p.expect("=");
    OpParser.Operand lower = p.expectOperand();
    p.expect("to");
    OpParser.Operand upper = p.expectOperand();
    p.expect("step");
    OpParser.Operand step = p.expectOperand();
    List<OpParser.Operand> names = new ArrayList<>();
    List<OpParser.Operand> inits = new ArrayList<>();
    List<Type> types = List.of();
    if (p.accept("iter_args")) {
      ScfSyntax.assignments(p, names, inits);
      types = p.arrowTypeList();
    }
    if (types.size() != names.size()) {
      throw p.error(p.nameLoc(), "mismatch in number of loop-carried values and defined values");
    }
    Type type = p.accept(":") ? p.expectType() : IndexType.INSTANCE;
    List<OpParser.Argument> arguments = new ArrayList<>();
    arguments.add(new OpParser.Argument(variable, type, DictAttr.EMPTY, p.location(variable.loc())));
    arguments.addAll(ScfSyntax.arguments(p, names, types));
    Region body = p.region(arguments);
    p.addTerminatorIfMissing(body, YieldOp.DEF, state.location());
    state.operands(p.resolve(lower, type), p.resolve(upper, type), p.resolve(step, type));
    for (int i = 0; i < inits.size(); i++) state.operands(p.resolve(inits.get(i), types.get(i)));
    state.results(types).regions(body);
    p.attrDict(state);
  }

  private static void print(ForOp op, OpPrinter out) {
    if (op.hasAttr("unsignedCmp")) out.text(" unsigned");
    out.text(" ").operand(op.inductionVariable()).text(" = ").operand(op.lowerBound());
    out.text(" to ").operand(op.upperBound()).text(" step ").operand(op.step());
    if (op.resultCount() > 0) {
      ScfSyntax.printInitialized(op.iterationArguments(), op.initArgs(), " iter_args", out);
      out.text(" -> (").types(op.resultTypes()).text(")");
    }
    out.text(" ");
    Type type = op.inductionVariable().type();
    if (!type.equals(IndexType.INSTANCE)) out.text(" : ").type(type).text(" ");
    out.region(op.body(), false, op.resultCount() > 0);
    out.attrDict(op, "unsignedCmp");
  }
}
