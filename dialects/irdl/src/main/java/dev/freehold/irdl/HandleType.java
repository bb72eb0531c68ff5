// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import org.jspecify.annotations.Nullable;

/** The types of what definitions are put together from. */
public enum HandleType implements Type {
  /** A constraint on types and attributes. */
  ATTRIBUTE("attribute", "IRDL handle to an `mlir::Attribute`"),
  /** A constraint on regions. */
  REGION("region", "IRDL handle to a region definition");

  private final String mnemonic;
  private final TypeSet set;

  HandleType(String mnemonic, String description) {
    this.mnemonic = mnemonic;
    set = TypeSet.only(description, this);
  }

  /** The type of that name, or null. */
  static @Nullable HandleType of(String mnemonic) {
    for (HandleType type : values()) {
      if (type.mnemonic.equals(mnemonic)) return type;
    }
    return null;
  }

  /** Just this type. */
  TypeSet set() {
    return set;
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('!', "irdl", mnemonic);
  }

  @Override
  public String dialect() {
    return "irdl";
  }
}
