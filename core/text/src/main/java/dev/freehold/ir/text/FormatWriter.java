// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.text.FormatElement.TypeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes operations by their assembly format. */
final class FormatWriter<O extends Op> {
  private final OpDef<O> def;
  private final List<FormatElement> parts;
  private final Set<String> used;
  /** Those of the used that are attributes. */
  private final Set<String> usedAttrs;
  private final boolean propDict;
  private final boolean allOperands;

  FormatWriter(OpDef<O> def, List<FormatElement> parts, Set<String> used, boolean allOperands) {
    this.def = def;
    this.parts = parts;
    this.used = used;
    usedAttrs = used.stream().filter(name -> def.propertyIndexInDictionary(name) == def.propertyIndex(name)).collect(Collectors.toSet());
    this.allOperands = allOperands;
    propDict = parts.stream().anyMatch(FormatElement.PropDictElement.class::isInstance);
  }

  void print(O op, OpPrinter out) {
    printAll(parts, op, out, null);
  }

  private void printAll(List<FormatElement> some, O op, OpPrinter out, @Nullable FormatElement except) {
    for (FormatElement part : some) {
      if (part != except) print(part, op, out);
    }
  }

  private void print(FormatElement part, O op, OpPrinter out) {
    switch (part) {
      case FormatElement.Literal p -> out.text(p.space() ? " " + p.text() : p.text());
      case FormatElement.Space p -> out.text(" ");
      case FormatElement.NewLine p -> out.newline();
      case FormatElement.OperandElement p -> lead(p.space(), out).operands(op.operandSegment(p.index()));
      case FormatElement.AttrElement p -> attr(p, op, lead(p.space(), out));
      case FormatElement.RegionElement p -> regions(p, op, lead(p.space(), out));
      case FormatElement.SuccessorElement p -> lead(p.space(), out).list(successors(p, op), out::successor);
      case FormatElement.TypeElement p when p.form() != null -> p.form().print(lead(p.space(), out), types(p.source(), op).getFirst());
      case FormatElement.TypeElement p -> lead(p.space(), out).types(types(p.source(), op));
      case FormatElement.FunctionTypeElement p -> lead(p.space(), out).functionType(types(p.inputs(), op), types(p.results(), op));
      case FormatElement.AllOperands p -> lead(p.space(), out).operands(op.operands());
      case FormatElement.AllRegions p -> lead(p.space(), out).list(op.regions(), region -> region(region, out));
      case FormatElement.AllSuccessors p -> lead(p.space(), out).list(op.successorBlocks(), out::successor);
      case FormatElement.AttrDictElement p -> attrDict(p.keyword(), op, out);
      case FormatElement.PropDictElement p -> propDict(op, out);
      case FormatElement.CustomElement p -> custom(p, op, lead(p.space(), out));
      case FormatElement.Optional p -> optional(p, op, out);
      case FormatElement.AnyOrder p -> anyOrder(p, op, out);
    }
  }

  private static OpPrinter lead(boolean space, OpPrinter out) {
    return space ? out.text(" ") : out;
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

  private List<Block> successors(FormatElement.SuccessorElement part, O op) {
    return op.successorBlocks().subList(part.index(), part.variadic() ? op.successorCount() : part.index() + 1);
  }

  private List<Type> types(TypeSource source, O op) {
    return switch (source) {
      case TypeSource.OfOperand s -> types(op.operandSegment(s.index()));
      case TypeSource.OfResult s -> types(op.resultSegment(s.index()));
      case TypeSource.OfOperands s -> types(op.operands());
      case TypeSource.OfResults s -> op.resultTypes();
    };
  }

  private static List<Type> types(List<? extends Value> values) {
    List<Type> types = new ArrayList<>(values.size());
    for (Value value : values) types.add(value.type());
    return types;
  }

  private void attrDict(boolean keyword, O op, OpPrinter out) {
    DictAttr shown = propDict ? op.discardableAttrs() : withoutImplied(op.genericFormAttrs());
    if (shown.isEmpty()) return;
    if (keyword) out.text(" attributes");
    out.attrs(shown);
  }

  private void propDict(O op, OpPrinter out) {
    DictAttr shown = withoutShown(op.properties(), used);
    // The reference writes the space even where nothing follows it.
    out.text(" ");
    if (!shown.isEmpty()) out.text("<").attr(shown).text(">");
  }

  /** Leaves out what the format shows elsewhere, and what has its default value. */
  private DictAttr withoutImplied(DictAttr all) {
    return all.isEmpty() ? all : def.withoutDefaults(withoutShown(all, usedAttrs));
  }

  private DictAttr withoutShown(DictAttr all, Set<String> used) {
    DictAttr shown = all.without(used);
    if (def.operandSegmentsProperty() >= 0 && !allOperands) shown = shown.without(OpDef.OPERAND_SEGMENTS);
    return def.resultSegmentsProperty() >= 0 ? shown.without(OpDef.RESULT_SEGMENTS) : shown;
  }

  @SuppressWarnings("unchecked")
  private void custom(FormatElement.CustomElement part, O op, OpPrinter out) {
    ((Directive<O>) part.directive()).print(op, out);
  }

  private void optional(FormatElement.Optional group, O op, OpPrinter out) {
    boolean present = isPresent(group.anchor(), op) != group.inverted();
    printAll(present ? group.present() : group.absent(), op, out, group.unit());
  }

  private void anyOrder(FormatElement.AnyOrder list, O op, OpPrinter out) {
    for (FormatElement.Clause clause : list.clauses()) {
      boolean present = false;
      for (FormatElement part : clause.parts()) present |= isVariable(part) && isPresent(part, op);
      if (!present) continue;
      print(clause.keyword(), op, out);
      printAll(clause.parts(), op, out, clause.unit());
    }
  }

  private static boolean isVariable(FormatElement part) {
    return part instanceof FormatElement.OperandElement || part instanceof FormatElement.AttrElement || part instanceof FormatElement.RegionElement
        || part instanceof FormatElement.SuccessorElement || part instanceof FormatElement.CustomElement;
  }

  private boolean isPresent(FormatElement anchor, O op) {
    return switch (anchor) {
      case FormatElement.OperandElement p -> !op.operandSegment(p.index()).isEmpty();
      case FormatElement.AttrElement p -> {
        Attribute value = op.prop(p.prop());
        yield value != null && !value.equals(def.props().get(p.prop()).defaultValue());
      }
      case FormatElement.RegionElement p -> p.variadic() ? op.regionCount() > p.index() : !op.region(p.index()).isEmpty();
      case FormatElement.SuccessorElement p -> op.successorCount() > p.index();
      case FormatElement.TypeElement p -> !types(p.source(), op).isEmpty();
      case FormatElement.FunctionTypeElement p -> !types(p.inputs(), op).isEmpty() || !types(p.results(), op).isEmpty();
      case FormatElement.AllOperands p -> op.operandCount() > 0;
      case FormatElement.AllRegions p -> op.regionCount() > 0;
      case FormatElement.AllSuccessors p -> op.successorCount() > 0;
      case FormatElement.CustomElement p -> p.arguments().stream().anyMatch(argument -> isPresent(argument, op));
      default -> true;
    };
  }
}
