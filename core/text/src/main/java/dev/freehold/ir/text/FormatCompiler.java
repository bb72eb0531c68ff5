// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpAssembly;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.text.FormatElement.AttrElement;
import dev.freehold.ir.text.FormatElement.Literal;
import dev.freehold.ir.text.FormatElement.TypeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads an assembly format. A mistake in one is a mistake in the program, and so an exception. */
final class FormatCompiler {
  private static final Pattern TOKEN = Pattern.compile("\\s*(?:(`[^`]*`)|(\\$[A-Za-z_][A-Za-z_0-9]*)|([A-Za-z_][A-Za-z_0-9-]*)|([()<>?:,^|]))");

  private final String format;
  private final OpDef<?> def;
  private final Map<String, ? extends OpAssembly.Part<?>> directives;
  private final List<String> tokens = new ArrayList<>();
  private final Set<String> usedAttributes = new TreeSet<>();
  private boolean allOperands;
  private int next;
  private boolean space = true;
  private boolean afterPunctuation;
  private boolean qualified;

  FormatCompiler(String format, OpDef<?> def, Map<String, ? extends OpAssembly.Part<?>> directives) {
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

  List<FormatElement> compile() {
    Matcher matcher = TOKEN.matcher(format);
    int at = 0;
    while (!format.substring(at).isBlank()) {
      if (!matcher.find(at) || matcher.start() != at) throw wrong("cannot read '" + format.substring(at) + "'");
      tokens.add(matcher.group().strip().startsWith("`") ? matcher.group(1) : matcher.group().strip());
      at = matcher.end();
    }
    List<FormatElement> parts = new ArrayList<>();
    while (next < tokens.size()) {
      FormatElement part = part();
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
  private @Nullable FormatElement part() {
    String token = peek();
    next++;
    if (token.startsWith("`")) return literal(token.substring(1, token.length() - 1));
    if (token.startsWith("$")) return variable(token.substring(1));
    return switch (token) {
      case "(" -> optional();
      case "attr-dict" -> dictionary(new FormatElement.AttrDictElement(false));
      case "attr-dict-with-keyword" -> dictionary(new FormatElement.AttrDictElement(true));
      case "prop-dict" -> dictionary(new FormatElement.PropDictElement());
      case "type" -> {
        TypeSource source = parenthesized();
        yield new FormatElement.TypeElement(source, spaceBefore(), qualified ? null : formOf(source), qualified);
      }
      case "functional-type" -> functionType();
      case "operands" -> {
        allOperands = true;
        yield new FormatElement.AllOperands(spaceBefore());
      }
      case "regions" -> new FormatElement.AllRegions(spaceBefore());
      case "successors" -> new FormatElement.AllSuccessors(spaceBefore());
      case "qualified" -> {
        expect("(");
        qualified = true;
        FormatElement inner = part();
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

  private FormatElement dictionary(FormatElement part) {
    afterPunctuation = false;
    return part;
  }

  private @Nullable FormatElement literal(String text) {
    if (text.equals("\\n")) return new FormatElement.NewLine();
    if (text.isBlank()) {
      afterPunctuation = text.isEmpty();
      space = false;
      return text.isEmpty() ? null : new FormatElement.Space();
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

  private FormatElement variable(String name) {
    FormatElement part = variable(name, spaceBefore());
    if (part == null) throw wrong("no operand, attribute, region or successor '$" + name + "'");
    if (part instanceof AttrElement attr) usedAttributes.add(attr.name());
    return part;
  }

  private @Nullable FormatElement variable(String name, boolean spaced) {
    int operand = segment(def.operandSegmentDefs(), name);
    if (operand >= 0) return new FormatElement.OperandElement(def.operandSegmentDefs().get(operand), operand, spaced);
    int prop = def.propertyIndex(name);
    if (prop >= 0) {
      AttrSet declared = def.props().get(prop).values();
      AttrSet values = qualified ? declared.inFull() : declared;
      return new AttrElement(name, prop, values, AttrSyntaxes.of(values.form()), spaced);
    }
    for (int i = 0; i < def.regionDefs().size(); i++) {
      OpDef.RegionDef region = def.regionDefs().get(i);
      if (region.name().equals(name)) return new FormatElement.RegionElement(name, i, region.kind().isVariadic(), spaced);
    }
    for (int i = 0; i < def.successorDefs().size(); i++) {
      OpDef.SuccessorDef successor = def.successorDefs().get(i);
      if (successor.name().equals(name)) return new FormatElement.SuccessorElement(name, i, successor.variadic(), spaced);
    }
    return null;
  }

  private static int segment(List<ValueSegment> segments, String name) {
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i).name().equals(name)) return i;
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
    int operand = segment(def.operandSegmentDefs(), name);
    if (operand >= 0) return new TypeSource.OfOperand(def.operandSegmentDefs().get(operand), operand);
    int result = segment(def.resultSegmentDefs(), name);
    if (result >= 0) return new TypeSource.OfResult(def.resultSegmentDefs().get(result), result);
    throw wrong("no operand or result '$" + name + "' to have a type");
  }

  /** Only a single type is written without its name. */
  private static @Nullable TypeSyntax formOf(TypeSource source) {
    ValueSegment segment = switch (source) {
      case TypeSource.OfOperand(ValueSegment operand, int index) -> operand;
      case TypeSource.OfResult(ValueSegment result, int index) -> result;
      default -> null;
    };
    return segment == null || segment.isVariable() ? null : (TypeSyntax) segment.types().form();
  }

  private FormatElement functionType() {
    expect("(");
    TypeSource inputs = typeSource();
    expect(",");
    TypeSource results = typeSource();
    expect(")");
    return new FormatElement.FunctionTypeElement(inputs, results, spaceBefore());
  }

  private FormatElement custom() {
    expect("<");
    String name = tokens.get(next++);
    expect(">");
    expect("(");
    StringBuilder text = new StringBuilder(name).append('(');
    List<FormatElement> arguments = new ArrayList<>();
    while (!accept(")")) {
      int start = next;
      argument(arguments);
      if (text.charAt(text.length() - 1) != '(') text.append(", ");
      text.append(String.join("", tokens.subList(start, next)));
      accept(",");
    }
    OpAssembly.Part<?> directive = directives.get(text.append(')').toString());
    if (directive == null) directive = directives.get(name);
    if (directive == null) throw wrong("no directive '" + text + "'");
    return new FormatElement.CustomElement(name, (Directive<?>) directive, List.copyOf(arguments), spaceBefore());
  }

  /** Reads an argument of a directive; those that are only looked at are not recorded. */
  private void argument(List<FormatElement> arguments) {
    String token = peek();
    if (token.startsWith("$")) {
      next++;
      FormatElement part = variable(token.substring(1), false);
      if (part == null) throw wrong("no variable '" + token + "'");
      if (part instanceof AttrElement attr) usedAttributes.add(attr.name());
      arguments.add(part);
    } else if (accept("ref")) {
      expect("(");
      argument(new ArrayList<>());
      expect(")");
    } else if (token.equals("type")) {
      arguments.add(new FormatElement.TypeElement(typeSource(), false, null, false));
    } else {
      next++;
      if (accept("(")) {
        argument(arguments);
        expect(")");
      }
    }
  }

  // Groups.

  private FormatElement optional() {
    List<FormatElement> present = new ArrayList<>();
    List<FormatElement> absent = new ArrayList<>();
    FormatElement[] anchor = {null};
    group(present, anchor);
    boolean inverted = false;
    if (accept(":")) {
      expect("(");
      inverted = anchor[0] == null;
      group(absent, anchor);
    }
    expect("?");
    if (anchor[0] == null) throw wrong("an optional group has no anchor");
    AttrElement unit = anchor[0] instanceof AttrElement attr && AttrSets.isUnit(attr.values())
        && !isFirst(attr, present) && !isFirst(attr, absent) ? attr : null;
    return new FormatElement.Optional(List.copyOf(present), List.copyOf(absent), anchor[0], inverted, unit);
  }

  private static boolean isFirst(FormatElement part, List<FormatElement> parts) {
    return !parts.isEmpty() && parts.getFirst() == part;
  }

  private void group(List<FormatElement> parts, FormatElement[] anchor) {
    while (!accept(")")) {
      boolean before = space;
      boolean punctuation = afterPunctuation;
      FormatElement part = part();
      if (accept("^")) {
        anchor[0] = part;
        if (part instanceof AttrElement attr && AttrSets.isUnit(attr.values()) && !parts.isEmpty()) {
          // Not written, so it leaves no trace in the spacing either.
          space = before;
          afterPunctuation = punctuation;
        }
      }
      if (part != null) parts.add(part);
    }
  }

  private FormatElement anyOrder() {
    expect("(");
    List<FormatElement.Clause> clauses = new ArrayList<>();
    do {
      Literal keyword = (Literal) Objects.requireNonNull(part(), "a clause begins with a keyword");
      List<FormatElement> parts = new ArrayList<>();
      boolean before = space;
      boolean punctuation = afterPunctuation;
      while (!peek().equals("|") && !peek().equals(")")) {
        FormatElement part = part();
        if (part != null) parts.add(part);
      }
      AttrElement unit = parts.size() == 1 && parts.getFirst() instanceof AttrElement attr && AttrSets.isUnit(attr.values()) ? attr : null;
      if (unit != null) {
        space = before;
        afterPunctuation = punctuation;
      }
      clauses.add(new FormatElement.Clause(keyword, List.copyOf(parts), unit));
    } while (accept("|"));
    expect(")");
    return new FormatElement.AnyOrder(List.copyOf(clauses));
  }
}
