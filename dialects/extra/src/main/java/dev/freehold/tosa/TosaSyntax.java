// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Operands, attributes and a function type, where enum attributes are written without their mnemonic: {@code {nan_mode = IGNORE}}. */
final class TosaSyntax {
  /** The enum of an attribute by its name, in whichever operation. */
  private static final Map<String, EnumKind> KEYWORDS = Map.of(
      "nan_mode", TosaEnums.NAN_MODE, "mode", TosaEnums.RESIZE_MODE, "rounding_mode", TosaEnums.ROUNDING_MODE, "block_size", TosaEnums.BLOCK_SIZE);

  private TosaSyntax() {}

  static void parse(OpParser p, OpState<?> state) {
    List<OpParser.Operand> operands = p.operandList(Delimiter.NONE);
    int loc = p.loc();
    Map<String, Attribute> attributes = new LinkedHashMap<>();
    p.commaList(Delimiter.OPTIONAL_BRACES, () -> parseAttribute(p, attributes));
    if (hasEnums(state.def())) p.addAttrs(state, DictAttr.of(attributes));
    else p.addFittingAttrs(state, DictAttr.of(attributes), loc);
    p.expect(":");
    loc = p.loc();
    FunctionType type = p.type(FunctionType.class, "builtin.function");
    state.operands(p.resolve(operands, type.inputs(), loc)).results(type.results());
  }

  /** The attributes of such operations are not looked at while they are read. */
  private static boolean hasEnums(OpDef<?> def) {
    for (String keyword : KEYWORDS.keySet()) {
      if (def.propertyIndex(keyword) >= 0) return true;
    }
    return false;
  }

  private static Attribute parseAttribute(OpParser p, Map<String, Attribute> attributes) {
    int loc = p.loc();
    String name = p.acceptKeywordOrString();
    if (name == null) throw p.error(loc, "expected attribute name");
    if (attributes.containsKey(name)) throw p.error(loc, "duplicate key '" + name + "' in dictionary attribute");
    return attributes.put(name, p.accept("=") ? value(p, KEYWORDS.get(name)) : UnitAttr.INSTANCE);
  }

  private static Attribute value(OpParser p, @Nullable EnumKind kind) {
    return kind != null && kind.startsBracketless(p) ? kind.keyword(p) : p.attribute();
  }

  static void print(Op op, OpPrinter out) {
    out.text(" ").operands(op.operands());
    printAttributes(op, out);
    out.text(" : ").functionType(op.operands().stream().map(Value::type).toList(), op.resultTypes());
  }

  /** Operations that may have enum attributes print each entry literally: names unquoted, and also unit attributes. */
  private static void printAttributes(Op op, OpPrinter out) {
    DictAttr entries = op.def().withoutDefaults(op.allAttrs());
    if (!hasEnums(op.def())) {
      out.attrs(entries);
      return;
    }
    if (entries.isEmpty()) return;
    out.text(" {").list(entries.names(), name -> {
      out.text(name + " = ");
      if (entries.get(name) instanceof EnumAttr keyword && KEYWORDS.containsValue(keyword.kind())) out.text(keyword.keyword());
      else out.attr(Objects.requireNonNull(entries.get(name), name));
    });
    out.text("}");
  }
}
