// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.dialects.syntax.ThenElse;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.RecursiveMemoryEffects;
import dev.freehold.ir.RecursivelySpeculatable;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.affine.IntegerSet.Constraint;
import dev.freehold.ir.affine.IntegerSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerSetAttr;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Runs one of two regions: {@code %r = affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%i) -> f32 { … } else { … }}. */
public final class IfOp extends Op implements RegionBranchOp, RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlock {
  static final String CONDITION = "condition";

  public static final OpDef<IfOp> DEF = OpDef.of("affine.if", IfOp.class, IfOp::new)
      .operands("operands", TypeSet.ANY)
      .attr(CONDITION, AttrSets.INTEGER_SET)
      .results("results", TypeSet.ANY)
      .region("thenRegion", RegionKind.ONE_BLOCK)
      .region("elseRegion", RegionKind.ANY)
      .traits(Traits.singleBlockImplicitTerminator("affine.yield"), Traits.NO_REGION_ARGUMENTS)
      .syntax(OpSyntax.of(IfOp::parse, IfOp::print))
      .canonicalize("dropEmptyElse", IfOp::dropEmptyElse)
      .canonicalize("knownCondition", IfOp::knownCondition)
      .speculatableIf(Divisors.SAFE, op -> Divisors.areSafe(op.condition()), op -> true)
      .build();

  private IfOp(OpState<?> state) {
    super(state);
  }

  public IntegerSet condition() {
    return prop(CONDITION, IntegerSetAttr.class).set();
  }

  public Region thenRegion() {
    return region("thenRegion");
  }

  /** The region for operands outside of the set; empty where there is nothing to do. */
  public Region elseRegion() {
    return region("elseRegion");
  }

  @Override
  public List<Target> successors(@Nullable Region from) {
    Target leave = new Target(null, results());
    if (from != null) return List.of(leave);
    return List.of(new Target(thenRegion(), List.of()), elseRegion().isEmpty() ? leave : new Target(elseRegion(), List.of()));
  }

  @Override
  public OperandRange entryOperands(Target target) {
    return new OperandRange(this, operandCount(), 0, -1);
  }

  @Override
  protected void verify(Checker check) {
    if (operandCount() != condition().numInputs()) {
      check.error("operand count and condition integer set dimension and symbol count must match");
    } else {
      AffineValues.verify(this, operands(), condition().numDims(), check);
    }
  }

  /** The constraints as results of a map, so that both are simplified alike. */
  private MapOperands constraints() {
    List<AffineExpr> exprs = new ArrayList<>();
    for (Constraint constraint : condition().constraints()) exprs.add(constraint.expr());
    return new MapOperands(new AffineMap(condition().numDims(), condition().numSymbols(), exprs), operands());
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rewriter) {
    MapOperands old = constraints();
    boolean composes = old.operands().stream().anyMatch(operand -> operand.definingOp() instanceof ApplyOp);
    MapOperands simpler = (composes ? old.composed() : old).canonical();
    if (simpler.equals(old)) return null;
    List<Constraint> constraints = new ArrayList<>();
    for (int i = 0; i < simpler.map().numResults(); i++) {
      constraints.add(new Constraint(simpler.map().result(i), condition().constraints().get(i).isEquality()));
    }
    rewriter.setOperands(this, simpler.operands());
    rewriter.setProp(this, CONDITION, IntegerSetAttr.of(new IntegerSet(simpler.map().numDims(), simpler.map().numSymbols(), constraints)));
    return UPDATED;
  }

  private static void dropEmptyElse(IfOp op, Rewriter rewriter) {
    Block otherwise = op.elseRegion().first();
    if (otherwise != null && otherwise.first() == otherwise.last() && op.resultCount() == 0) rewriter.eraseBlock(otherwise);
  }

  /** if (0 == 0) { A } else { B }    →    A */
  private static void knownCondition(IfOp op, Rewriter rewriter) {
    IntegerSet condition = op.condition();
    boolean never = condition.isCanonicallyEmpty();
    boolean always = condition.constraints().equals(List.of(new Constraint(AffineExpr.constant(0), true)));
    if (!never && !always) return;
    Block taken = (never ? op.elseRegion() : op.thenRegion()).first();
    if (taken == null) {
      rewriter.erase(op);
      return;
    }
    Op yield = taken.lastOp();
    rewriter.inlineBlock(taken, op.enclosingBlock(), op, List.of());
    rewriter.replace(op, yield.operands());
    rewriter.erase(yield);
  }

  private static void parse(OpParser p, OpState<IfOp> state) {
    IntegerSetAttr condition = p.attribute(IntegerSetAttr.class, null);
    AffineSyntax.DimsAndSymbols operands = AffineSyntax.DimsAndSymbols.parse(p);
    state.prop(CONDITION, condition).operands(operands.resolve(p));
    if (condition.set().numDims() != operands.dims().size()) {
      throw p.error(p.nameLoc(), "dim operand count and integer set dim count must match");
    }
    if (condition.set().numInputs() != operands.size()) {
      throw p.error(p.nameLoc(), "symbol operand count and integer set symbol count must match");
    }
    state.results(p.optionalArrowTypeList());
    ThenElse.parse(p, state, YieldOp.DEF);
    p.attrDict(state);
  }

  private static void print(IfOp op, OpPrinter out) {
    out.text(" ").attr(op.prop(CONDITION, Attribute.class));
    AffineSyntax.printDimsAndSymbols(op.operands(), op.condition().numDims(), out);
    out.arrowTypes(op.resultTypes());
    ThenElse.print(op.thenRegion(), op.elseRegion(), op.resultCount() > 0, out);
    out.attrDict(op, "condition");
  }
}
