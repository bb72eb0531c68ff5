// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Traits;
import dev.freehold.ir.ValueSegment;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.iface.SingleBlock;
import dev.freehold.ir.text.FormatElement.TypeSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads operations by their assembly format. */
final class FormatReader<O extends Op> {
  private final OpDef<O> def;
  private final List<FormatElement> parts;
  private final FormatTypes<O> resolution;

  FormatReader(OpDef<O> def, List<FormatElement> parts) {
    this.def = def;
    this.parts = parts;
    resolution = new FormatTypes<>(def);
  }

  void parse(OpParser p, OpState<O> state) {
    FormatState<O> read = new FormatState<>(state);
    parseAll(parts, 0, p, read, null);
    addRegionsAndSuccessors(read);
    resolution.resolve(p, read);
    // What stands in the dictionary wins over what the format says.
    state.attrs(read.inherent);
  }

  private void addRegionsAndSuccessors(FormatState<O> f) {
    OpState<O> state = f.state();
    if (f.allRegions != null) {
      state.regions(f.allRegions);
    } else {
      for (OpDef.RegionDef region : def.regionDefs()) {
        List<Region> regions = f.regions(region.name());
        if (regions.isEmpty() && !region.kind().isVariadic()) regions.add(new Region());
        state.regions(regions);
      }
    }
    if (f.allSuccessors != null) {
      state.successors(f.allSuccessors);
    } else {
      for (OpDef.SuccessorDef successor : def.successorDefs()) state.successors(f.successors(successor.name()));
    }
  }

  private void parseAll(List<FormatElement> some, int from, OpParser p, FormatState<O> f, @Nullable FormatElement except) {
    for (int i = from; i < some.size(); i++) {
      if (some.get(i) != except) parse(some.get(i), p, f);
    }
  }

  private void parse(FormatElement part, OpParser p, FormatState<O> f) {
    switch (part) {
      case FormatElement.Literal l -> p.expect(l.text());
      case FormatElement.Space s -> {}
      case FormatElement.NewLine s -> {}
      case FormatElement.OperandElement o -> operands(o.segment(), p, f);
      case FormatElement.AttrElement a -> set(a, attribute(a, p), p, f);
      case FormatElement.RegionElement r -> regions(r, p, f);
      case FormatElement.SuccessorElement s -> successors(s, p, f);
      case FormatElement.TypeElement t when t.form() != null -> setTypes(t.source(), List.of(t.form().parse(p)), f);
      case FormatElement.TypeElement t -> types(t, p, f);
      case FormatElement.FunctionTypeElement t -> {
        FunctionType type = functionType(p);
        setTypes(t.inputs(), type.inputs(), f);
        setTypes(t.results(), type.results(), f);
      }
      case FormatElement.AllOperands o -> {
        f.place("", p.loc());
        f.allOperands = p.operandList(Delimiter.NONE);
      }
      case FormatElement.AllRegions r -> f.allRegions = p.isNext("{") ? p.commaList(Delimiter.NONE, () -> region(p, f)) : List.of();
      case FormatElement.AllSuccessors s -> f.allSuccessors = p.isBlockName() ? p.commaList(Delimiter.NONE, p::successor) : List.of();
      case FormatElement.AttrDictElement d -> attrDict(d.keyword(), p, f);
      case FormatElement.PropDictElement d -> propDict(p, f);
      case FormatElement.CustomElement c -> custom(c, p, f);
      case FormatElement.Optional o -> optional(o, p, f);
      case FormatElement.AnyOrder l -> anyOrder(l, p, f);
    }
  }

  private static FunctionType functionType(OpParser p) {
    int loc = p.loc();
    Type type = p.expectType();
    if (type instanceof FunctionType function) return function;
    throw p.error(loc, "invalid kind of type specified: expected builtin.function, but found " + Printing.quoted(type));
  }

