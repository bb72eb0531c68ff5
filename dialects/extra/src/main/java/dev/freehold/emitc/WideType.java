// SPDX-License-Identifier: Apache-2.0
package dev.freehold.emitc;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Integers as wide as a pointer: {@code !emitc.size_t}. */
public enum WideType implements Type {
  SSIZE_T,
  PTRDIFF_T,
  SIZE_T;

  /** The type of that name, or null. */
  static @Nullable WideType of(String mnemonic) {
    for (WideType type : values()) {
      if (type.mnemonic().equals(mnemonic)) return type;
    }
    return null;
  }

  private String mnemonic() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!emitc." + mnemonic());
  }

  @Override
  public String dialect() {
    return "emitc";
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
