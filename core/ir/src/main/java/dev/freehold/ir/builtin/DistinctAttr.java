// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;

/** An attribute that equals nothing but itself: each text {@code distinct[n]} makes another one. */
public final class DistinctAttr implements Attribute {
  private final Attribute referenced;

  public DistinctAttr(Attribute referenced) {
    this.referenced = referenced;
  }

  public Attribute referenced() {
    return referenced;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("distinct[" + out.distinctNumber(this) + "]<");
    if (!(referenced instanceof UnitAttr)) out.attr(referenced);
    out.text(">");
  }
}
