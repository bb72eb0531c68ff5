// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.List;
import java.util.Set;

/** Another name for a global: {@code llvm.mlir.alias external @a : !llvm.ptr { … }}. */
public final class AliasOp extends Op implements Symbol, IsolatedFromAbove, SingleBlock {
  public static final OpDef<AliasOp> DEF = OpDef.of("llvm.mlir.alias", AliasOp.class, AliasOp::new)
      .attr("alias_type", AttrSets.TYPE)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .attr("linkage", LlvmEnums.LINKAGE.set("LLVM Linkage specification"))
      .optionalAttr("dso_local", AttrSets.UNIT)
      .optionalAttr("thread_local_", AttrSets.UNIT)
      .optionalAttr("unnamed_addr", LlvmEnums.UNNAMED_ADDRESS.set("unnamed_addr"))
      .defaultAttr("visibility_", LlvmEnums.VISIBILITY.set("visibility_"), LlvmEnums.VISIBILITY.first())
      .region("initializer", OpDef.RegionKind.ONE_BLOCK)
      .traits(Traits.singleBlockImplicitTerminator("llvm.return"), Traits.afterRegions("Initializer", AliasOp::verifyInitializer))
      .syntax(OpSyntax.of(AliasOp::parse, AliasOp::print))
      .build();

  private static final Set<String> LINKAGES = Set.of("private", "internal", "available_externally", "linkonce", "weak", "linkonce_odr",
      "weak_odr", "external");

  private AliasOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Type type = attr("alias_type", TypeAttr.class).value();
    String linkage = LlvmEnums.keywordOf(this, "linkage");
    boolean element = LlvmTypes.ANY.contains(type)
        && !(type instanceof LlvmKeywordType keyword && !keyword.isMachine());
    if (!element) check.error("expects type to be a valid element type for an LLVM global alias");
    else if (!LINKAGES.contains(linkage)) {
      check.error("'" + linkage + "' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, "
          + "weak_odr, external or available_externally");
    }
  }

  private static void verifyInitializer(Op op, Checker check) {
    Op last = op.region().entryBlock().lastOp();
    boolean address = last.operandCount() > 0 && last.operand(0).type() instanceof LlvmPointerType;
    if (address) ModuleVerifier.computesOnly(op, "are not allowed in alias initializers", check);
    else check.error("initializer region must always return a pointer");
  }

  private static void parse(OpParser p, OpState<AliasOp> state) {
    GlobalKeywords.parse(p, state);
    state.attr(Symbol.NAME, StringAttr.of(p.expectSymbolName()));
    p.attrDict(state);
    p.expect(":");
    state.attr("alias_type", new TypeAttr(p.expectType()));
    state.regions(p.region(List.of()));
  }

  private static void print(AliasOp op, OpPrinter out) {
    out.text(" ");
    GlobalKeywords.print(op, "", out);
    out.symbolName(op.attr(Symbol.NAME, StringAttr.class).value());
    out.attrDict(op, Symbol.NAME, "alias_type", "linkage", "thread_local_", "unnamed_addr", "visibility_");
    out.text(" : ").type(op.attr("alias_type", TypeAttr.class).value()).text(" ").region(op.region("initializer"), false, true);
  }
}
