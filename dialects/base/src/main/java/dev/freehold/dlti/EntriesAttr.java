// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dlti;

import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Entries with different keys: {@code #dlti.dl_spec<index = 32, "dlti.endianness" = "little">}. */
public record EntriesAttr(Kind kind, List<EntryAttr> entries) implements Attribute {
  /** What the entries are about. */
  public enum Kind {
    /** Anything. */
    MAP("map", true),
    /** Sizes and alignments of types. */
    DATA_LAYOUT("dl_spec", true),
    /** The properties of a device. */
    DEVICE("target_device_spec", false),
    /** The devices of a system by name. */
    SYSTEM("target_system_spec", false);

    final String mnemonic;
    final boolean typesAllowed;

    Kind(String mnemonic, boolean typesAllowed) {
      this.mnemonic = mnemonic;
      this.typesAllowed = typesAllowed;
    }
  }

  public EntriesAttr {
    entries = List.copyOf(entries);
  }

  /** Reads what follows the mnemonic. */
  static EntriesAttr parse(Kind kind, AttrParser p) {
    int name = p.loc() - kind.mnemonic.length();
    List<EntryAttr> entries = p.commaList(Delimiter.LESS_GREATER, () -> EntryAttr.parseInList(p, kind.typesAllowed));
    if (entries.isEmpty() && !kind.typesAllowed) throw p.error(name, "no DLTI entries provided");
    String wrong = kind == Kind.SYSTEM ? wrongDevice(entries) : wrongEntry(entries, kind.typesAllowed);
    if (wrong != null) throw p.error(name, wrong);
    return new EntriesAttr(kind, entries);
  }

  /** The value of a key in the nearest description around an operation, or null. */
  public static @Nullable Attribute query(Op from, String name) {
    EntriesAttr nearest = null;
    for (Op op = from; op != null && nearest == null; op = op.parentOp()) nearest = attachedTo(op);
    if (nearest == null) return null;
    StringAttr key = StringAttr.of(name);
    for (EntryAttr entry : nearest.entries) {
      if (entry.key().equals(key)) return entry.value();
    }
    return null;
  }

  private static @Nullable EntriesAttr attachedTo(Op op) {
    for (Attribute attached : op.allAttrs().values()) {
      if (attached instanceof EntriesAttr entries) return entries;
    }
    return null;
  }

  private static @Nullable String wrongEntry(List<EntryAttr> entries, boolean typesAllowed) {
    Set<Attribute> keys = new HashSet<>();
    for (EntryAttr entry : entries) {
      if (!typesAllowed && entry.key() instanceof TypeAttr) return "type as DLTI key is not allowed";
      if (entry.key() instanceof StringAttr name && name.value().isEmpty()) return "empty string as DLTI key is not allowed";
      if (!keys.add(entry.key())) return "repeated DLTI key: " + entry.keyText();
    }
    return null;
  }

  private static @Nullable String wrongDevice(List<EntryAttr> entries) {
    Set<Attribute> keys = new HashSet<>();
    for (EntryAttr entry : entries) {
      if (entry.key() instanceof TypeAttr) return "non-string key of DLTI system spec";
      if (!(entry.value() instanceof EntriesAttr device) || device.kind != Kind.DEVICE) {
        return "value associated with key " + entry.keyText() + " is not a DLTI device spec";
      }
      if (!keys.add(entry.key())) return "repeated device ID in dlti.target_system_spec: " + entry.keyText();
    }
    return null;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#dlti." + kind.mnemonic + "<");
    out.list(entries, entry -> out.text(entry.keyText()).text(" = ").attr(entry.value())).text(">");
  }

  @Override
  public String dialect() {
    return "dlti";
  }
}
