// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Finds operations by name. */
class SymbolTablesTest {
  private final ModuleOp top = ToyIr.module();
  private final ModuleOp outer = table(top, "outer");
  private final ModuleOp inner = table(outer, "inner");
  private final Op g = ToyIr.function(inner, "g");
  private final Op f = ToyIr.function(outer, "f");
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY);
  private final Op unknown = rewriter.after(g).create(ToyIr.REGISTRY.opDef("unknown.table").state().regions(ToyIr.region(1)));
  private final Op hidden = reference(unknown, SymbolRefAttr.of("g"));
  private final Op user = reference(f, SymbolRefAttr.of("inner", List.of("g")));
  private final SymbolTables symbols = new SymbolTables();

  private static ModuleOp table(ModuleOp around, String name) {
    ModuleOp made = ToyIr.module();
    Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(around.body());
    rewriter.insert(made);
    rewriter.setProp(made, Symbol.NAME, StringAttr.of(name));
    return made;
  }

  private Op reference(Op around, SymbolRefAttr to) {
    return rewriter.atEnd(around.region(0).entryBlock()).create(ToyOps.Any.of(List.of()).attr("ref", to));
  }

  @Test
  void lookups() {
    assertSame(f, symbols.lookup(outer, "f"));
    assertNull(symbols.lookup(outer, "g"));
    assertSame(g, symbols.lookup(outer, SymbolRefAttr.of("inner", List.of("g"))));
    assertNull(symbols.lookup(outer, SymbolRefAttr.of("f", List.of("g"))));
    assertSame(outer, SymbolTables.nearestTable(user));
    assertSame(g, symbols.lookupFrom(user, SymbolRefAttr.of("inner", List.of("g"))));
    assertSame(g, symbols.lookupFrom(user, SymbolRefAttr.of("inner", List.of("g")), FunctionLike.class));
    assertNull(symbols.lookupFrom(user, SymbolRefAttr.of("inner"), FunctionLike.class));
    assertSame(inner, symbols.lookupFrom(user, SymbolRefAttr.of("inner")));
  }

  @Test
  void unknownOperationsMayHideTables() {
    assertNull(SymbolTables.nearestTable(hidden));
    assertNull(symbols.lookupFrom(hidden, SymbolRefAttr.of("g")));
  }

  @Test
  void clashesGetNewNames() {
    rewriter.after(f);
    Op copy = rewriter.clone(f);
    assertEquals("f_0", symbols.insert(outer, copy, rewriter));
    assertEquals("f_0", SymbolTables.nameOf(copy));
    assertEquals("f_0", symbols.insert(outer, copy, rewriter), "it is there");
    Op another = rewriter.clone(f);
    assertEquals("f_1", symbols.insert(outer, another, rewriter));
    symbols.forget(outer, copy);
    assertNull(symbols.lookup(outer, "f_0"));
    symbols.forget(outer, another);
    rewriter.erase(copy);
    rewriter.erase(another);
    assertSame(f, symbols.lookup(outer, "f"));
    assertNull(SymbolTables.nameOf(top));
  }

  @Test
  void references() {
    rewriter.setAttr(outer, "toy.refs", ArrayAttr.of(SymbolRefAttr.of("f"), DictAttr.of("a", SymbolRefAttr.of("outer", List.of("g")))));
    List<String> found = new ArrayList<>();
    SymbolTables.forEachReference(top, (op, reference) -> found.add(op.name() + " " + reference.root() + reference.nested()));
    assertEquals(List.of("toy.any g[]", "toy.any inner[g]", "builtin.module f[]", "builtin.module outer[g]"), found);
  }
}
