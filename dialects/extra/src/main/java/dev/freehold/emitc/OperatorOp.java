// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.dialects.syntax.Keywords;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An operator of C: {@code emitc.add %a, %b : (i32, i32) -> i32}, {@code emitc.logical_not %c : i1}. */
public final class OperatorOp extends Op implements CExpression {
  static final List<OpDef<OperatorOp>> DEFS = new ArrayList<>();
  private static final String TYPED = "operands attr-dict `:` functional-type(operands, results)";
  private static final String LOGICAL = "operands attr-dict `:` type(operands)";

  static {
    for (String name : List.of("add", "sub", "bitwise_and", "bitwise_left_shift", "bitwise_or", "bitwise_right_shift", "bitwise_xor")) {
      DEFS.add(binary(define(name), EmitcTypes.ANY).assembly(TYPED).build());
    }
    for (String name : List.of("mul", "div")) DEFS.add(binary(define(name), EmitcTypes.NUMBER).assembly(TYPED).build());
    DEFS.add(binary(define("rem"), EmitcTypes.INTEGER).assembly(TYPED).build());
    for (String name : List.of("bitwise_not", "unary_minus", "unary_plus")) {
      DEFS.add(define(name).operand("operand", EmitcTypes.ANY).result("result", EmitcTypes.ANY).assembly(TYPED).build());
    }
    for (String name : List.of("logical_and", "logical_or")) {
      DEFS.add(define(name).operand("lhs", EmitcTypes.ANY).operand("rhs", EmitcTypes.ANY).result("result", TypeSets.I1).assembly(LOGICAL).build());
    }
    DEFS.add(define("logical_not").operand("operand", EmitcTypes.ANY).result("result", TypeSets.I1).assembly(LOGICAL).build());
    DEFS.add(binary(define("cmp"), EmitcTypes.ANY)
        .attr("predicate", Keywords.set(IntegerType.I64, "predicate", null, "eq", "ne", "lt", "le", "gt", "ge", "three_way"))
        .assembly("$predicate `,` " + TYPED).build());
  }

  private OperatorOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<OperatorOp> define(String name) {
    return OpDef.of("emitc." + name, OperatorOp.class, OperatorOp::new);
  }

  private static OpDefBuilder<OperatorOp> binary(OpDefBuilder<OperatorOp> op, TypeSet types) {
    return op.operand("lhs", types).operand("rhs", types).result("result", types);
  }

  @Override
  public boolean hasSideEffects() {
    return !operands().stream().allMatch(operand -> EmitcTypes.isFundamental(operand.type()));
  }

  @Override
  protected void verify(Checker check) {
    String fault = switch (name()) {
      case "emitc.add" -> sumFault(operand("lhs").type(), operand("rhs").type());
      case "emitc.sub" -> differenceFault(operand("lhs").type(), operand("rhs").type(), result().type());
      default -> null;
    };
    if (fault != null) check.error(fault);
  }

  private static @Nullable String sumFault(Type lhs, Type rhs) {
    boolean left = lhs instanceof PointerType;
    boolean right = rhs instanceof PointerType;
    if (left && right) return "requires that at most one operand is a pointer";
    boolean fits = !left && !right || isDistance(left ? rhs : lhs);
    return fits ? null : "requires that one operand is an integer or of opaque type if the other is a pointer";
  }

  private static @Nullable String differenceFault(Type lhs, Type rhs, Type result) {
    boolean left = lhs instanceof PointerType;
    boolean right = rhs instanceof PointerType;
    if (right && !left) return "rhs can only be a pointer if lhs is a pointer";
    if (left && !right && !isDistance(rhs)) return "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer";
    boolean fits = !left || !right || isDistance(result) || result == WideType.PTRDIFF_T;
    return fits ? null : "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers";
  }

  private static boolean isDistance(Type type) {
    return type instanceof IntegerType || type instanceof OpaqueType;
  }
}
