// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A global: {@code llvm.mlir.global internal constant @s("hello\00")}, with a value, a region that makes it, or neither. */
public final class GlobalOp extends Op implements Symbol, IsolatedFromAbove, SingleBlock {
  public static final OpDef<GlobalOp> DEF = OpDef.of("llvm.mlir.global", GlobalOp.class, GlobalOp::new)
      .attr("global_type", AttrSets.TYPE)
      .optionalAttr("constant", AttrSets.UNIT)
      .attr(Symbol.NAME, AttrSets.SYMBOL_NAME)
      .attr("linkage", LlvmEnums.LINKAGE.set("LLVM Linkage specification"))
      .optionalAttr("dso_local", AttrSets.UNIT)
      .optionalAttr("thread_local_", AttrSets.UNIT)
      .optionalAttr("externally_initialized", AttrSets.UNIT)
      .optionalAttr("value", AttrSets.ANY)
      .optionalAttr("alignment", AttrSets.I64)
      .defaultAttr("addr_space", ModuleVerifier.NUMBER, IntegerAttr.of(IntegerType.I32, 0))
      .optionalAttr("unnamed_addr", LlvmEnums.UNNAMED_ADDRESS.set("unnamed_addr"))
      .optionalAttr("section", AttrSets.STRING)
      .optionalAttr("comdat", AttrSets.SYMBOL_REF)
      .optionalAttr("dbg_exprs", AttrSets.arrayOf("an array of variable expressions", DebugAttrs.GLOBAL_EXPRESSION.set("")))
      .defaultAttr("visibility_", LlvmEnums.VISIBILITY.set("visibility_"), LlvmEnums.VISIBILITY.first())
      .optionalAttr("target_specific_attrs", AttrSets.ARRAY)
      .region("initializer", OpDef.RegionKind.ANY)
      .traits(Traits.singleBlockImplicitTerminator("llvm.return"), Traits.afterRegions("Initializer", GlobalOp::verifyInitializer))
      .syntax(OpSyntax.of(GlobalOp::parse, GlobalOp::print))
      .build();

  private static final String[] SHOWN = {Symbol.NAME, "global_type", "constant", "value", "linkage", "unnamed_addr", "thread_local_",
      "visibility_", "comdat"};

  private GlobalOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Type type = attr("global_type", TypeAttr.class).value();
    if (!isElement(type)) check.error("expects type to be a valid element type for an LLVM global");
    else if (ModuleVerifier.isInModule(this, check) && holds(type, check) && ModuleVerifier.hasComdat(this, check)) verifyAlignment(check);
  }

  private static boolean isElement(Type type) {
    return LlvmTypes.ANY.contains(type) && !(type instanceof LlvmKeywordType keyword && !keyword.isMachine());
  }

  /** Whether a global of that type may have the value and the linkage that it has. */
  private boolean holds(Type type, Checker check) {
    Attribute value = attr("value");
    String linkage = LlvmEnums.keywordOf(this, "linkage");
    if (value instanceof StringAttr text && !isText(type, text.bytes().length)) {
      check.error("requires an i8 array type of the length equal to that of the string attribute");
    } else if (type instanceof LlvmTargetType target && !target.isGlobal()) {
      check.error("this target extension type cannot be used in a global");
    } else if (type instanceof LlvmTargetType && value != null) {
      check.error("global with target extension type can only be initialized with zero-initializer");
    } else if (linkage.equals("common") && value != null && !ModuleVerifier.isZero(value)) {
      check.error("expected zero value for 'common' linkage");
    } else if (linkage.equals("appending") && !(type instanceof LlvmArrayType)) {
      check.error("expected array type for 'appending' linkage");
    }
    return !check.failed();
  }

  private static boolean isText(Type type, int length) {
    return type instanceof LlvmArrayType(var count, var element) && element.equals(IntegerType.I8) && count == length;
  }

  private void verifyAlignment(Checker check) {
    if (!(attr("alignment") instanceof IntegerAttr alignment) || Long.bitCount(alignment.longValue()) == 1) return;
    check.plainError("alignment attribute is not a power of 2");
  }

  private static void verifyInitializer(Op op, Checker check) {
    if (op.region().isEmpty()) return;
    Type type = op.attr("global_type", TypeAttr.class).value();
    Op last = op.region().entryBlock().lastOp();
    if (last.operandCount() == 0) check.error("initializer region cannot return void");
    else if (!last.operand(0).type().equals(type)) {
      check.error("initializer region type " + Printing.quoted(last.operand(0).type()) + " does not match global type " + Printing.quoted(type));
    } else if (ModuleVerifier.computesOnly(op, "not allowed in global initializers", check) && op.attr("value") != null) {
      check.error("cannot have both initializer value and region");
    }
  }

  private static void parse(OpParser p, OpState<GlobalOp> state) {
    GlobalKeywords.parse(p, state);
    if (p.accept("constant")) state.attr("constant", UnitAttr.INSTANCE);
    state.attr(Symbol.NAME, StringAttr.of(p.expectSymbolName()));
    p.expect("(");
    Attribute value = p.isNext(")") ? null : p.attribute();
    if (value != null) state.attr("value", value);
    p.expect(")");
    LlvmFuncSyntax.parseComdat(p, state);
    p.attrDict(state);
    TypeAttr type = new TypeAttr(parseType(p, value, p.nameLoc()));
    if (state.attr("global_type") != null) throw p.error(p.nameLoc(), "attribute 'global_type' occurs more than once in the attribute list");
    state.attr("global_type", type);
    Region initializer = p.acceptRegion(List.of());
    state.regions(initializer == null ? new Region() : initializer);
  }

  private static Type parseType(OpParser p, @Nullable Attribute value, int at) {
    if (p.accept(":")) {
      Type type = p.expectType();
      if (p.isNext(",")) throw p.error(at, "expected zero or one type");
      return type;
    }
    if (value instanceof StringAttr text) return new LlvmArrayType(text.bytes().length, IntegerType.I8);
    throw p.error(at, "type can only be omitted for string globals");
  }

  private static void print(GlobalOp op, OpPrinter out) {
    out.text(" ");
    GlobalKeywords.print(op, "", out);
    if (op.attr("constant") != null) out.text("constant ");
    out.symbolName(op.attr(Symbol.NAME, StringAttr.class).value()).text("(");
    if (op.attr("value") != null) out.attr(op.attr("value"));
    out.text(")");
    LlvmFuncSyntax.printComdat(op, out);
    out.attrDict(op, SHOWN);
    if (op.attr("value") instanceof StringAttr) return;
    out.text(" : ").type(op.attr("global_type", TypeAttr.class).value());
    if (!op.region("initializer").isEmpty()) out.text(" ").region(op.region("initializer"), false, true);
  }
}
