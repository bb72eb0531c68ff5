// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dlti;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The {@code dlti} dialect. */
public final class DltiDialect implements Dialect, ParsesAttributes {
  private static final Set<String> HAVE_LAYOUTS = Set.of("builtin.module", "gpu.module");

  @Override
  public String namespace() {
    return "dlti";
  }

  @Override
  public void register(Registrar registrar) {}

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    if (mnemonic.equals("dl_entry")) return EntryAttr.parse(parser);
    if (mnemonic.equals(FunctionAlignmentAttr.MNEMONIC)) return FunctionAlignmentAttr.parse(parser);
    for (EntriesAttr.Kind kind : EntriesAttr.Kind.values()) {
      if (kind.mnemonic.equals(mnemonic)) return EntriesAttr.parse(kind, parser);
    }
    return null;
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    EntriesAttr.Kind wanted = switch (name) {
      case "dlti.dl_spec" -> EntriesAttr.Kind.DATA_LAYOUT;
      case "dlti.target_system_spec" -> EntriesAttr.Kind.SYSTEM;
      case "dlti.map" -> EntriesAttr.Kind.MAP;
      default -> null;
    };
    if (wanted == null) {
      check.plainError("attribute '" + name + "' not supported by dialect");
      return;
    }
    if (!(value instanceof EntriesAttr entries) || entries.kind() != wanted) {
      check.plainError("'" + name + "' is expected to be a #dlti." + wanted.mnemonic + " attribute");
      return;
    }
    String error = wanted == EntriesAttr.Kind.DATA_LAYOUT && HAVE_LAYOUTS.contains(op.name()) ? DataLayouts.error(entries) : null;
    if (error != null) check.errorAt(op.location(), error);
  }
}
