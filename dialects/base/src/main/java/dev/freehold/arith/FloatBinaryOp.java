// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.iface.Pure;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** An operation on two floats. */
public abstract class FloatBinaryOp extends BinaryOp implements Pure {
  /** A function of two encoded floats. */
  protected interface Arithmetic {
    BigInteger apply(FloatFormat format, BigInteger a, BigInteger b);
  }

  protected FloatBinaryOp(OpState<?> state) {
    super(state);
  }

  public final FastMathAttr fastmath() {
    return prop("fastmath", FastMathAttr.class);
  }

  protected final FloatFormat format() {
    return ((FloatType) TypeSets.elementOrSelf(type())).format();
  }

  /** The constant result where both operands are constants; otherwise null. */
  protected final @Nullable Attribute foldFloats(Arithmetic f) {
    FloatFormat format = format();
    return Constants.combine(constant(0), constant(1), type(), (a, b) -> f.apply(format, a, b));
  }
}
