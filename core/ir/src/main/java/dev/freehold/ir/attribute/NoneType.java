// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

/** The type with nothing in it; also the type of attributes that have none. */
public record NoneType() implements Type {
  public static final NoneType INSTANCE = new NoneType();

  @Override
  public void print(AttrPrinter out) {
    out.text("none");
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
