// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import java.util.ArrayList;
import java.util.List;

/** How data is moved to another device and back: {@code #omp<clause_map_flags to|from>}, and {@code tofrom} in a clause. */
record MapFlags(long bits) implements Attribute {
  static final String MNEMONIC = "clause_map_flags";
  static final AttrSet SET = AttrSet.of("Map types and modifiers tied to data maps", MapFlags.class::isInstance).ofKind(MapFlags.class::isInstance);
  private static final String NONE = "none";
  private static final long TO = 2;
  private static final long FROM = 4;
  private static final FlagCases KEYWORDS = new FlagCases("::mlir::omp::ClauseMapFlags",
      List.of("storage", "to", "from", "always", "del", "return_param", "priv", "literal", "implicit", "close", "present", "ompx_hold",
          "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee", "is_device_ptr"));
  /** The order in clauses. */
  private static final List<String> ORDER = List.of("always", "implicit", "ompx_hold", "close", "present", "to", "from", "del", "return_param",
      "storage", "priv", "literal", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee", "is_device_ptr");

  /** Reads what follows the name. */
  static MapFlags parse(AttrParser p) {
    return new MapFlags(KEYWORDS.parse(p));
  }

  /** Parses the keywords of a clause. */
  static MapFlags parseClause(AttrParser p) {
    long bits = 0;
    do {
      String keyword = p.expectKeyword("");
      bits |= switch (keyword) {
        case "tofrom" -> TO | FROM;
        case "delete" -> KEYWORDS.bit("del");
        case "private" -> KEYWORDS.bit("priv");
        default -> KEYWORDS.names().contains(keyword) ? KEYWORDS.bit(keyword) : 0;
      };
    } while (p.accept(","));
    return new MapFlags(bits);
  }

  boolean has(String flag) {
    return (bits & KEYWORDS.bit(flag)) != 0;
  }

  /** The keywords of a clause. */
  String clause() {
    List<String> keywords = new ArrayList<>();
    for (String name : ORDER) {
      if (!has(name)) continue;
      boolean both = (bits & TO) != 0 && (bits & FROM) != 0;
      switch (name) {
        case "to" -> keywords.add(both ? "tofrom" : name);
        case "from" -> keywords.addAll(both ? List.of() : List.of(name));
        case "del" -> keywords.add("delete");
        case "priv" -> keywords.add("private");
        default -> keywords.add(name);
      }
    }
    return keywords.isEmpty() ? NONE : String.join(", ", keywords);
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "omp", MNEMONIC + " " + KEYWORDS.text(bits));
  }

  @Override
  public String dialect() {
    return "omp";
  }
}
