// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has a name in a module and is no function: variables, and constants that the driver may replace. */
public final class GlobalOp extends Op implements Symbol {
  private static final String INITIALIZER = "initializer";
  private static final String SPEC_ID = "spec_id";
  private static final String DEFAULT = "default_value";
  private static final String TYPE = "type";

  static final OpDef<GlobalOp> VARIABLE = define("GlobalVariable")
      .attr(TYPE, AttrSets.TYPE)
      .attr(NAME, AttrSets.STRING)
      .optionalAttr(INITIALIZER, AttrSets.FLAT_SYMBOL_REF)
      .optionalAttr("location", AttrSets.I32)
      .optionalAttr("binding", AttrSets.I32)
      .optionalAttr("descriptor_set", AttrSets.I32)
      .optionalAttr("built_in", AttrSets.STRING)
      .optionalAttr("linkage_attributes", SpirvStructs.LINKAGE.set(""))
      .syntax(OpSyntax.of(GlobalOp::parseVariable, GlobalOp::printVariable))
      .build();
  static final OpDef<GlobalOp> SPEC_CONSTANT = define("SpecConstant")
      .attr(NAME, AttrSets.STRING)
      .attr(DEFAULT, AttrSets.TYPED)
      .syntax(OpSyntax.of(GlobalOp::parseConstant, GlobalOp::printConstant))
      .build();
  static final OpDef<GlobalOp> SPEC_COMPOSITE = define("SpecConstantComposite")
      .attr(TYPE, AttrSets.TYPE)
      .attr(NAME, AttrSets.STRING)
      .attr("constituents", AttrSets.SYMBOL_REF_ARRAY)
      .syntax(OpSyntax.of(GlobalOp::parseComposite, GlobalOp::printComposite))
      .build();
  static final OpDef<GlobalOp> SPEC_REPLICATE = define("EXT.SpecConstantCompositeReplicate")
      .attr(TYPE, AttrSets.TYPE)
      .attr(NAME, AttrSets.STRING)
      .attr("constituent", AttrSets.SYMBOL_REF)
      .syntax(OpSyntax.of(GlobalOp::parseReplicate, GlobalOp::printReplicate))
      .build();

  private GlobalOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<GlobalOp> define(String name) {
    return OpDef.of("spirv." + name, GlobalOp.class, GlobalOp::new).traits(SpirvVerifier.IN_MODULE);
  }

  /** What a reference in an operation names; null where that is none of these. */
  static @Nullable GlobalOp find(Op from, SymbolRefAttr reference, Checker check) {
    return check.symbols().lookupFrom(from, reference) instanceof GlobalOp global ? global : null;
  }

  /** The type of the variable or constant. */
  Type type() {
    return def() == SPEC_CONSTANT ? attr(DEFAULT, Attribute.class).type() : attr(TYPE, TypeAttr.class).value();
  }

  @Override
  protected void verify(Checker check) {
    if (def() == VARIABLE) verifyVariable(check);
    else if (def() == SPEC_CONSTANT) verifyConstant(check);
    else if (def() == SPEC_COMPOSITE) verifyComposite(check);
    else verifyReplicate(check);
  }

  private void verifyVariable(Checker check) {
    if (!(type() instanceof SpirvType.Pointer pointer)) {
      check.error("result must be of a !spv.ptr type");
      return;
    }
    if (pointer.storage().equals("Generic") || pointer.storage().equals("Function")) {
      check.error("storage class cannot be '" + pointer.storage() + "'");
      return;
    }
    if (!(attr(INITIALIZER) instanceof SymbolRefAttr reference)) return;
    GlobalOp initial = find(this, reference, check);
    boolean constant = initial != null && (initial.def() == SPEC_CONSTANT || initial.def() == SPEC_COMPOSITE);
    if (!constant) check.error("initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op");
  }

  private void verifyConstant(Checker check) {
    if (attr(SPEC_ID) instanceof IntegerAttr id && id.value().signum() < 0) {
      check.error("SpecId cannot be negative");
    } else if (!(attr(DEFAULT) instanceof IntegerAttr) && !(attr(DEFAULT) instanceof FloatAttr)) {
      check.error("default value can only be a bool, integer, or float scalar");
    } else if (!Sets.SCALAR.contains(type())) {
      check.error("default value bitwidth disallowed");
    }
  }

