// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.text.FormatElement.TypeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Writes operations by their assembly format, which becomes steps once and for all. */
final class FormatWriter<O extends Op> {
  /** Writes a piece of an operation. */
  private interface Step<O extends Op> {
    void write(O op, OpPrinter out);
  }

  private final OpDef<O> def;
  private final Set<String> used;
  /** Those of the used that are attributes. */
  private final Set<String> usedAttrs;
  private final boolean propDict;
  private final boolean allOperands;
  /** The inherent attributes that stand in the dictionary, unless they are absent or have their default value. */
  private final int[] inDictionary;
  /** By property. */
  private final @Nullable Attribute[] defaults;
  private final Step<O>[] steps;
  /** Those that show a type or an attribute: the others do nothing while aliases are being collected. */
  private final Step<O>[] showing;

  FormatWriter(OpDef<O> def, List<FormatElement> parts, Set<String> used, boolean allOperands) {
    this.def = def;
    this.used = used;
    usedAttrs = Set.copyOf(used.stream().filter(name -> def.propertyIndexInDictionary(name) == def.propertyIndex(name)).toList());
    this.allOperands = allOperands;
    propDict = parts.stream().anyMatch(FormatElement.PropDictElement.class::isInstance);
    defaults = def.props().stream().map(OpDef.Prop::defaultValue).toArray(Attribute[]::new);
    inDictionary = IntStream.range(0, def.props().size()).filter(this::maybeInDictionary).toArray();
    steps = steps(parts, null, false);
    showing = steps(parts, null, true);
  }

  private boolean maybeInDictionary(int property) {
    OpDef.Prop prop = def.props().get(property);
    boolean segments = property == def.operandSegmentsProperty() && !allOperands || property == def.resultSegmentsProperty();
    return !prop.isNumber() && !segments && !usedAttrs.contains(prop.name());
  }

  void print(O op, OpPrinter out) {
    run(out.collecting() ? showing : steps, op, out);
  }

  private static <O extends Op> void run(Step<O>[] steps, O op, OpPrinter out) {
    for (Step<O> step : steps) step.write(op, out);
  }

  // The steps of a format.

  private Step<O>[] steps(List<FormatElement> parts, @Nullable FormatElement except, boolean onlyShowing) {
    List<Step<O>> made = new ArrayList<>();
    StringBuilder constant = new StringBuilder();
    for (FormatElement part : parts) {
      if (part == except || onlyShowing && !shows(part)) continue;
      if (!onlyShowing) constant.append(constant(part));
      Step<O> step = step(part, onlyShowing);
      if (step == null) continue;
      addText(constant, made);
      made.add(step);
    }
    addText(constant, made);
    return array(made);
  }

