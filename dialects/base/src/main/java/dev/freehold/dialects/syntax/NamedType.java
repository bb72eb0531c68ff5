// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type that is just a name: {@code !omp.cli}.
 *
 * @param holds what its values hold of buffers
 */
public record NamedType(String dialect, String mnemonic, Holds holds) implements Type {
  /** A type of whose values nothing is known. */
  public NamedType(String dialect, String mnemonic) {
    this(dialect, mnemonic, Holds.ANYTHING);
  }

  /** The type of that name among those of a dialect, or null. */
  public static @Nullable NamedType of(String mnemonic, List<NamedType> types) {
    for (NamedType type : types) {
      if (type.mnemonic.equals(mnemonic)) return type;
    }
    return null;
  }

  /** Just this type; the description is that of messages. */
  public TypeSet set(String description) {
    return TypeSet.only(description, this).ofKind(dialect + "." + mnemonic, this::equals);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!" + dialect + "." + mnemonic);
  }
}
