// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.Set;

/** A function that another one chooses when the program is loaded: {@code llvm.mlir.ifunc external @f : !llvm.func<void ()>, !llvm.ptr @resolver}. */
public final class IfuncOp extends Op implements Symbol, IsolatedFromAbove, SymbolUser {
  public static final OpDef<IfuncOp> DEF = OpDef.of("llvm.mlir.ifunc", IfuncOp.class, IfuncOp::new)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .attr("i_func_type", AttrSets.TYPE)
      .attr("resolver", AttrSets.FLAT_SYMBOL_REF)
      .attr("resolver_type", AttrSets.TYPE)
      .attr("linkage", LlvmEnums.LINKAGE.set("LLVM Linkage specification"))
      .optionalAttr("dso_local", AttrSets.UNIT)
      .defaultAttr("address_space", ModuleVerifier.NUMBER, IntegerAttr.of(IntegerType.I32, 0))
      .defaultAttr("unnamed_addr", LlvmEnums.UNNAMED_ADDRESS.set("unnamed_addr"), LlvmEnums.UNNAMED_ADDRESS.first())
      .defaultAttr("visibility_", LlvmEnums.VISIBILITY.set("visibility_"), LlvmEnums.VISIBILITY.first())
      .syntax(OpSyntax.of(IfuncOp::parse, IfuncOp::print))
      .build();

  private static final Set<String> LINKAGES = Set.of("private", "internal", "linkonce", "weak", "linkonce_odr", "weak_odr", "external");

  private IfuncOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    String linkage = LlvmEnums.keywordOf(this, "linkage");
    if (LINKAGES.contains(linkage)) return;
    check.error("'" + linkage + "' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, "
        + "weak_odr, or external linkage");
  }

  @Override
  public void verifySymbols(Checker check) {
    Op named = check.symbols().lookupFrom(this, attr("resolver", SymbolRefAttr.class));
    while (named instanceof AliasOp alias) {
      Op last = alias.region("initializer").entryBlock().lastOp();
      if (!(last.operand(0).definingOp() instanceof AddressOfOp address)) return;
      named = check.symbols().lookupFrom(alias, (SymbolRefAttr) address.value());
    }
    if (named instanceof LlvmFuncOp resolver) verifyResolver(resolver, check);
    else check.error("must have a function resolver");
  }

  private void verifyResolver(LlvmFuncOp resolver, Checker check) {
    boolean defined = !resolver.isDeclaration() && !LlvmEnums.keywordOf(resolver, "linkage").equals("available_externally");
    long space = attr("address_space", IntegerAttr.class).longValue();
    if (!defined) check.error("resolver must be a definition");
    else if (!(resolver.type().result() instanceof LlvmPointerType)) check.error("resolver must return a pointer");
    else if (!attr("resolver_type", TypeAttr.class).value().equals(new LlvmPointerType(space))) check.error("resolver has incorrect type");
  }

  private static void parse(OpParser p, OpState<IfuncOp> state) {
    GlobalKeywords.parse(p, state);
    state.attr(Symbol.NAME, StringAttr.of(p.expectSymbolName()));
    p.expect(":");
    state.attr("i_func_type", new TypeAttr(p.expectType()));
    p.expect(",");
    state.attr("resolver_type", new TypeAttr(p.expectType()));
    state.attr("resolver", ParameterSyntax.FLAT_SYMBOL.parse(p));
    int loc = p.loc();
    DictAttr given = p.optionalAttrDict();
    p.requireFitting(state, given, loc);
    state.attrs(given);
  }

  private static void print(IfuncOp op, OpPrinter out) {
    out.text(" ");
    GlobalKeywords.print(op, "", out);
    out.symbolName(op.attr(Symbol.NAME, StringAttr.class).value()).text(" : ").attr(op.attr("i_func_type", Attribute.class)).text(", ")
        .attr(op.attr("resolver_type", Attribute.class)).text(" ");
    out.attr(op.attr("resolver", Attribute.class));
    boolean inFirstSpace = op.attr("address_space", IntegerAttr.class).value().signum() == 0;
    out.attrDict(op, Symbol.NAME, "i_func_type", "resolver", "resolver_type", "linkage", "unnamed_addr", "visibility_",
        inFirstSpace ? "address_space" : Symbol.NAME);
  }
}