  private void operands(ValueSegment segment, OpParser p, FormatState<O> f) {
    f.place(segment.name(), p.loc());
    List<OpParser.Operand> into = f.operands(segment.name());
    switch (segment.arity()) {
      case ONE -> into.add(p.expectOperand());
      case OPTIONAL -> {
        OpParser.Operand operand = p.acceptOperand();
        if (operand != null) into.add(operand);
      }
      case VARIADIC -> into.addAll(p.operandList(Delimiter.NONE));
    }
  }

  private void set(FormatElement.AttrElement part, Attribute value, OpParser p, FormatState<O> f) {
    if (f.state().prop(part.prop()) != null) {
      throw p.error(p.nameLoc(), "attribute '" + part.name() + "' occurs more than once in the attribute list");
    }
    f.state().prop(part.prop(), value);
  }

  private void regions(FormatElement.RegionElement part, OpParser p, FormatState<O> f) {
    if (!part.variadic()) f.regions(part.name()).add(region(p, f));
    else if (p.isNext("{")) f.regions(part.name()).addAll(p.commaList(Delimiter.NONE, () -> region(p, f)));
  }

  private Region region(OpParser p, FormatState<O> f) {
    Region region = p.region(List.of());
    String terminator = Traits.implicitTerminator(def);
    if (terminator != null) p.addTerminatorIfMissing(region, p.registry().opDef(terminator), f.location());
    else if (SingleBlock.class.isAssignableFrom(def.kind())) p.addBlockIfMissing(region);
    return region;
  }

  private void successors(FormatElement.SuccessorElement part, OpParser p, FormatState<O> f) {
    if (!part.variadic()) f.successors(part.name()).add(p.successor());
    else if (p.isBlockName()) f.successors(part.name()).addAll(p.commaList(Delimiter.NONE, p::successor));
  }

  private void types(FormatElement.TypeElement part, OpParser p, FormatState<O> f) {
    setTypes(part.source(), switch (part.source()) {
      case TypeSource.OfOperand s -> types(s.segment(), part.qualified(), p);
      case TypeSource.OfResult s -> types(s.segment(), part.qualified(), p);
      case TypeSource.OfOperands s -> p.typeListNoParens();
      case TypeSource.OfResults s -> p.typeListNoParens();
    }, f);
  }

  private static List<Type> types(ValueSegment segment, boolean ofAnyKind, OpParser p) {
    return switch (segment.arity()) {
      case ONE -> List.of(typeOf(ofAnyKind ? null : segment.types().kind(), p));
      case OPTIONAL -> {
        Type type = p.acceptType();
        yield type == null ? List.of() : List.of(type);
      }
      case VARIADIC -> p.typeListNoParens();
    };
  }

  private static Type typeOf(TypeSet.@Nullable Kind kind, OpParser p) {
    int loc = p.loc();
    Type type = p.expectType();
    if (kind == null || kind.has().test(type)) return type;
    String more = kind.name() == null ? "" : ": expected " + kind.name() + ", but found " + Printing.quoted(type);
    throw p.error(loc, "invalid kind of type specified" + more);
  }

  private void setTypes(TypeSource source, List<Type> types, FormatState<O> f) {
    switch (source) {
      case TypeSource.OfOperand s -> f.types(s.segment().name()).addAll(types);
      case TypeSource.OfResult s -> f.types(s.segment().name()).addAll(types);
      case TypeSource.OfOperands s -> f.allOperandTypes = types;
      case TypeSource.OfResults s -> f.allResultTypes = types;
    }
  }

  private void attrDict(boolean keyword, OpParser p, FormatState<O> f) {
    int loc = p.loc();
    DictAttr dict = keyword ? p.optionalAttrDictWithKeyword() : p.optionalAttrDict();
    if (dict.isEmpty()) return;
    String wrong = InherentAttrs.misfit(def, dict);
    if (wrong != null) throw p.error(loc, wrong);
    dict.forEach((name, value) -> {
      if (def.propertyIndexInDictionary(name) >= 0) f.inherent = f.inherent.with(name, value);
      else p.addAttr(f.state(), name, value);
    });
  }

