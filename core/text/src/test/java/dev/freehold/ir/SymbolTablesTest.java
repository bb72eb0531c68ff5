// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.toy.Toy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Finds operations by name. */
class SymbolTablesTest {
  private final ModuleOp top = Toy.parse("""
      module @outer attributes {toy.refs = [@f, {a = @outer::@g}]} {
        module @inner {
          toy.func "private" @g () -> () {
          }
          "unknown.table"() ({
            "toy.any"() {ref = @g} : () -> ()
          }) : () -> ()
        }
        toy.func @f () -> () {
          "toy.any"() {ref = @inner::@g} : () -> ()
          toy.return
        }
      }
      module {
      }
      """);
  private final Op outer = top.body().first();
  private final Op inner = outer.region(0).first().first();
  private final Op g = inner.region(0).first().first();
  private final Op f = inner.next();
  private final SymbolTables symbols = new SymbolTables();

  @Test
  void lookups() {
    assertSame(f, symbols.lookup(outer, "f"));
    assertNull(symbols.lookup(outer, "g"));
    assertSame(g, symbols.lookup(outer, SymbolRefAttr.of("inner", List.of("g"))));
    assertNull(symbols.lookup(outer, SymbolRefAttr.of("f", List.of("g"))));
    Op user = f.region(0).first().first();
    assertSame(outer, SymbolTables.nearestTable(user));
    assertSame(g, symbols.lookupFrom(user, SymbolRefAttr.of("inner", List.of("g"))));
    assertSame(g, symbols.lookupFrom(user, SymbolRefAttr.of("inner", List.of("g")), FunctionLike.class));
    assertNull(symbols.lookupFrom(user, SymbolRefAttr.of("inner"), FunctionLike.class));
    assertSame(inner, symbols.lookupFrom(user, SymbolRefAttr.of("inner")));
  }

  @Test
  void unknownOperationsMayHideTables() {
    Op hidden = g.next().region(0).first().first();
    assertNull(SymbolTables.nearestTable(hidden));
    assertNull(symbols.lookupFrom(hidden, SymbolRefAttr.of("g")));
  }

  @Test
  void clashesGetNewNames() {
    Rewriter rewriter = new Rewriter(Toy.REGISTRY).after(f);
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
    List<String> found = new ArrayList<>();
    SymbolTables.forEachReference(top, (op, reference) -> found.add(op.name() + " " + reference.root() + reference.nested()));
    assertEquals(List.of("toy.any g[]", "toy.any inner[g]", "builtin.module f[]", "builtin.module outer[g]"), found);
  }
}
