// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.UnregisteredOp;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code "name"(%a)[^b] <{…}> ({…}) {…} : (t) -> t}, from behind the name, and writes it. */
final class GenericForm {
  private GenericForm() {}

  static <O extends Op> Op parse(OpParser p, OpDef<O> def, int nameLoc) {
    OpState<O> state = def.state().at(p.location(nameLoc));
    require(p, "(", "expected '(' to start operand list");
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    require(p, ")", "expected ')' to end operand list");
    successors(p, state);
    Attribute properties = null;
    if (p.accept("<")) {
      properties = p.attribute();
      require(p, ">", "expected '>' to close properties");
    }
    regions(p, state);
    DictAttr attrs = p.optionalAttrDict();
    state.attrs(attrs);
    require(p, ":", "expected ':' followed by operation type");
    types(p, state, operands);
    if (properties != null) setProperties(p, state, properties, nameLoc);
    else requireFitting(p, def, attrs, nameLoc);
    O op = p.finish(state);
    requireDialect(p, op, nameLoc);
    return op;
  }

  /** A name with nothing behind that of the dialect, if that exists, is found to be in none when the operation is there. */
  private static void requireDialect(OpParser p, Op op, int nameLoc) {
    if (op.isRegistered() || p.allowsUnregistered()) return;
    int dot = op.name().indexOf('.');
    if (dot >= 0 && dot + 1 < op.name().length()) return;
    throw p.stop(nameLoc, "'" + op.name() + "' op" + DialectSymbol.UNREGISTERED).note(nameLoc, Diagnostic.SEE + Printing.toString(op));
  }

  /** Inherent attributes may stand among the others, but only those that the definition allows. */
  private static void requireFitting(OpParser p, OpDef<?> def, DictAttr attrs, int nameLoc) {
    String wrong = InherentAttrs.misfit(def, attrs);
    if (wrong != null) throw p.stop(nameLoc, wrong);
  }

  private static void require(OpParser p, String token, String message) {
    if (!p.accept(token)) throw p.wrongToken(message);
  }

  private static void successors(OpParser p, OpState<?> state) {
    if (!p.isNext("[")) return;
    Class<?> kind = state.def().kind();
    if (kind != UnregisteredOp.class && !Terminator.class.isAssignableFrom(kind)) throw p.stop(p.loc(), "successors in non-terminator");
    p.expect("[");
    if (p.isNext("]")) throw p.wrongToken("expected list element");
    state.successors(p.commaList(Delimiter.NONE, p::successor));
    require(p, "]", "expected ',' or ']'");
  }

  private static void regions(OpParser p, OpState<?> state) {
    if (!p.accept("(")) return;
    do {
      state.regions(p.region(List.of()));
    } while (p.accept(","));
    require(p, ")", "expected ')' to end region list");
  }

  private static void types(OpParser p, OpState<?> state, List<OpParser.Operand> operands) {
    int loc = p.loc();
    Type type = p.expectType();
    if (!(type instanceof FunctionType function)) throw p.stop(loc, "expected function type");
    state.results(function.results());
    int count = function.inputs().size();
    if (count != operands.size()) {
      // The reference ends the singular with a NUL.
      String plural = operands.size() == 1 ? "\0" : "s";
      throw p.stop(loc, "expected " + operands.size() + " operand type" + plural + " but had " + count);
    }
    for (int i = 0; i < count; i++) state.operands(p.resolve(operands.get(i), function.inputs().get(i)));
  }

  static void print(Op op, OpPrinter out) {
    out.quoted(op.name()).text("(").operands(op.operands()).text(")");
    if (op.successorCount() > 0) out.text("[").list(op.successorBlocks(), out::successor).text("]");
    if (!out.collecting()) printProperties(op, out);
    if (op.regionCount() > 0) {
      out.text(" (").list(op.regions(), region -> out.region(region, true, true, true)).text(")");
    }
    if (out.collecting()) {
      for (int i = 0; i < op.operandCount(); i++) out.type(op.operand(i).type());
      for (int i = 0; i < op.resultCount(); i++) out.type(op.result(i).type());
      out.attrs(op.writtenAttrs().with(op.properties()));
      return;
    }
    out.attrs(op.writtenAttrs());
    out.text(" : ").functionType(operandTypes(op), op.resultTypes());
  }

  private static void printProperties(Op op, OpPrinter out) {
    boolean verbatim = op instanceof UnregisteredOp;
    Attribute properties = verbatim ? op.prop(UnregisteredOp.PROPERTIES) : op.properties();
    if (properties != null && (verbatim || properties != DictAttr.EMPTY)) out.text(" <").attr(properties).text(">");
  }

  private static List<Type> operandTypes(Op op) {
    List<Type> types = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) types.add(op.operand(i).type());
    return types;
  }

  static void setProperties(OpParser p, OpState<?> state, Attribute properties, int nameLoc) {
    OpDef<?> def = state.def();
    if (def.kind() == UnregisteredOp.class) {
      state.prop(UnregisteredOp.PROPERTIES, properties);
      return;
    }
    String wrong = "invalid properties " + Printing.toString(properties) + " for op " + def.name() + ": ";
    if (def.props().isEmpty()) throw p.stop(nameLoc, wrong + "this operation does not support properties");
    if (!(properties instanceof DictAttr dict)) throw p.stop(nameLoc, wrong + "expected DictionaryAttr to set properties");
    dict.forEach((name, value) -> {
      int property = def.propertyIndex(name);
      if (property >= 0) state.prop(property, stored(def.props().get(property), value));
    });
    String fault = InherentAttrs.wrongKind(state);
    if (fault != null) throw p.stop(nameLoc, wrong + fault);
  }

  /** What is a number and no attribute in the reference has no type of its own there. */
  private static Attribute stored(OpDef.Prop prop, Attribute value) {
    AttrSet.Storage storage = prop.values().storage();
    Attribute given = storage == null ? value : storage.number().apply(value);
    boolean number = prop.code() == PropertyCode.NUMBER && given instanceof IntegerAttr;
    return number ? IntegerAttr.of(prop.requiredDefault().type(), ((IntegerAttr) given).unsigned()) : given;
  }
}