  private void propDict(OpParser p, FormatState<O> f) {
    if (!p.accept("<")) return;
    int loc = p.loc();
    if (!(p.attribute() instanceof DictAttr dict)) throw p.error(loc, "expected DictionaryAttr to set properties");
    GenericForm.setProperties(p, f.state(), dict, p.nameLoc());
    p.expect(">");
  }

  @SuppressWarnings("unchecked")
  private void custom(FormatElement.CustomElement part, OpParser p, FormatState<O> f) {
    for (FormatElement argument : part.arguments()) {
      if (argument instanceof FormatElement.OperandElement operands) f.place(operands.segment().name(), p.loc());
    }
    ((Directive<O>) part.directive()).parse(p, f);
  }

  private void optional(FormatElement.Optional group, OpParser p, FormatState<O> f) {
    if (group.inverted() ? !begins(group.absent(), p, f) : begins(group.present(), p, f)) {
      if (group.unit() != null) set(group.unit(), UnitAttr.INSTANCE, p, f);
      parseAll(group.present(), group.inverted() ? 0 : first(group.present()) + 1, p, f, group.unit());
    } else {
      parseAll(group.absent(), group.inverted() ? first(group.absent()) + 1 : 0, p, f, group.unit());
    }
  }

  /** The first piece that the text shows; spaces do not show whether a group is there. */
  private static int first(List<FormatElement> group) {
    int i = 0;
    while (group.get(i) instanceof FormatElement.Space || group.get(i) instanceof FormatElement.NewLine) i++;
    return i;
  }

  /** Reads the first piece of a group, if it is there at all. */
  private boolean begins(List<FormatElement> group, OpParser p, FormatState<O> f) {
    int start = p.loc();
    FormatElement first = group.get(first(group));
    switch (first) {
      case FormatElement.Literal l -> {
        return p.accept(l.text());
      }
      case FormatElement.RegionElement r -> {
        if (!p.isNext("{")) return false;
        parse(r, p, f);
        return true;
      }
      case FormatElement.OperandElement o -> {
        if (!p.isValueName()) return false;
        parse(o, p, f);
        return true;
      }
      case FormatElement.SuccessorElement s -> {
        if (!p.isBlockName()) return false;
        parse(s, p, f);
        return true;
      }
      case FormatElement.AttrElement a -> {
        return acceptAttr(a, p, f);
      }
      default -> {
        parse(first, p, f);
        return p.loc() != start;
      }
    }
  }

  /** An attribute of the kind that the operation stores. */
  private Attribute attribute(FormatElement.AttrElement part, OpParser p) {
    int start = p.loc();
    Attribute read = part.syntax().parse(p);
    if (!part.values().kind().test(read)) throw p.error(start, "invalid kind of attribute specified");
    return read;
  }

  /** An attribute that could not even begin is absent. */
  private boolean acceptAttr(FormatElement.AttrElement part, OpParser p, FormatState<O> f) {
    int start = p.loc();
    if (!part.syntax().mayBegin(p)) return false;
    try {
      Attribute value = attribute(part, p);
      if (p.loc() == start) return false;
      set(part, value, p, f);
      return true;
    } catch (ParseStop stop) {
      if (p.loc() != start) throw stop;
      return false;
    }
  }

  private void anyOrder(FormatElement.AnyOrder list, OpParser p, FormatState<O> f) {
    Set<FormatElement.Clause> seen = new HashSet<>();
    List<FormatElement.Clause> left = new ArrayList<>(list.clauses());
    while (true) {
      FormatElement.Clause found = null;
      for (FormatElement.Clause clause : left) {
        if (found == null && p.accept(clause.keyword().text())) found = clause;
      }
      if (found == null) return;
      if (!seen.add(found)) {
        throw p.error(p.nameLoc(), "`" + found.keyword().text() + "` clause can appear at most once in the expansion of the oilist directive");
      }
      if (found.unit() != null) set(found.unit(), UnitAttr.INSTANCE, p, f);
      parseAll(found.parts(), 0, p, f, found.unit());
    }
  }
}
