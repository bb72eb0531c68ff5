// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.DynamicIndexList;
import dev.freehold.dialects.syntax.MixedValues;
import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A vector with an element or subvector inserted: {@code vector.insert %f, %v [1, %i] : f32 into vector<4x8xf32>}. */
public final class InsertOp extends Op implements Pure {
  public static final OpDef<InsertOp> DEF = OpDef.of("vector.insert", InsertOp.class, InsertOp::new)
      .operand("valueToStore", TypeSet.ANY)
      .operand("dest", VectorTypes.ANY)
      .operands("dynamic_position", TypeSets.INDEX)
      .attr("static_position", AttrSets.DENSE_I64_ARRAY)
      .result("result", VectorTypes.ANY)
      .traits(new SameElement("source operand and result", "valueToStore", "result"))
      .sameType("dest", "result")
      .directive("DynamicIndexList", DynamicIndexList.of("dynamic_position", "static_position"))
      .assembly("$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($valueToStore) "
          + "`into` type($dest)")
      .canonicalize("everything", InsertPatterns::everything)
      .canonicalize("sameEverywhere", InsertPatterns::sameEverywhere)
      .canonicalize("chain", InsertPatterns::chain)
      .speculatableIf("the position is constant and within the vector", op -> Positions.isKnown(op.position(), op.dest().type()))
      .build();

  private InsertOp(OpState<?> state) {
    super(state);
  }

  public OperandRange dynamicPosition() {
    return operandSegment("dynamic_position");
  }

  public Value value() {
    return operand("valueToStore");
  }

  public Value dest() {
    return operand("dest");
  }

  public MixedValues position() {
    return MixedValues.of(prop("static_position", DenseArrayAttr.class), dynamicPosition());
  }

  @Override
  protected void verify(Checker check) {
    VectorType type = VectorTypes.vector(dest());
    int length = prop("static_position", DenseArrayAttr.class).size();
    if (VectorTypes.isOfNoRank(value().type())) {
      check.plainError("expected a scalar instead of a 0-d vector as the source operand");
    } else if (length > type.rank()) {
      check.error("expected position attribute of rank no greater than dest vector rank");
    } else if (value().type() instanceof VectorType part && part.rank() + length != type.rank()) {
      check.error("expected position attribute rank + source rank to match dest vector rank");
    } else if (!(value().type() instanceof VectorType) && length != type.rank()) {
      check.error("expected position attribute rank to match the dest vector rank");
    } else {
      long[] position = prop("static_position", DenseArrayAttr.class).longs();
      Positions.verify(type, position, "dest vector dimension", check);
      // An operand that no coordinate refers to is harmless; the reference accepts the opposite, too, and then prints what cannot be parsed.
      if (!check.failed() && Positions.dynamicCount(position) > dynamicPosition().size()) Positions.reportMismatch(check);
    }
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (position().size() == 0 && value().type().equals(result().type())) return List.of(value());
    return InsertPatterns.fold(this, rw);
  }
}
