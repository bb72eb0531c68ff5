// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Slot;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.AsmPart.AttrPart;
import dev.freehold.ir.text.AsmPart.Literal;
import dev.freehold.ir.text.AsmPart.TypeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads an assembly format. A mistake in one is a mistake in the program, and so an exception. */
final class FormatCompiler {
  private static final Pattern TOKEN = Pattern.compile("\\s*(?:(`[^`]*`)|(\\$[A-Za-z_][A-Za-z_0-9]*)|([A-Za-z_][A-Za-z_0-9-]*)|([()<>?:,^|]))");

  private final String format;
  private final OpDef<?> def;
  private final Map<String, ? extends Directive<?>> directives;
  private final List<String> tokens = new ArrayList<>();
  private final Set<String> usedAttributes = new TreeSet<>();
  private boolean allOperands;
  private int next;
  private boolean space = true;
  private boolean afterPunctuation;
  private boolean qualified;

  FormatCompiler(String format, OpDef<?> def, Map<String, ? extends Directive<?>> directives) {
    this.format = format;
    this.def = def;
    this.directives = directives;
  }

  /** The attributes that the format shows itself, so that the dictionary need not. */
  Set<String> usedAttributes() {
    return usedAttributes;
  }

  boolean hasAllOperands() {
    return allOperands;
  }

  List<AsmPart> compile() {
    Matcher matcher = TOKEN.matcher(format);
    int at = 0;
    while (!format.substring(at).isBlank()) {
      if (!matcher.find(at) || matcher.start() != at) throw wrong("cannot read '" + format.substring(at) + "'");
      tokens.add(matcher.group().strip().startsWith("`") ? matcher.group(1) : matcher.group().strip());
      at = matcher.end();
    }
    List<AsmPart> parts = new ArrayList<>();
    while (next < tokens.size()) {
      AsmPart part = part();
      if (part != null) parts.add(part);
    }
    return List.copyOf(parts);
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException("assembly format of '" + def.name() + "': " + what);
  }

  private String peek() {
    return next < tokens.size() ? tokens.get(next) : "";
  }

  private boolean accept(String token) {
    if (!peek().equals(token)) return false;
    next++;
    return true;
  }

  private void expect(String token) {
    if (!accept(token)) throw wrong("expected '" + token + "' before '" + peek() + "'");
  }

  /** The next piece; null for one that only takes a space away. */
  private AsmPart part() {
    String token = peek();
    next++;
    if (token.startsWith("`")) return literal(token.substring(1, token.length() - 1));
    if (token.startsWith("$")) return variable(token.substring(1));
    return switch (token) {
      case "(" -> optional();
      case "attr-dict" -> dictionary(new AsmPart.AttrDictPart(false));
      case "attr-dict-with-keyword" -> dictionary(new AsmPart.AttrDictPart(true));
      case "prop-dict" -> dictionary(new AsmPart.PropDictPart());
      case "type" -> {
        TypeSource source = parenthesized();
        yield new AsmPart.TypePart(source, spaceBefore(), qualified ? null : formOf(source), qualified);
      }
      case "functional-type" -> functionType();
      case "operands" -> {
        allOperands = true;
        yield new AsmPart.AllOperands(spaceBefore());
      }
      case "regions" -> new AsmPart.AllRegions(spaceBefore());
      case "successors" -> new AsmPart.AllSuccessors(spaceBefore());
      case "qualified" -> {
        expect("(");
        qualified = true;
        AsmPart inner = part();
        qualified = false;
        expect(")");
        yield inner;
      }
      case "custom" -> custom();
      case "oilist" -> anyOrder();
      default -> throw wrong("unexpected '" + token + "'");
    };
  }

  // Spacing: what stands in front of a piece follows from the pieces before it in the format.

  private boolean spaceBefore() {
    boolean wanted = space || !afterPunctuation;
    afterPunctuation = false;
    space = true;
    return wanted;
  }

  private AsmPart dictionary(AsmPart part) {
    afterPunctuation = false;
    return part;
  }

  private AsmPart literal(String text) {
    if (text.equals("\\n")) return new AsmPart.NewLine();
    if (text.isBlank()) {
      afterPunctuation = text.isEmpty();
      space = false;
      return text.isEmpty() ? null : new AsmPart.Space();
    }
    boolean wanted = space && spaceBefore(text);
    char first = text.charAt(0);
    space = text.length() != 1 || "<({[".indexOf(first) < 0;
    afterPunctuation = first != '_' && !Character.isLetter(first);
    return new Literal(text, wanted);
  }

  private boolean spaceBefore(String literal) {
    if (literal.length() != 1 && !literal.equals("->")) return true;
    return (afterPunctuation ? ">)}]," : "<>(){}[],").indexOf(literal.charAt(0)) < 0;
  }

  // Variables.

  private AsmPart variable(String name) {
    AsmPart part = variable(name, spaceBefore());
    if (part == null) throw wrong("no operand, attribute, region or successor '$" + name + "'");
    if (part instanceof AttrPart attr) usedAttributes.add(attr.name());
    return part;
  }

  private AsmPart variable(String name, boolean spaced) {
    int operand = slot(def.operandSlots(), name);
    if (operand >= 0) return new AsmPart.OperandPart(def.operandSlots().get(operand), operand, spaced);
    int prop = def.slotOf(name);
    if (prop >= 0) {
      AttrSet values = def.props().get(prop).values();
      return new AttrPart(name, prop, qualified ? values.inFull() : values, spaced);
    }
    for (int i = 0; i < def.regionSlots().size(); i++) {
      OpDef.RegionSlot region = def.regionSlots().get(i);
      if (region.name().equals(name)) return new AsmPart.RegionPart(name, i, region.kind().isVariadic(), spaced);
    }
    for (int i = 0; i < def.successorSlots().size(); i++) {
      OpDef.SuccessorSlot successor = def.successorSlots().get(i);
      if (successor.name().equals(name)) return new AsmPart.SuccessorPart(name, i, successor.variadic(), spaced);
    }
    return null;
  }

