// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import java.util.Locale;

/** The types of the dialect. */
public enum ShapeType implements Type {
  /** The extents of all dimensions. */
  SHAPE,
  /** One extent. */
  SIZE,
  /** A shape together with elements. */
  VALUE_SHAPE,
  /** The proof of a condition. */
  WITNESS;

  String mnemonic() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!shape." + mnemonic());
  }

  @Override
  public String dialect() {
    return "shape";
  }
}
