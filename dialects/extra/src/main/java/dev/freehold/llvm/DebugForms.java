// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.EnumWords;
import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/** How numbers stand in debug information, all of them kept as 64 bits. */
final class DebugForms {
  static final PartForm NUMBER = PartForm.UNSIGNED_32.titled("uint32_t");
  static final PartForm DISTINCT = PartForm.attribute("DistinctAttr", DistinctAttr.class::isInstance);
  static final PartForm EMISSION =
      words("DIEmissionKind", "LLVM debug emission kind", "None", "Full", "LineTablesOnly", "DebugDirectivesOnly");
  static final PartForm NAME_TABLE = words("DINameTableKind", "LLVM debug name table kind", "Default", "GNU", "None", "Apple");
  static final PartForm FLAGS = flags("DIFlags", "LLVM DI flags", List.of("Zero", "Bit0", "Bit1", "Private", "Protected", "Public", "FwdDecl",
      "AppleBlock", "ReservedBit4", "Virtual", "Artificial", "Explicit", "Prototyped", "ObjcClassComplete", "ObjectPointer", "Vector",
      "StaticMember", "LValueReference", "RValueReference", "ExportSymbols", "SingleInheritance", "MultipleInheritance",
      "VirtualInheritance", "IntroducedVirtual", "BitField", "NoReturn", "TypePassByValue", "TypePassByReference", "EnumClass", "Thunk",
      "NonTrivial", "BigEndian", "LittleEndian", "AllCallsDescribed"), new long[] {0, 1, 2, 1, 2, 3, 1 << 2, 1 << 3, 1 << 4, 1 << 5,
      1 << 6, 1 << 7, 1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16, 1 << 16, 1 << 16, 1 << 18, 1 << 19,
      1 << 20, 1 << 22, 1 << 23, 1 << 24, 1 << 25, 1 << 26, 1 << 27, 1 << 28, 1 << 29}, List.of("Bit0", "Bit1"));
  static final PartForm SUBPROGRAM_FLAGS = flags("DISubprogramFlags", "LLVM DISubprogram flags", List.of("Virtual", "PureVirtual", "LocalToUnit", "Definition",
      "Optimized", "Pure", "Elemental", "Recursive", "MainSubprogram", "Deleted", "ObjCDirect"),
      new long[] {1, 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 6, 1 << 7, 1 << 8, 1 << 9, 1 << 11}, List.of());

  private DebugForms() {}

  static IntegerAttr of(long value) {
    return IntegerAttr.of(IntegerType.I64, value);
  }

  private static PartForm form(String type, ToLongFunction<AttrParser> parse, LongFunction<String> text) {
    return PartForm.of(type, IntegerAttr.class, p -> of(parse.applyAsLong(p)), number -> text.apply(number.longValue()));
  }

  /** One of some words; messages have names for their type and for the list. */
  static PartForm words(String type, String title, String... words) {
    EnumWords known = EnumWords.titled(title, List.of(words));
    return form(type, known::read, number -> number >= 0 && number < words.length ? words[(int) number] : "");
  }

  /** Words for bits, in a string where there are several; those that others say too are only read. */
  private static PartForm flags(String type, String title, List<String> words, long[] values, List<String> onlyRead) {
    EnumWords known = EnumWords.titled(title, words);
    return form(type, p -> {
      int loc = p.loc();
      String text = p.acceptKeywordOrString();
      if (text == null) throw known.refusal(p, loc, null);
      long bits = 0;
      for (String word : text.split("\\|")) {
        int at = words.indexOf(word.strip());
        if (at < 0) throw known.refusal(p, loc, text);
        bits |= values[at];
      }
      return bits;
    }, bits -> flagsText(bits, words, values, onlyRead));
  }

  private static String flagsText(long bits, List<String> words, long[] values, List<String> onlyRead) {
    if (bits == 0) return words.getFirst();
    List<String> set = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      boolean has = values[i] != 0 && (bits & values[i]) == values[i] && !onlyRead.contains(words.get(i));
      if (has && Long.bitCount(values[i]) > 1) set.removeIf(word -> (values[words.indexOf(word)] & ~values[words.indexOf("Public")]) == 0);
      if (has) set.add(words.get(i));
    }
    String text = String.join("|", set);
    return Long.bitCount(bits) == 1 ? text : '"' + text + '"';
  }
}