  private static int slot(List<Slot> slots, String name) {
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).name().equals(name)) return i;
    }
    return -1;
  }

  private TypeSource parenthesized() {
    expect("(");
    TypeSource source = typeSource();
    expect(")");
    return source;
  }

  private TypeSource typeSource() {
    if (accept("operands")) return new TypeSource.OfOperands();
    if (accept("results")) return new TypeSource.OfResults();
    if (accept("type") || accept("ref") || accept("qualified")) return parenthesized();
    String name = peek().startsWith("$") ? tokens.get(next++).substring(1) : "";
    int operand = slot(def.operandSlots(), name);
    if (operand >= 0) return new TypeSource.OfOperand(def.operandSlots().get(operand), operand);
    int result = slot(def.resultSlots(), name);
    if (result >= 0) return new TypeSource.OfResult(def.resultSlots().get(result), result);
    throw wrong("no operand or result '$" + name + "' to have a type");
  }

  /** Only a single type is written without its name. */
  private static TypeForm formOf(TypeSource source) {
    Slot slot = switch (source) {
      case TypeSource.OfOperand(Slot operand, int index) -> operand;
      case TypeSource.OfResult(Slot result, int index) -> result;
      default -> null;
    };
    return slot == null || slot.isVariable() ? null : slot.types().form();
  }

  private AsmPart functionType() {
    expect("(");
    TypeSource inputs = typeSource();
    expect(",");
    TypeSource results = typeSource();
    expect(")");
    return new AsmPart.FunctionTypePart(inputs, results, spaceBefore());
  }

  private AsmPart custom() {
    expect("<");
    String name = tokens.get(next++);
    expect(">");
    expect("(");
    StringBuilder text = new StringBuilder(name).append('(');
    List<AsmPart> arguments = new ArrayList<>();
    while (!accept(")")) {
      int start = next;
      argument(arguments);
      if (text.charAt(text.length() - 1) != '(') text.append(", ");
      text.append(String.join("", tokens.subList(start, next)));
      accept(",");
    }
    Directive<?> directive = directives.get(text.append(')').toString());
    if (directive == null) directive = directives.get(name);
    if (directive == null) throw wrong("no directive '" + text + "'");
    return new AsmPart.CustomPart(name, directive, List.copyOf(arguments), spaceBefore());
  }

  /** Reads an argument of a directive; those that are only looked at are not recorded. */
  private void argument(List<AsmPart> arguments) {
    String token = peek();
    if (token.startsWith("$")) {
      next++;
      AsmPart part = variable(token.substring(1), false);
      if (part == null) throw wrong("no variable '" + token + "'");
      if (part instanceof AttrPart attr) usedAttributes.add(attr.name());
      arguments.add(part);
    } else if (accept("ref")) {
      expect("(");
      argument(new ArrayList<>());
      expect(")");
    } else if (token.equals("type")) {
      arguments.add(new AsmPart.TypePart(typeSource(), false, null, false));
    } else {
      next++;
      if (accept("(")) {
        argument(arguments);
        expect(")");
      }
    }
  }

  // Groups.

  private AsmPart optional() {
    List<AsmPart> present = new ArrayList<>();
    List<AsmPart> absent = new ArrayList<>();
    AsmPart[] anchor = {null};
    group(present, anchor);
    boolean inverted = false;
    if (accept(":")) {
      expect("(");
      inverted = anchor[0] == null;
      group(absent, anchor);
    }
    expect("?");
    if (anchor[0] == null) throw wrong("an optional group has no anchor");
    AttrPart unit = anchor[0] instanceof AttrPart attr && AttrSets.isUnit(attr.values())
        && !isFirst(attr, present) && !isFirst(attr, absent) ? attr : null;
    return new AsmPart.Optional(List.copyOf(present), List.copyOf(absent), anchor[0], inverted, unit);
  }

  private static boolean isFirst(AsmPart part, List<AsmPart> parts) {
    return !parts.isEmpty() && parts.getFirst() == part;
  }

  private void group(List<AsmPart> parts, AsmPart[] anchor) {
    while (!accept(")")) {
      boolean before = space;
      boolean punctuation = afterPunctuation;
      AsmPart part = part();
      if (accept("^")) {
        anchor[0] = part;
        if (part instanceof AttrPart attr && AttrSets.isUnit(attr.values()) && !parts.isEmpty()) {
          // Not written, so it leaves no trace in the spacing either.
          space = before;
          afterPunctuation = punctuation;
        }
      }
      if (part != null) parts.add(part);
    }
  }

  private AsmPart anyOrder() {
    expect("(");
    List<AsmPart.Clause> clauses = new ArrayList<>();
    do {
      Literal keyword = (Literal) part();
      List<AsmPart> parts = new ArrayList<>();
      boolean before = space;
      boolean punctuation = afterPunctuation;
      while (!peek().equals("|") && !peek().equals(")")) {
        AsmPart part = part();
        if (part != null) parts.add(part);
      }
      AttrPart unit = parts.size() == 1 && parts.getFirst() instanceof AttrPart attr && AttrSets.isUnit(attr.values()) ? attr : null;
      if (unit != null) {
        space = before;
        afterPunctuation = punctuation;
      }
      clauses.add(new AsmPart.Clause(keyword, List.copyOf(parts), unit));
    } while (accept("|"));
    expect(")");
    return new AsmPart.AnyOrder(List.copyOf(clauses));
  }
}
