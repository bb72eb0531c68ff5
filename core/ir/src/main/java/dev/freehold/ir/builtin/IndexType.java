// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;

/** Sizes and positions; 64 bits wide where that matters. */
public record IndexType() implements Type {
  public static final IndexType INSTANCE = new IndexType();

  /** How many bits constants of the type have. */
  public static final int WIDTH = 64;

  @Override
  public void print(AttrPrinter out) {
    out.text("index");
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
