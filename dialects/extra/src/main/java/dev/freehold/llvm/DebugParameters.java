// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.EnumCases;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/** The integers of debug information, all of them held as 64 bits. */
final class DebugParameters {
  static final ParameterSyntax NUMBER = ParameterSyntax.UNSIGNED_32.titled("uint32_t");
  static final ParameterSyntax DISTINCT = ParameterSyntax.attribute("DistinctAttr", DistinctAttr.class::isInstance);
  static final ParameterSyntax EMISSION =
      keywords("DIEmissionKind", "LLVM debug emission kind", "None", "Full", "LineTablesOnly", "DebugDirectivesOnly");
  static final ParameterSyntax NAME_TABLE = keywords("DINameTableKind", "LLVM debug name table kind", "Default", "GNU", "None", "Apple");
  static final ParameterSyntax FLAGS = flags("DIFlags", "LLVM DI flags", List.of("Zero", "Bit0", "Bit1", "Private", "Protected", "Public", "FwdDecl",
      "AppleBlock", "ReservedBit4", "Virtual", "Artificial", "Explicit", "Prototyped", "ObjcClassComplete", "ObjectPointer", "Vector",
      "StaticMember", "LValueReference", "RValueReference", "ExportSymbols", "SingleInheritance", "MultipleInheritance",
      "VirtualInheritance", "IntroducedVirtual", "BitField", "NoReturn", "TypePassByValue", "TypePassByReference", "EnumClass", "Thunk",
      "NonTrivial", "BigEndian", "LittleEndian", "AllCallsDescribed"),
      new long[] {0, 1, 2, 1, 2, 3, 1 << 2, 1 << 3, 1 << 4, 1 << 5,
          1 << 6, 1 << 7, 1 << 8, 1 << 9, 1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16, 1 << 16, 1 << 16, 1 << 18, 1 << 19,
          1 << 20, 1 << 22, 1 << 23, 1 << 24, 1 << 25, 1 << 26, 1 << 27, 1 << 28, 1 << 29},
      List.of("Bit0", "Bit1"));
  static final ParameterSyntax SUBPROGRAM_FLAGS = flags("DISubprogramFlags", "LLVM DISubprogram flags",
      List.of("Virtual", "PureVirtual", "LocalToUnit", "Definition",
          "Optimized", "Pure", "Elemental", "Recursive", "MainSubprogram", "Deleted", "ObjCDirect"),
      new long[] {1, 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 6, 1 << 7, 1 << 8, 1 << 9, 1 << 11}, List.of());

  private DebugParameters() {}

  static IntegerAttr of(long value) {
    return IntegerAttr.of(IntegerType.I64, value);
  }

  private static ParameterSyntax parameter(String type, ToLongFunction<AttrParser> parse, LongFunction<String> text) {
    return ParameterSyntax.of(type, IntegerAttr.class, p -> of(parse.applyAsLong(p)), number -> text.apply(number.longValue()));
  }

  /** A keyword of an enum, with the names of its type and of the enum in messages. */
  static ParameterSyntax keywords(String type, String title, String... keywords) {
    EnumCases known = EnumCases.titled(title, List.of(keywords));
    return parameter(type, known::read, number -> number >= 0 && number < keywords.length ? keywords[(int) number] : "");
  }

  /** Keywords of flags, in a string where there are several; those that combine others are only parsed. */
  private static ParameterSyntax flags(String type, String title, List<String> keywords, long[] values, List<String> onlyRead) {
    EnumCases known = EnumCases.titled(title, keywords);
    return parameter(type, p -> {
      int loc = p.loc();
      String text = p.acceptKeywordOrString();
      if (text == null) throw known.refusal(p, loc, null);
      long bits = 0;
      for (String keyword : text.split("\\|")) {
        int at = keywords.indexOf(keyword.strip());
        if (at < 0) throw known.refusal(p, loc, text);
        bits |= values[at];
      }
      return bits;
    }, bits -> flagsText(bits, keywords, values, onlyRead));
  }

  private static String flagsText(long bits, List<String> keywords, long[] values, List<String> onlyRead) {
    if (bits == 0) return keywords.getFirst();
    List<String> set = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      boolean has = values[i] != 0 && (bits & values[i]) == values[i] && !onlyRead.contains(keywords.get(i));
      if (has && Long.bitCount(values[i]) > 1)
        set.removeIf(keyword -> (values[keywords.indexOf(keyword)] & ~values[keywords.indexOf("Public")]) == 0);
      if (has) set.add(keywords.get(i));
    }
    String text = String.join("|", set);
    return Long.bitCount(bits) == 1 ? text : '"' + text + '"';
  }
}
