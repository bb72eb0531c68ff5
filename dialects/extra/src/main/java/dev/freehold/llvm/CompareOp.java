// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.arith.ArithTypes;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares: {@code llvm.icmp "slt" %a, %b : i32}. */
public final class CompareOp extends Op implements Pure {
  static final List<OpDef<CompareOp>> DEFS = List.of(
      define("icmp", LlvmEnums.INTEGER_PREDICATE, LlvmTypes.INTEGERS_OR_POINTERS).build(),
      define("fcmp", LlvmEnums.FLOAT_PREDICATE, LlvmTypes.NUMBERS).defaultAttr("fastmathFlags", FastMathAttr.SET, FastMathAttr.NONE).build());

  private CompareOp(OpState<?> state) {
    super(state);
  }

  /** A value is equal to itself, and memory of the frame is never at null; the pointer that is known moves to the right. */
  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (!name().equals("llvm.icmp")) return null;
    boolean equal = LlvmEnums.INTEGER_PREDICATE.keyword(attr("predicate", Attribute.class)).equals("eq");
    if (!equal && !LlvmEnums.INTEGER_PREDICATE.keyword(attr("predicate", Attribute.class)).equals("ne")) return null;
    if (operand("lhs") == operand("rhs")) return List.of(constant(equal));
    if (isFrame(operand("lhs")) && isNull(operand("rhs"))) return List.of(constant(!equal));
    if (!isNull(operand("lhs")) || !isFrame(operand("rhs"))) return null;
    Value frame = operand("rhs");
    rw.setOperand(this, "rhs", operand("lhs"));
    rw.setOperand(this, "lhs", frame);
    return List.of();
  }

  private Attribute constant(boolean value) {
    IntegerAttr result = IntegerAttr.ofBool(value);
    return result().type() instanceof VectorType vector ? DenseElementsAttr.splat(vector, result.unsigned()) : result;
  }

  private static boolean isFrame(Value value) {
    return value.definingOp() instanceof AllocaOp;
  }

  private static boolean isNull(Value value) {
    return value.definingOp() instanceof SpecialValueOp special && special.name().equals("llvm.mlir.zero");
  }

  private static OpDefBuilder<CompareOp> define(String name, IntegerEnum predicates, TypeSet compared) {
    AttrSet set = predicates.set("predicate");
    return OpDef.of("llvm." + name, CompareOp.class, CompareOp::new)
        .attr("predicate", set)
        .operand("lhs", compared).operand("rhs", compared).result("res", LlvmTypes.BOOLS)
        .traits(Traits.SAME_TYPE_OPERANDS)
        .typeFrom("result type has i1 element type and same shape as operands", "lhs", "res", CompareOp::comparisonResult)
        .inferResults(state -> List.of(comparisonResult(state.operands().getFirst().type())))
        .syntax(OpSyntax.of((p, state) -> parse(p, state, predicates), (op, out) -> print(op, out, predicates)));
  }

  private static Type comparisonResult(Type compared) {
    return compared instanceof VectorType ? ArithTypes.boolLike(compared) : IntegerType.I1;
  }

  private static void parse(OpParser p, OpState<CompareOp> state, IntegerEnum predicates) {
    int loc = p.loc();
    String keyword = ParameterSyntax.STRING.parse(p, StringAttr.class).value();
    if (predicates.find(keyword) == null) throw p.error(loc, "'" + keyword + "' is an incorrect value of the 'predicate' attribute");
    state.attr("predicate", predicates.find(keyword));
    OpParser.Operand lhs = p.expectOperand();
    p.expect(",");
    OpParser.Operand rhs = p.expectOperand();
    p.attrDict(state);
    p.expect(":");
    Type type = p.expectType();
    Value left = p.resolve(lhs, type);
    state.operands(left, p.resolve(rhs, type)).results(comparisonResult(type));
  }

  private static void print(CompareOp op, OpPrinter out, IntegerEnum predicates) {
    out.text(" \"").text(predicates.keyword(op.attr("predicate", Attribute.class))).text("\" ").operands(op.operands());
    boolean plain = FastMathAttr.NONE.equals(op.attr("fastmathFlags"));
    out.attrDict(op, "predicate", plain ? "fastmathFlags" : "predicate");
    out.text(" : ").type(op.operand("lhs").type());
  }
}