  private void verifyComposite(Checker check) {
    List<Attribute> constituents = attr("constituents", ArrayAttr.class).elements();
    if (!isComposite(check)) return;
    if (type() instanceof SpirvType.CooperativeMatrix) {
      check.plainError("unsupported composite type  " + Printing.quoted(type()));
      return;
    }
    long wanted = Math.max(0, CompositeTypes.count(type()));
    if (constituents.size() != wanted) {
      check.plainError("has incorrect number of operands: expected " + wanted + ", but provided " + constituents.size());
      return;
    }
    for (int i = 0; i < constituents.size(); i++) {
      Type part = CompositeTypes.constituent(type(), i);
      GlobalOp constant = find(this, (SymbolRefAttr) constituents.get(i), check);
      if (constant == null || constant.def() != SPEC_CONSTANT) {
        // The reference crashes here.
        check.error("constituent " + Printing.toString(constituents.get(i)) + " is not a spirv.SpecConstant");
      } else if (!constant.type().equals(part)) {
        check.plainError("has incorrect types of operands: expected " + Printing.quoted(part) + ", but provided "
            + Printing.quoted(constant.type()));
      }
      if (check.failed()) return;
    }
  }

  private void verifyReplicate(Checker check) {
    if (!isComposite(check)) return;
    GlobalOp constant = find(this, attr("constituent", SymbolRefAttr.class), check);
    if (constant == null || constant.def() != SPEC_CONSTANT) {
      check.plainError("splat spec constant reference defining constituent not found");
      return;
    }
    Type part = CompositeTypes.constituent(type(), 0);
    if (constant.type().equals(part)) return;
    check.plainError("constituent has incorrect type: expected " + Printing.quoted(part) + ", but provided " + Printing.quoted(constant.type()));
  }

  private boolean isComposite(Checker check) {
    if (CompositeTypes.has(type())) return true;
    check.plainError("result type must be a composite type, but provided " + Printing.quoted(type()));
    return false;
  }

  private static void name(OpParser p, OpState<GlobalOp> state) {
    state.attr(NAME, StringAttr.of(p.expectSymbolName()));
  }

  private static void type(OpParser p, OpState<GlobalOp> state) {
    p.expect(":");
    state.attr(TYPE, new TypeAttr(p.expectType()));
  }

  private static void printType(GlobalOp op, OpPrinter out) {
    out.text(" : ").type(op.attr(TYPE, TypeAttr.class).value());
  }

  private static void parseVariable(OpParser p, OpState<GlobalOp> state) {
    name(p, state);
    if (p.accept(INITIALIZER)) {
      p.expect("(");
      state.attr(INITIALIZER, Structure.symbol(p));
      p.expect(")");
    }
    Decorations.parse(p, state);
    int loc = p.loc();
    type(p, state);
    boolean pointer = state.attr(TYPE) instanceof TypeAttr type && type.value() instanceof SpirvType.Pointer;
    if (!pointer) throw p.error(loc, "expected spirv.ptr type");
  }

  private static void printVariable(GlobalOp op, OpPrinter out) {
    out.text(" ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value());
    if (op.attr(INITIALIZER) != null) out.text(" initializer(").attr(op.attr(INITIALIZER)).text(")");
    Decorations.print(op, out, TYPE, NAME, INITIALIZER);
    printType(op, out);
  }

  private static void parseConstant(OpParser p, OpState<GlobalOp> state) {
    name(p, state);
    if (p.accept(SPEC_ID)) {
      p.expect("(");
      state.attr(SPEC_ID, p.attribute(IntegerAttr.class, null));
      p.expect(")");
    }
    p.expect("=");
    Attribute value = p.attribute();
    // The reference forgets what has no type.
    if (AttrSets.TYPED.contains(value)) state.attr(DEFAULT, value);
  }

  private static void printConstant(GlobalOp op, OpPrinter out) {
    out.text(" ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value());
    if (op.attr(SPEC_ID) instanceof IntegerAttr id) out.text(" spec_id(" + id.value() + ")");
    out.text(" = ").attr(op.attr(DEFAULT, Attribute.class));
  }

  private static void parseComposite(OpParser p, OpState<GlobalOp> state) {
    name(p, state);
    state.attr("constituents", ArrayAttr.of(constituents(p)));
    type(p, state);
  }

  /** At least one. */
  private static List<Attribute> constituents(OpParser p) {
    p.expect("(");
    List<Attribute> names = p.commaList(Delimiter.NONE, () -> Structure.symbol(p));
    p.expect(")");
    return names;
  }

  private static void printComposite(GlobalOp op, OpPrinter out) {
    out.text(" ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value()).text(" (");
    out.list(op.attr("constituents", ArrayAttr.class).elements(), out::attr).text(")");
    printType(op, out);
  }

  private static void parseReplicate(OpParser p, OpState<GlobalOp> state) {
    name(p, state);
    p.expect("(");
    state.attr("constituent", Structure.symbol(p));
    p.expect(")");
    type(p, state);
  }

  private static void printReplicate(GlobalOp op, OpPrinter out) {
    out.text(" ").symbolName(op.attr(Symbol.NAME, StringAttr.class).value()).text(" (").attr(op.attr("constituent", Attribute.class)).text(")");
    printType(op, out);
  }
}
