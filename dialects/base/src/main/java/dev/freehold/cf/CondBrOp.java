// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cf;

import dev.freehold.dialects.syntax.BranchWeights;
import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Pure;
import java.util.Collection;
import java.util.List;

/** Goes on at one of two blocks: {@code cf.cond_br %c, ^then(%x : i32), ^else}. */
public final class CondBrOp extends Op implements BranchOp, Pure {
  public static final OpDef<CondBrOp> DEF = OpDef.of("cf.cond_br", CondBrOp.class, CondBrOp::new)
      .operand("condition", TypeSets.I1)
      .operands("trueDestOperands", TypeSet.ANY)
      .operands("falseDestOperands", TypeSet.ANY)
      .optionalAttr("branch_weights", AttrSets.DENSE_I32_ARRAY)
      .operandSegments()
      .successor("trueDest")
      .successor("falseDest")
      .assembly("$condition (`weights` `(` $branch_weights^ `)`)? `,` "
          + "$trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` "
          + "$falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict")
      .canonicalize("SimplifyConstCondBranchPred", BranchPatterns::knownCondition)
      .canonicalize("SimplifyPassThroughCondBranch", BranchPatterns::skipPassThrough)
      .canonicalize("SimplifyCondBranchIdenticalSuccessors", BranchPatterns::sameSuccessor)
      .canonicalize("SimplifyCondBranchFromCondBranchOnSameCondition", BranchPatterns::decidedByPredecessor)
      .canonicalize("CondBranchTruthPropagation", BranchPatterns::conditionIsKnownInSuccessor)
      .canonicalize("DropUnreachableCondBranch", BranchPatterns::neverIntoUnreachable)
      .build();

  private CondBrOp(OpState<?> state) {
    super(state);
  }

  public static OpState<CondBrOp> of(
      Value condition, Block then, Collection<? extends Value> thenArguments, Block otherwise, Collection<? extends Value> otherArguments) {
    return DEF.state().operandSegments(List.of(condition), thenArguments, otherArguments).successors(then, otherwise);
  }

  @Override
  protected void verify(Checker check) {
    BranchWeights.verify(this, check);
  }

  public Value condition() {
    return operand("condition");
  }

  public Block trueTarget() {
    return successor("trueDest");
  }

  public Block falseTarget() {
    return successor("falseDest");
  }

  @Override
  public OperandRange successorOperands(int i) {
    return operandSegment(i == 0 ? "trueDestOperands" : "falseDestOperands");
  }

  @Override
  public int successorFor(List<Attribute> constants) {
    return constants.getFirst() instanceof IntegerAttr known ? known.isZero() ? 1 : 0 : -1;
  }
}
