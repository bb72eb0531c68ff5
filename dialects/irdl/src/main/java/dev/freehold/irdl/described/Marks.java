// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.AlwaysSpeculatable;
import dev.freehold.ir.DependsOnParent;
import dev.freehold.ir.HasIdentity;
import dev.freehold.ir.RecursivelySpeculatable;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.iface.AffineScope;
import dev.freehold.ir.iface.AutomaticAllocationScope;
import dev.freehold.ir.iface.FoldScope;
import dev.freehold.ir.iface.GraphRegion;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NoTerminator;
import dev.freehold.ir.iface.ParallelRegion;
import dev.freehold.ir.iface.Pure;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.irdl.constraint.Misdescription;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The traits of an operation, a keyword each: {@code freehold.traits = ["isolated", "symbol_table"]}. */
record Marks(List<Class<?>> interfaces) implements Behaviour {
  private static final String KEYWORD = "traits";
  private static final Map<String, Class<?>> MEANINGS = new TreeMap<>(Map.ofEntries(
      Map.entry("affine_scope", AffineScope.class),
      Map.entry("allocation_scope", AutomaticAllocationScope.class),
      Map.entry("depends_on_parent", DependsOnParent.class),
      Map.entry("graph", GraphRegion.class),
      Map.entry("identity", HasIdentity.class),
      Map.entry("isolated", IsolatedFromAbove.class),
      Map.entry("keeps_constants", FoldScope.class),
      Map.entry("loop", Flow.Loops.class),
      Map.entry("no_terminator", NoTerminator.class),
      Map.entry("parallel", ParallelRegion.class),
      Map.entry("pure", Pure.class),
      Map.entry("recursively_speculatable", RecursivelySpeculatable.class),
      Map.entry("single_block", SingleBlock.class),
      Map.entry("speculatable", AlwaysSpeculatable.class),
      Map.entry("symbol", Symbol.class),
      Map.entry("symbol_table", SymbolTable.class),
      Map.entry("terminator", Terminator.class)));

  static @Nullable Marks read(Definition definition) throws Misdescription {
    List<Attribute> keywords = definition.array(KEYWORD);
    if (keywords == null) return null;
    List<Class<?>> marks = new ArrayList<>();
    for (Attribute attribute : keywords) {
      String keyword = definition.string(KEYWORD, attribute);
      Class<?> meaning = MEANINGS.get(keyword);
      if (meaning == null) {
        throw definition.wrong(KEYWORD,
            "has the unknown trait '" + keyword + "'; expected one of " + Definition.quoted(List.copyOf(MEANINGS.keySet())));
      }
      requireFit(keyword, definition);
      marks.add(meaning);
    }
    return new Marks(List.copyOf(marks));
  }

  private static void requireFit(String keyword, Definition definition) throws Misdescription {
    switch (keyword) {
      case "loop" -> {
        if (definition.found(Flow.class) == null) throw definition.wrong(KEYWORD, "has 'loop', which requires 'freehold.flow'");
      }
      case "pure" -> {
        if (definition.found(MemoryUse.class) != null) throw definition.wrong(KEYWORD, "has 'pure', which is incompatible with 'freehold.effects'");
      }
      case "symbol" -> definition.requireAttribute(KEYWORD, Symbol.NAME);
      case "symbol_table" -> {
        if (definition.regions().size() != 1) throw definition.wrong(KEYWORD, "has 'symbol_table', which requires exactly one region");
      }
      default -> {}
    }
  }
}
