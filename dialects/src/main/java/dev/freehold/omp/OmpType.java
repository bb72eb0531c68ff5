// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.text.AttrPrinter;

/** The types of the dialect. */
enum OmpType implements Type {
  MAP_BOUNDS("map_bounds_ty", "Type for representing omp map clause bounds information"),
  LOOP("cli", "Type for representing a reference to a canonical loop");

  private final String mnemonic;
  private final TypeSet set;

  OmpType(String mnemonic, String description) {
    this.mnemonic = mnemonic;
    set = TypeSet.only(description, this);
  }

  /** The type of that name, or null. */
  static OmpType of(String mnemonic) {
    for (OmpType type : values()) {
      if (type.mnemonic.equals(mnemonic)) return type;
    }
    return null;
  }

  /** Just this type. */
  TypeSet set() {
    return set;
  }

  @Override
  public String dialect() {
    return "omp";
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!omp." + mnemonic);
  }
}