  private static <O extends Op> void addText(StringBuilder constant, List<Step<O>> steps) {
    if (constant.isEmpty()) return;
    byte[] text = Utf8.encode(constant.toString());
    constant.setLength(0);
    steps.add((op, out) -> out.utf8(text));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <O extends Op> Step<O>[] array(List<Step<O>> steps) {
    return steps.toArray(new Step[0]);
  }

  private static boolean shows(FormatElement part) {
    return switch (part) {
      case FormatElement.Literal p -> false;
      case FormatElement.Space p -> false;
      case FormatElement.NewLine p -> false;
      case FormatElement.OperandElement p -> false;
      case FormatElement.SuccessorElement p -> false;
      case FormatElement.AllOperands p -> false;
      case FormatElement.AllSuccessors p -> false;
      case FormatElement.Optional p -> p.present().stream().anyMatch(FormatWriter::shows) || p.absent().stream().anyMatch(FormatWriter::shows);
      default -> true;
    };
  }

  /** What a piece writes or begins with, whatever the operation. */
  private static String constant(FormatElement part) {
    return switch (part) {
      case FormatElement.Literal p -> p.space() ? " " + p.text() : p.text();
      case FormatElement.Space p -> " ";
      default -> hasSpace(part) ? " " : "";
    };
  }

  private static boolean hasSpace(FormatElement part) {
    return switch (part) {
      case FormatElement.OperandElement p -> p.space();
      case FormatElement.AttrElement p -> p.space();
      case FormatElement.RegionElement p -> p.space();
      case FormatElement.SuccessorElement p -> p.space();
      case FormatElement.TypeElement p -> p.space();
      case FormatElement.FunctionTypeElement p -> p.space();
      case FormatElement.AllOperands p -> p.space();
      case FormatElement.AllRegions p -> p.space();
      case FormatElement.AllSuccessors p -> p.space();
      case FormatElement.CustomElement p -> p.space();
      default -> false;
    };
  }

  /** What writes a piece behind its constant; null where that is all. */
  private @Nullable Step<O> step(FormatElement part, boolean onlyShowing) {
    return switch (part) {
      case FormatElement.Literal p -> null;
      case FormatElement.Space p -> null;
      case FormatElement.NewLine p -> (op, out) -> out.newline();
      case FormatElement.OperandElement p -> (op, out) -> operands(op, p.index(), out);
      case FormatElement.AttrElement p -> (op, out) -> attr(p, op, out);
      case FormatElement.RegionElement p -> (op, out) -> regions(p, op, out);
      case FormatElement.SuccessorElement p -> (op, out) -> successors(op, p.index(), p.variadic() ? op.successorCount() : p.index() + 1, out);
      case FormatElement.TypeElement p when p.form() instanceof TypeSyntax form -> {
        Function<O, List<Type>> types = listOf(p.source());
        yield (op, out) -> form.print(out, types.apply(op).getFirst());
      }
      case FormatElement.TypeElement p -> types(p.source());
      case FormatElement.FunctionTypeElement p -> {
        Function<O, List<Type>> inputs = listOf(p.inputs());
        Function<O, List<Type>> results = listOf(p.results());
        yield (op, out) -> out.functionType(inputs.apply(op), results.apply(op));
      }
      case FormatElement.AllOperands p -> (op, out) -> operands(op, 0, op.operandCount(), out);
      case FormatElement.AllRegions p -> (op, out) -> out.list(op.regions(), region -> region(region, out));
      case FormatElement.AllSuccessors p -> (op, out) -> successors(op, 0, op.successorCount(), out);
      case FormatElement.AttrDictElement p -> (op, out) -> attrDict(p.keyword(), op, out);
      case FormatElement.PropDictElement p -> this::propDict;
      case FormatElement.CustomElement p -> custom(p);
      case FormatElement.Optional p -> optional(p, onlyShowing);
      case FormatElement.AnyOrder p -> anyOrder(p);
    };
  }

  @SuppressWarnings("unchecked")
  private Step<O> custom(FormatElement.CustomElement part) {
    Directive<O> directive = (Directive<O>) part.directive();
    return directive::print;
  }

  private Step<O> optional(FormatElement.Optional group, boolean onlyShowing) {
    Predicate<O> hasAnchor = presence(group.anchor());
    Step<O>[] present = steps(group.present(), group.unit(), onlyShowing);
    Step<O>[] absent = steps(group.absent(), group.unit(), onlyShowing);
    return (op, out) -> run(hasAnchor.test(op) != group.inverted() ? present : absent, op, out);
  }

  private Step<O> anyOrder(FormatElement.AnyOrder list) {
    Step<O>[] clauses = array(list.clauses().stream().map(this::clause).toList());
    return (op, out) -> run(clauses, op, out);
  }

  private Step<O> clause(FormatElement.Clause clause) {
    Predicate<O> isPresent = anyOf(clause.parts().stream().filter(FormatWriter::isVariable).toList());
    String keyword = constant(clause.keyword());
    Step<O>[] rest = steps(clause.parts(), clause.unit(), false);
    return (op, out) -> {
      if (!isPresent.test(op)) return;
      out.text(keyword);
      run(rest, op, out);
    };
  }

  private Step<O> types(TypeSource source) {
    return switch (source) {
      case TypeSource.OfOperand s -> (op, out) -> {
        int[] bounds = def.operandBounds(op);
        if (bounds != null) operandTypes(op, bounds[s.index()], bounds[s.index() + 1], out);
      };
      case TypeSource.OfResult s -> (op, out) -> {
        int[] bounds = def.resultBounds(op);
        if (bounds != null) resultTypes(op, bounds[s.index()], bounds[s.index() + 1], out);
      };
      case TypeSource.OfOperands s -> (op, out) -> operandTypes(op, 0, op.operandCount(), out);
      case TypeSource.OfResults s -> (op, out) -> resultTypes(op, 0, op.resultCount(), out);
    };
  }

  // What the steps write.

  private void operands(O op, int segment, OpPrinter out) {
    int[] bounds = def.operandBounds(op);
    if (bounds != null) operands(op, bounds[segment], bounds[segment + 1], out);
  }

  private void operands(O op, int from, int to, OpPrinter out) {
    for (int i = from; i < to; i++) {
      if (i > from) out.text(", ");
      out.operand(op.operand(i));
    }
  }

  private void operandTypes(O op, int from, int to, OpPrinter out) {
    for (int i = from; i < to; i++) {
      if (i > from) out.text(", ");
      out.type(op.operand(i).type());
    }
  }

  private void resultTypes(O op, int from, int to, OpPrinter out) {
    for (int i = from; i < to; i++) {
      if (i > from) out.text(", ");
      out.type(op.result(i).type());
    }
  }

  private void attr(FormatElement.AttrElement part, O op, OpPrinter out) {
    Attribute value = op.prop(part.prop());
    if (value != null) part.syntax().print(out, value);
  }

  private void regions(FormatElement.RegionElement part, O op, OpPrinter out) {
    if (part.variadic()) out.list(op.regions().subList(part.index(), op.regionCount()), region -> region(region, out));
    else region(op.region(part.index()), out);
  }

  /** A terminator that the reader would supply by itself is left out. */
  private void region(Region region, OpPrinter out) {
    Op terminator = region.isEmpty() ? null : region.entryBlock().terminator();
    boolean implied = Traits.implicitTerminator(def) != null && terminator != null && terminator.discardableAttrs().isEmpty()
        && terminator.properties().isEmpty() && terminator.operandCount() == 0 && terminator.resultCount() == 0;
    out.region(region, true, !implied);
  }

  private void successors(O op, int from, int to, OpPrinter out) {
    for (int i = from; i < to; i++) {
      if (i > from) out.text(", ");
      out.successor(op.successor(i));
    }
  }

  private static <O extends Op> Function<O, List<Type>> listOf(TypeSource source) {
    return switch (source) {
      case TypeSource.OfOperand s -> op -> types(op.operandSegment(s.index()));
      case TypeSource.OfResult s -> op -> types(op.resultSegment(s.index()));
      case TypeSource.OfOperands s -> op -> types(op.operands());
      case TypeSource.OfResults s -> Op::resultTypes;
    };
  }

  private static List<Type> types(List<? extends Value> values) {
    List<Type> types = new ArrayList<>(values.size());
    for (Value value : values) types.add(value.type());
    return types;
  }

  private void attrDict(boolean keyword, O op, OpPrinter out) {
    DictAttr shown = propDict ? op.discardableAttrs() : dictionary(op);
    if (shown.isEmpty()) return;
    if (keyword) out.text(" attributes");
    out.attrs(shown);
  }

  /** Without what the format shows elsewhere, and what has its default value. */
  private DictAttr dictionary(O op) {
    if (op.discardableAttrs().isEmpty() && !hasInherentInDictionary(op)) return DictAttr.EMPTY;
    return def.withoutDefaults(withoutShown(op.genericFormAttrs(), usedAttrs));
  }

  private boolean hasInherentInDictionary(O op) {
    for (int property : inDictionary) {
      if (differsFromDefault(op, property)) return true;
    }
    return false;
  }

  private void propDict(O op, OpPrinter out) {
    DictAttr shown = withoutShown(op.properties(), used);
    // The reference writes the space even where nothing follows it.
    out.text(" ");
    if (!shown.isEmpty()) out.text("<").attr(shown).text(">");
  }

  private DictAttr withoutShown(DictAttr all, Set<String> used) {
    DictAttr shown = all.without(used);
    if (def.operandSegmentsProperty() >= 0 && !allOperands) shown = shown.without(OpDef.OPERAND_SEGMENTS);
    return def.resultSegmentsProperty() >= 0 ? shown.without(OpDef.RESULT_SEGMENTS) : shown;
  }

  private static boolean isVariable(FormatElement part) {
    return part instanceof FormatElement.OperandElement || part instanceof FormatElement.AttrElement || part instanceof FormatElement.RegionElement
        || part instanceof FormatElement.SuccessorElement || part instanceof FormatElement.CustomElement;
  }

  /** Whether the piece that a group depends on is there. */
  private Predicate<O> presence(FormatElement anchor) {
    return switch (anchor) {
      case FormatElement.OperandElement p -> op -> {
        int[] bounds = def.operandBounds(op);
        return bounds != null && bounds[p.index()] < bounds[p.index() + 1];
      };
      case FormatElement.AttrElement p -> op -> differsFromDefault(op, p.prop());
      case FormatElement.RegionElement p -> op -> p.variadic() ? op.regionCount() > p.index() : !op.region(p.index()).isEmpty();
      case FormatElement.SuccessorElement p -> op -> op.successorCount() > p.index();
      case FormatElement.TypeElement p -> hasAny(p.source());
      case FormatElement.FunctionTypeElement p -> hasAny(p.inputs()).or(hasAny(p.results()));
      case FormatElement.AllOperands p -> op -> op.operandCount() > 0;
      case FormatElement.AllRegions p -> op -> op.regionCount() > 0;
      case FormatElement.AllSuccessors p -> op -> op.successorCount() > 0;
      case FormatElement.CustomElement p -> anyOf(p.arguments());
      default -> op -> true;
    };
  }

  private Predicate<O> anyOf(List<FormatElement> parts) {
    Predicate<O> any = op -> false;
    for (FormatElement part : parts) any = any.or(presence(part));
    return any;
  }

  private Predicate<O> hasAny(TypeSource source) {
    Function<O, List<Type>> types = listOf(source);
    return op -> !types.apply(op).isEmpty();
  }

  private boolean differsFromDefault(O op, int property) {
    Attribute value = op.prop(property);
    return value != null && value != defaults[property] && !value.equals(defaults[property]);
  }
}
