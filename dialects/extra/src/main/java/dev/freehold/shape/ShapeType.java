// SPDX-License-Identifier: Apache-2.0
package dev.freehold.shape;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Aggregate;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The types of the dialect. */
public enum ShapeType implements Aggregate {
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

  /** All but the elements of a {@link #VALUE_SHAPE} are numbers. */
  @Override
  public @Nullable List<Type> parts() {
    return this == VALUE_SHAPE ? null : List.of();
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
