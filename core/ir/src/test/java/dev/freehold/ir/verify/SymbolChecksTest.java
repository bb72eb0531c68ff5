// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import static dev.freehold.ir.toy.ToyIr.region;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.toy.Findings;
import dev.freehold.ir.toy.ToyIr;
import dev.freehold.ir.toy.ToyOps;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Symbols, the tables that they are in, and references to them. */
class SymbolChecksTest {
  /** A symbol without a body, with whatever attributes. */
  private static final class NamedOp extends Op implements Symbol {
    static final OpDef<NamedOp> DEF = OpDef.of("toy.named", NamedOp.class, NamedOp::new)
        .optionalAttr(NAME, AttrSet.ANY).optionalAttr(VISIBILITY, AttrSet.ANY).optionalAttr("declared", AttrSet.ANY).build();

    private NamedOp(OpState<?> state) {
      super(state);
    }

    @Override
    public boolean isDeclaration() {
      return hasAttr("declared");
    }

    @Override
    public boolean mayDeclarePublicly() {
      return attr("declared") instanceof StringAttr;
    }
  }

  /** A table of any shape. */
  private static final class TableOp extends Op implements SymbolTable {
    static final OpDef<TableOp> DEF =
        OpDef.of("toy.table", TableOp.class, TableOp::new).region("bodies", OpDef.RegionKind.VARIADIC_ANY).build();

    private TableOp(OpState<?> state) {
      super(state);
    }
  }

  private final ModuleOp module = ToyIr.module();
  private final Rewriter rewriter = new Rewriter(ToyIr.REGISTRY).atEnd(module.body());

  private Op named(Attribute name) {
    return rewriter.create(NamedOp.DEF.state().prop(Symbol.NAME, name));
  }

  private void assertFound(String... lines) {
    assertEquals(List.of(lines), Findings.of(module));
  }

  @Test
  void symbolsHaveNames() {
    named(StringAttr.of("a"));
    assertFound();
    named(null);
    assertFound("error: 'toy.named' op requires string attribute 'sym_name'");
    rewriter.setProp(module.body().last(), Symbol.NAME, UnitAttr.INSTANCE);
    assertFound("error: 'toy.named' op requires string attribute 'sym_name'");
  }

  @Test
  void modulesNeedNoNames() {
    assertFound();
  }

  @Test
  void visibility() {
    Op symbol = named(StringAttr.of("a"));
    for (String right : List.of("public", "private", "nested")) {
      rewriter.setProp(symbol, Symbol.VISIBILITY, StringAttr.of(right));
      assertFound();
    }
    rewriter.setProp(symbol, Symbol.VISIBILITY, StringAttr.of("hidden"));
    assertFound("error: 'toy.named' op visibility expected to be one of [\"public\", \"private\", \"nested\"], but got \"hidden\"");
    rewriter.setProp(symbol, Symbol.VISIBILITY, IntegerAttr.i64(1));
    assertFound("error: 'toy.named' op requires visibility attribute 'sym_visibility' to be a string attribute, but got 1 : i64");
  }

  @Test
  void publicDeclarations() {
    Op symbol = named(StringAttr.of("a"));
    rewriter.setProp(symbol, "declared", UnitAttr.INSTANCE);
    assertFound("error: 'toy.named' op symbol declaration cannot have public visibility");
    rewriter.setProp(symbol, "declared", StringAttr.of("elsewhere"));
    assertFound();
    rewriter.setProp(symbol, "declared", UnitAttr.INSTANCE);
    rewriter.setProp(symbol, Symbol.VISIBILITY, StringAttr.of("private"));
    assertFound();
  }

  @Test
  void symbolsAreDirectlyInTables() {
    Op around = rewriter.create(ToyOps.Any.DEF.state().regions(region(1)));
    rewriter.atEnd(around.region(0).entryBlock());
    named(StringAttr.of("a"));
    rewriter.create(ToyOps.Yield.of(List.of()));
    assertFound("error: 'toy.named' op symbol's parent must have the SymbolTable trait");
    assertEquals(List.of(), Findings.of(Rewriter.createDetached(NamedOp.DEF.state().prop(Symbol.NAME, StringAttr.of("a")))));
  }

  @Test
  void unknownOperationsMayBeTables() {
    Op around = rewriter.create(ToyIr.REGISTRY.opDef("other.table").state().regions(region(1)));
    rewriter.atEnd(around.region(0).entryBlock());
    named(StringAttr.of("a"));
    assertFound();
  }

  @Test
  void namesAreUniqueInTheirTable() {
    named(StringAttr.of("a"));
    named(StringAttr.of("b"));
    ModuleOp inner = ToyIr.module();
    rewriter.insert(inner);
    rewriter.atEnd(inner.body());
    named(StringAttr.of("a"));
    assertFound();
    rewriter.after(inner);
    named(StringAttr.of("b"));
    named(StringAttr.of("a"));
    assertFound("error: redefinition of symbol named 'b'", "note: see existing symbol definition here",
        "error: redefinition of symbol named 'a'", "note: see existing symbol definition here");
  }

  @Test
  void tablesHaveOneRegionOfOneBlock() {
    Op wide = Rewriter.createDetached(TableOp.DEF.state().regions(region(0), region(0)));
    assertEquals(List.of("error: 'toy.table' op Operations with a 'SymbolTable' must have exactly one region"), Findings.of(wide));
    Op empty = Rewriter.createDetached(TableOp.DEF.state().regions(region(0)));
    assertEquals(List.of("error: 'toy.table' op Operations with a 'SymbolTable' must have exactly one block"), Findings.of(empty));
  }

  @Test
  void referencesAreCheckedFromTheTableThatTheyAreReadIn() {
    Op user = rewriter.create(ToyOps.Scope.DEF.state().prop("callee", SymbolRefAttr.of("a")).regions(region(1)));
    rewriter.atEnd(user.region(0).entryBlock());
    named(StringAttr.of("a"));
    rewriter.create(ToyOps.Yield.of(List.of()));
    assertFound("error: 'toy.scope' op refers to the symbol 'a', which there is not");
    rewriter.after(user);
    named(StringAttr.of("a"));
    assertFound();
  }

  @Test
  void referencesInNestedTablesAreCheckedWithThose() {
    ModuleOp inner = ToyIr.module();
    rewriter.insert(inner);
    Op user = rewriter.atEnd(inner.body()).create(ToyOps.Scope.DEF.state().prop("callee", SymbolRefAttr.of("a")).regions(region(1)));
    rewriter.atEnd(user.region(0).entryBlock()).create(ToyOps.Yield.of(List.of()));
    rewriter.after(inner);
    named(StringAttr.of("a"));
    assertFound("error: 'toy.scope' op refers to the symbol 'a', which there is not");
  }

  /** Counts how often it is asked about its symbols. */
  private static final class CountingOp extends Op implements SymbolUser {
    static final OpDef<CountingOp> DEF = OpDef.of("toy.counting", CountingOp.class, CountingOp::new).build();
    private int checks;

    private CountingOp(OpState<?> state) {
      super(state);
    }

    @Override
    public void verifySymbols(Checker check) {
      checks++;
    }
  }

  @Test
  void referencesAreCheckedOnceHoweverTablesAreNested() {
    ModuleOp inner = ToyIr.module();
    rewriter.insert(inner);
    ModuleOp innermost = ToyIr.module();
    rewriter.atEnd(inner.body()).insert(innermost);
    CountingOp user = rewriter.atEnd(innermost.body()).create(CountingOp.DEF.state());
    assertFound();
    assertEquals(1, user.checks);
  }
}
