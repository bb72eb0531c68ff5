// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mlprogram;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.NamesResults;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads or writes a global variable: {@code %x = ml_program.global_load @x : tensor<4xi32>}. In a graph, tokens order such
 * operations: {@code %t = ml_program.global_store_graph @x = %v ordering(%t0 -> !ml_program.token) : tensor<4xi32>}.
 */
public final class GlobalAccessOp extends Op implements SymbolUser, NamesResults {
  public static final OpDef<GlobalAccessOp> LOAD = declare("global_load", Effect.READS)
      .result("result", TypeSet.ANY)
      .assembly("$global `:` type($result) attr-dict")
      .build();

  public static final OpDef<GlobalAccessOp> LOAD_GRAPH = declare("global_load_graph", Effect.READS)
      .operands("consumeTokens", TokenType.SET)
      .result("result", TypeSet.ANY)
      .result("produceToken", TokenType.SET)
      .directive("TokenOrdering", Directive.of(GlobalAccessOp::parseOrdering, GlobalAccessOp::printOrdering))
      .assembly("$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict")
      .build();

  public static final OpDef<GlobalAccessOp> STORE = declare("global_store", Effect.WRITES)
      .operand("value", TypeSet.ANY)
      .assembly("$global `=` $value `:` type($value) attr-dict")
      .build();

  public static final OpDef<GlobalAccessOp> STORE_GRAPH = declare("global_store_graph", Effect.WRITES)
      .operand("value", TypeSet.ANY)
      .operands("consumeTokens", TokenType.SET)
      .result("produceToken", TokenType.SET)
      .directive("TokenOrdering", Directive.of(GlobalAccessOp::parseOrdering, GlobalAccessOp::printOrdering))
      .assembly("$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value) attr-dict")
      .build();

  private GlobalAccessOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<GlobalAccessOp> declare(String name, Effect effect) {
    return OpDef.of("ml_program." + name, GlobalAccessOp.class, GlobalAccessOp::new).attr("global", AttrSets.SYMBOL_REF).effects(effect);
  }

  private boolean stores() {
    return def() == STORE || def() == STORE_GRAPH;
  }

  @Override
  public void nameResults(BiConsumer<Value, String> name) {
    if (def() == LOAD) name.accept(result(), leaf(attr("global", SymbolRefAttr.class)));
    if (def() == LOAD_GRAPH) name.accept(result(), "result");
    if (def() == LOAD_GRAPH) name.accept(result(1), "produceToken");
  }

  /** The last name of a reference. */
  static String leaf(SymbolRefAttr reference) {
    return reference.nested().isEmpty() ? reference.root() : reference.nested().getLast();
  }

  @Override
  public void verifySymbols(Checker check) {
    GlobalOp global = global(this, check);
    if (global == null) return;
    if (!stores()) {
      verifyLoad(this, global, check);
    } else if (!global.isMutable()) {
      check.error("cannot store to an immutable global " + Printing.toString(attr("global", Attribute.class)));
    } else if (!global.type().equals(operand(0).type())) {
      check.error("cannot store to a global typed " + Printing.quoted(global.type()) + " from " + Printing.quoted(operand(0).type()));
    }
  }

  /** What an operation refers to; null where there is no such thing, which has been reported then. */
  static @Nullable GlobalOp global(Op op, Checker check) {
    SymbolRefAttr reference = op.attr("global", SymbolRefAttr.class);
    GlobalOp global = check.symbols().lookupFrom(op, reference, GlobalOp.class);
    if (global == null) check.error("undefined global: " + Printing.toString(reference));
    return global;
  }

  static void verifyLoad(Op op, GlobalOp global, Checker check) {
    if (global.type().equals(op.result().type())) return;
    check.error("cannot load from global typed " + Printing.quoted(global.type()) + " as " + Printing.quoted(op.result().type()));
  }

  private static void parseOrdering(OpParser p, FormatState<GlobalAccessOp> state) {
    if (!p.accept("ordering") || !p.accept("(")) return;
    if (p.accept("(")) p.expect(")");
    else state.operands("consumeTokens").addAll(p.operandList(Delimiter.NONE));
    p.expect("->");
    state.types("produceToken").add(p.expectType());
    p.expect(")");
  }

  private static void printOrdering(GlobalAccessOp op, OpPrinter out) {
    var tokens = op.operands().subList(op.stores() ? 1 : 0, op.operandCount());
    out.text(" ordering(");
    if (tokens.isEmpty()) out.text("()");
    else out.operands(tokens);
    out.text(" -> ").type(TokenType.INSTANCE).text(")");
  }
}
