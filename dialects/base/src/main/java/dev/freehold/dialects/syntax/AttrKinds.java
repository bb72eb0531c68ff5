// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The enum attributes of a dialect and those with parameters, by mnemonic. */
public final class AttrKinds {
  private final Map<String, Function<AttrParser, Attribute>> parsers = new HashMap<>();

  public AttrKinds(List<EnumKind> enums, List<StructKind> structs) {
    for (EnumKind kind : enums) parsers.put(kind.mnemonic(), kind::parse);
    for (StructKind kind : structs) parsers.put(kind.mnemonic(), kind::parse);
  }

  /** Reads what follows a name; null where there is no attribute of that name. */
  public @Nullable Attribute parse(String mnemonic, AttrParser p) {
    Function<AttrParser, Attribute> parser = parsers.get(mnemonic);
    return parser == null ? null : parser.apply(p);
  }
}
