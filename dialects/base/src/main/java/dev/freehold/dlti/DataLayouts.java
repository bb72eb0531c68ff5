// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dlti;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.OpaqueType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks what modules define about the layout of data. */
final class DataLayouts {
  private static final String ENDIANNESS = "dlti.endianness";
  private static final Set<String> FREE_FORM = Set.of("dlti.alloca_memory_space", "dlti.default_memory_space", "dlti.function_pointer_alignment",
      "dlti.global_memory_space", "dlti.legal_int_widths", "dlti.mangling_mode", "dlti.program_memory_space", "dlti.stack_alignment");

  private DataLayouts() {}

  /** What is wrong with the first bad entry, or null. */
  static @Nullable String error(EntriesAttr spec) {
    // Types are looked at before names, all of one kind together.
    Map<Object, List<EntryAttr>> kinds = new LinkedHashMap<>();
    for (EntryAttr entry : spec.entries()) {
      if (entry.key() instanceof TypeAttr(Type type)) kinds.computeIfAbsent(kind(type), kind -> new ArrayList<>()).add(entry);
    }
    for (List<EntryAttr> ofKind : kinds.values()) {
      for (EntryAttr entry : ofKind) {
        String error = typeError(entry, ((TypeAttr) entry.key()).value());
        if (error != null) return error;
      }
    }
    for (EntryAttr entry : spec.entries()) {
      String error = entry.key() instanceof StringAttr name ? nameError(name.value(), entry.value()) : null;
      if (error != null) return error;
    }
    return null;
  }

  private static Object kind(Type type) {
    return type instanceof FloatType(var format) ? format : type.getClass();
  }

  private static @Nullable String typeError(EntryAttr entry, Type type) {
    if (type instanceof IndexType) {
      return entry.value() instanceof IntegerAttr ? null : "expected integer attribute in the data layout entry for 'index'";
    }
    if (type instanceof LaidOut laidOut) return laidOut.layoutError(entry.value());
    if (type instanceof IntegerType || type instanceof FloatType) return numberError(entry);
    boolean builtin = type.dialect().equals("builtin") || type instanceof OpaqueType;
    return builtin ? "unexpected data layout for a built-in type" : "data layout specified for a type that does not support it";
  }

  /** What is wrong with the layout of an integer or float; null for nothing. */
  static @Nullable String numberError(EntryAttr entry) {
    if (!(entry.value() instanceof DenseElementsAttr bits) || !bits.type().element().equals(IntegerType.I64)) {
      return "expected a dense i64 elements attribute in the data layout entry " + Printing.toString(entry);
    }
    if (bits.elementCount() < 1 || bits.elementCount() > 2) {
      return "expected 1 or 2 elements in the data layout entry " + Printing.toString(entry);
    }
    boolean ordered = bits.isSplat() || bits.bits(0).compareTo(bits.bits(1)) <= 0;
    return ordered ? null
        : "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry " + Printing.toString(entry);
  }

  private static @Nullable String nameError(String name, Attribute value) {
    if (!name.startsWith("dlti.") || FREE_FORM.contains(name)) return null;
    if (!name.equals(ENDIANNESS)) return "unknown data layout entry name: " + name;
    boolean known = value instanceof StringAttr text && (text.value().equals("big") || text.value().equals("little"));
    return known ? null : "'" + name + "' data layout entry is expected to be either 'big' or 'little'";
  }
}
