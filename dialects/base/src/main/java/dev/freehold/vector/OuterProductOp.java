// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.SameElement;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All products of the elements of two vectors, perhaps combined with a third: {@code vector.outerproduct %a, %b, %c : …, …}. */
public final class OuterProductOp extends Op implements Pure, Maskable {
  public static final OpDef<OuterProductOp> DEF = OpDef.of("vector.outerproduct", OuterProductOp.class, OuterProductOp::new)
      .operand("lhs", VectorTypes.NON_ZERO_RANK)
      .operand("rhs", TypeSet.ANY)
      .optionalOperand("acc", VectorTypes.NON_ZERO_RANK)
      .defaultAttr("kind", VectorEnums.COMBINING.set("Kind of combining function for contractions and reductions"), VectorEnums.ADD)
      .result("result", VectorTypes.NON_ZERO_RANK)
      .traits(new SameElement("lhs operand and result", "lhs", "result"), new SameElement("rhs operand and result", "rhs", "result"))
      .syntax(OpSyntax.of(OuterProductOp::parse, OuterProductOp::print))
      .dependsOn(MaskOp.class)
      .build();

  private OuterProductOp(OpState<?> state) {
    super(state);
  }

  public Value lhs() {
    return operand("lhs");
  }

  public Value rhs() {
    return operand("rhs");
  }

  /** What the products are combined with; null where it is absent. */
  public @Nullable Value acc() {
    return optionalOperand("acc");
  }

  @Override
  public VectorType maskType() {
    return VectorTypes.maskOf(VectorTypes.vector(result()));
  }

  private static void parse(OpParser p, OpState<OuterProductOp> state) {
    int loc = p.loc();
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    VectorEnums.addAttrsWithKind(p.optionalAttrDict(), p, state);
    p.expect(":");
    Type first = p.expectType();
    p.expect(",");
    Type second = p.expectType();
    if (operands.size() < 2) throw p.error(p.nameLoc(), "expected at least 2 operands");
    if (!(first instanceof VectorType left)) throw p.error(p.nameLoc(), "expected vector type for operand #1");
    if (left.rank() == 0) throw p.error(p.nameLoc(), "expected 1-d vector for operand #1");
    VectorType result = left;
    if (second instanceof VectorType right) {
      if (right.rank() == 0) throw p.error(p.nameLoc(), "expected 1-d vector for operand #2");
      List<Boolean> scalable = List.of(left.scalable().getFirst(), right.scalable().getFirst());
      result = VectorType.of(Shape.of(left.size(0), right.size(0)), left.element(), scalable);
    }
    state.operands(p.resolve(operands.get(0), left), p.resolve(operands.get(1), second));
    if (operands.size() > 2) state.operands(p.resolve(operands.get(2), result));
    if (operands.size() > 3) throw p.error(loc, "expected at most 3 operands");
    state.results(result);
  }

  private static void print(OuterProductOp op, OpPrinter out) {
    out.text(" ").operands(op.operands());
    // The reference leaves the attributes out where nothing is accumulated.
    if (op.acc() != null) out.attrDict(op);
    out.text(" : ").type(op.lhs().type()).text(", ").type(op.rhs().type());
  }

  @Override
  protected void verify(Checker check) {
    VectorType left = VectorTypes.vector(lhs());
    VectorType type = VectorTypes.vector(result());
    if (left.rank() != 1) {
      check.error("expected 1-d vector for operand #1");
    } else if (rhs().type() instanceof VectorType right) {
      if (right.rank() != 1) check.error("expected 1-d vector for operand #2");
      else if (type.rank() != 2) check.error("expected 2-d vector result");
      else if (left.size(0) != type.size(0)) check.error("expected #1 operand dim to match result dim #1");
      else if (right.size(0) != type.size(1)) check.error("expected #2 operand dim to match result dim #2");
      else if (left.isScalable() && !right.isScalable()) check.error("expected either both or only #2 operand dim to be scalable");
    } else if (type.rank() != 1) {
      check.error("expected 1-d vector result");
    } else if (left.size(0) != type.size(0)) {
      check.error("expected #1 operand dim to match result dim #1");
    }
    if (check.failed()) return;
    if (acc() != null && !acc().type().equals(type)) check.error("expected operand #3 of same type as result type");
    else if (!Combining.fits(prop("kind", EnumAttr.class), type.element())) check.error("unsupported outerproduct type");
  }
}
