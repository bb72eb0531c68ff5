// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;

/** The body of {@code linalg.fill_rng_2d}: two steps of a linear congruence from the seed and the position, scaled to the interval. */
final class RandomFill {
  private static final long FACTOR = 1103515245;
  private static final long INCREMENT = 12345;
  private static final long HALF = 2147483647;
  private static final double PER_STEP = 2.3283064E-10;

  private final BodyBuilder b;

  private RandomFill(BodyBuilder builder) {
    b = builder;
  }

  static Value body(BodyBuilder builder) {
    return new RandomFill(builder).build();
  }

  private Value build() {
    Value half = real(b.constant(IntegerAttr.i64(HALF)));
    Value column = integer(b.index(1));
    Value row = integer(b.index(0));
    Value first = step(b.binary("add", row, b.argument(2)));
    Value second = step(b.binary("add", column, first));
    Value positive = b.binary("add", half, real(second));
    Value range = b.binary("sub", b.argument(1), b.argument(0));
    Value scale = b.binary("mul", range, b.floatConstant(PER_STEP));
    return b.toResult(b.binary("add", b.binary("mul", positive, scale), b.argument(0)));
  }

  private Value step(Value value) {
    Value product = b.binary("mul", value, integer(b.constant(IntegerAttr.i64(FACTOR))));
    return b.binary("add", product, integer(b.constant(IntegerAttr.i64(INCREMENT))));
  }

  private Value integer(Value value) {
    return b.cast(value, IntegerType.I32, false);
  }

  private Value real(Value value) {
    return b.cast(value, FloatType.F64, false);
  }
}
