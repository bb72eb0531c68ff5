// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;

/** Floating-point numbers in one of the formats. */
public record FloatType(FloatFormat format) implements Type {
  public static final FloatType F16 = new FloatType(FloatFormat.F16);
  public static final FloatType BF16 = new FloatType(FloatFormat.BF16);
  public static final FloatType F32 = new FloatType(FloatFormat.F32);
  public static final FloatType TF32 = new FloatType(FloatFormat.TF32);
  public static final FloatType F64 = new FloatType(FloatFormat.F64);

  public static FloatType of(FloatFormat format) {
    return Interner.intern(new FloatType(format));
  }

  /** The width in bits. */
  public int width() {
    return format.width();
  }

  @Override
  public void print(AttrPrinter out) {
    out.text(format.keyword());
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
