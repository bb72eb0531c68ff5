// SPDX-License-Identifier: Apache-2.0
package dev.freehold.scf;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A loop with a before and an after region: {@code scf.while (%x = %init) : (i32) -> i64 { … } do { … }}. */
public final class WhileOp extends Op implements RegionBranchOp, LoopLike, RecursiveMemoryEffects, SingleBlock {
  public static final OpDef<WhileOp> DEF = OpDef.of("scf.while", WhileOp.class, WhileOp::new)
      .operands("inits", TypeSet.ANY)
      .results("results", TypeSet.ANY)
      .region("before", RegionKind.ONE_BLOCK)
      .region("after", RegionKind.ONE_BLOCK)
      .syntax(OpSyntax.of(WhileOp::parse, WhileOp::print))
      .canonicalize("WhileConditionTruth", WhilePatterns::conditionHoldsInBody)
      .canonicalize("WhileCmpCond", WhilePatterns::comparisonHoldsInBody)
      .canonicalize("WhileOpAlignBeforeArgs", WhilePatterns::alignArguments)
      .canonicalize("WhileMoveIfDown", WhileIfMotion::moveIfDown)
      .with(RegionFlowPatterns::declare)
      .build();

  private WhileOp(OpState<?> state) {
    super(state);
  }

  /** A loop with two empty regions. */
  static OpState<WhileOp> of(Collection<Value> inits, List<Type> results) {
    return DEF.state().operands(inits).results(results).regions(new Region(), new Region());
  }

  public OperandRange inits() {
    return operandSegment("inits");
  }

  public Region before() {
    return region("before");
  }

  public Region after() {
    return region("after");
  }

  /** The terminator of the before region. */
  public ConditionOp conditionOp() {
    return (ConditionOp) before().entryBlock().lastOp();
  }

  @Override
  public List<Region> loopRegions() {
    return regions();
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    if (from == before()) {
      return List.of(new Target(null, results()), new Target(after(), after().entryBlock().arguments()));
    }
    return List.of(new Target(before(), before().entryBlock().arguments()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return inits();
  }

  @Override
  protected void verify(Checker check) {
    verifyEnd(before(), ConditionOp.class, "expects the 'before' region to terminate with 'scf.condition'", check);
    verifyEnd(after(), YieldOp.class, "expects the 'after' region to terminate with 'scf.yield'", check);
  }

  private static void verifyEnd(Region region, Class<? extends Op> wanted, String message, Checker check) {
    if (check.failed()) return;
    Op end = region.entryBlock().lastOp();
    if (!wanted.isInstance(end)) check.error(message).note(end.location(), "terminator here");
  }

  private static void parse(OpParser p, OpState<WhileOp> state) {
    List<OpParser.Operand> names = new ArrayList<>();
    List<OpParser.Operand> inits = new ArrayList<>();
    if (p.isNext("(")) ScfSyntax.assignments(p, names, inits);
    int typeLoc = p.loc();
    FunctionType type = p.colonType(FunctionType.class, "builtin.function");
    if (type.inputs().size() != inits.size()) {
      throw p.error(typeLoc, "expected as many input types as operands (expected " + inits.size() + " got " + type.inputs().size() + ")");
    }
    state.operands(p.resolve(inits, type.inputs(), typeLoc)).results(type.results());
    Region before = p.region(ScfSyntax.arguments(p, names, type.inputs()));
    p.expect("do");
    Region after = p.region(List.of());
    state.attrs(p.optionalAttrDictWithKeyword()).regions(before, after);
  }

  private static void print(WhileOp op, OpPrinter out) {
    ScfSyntax.printInitialized(op.before().entryBlock().arguments(), op.inits(), " ", out);
    out.text(" : ").functionType(op.inits().stream().map(Value::type).toList(), op.resultTypes());
    out.text(" ").region(op.before(), false, true);
    out.text(" do ").region(op.after(), true, true);
    out.attrDictWithKeyword(op);
  }
}
