// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdl;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.AttrParser;
import org.jspecify.annotations.Nullable;

/** A handle: the types of {@code pdl} values. */
public enum PdlType implements Type {
  ATTRIBUTE("attribute", "PDL handle to an `mlir::Attribute`"),
  OPERATION("operation", "PDL handle to an `mlir::Operation *`"),
  TYPE("type", "PDL handle to an `mlir::Type`"),
  VALUE("value", "PDL handle for an `mlir::Value`");

  /** All handles, and ranges of them. */
  public static final TypeSet ANY = TypeSet.of("pdl type", type -> type instanceof PdlType || type instanceof RangeType);

  private final String mnemonic;
  private final TypeSet set;

  PdlType(String mnemonic, String description) {
    this.mnemonic = mnemonic;
    set = TypeSet.only(description, this);
  }

  /** The handles of that name, or a range; null where there are none. */
  static @Nullable Type parse(String mnemonic, AttrParser p) {
    for (PdlType type : values()) {
      if (type.mnemonic.equals(mnemonic)) return type;
    }
    return mnemonic.equals("range") ? RangeType.parse(p) : null;
  }

  /** Just this type. */
  public TypeSet set() {
    return set;
  }

  String mnemonic() {
    return mnemonic;
  }

  @Override
  public String dialect() {
    return "pdl";
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!pdl." + mnemonic);
  }
}
