// SPDX-License-Identifier: Apache-2.0
package dev.freehold.arith;

import dev.freehold.dialects.syntax.Keywords;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.FloatRounding;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import org.jspecify.annotations.Nullable;

/** The rounding mode attribute of operations on floats. */
public final class RoundingMode {
  private static final FloatRounding[] MODES = {FloatRounding.TO_NEAREST_EVEN, FloatRounding.DOWNWARD, FloatRounding.UPWARD,
      FloatRounding.TOWARD_ZERO, FloatRounding.TO_NEAREST_AWAY};

  static final AttrSet SET = Keywords.set(IntegerType.I32, "roundingmode", "Floating point rounding mode",
      "to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away");

  private RoundingMode() {}

  /** The rounding mode of an attribute; the default where it is absent. */
  public static FloatRounding of(@Nullable Attribute attribute) {
    return attribute instanceof IntegerAttr mode ? MODES[mode.value().intValue()] : FloatRounding.TO_NEAREST_EVEN;
  }
}
