// SPDX-License-Identifier: Apache-2.0
package dev.freehold.complex;

import dev.freehold.arith.ArithTypes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bits of a complex number as another type, or vice versa: {@code complex.bitcast %z : complex<f32> to i64}. */
public final class BitcastOp extends Op implements Pure {
  public static final OpDef<BitcastOp> DEF = OpDef.of("complex.bitcast", BitcastOp.class, BitcastOp::new)
      .operand("operand", TypeSet.ANY)
      .result("result", TypeSet.ANY)
      .assembly("$operand attr-dict `:` type($operand) `to` type($result)")
      .canonicalize("mergeInto", BitcastOp::mergeInto)
      .build();

  private BitcastOp(OpState<?> state) {
    super(state);
  }

  private static OpState<BitcastOp> of(Value operand, Type type) {
    return DEF.state().operands(operand).results(type);
  }

  public Value operand() {
    return operand("operand");
  }

  @Override
  protected void verify(Checker check) {
    Type from = operand().type();
    Type to = result().type();
    if (from.equals(to)) return;
    if (!isPlain(from) && !(from instanceof ComplexType)) {
      check.error("operand must be int/float/complex");
    } else if (!isPlain(to) && !(to instanceof ComplexType)) {
      check.error("result must be int/float/complex");
    } else if (from instanceof ComplexType == to instanceof ComplexType) {
      check.error("requires that either input or output has a complex type");
    } else if (width(from) != width(to)) {
      check.error("casting bitwidths do not match");
    }
  }

  private static boolean isPlain(Type type) {
    return type instanceof IntegerType || type instanceof FloatType;
  }

  private static int width(Type type) {
    return type instanceof ComplexType complex ? 2 * ArithTypes.width(complex.element()) : ArithTypes.width(type);
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return operand().type().equals(result().type()) ? List.of(operand()) : null;
  }

  /** bitcast(bitcast(x)) = bitcast(x) */
  private static void mergeInto(BitcastOp op, Rewriter rewriter) {
    Type type = op.result().type();
    switch (op.operand().definingOp()) {
      case BitcastOp inner -> {
        Value source = inner.operand();
        boolean complex = type instanceof ComplexType || source.type() instanceof ComplexType;
        if (complex) rewriter.replaceWith(op, of(source, type));
        else rewriter.replaceWith(op, dev.freehold.arith.BitcastOp.of(source, type));
      }
      case dev.freehold.arith.BitcastOp inner -> rewriter.replaceWith(op, of(inner.in(), type));
      case null, default -> {}
    }
  }

  /** The same, where the outer one is an operation of {@code arith}. */
  static void mergeIntoArith(dev.freehold.arith.BitcastOp op, Rewriter rewriter) {
    if (op.in().definingOp() instanceof BitcastOp inner) rewriter.replaceWith(op, of(inner.operand(), op.result().type()));
  }
}
