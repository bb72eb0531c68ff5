// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Type;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.ParseStop;
import java.util.ArrayList;
import java.util.List;

/** The text that all structured operations have: {@code ins(%a : t) outs(%b : t)}. */
final class StructuredSyntax {
  private StructuredSyntax() {}

  /** Reads {@code <{…}> {…} ins(…) outs(…)}, each of which may be absent. */
  static void parseParts(OpParser p, OpState<?> state) {
    if (p.accept("<")) {
      int loc = p.loc();
      if (!(p.attribute() instanceof DictAttr properties)) throw p.error(loc, "expected DictionaryAttr to set properties");
      state.attrs(properties);
      p.expect(">");
    }
    int loc = p.loc();
    p.attrDict(state);
    verifyAttrs(state, loc, p);
    parseOperands(p, state);
  }

  /** An attribute without which nothing can be made of the rest; says so where there is none. */
  static Attribute attribute(OpParser p, String missing) {
    try {
      return p.attribute();
    } catch (ParseStop stop) {
      throw stop.and(p.error(missing));
    }
  }

  /** What the text gives for an attribute of the operation is looked at where it stands. */
  private static void verifyAttrs(OpState<?> state, int loc, OpParser p) {
    for (OpDef.Prop prop : state.def().props()) {
      Attribute value = state.attr(prop.name());
      if (value == null || prop.values().contains(value)) continue;
      throw p.error(loc, "'" + state.def().name() + "' op attribute '" + prop.name() + "' failed to satisfy constraint: " + prop.values().description());
    }
  }

  /** Reads {@code ins(…) outs(…)} and records how many there are of each. */
  static void parseOperands(OpParser p, OpState<?> state) {
    List<Value> inputs = typedOperands("ins", p);
    List<Value> inits = typedOperands("outs", p);
    state.operands(inputs).operands(inits);
    if (state.def().operandSegmentsSlot() >= 0) {
      state.prop(state.def().operandSegmentsSlot(), DenseArrayAttr.i32(inputs.size(), inits.size()));
    }
  }

  private static List<Value> typedOperands(String word, OpParser p) {
    if (!p.accept(word)) return List.of();
    int before = p.loc();
    p.expect("(");
    int loc = word.equals("ins") ? p.loc() : before;
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    p.expect(":");
    List<Type> types = p.typeListNoParens();
    p.expect(")");
    return p.resolve(operands, types, loc);
  }

  /** Reads more attributes and the results, and adds the body that the name of the operation implies, which takes an element of each of so many operands. */
  static void parseEnd(OpParser p, OpState<?> state, int operands, Body body, int loc) {
    p.attrDict(state);
    state.results(p.optionalArrowTypeList());
    int given = state.operands().size();
    if (given != operands) {
      throw p.error(p.loc(), "[parseNamedStructuredOpRegion] ods-gen generated region expects " + operands + " args, got " + given);
    }
    try {
      state.regions(BodyBuilder.build(body, state, p.registry()));
    } catch (BodyBuilder.Unsupported unsupported) {
      throw p.error(loc, unsupported.getMessage());
    }
  }

  static void printOperands(StructuredOp op, OpPrinter out) {
    printOperands(" ins(", op.inputs(), out);
    printOperands(" outs(", op.inits(), out);
  }

  private static void printOperands(String prefix, OperandRange operands, OpPrinter out) {
    if (operands.isEmpty()) return;
    out.text(prefix).operands(operands).text(" : ").typesOf(operands).text(")");
  }

  static void printMaps(Attribute maps, OpPrinter out) {
    out.text(" indexing_maps = [").list(((ArrayAttr) maps).elements(), out::attr).text("]");
  }

  /** The types of the elements that the body gets. */
  static List<Type> elementTypes(List<Value> operands) {
    List<Type> types = new ArrayList<>(operands.size());
    for (Value operand : operands) types.add(StructuredOp.elementOf(operand.type()));
    return types;
  }

  /** All attributes but those that the text shows elsewhere. */
  static String[] hidden(Op op, String... more) {
    List<String> names = new ArrayList<>(List.of(more));
    names.add(OpDef.OPERAND_SEGMENTS);
    names.add(NamedOp.MEMOIZED_MAPS);
    return names.toArray(String[]::new);
  }
}
