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
import java.util.BitSet;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads operations by their assembly format, which becomes a list of steps once and for all. */
final class FormatReader<O extends Op> {
  /** Reads a piece of an operation. */
  private interface Step<O extends Op> {
    void read(OpParser p, FormatState<O> f);
  }

  /** Reads a piece of an operation if it is there at all; returns whether it is. */
  private interface Start<O extends Op> {
    boolean accept(OpParser p, FormatState<O> f);
  }

  private final OpDef<O> def;
  private final Step<O>[] steps;
  private final FormatTypes<O> resolution;
  private final int operandGroups;
  private final int resultGroups;
  /** Which groups of regions may have any number of them. */
  private final boolean[] variadicRegions;
  private final int successorGroups;
  /** The name of the terminator that blocks have which end without one, or null. */
  private final @Nullable String implicitTerminator;
  private final boolean hasSingleBlocks;

  FormatReader(OpDef<O> def, List<FormatElement> parts) {
    this.def = def;
    implicitTerminator = Traits.implicitTerminator(def);
    hasSingleBlocks = SingleBlock.class.isAssignableFrom(def.kind());
    steps = steps(parts, 0, null);
    resolution = new FormatTypes<>(def);
    operandGroups = def.operandSegmentDefs().size();
    resultGroups = def.resultSegmentDefs().size();
    variadicRegions = new boolean[def.regionDefs().size()];
    for (int i = 0; i < variadicRegions.length; i++) variadicRegions[i] = def.regionDefs().get(i).kind().isVariadic();
    successorGroups = def.successorDefs().size();
  }

  void parse(OpParser p, OpState<O> state) {
    FormatState<O> read = new FormatState<>(state, operandGroups, resultGroups);
    run(steps, p, read);
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
      for (int i = 0; i < variadicRegions.length; i++) {
        List<Region> regions = f.regions(i);
        if (regions.isEmpty() && !variadicRegions[i]) regions.add(new Region());
        state.regions(regions);
      }
    }
    if (f.allSuccessors != null) {
      state.successors(f.allSuccessors);
    } else {
      for (int i = 0; i < successorGroups; i++) state.successors(f.successors(i));
    }
  }

  private static <O extends Op> void run(Step<O>[] steps, OpParser p, FormatState<O> f) {
    for (Step<O> step : steps) step.read(p, f);
  }

  // The steps of a format.

  @SuppressWarnings("unchecked")
  private Step<O>[] steps(List<FormatElement> parts, int from, @Nullable FormatElement except) {
    List<Step<O>> made = new ArrayList<>();
    for (FormatElement part : parts.subList(from, parts.size())) {
      if (part != except && !isSpace(part)) made.add(step(part));
    }
    return (Step<O>[]) made.toArray(new Step<?>[0]);
  }

  private static boolean isSpace(FormatElement part) {
    return part instanceof FormatElement.Space || part instanceof FormatElement.NewLine;
  }

  private Step<O> step(FormatElement part) {
    return switch (part) {
      case FormatElement.Literal l -> (p, f) -> p.expect(l.text());
      case FormatElement.Space s -> (p, f) -> {};
      case FormatElement.NewLine s -> (p, f) -> {};
      case FormatElement.OperandElement o -> operands(o);
      case FormatElement.AttrElement a -> (p, f) -> set(a, attribute(a, p), p, f);
      case FormatElement.RegionElement r -> (p, f) -> regions(r, p, f);
      case FormatElement.SuccessorElement s -> (p, f) -> successors(s, p, f);
      case FormatElement.TypeElement t when t.form() instanceof TypeSyntax form -> {
        BiConsumer<FormatState<O>, List<Type>> types = sink(t.source());
        yield (p, f) -> types.accept(f, List.of(form.parse(p)));
      }
      case FormatElement.TypeElement t -> types(t);
      case FormatElement.FunctionTypeElement t -> {
        BiConsumer<FormatState<O>, List<Type>> inputs = sink(t.inputs());
        BiConsumer<FormatState<O>, List<Type>> results = sink(t.results());
        yield (p, f) -> {
          FunctionType type = functionType(p);
          inputs.accept(f, type.inputs());
          results.accept(f, type.results());
        };
      }
      case FormatElement.AllOperands o -> (p, f) -> {
        f.allOperandsLoc = p.loc();
        f.allOperands = p.operandList(Delimiter.NONE);
      };
      case FormatElement.AllRegions r ->
          (p, f) -> f.allRegions = p.isNext("{") ? p.commaList(Delimiter.NONE, () -> region(p, f)) : List.of();
      case FormatElement.AllSuccessors s ->
          (p, f) -> f.allSuccessors = p.isBlockName() ? p.commaList(Delimiter.NONE, p::successor) : List.of();
      case FormatElement.AttrDictElement d -> (p, f) -> attrDict(d.keyword(), p, f);
      case FormatElement.PropDictElement d -> this::propDict;
      case FormatElement.CustomElement c -> custom(c);
      case FormatElement.Optional o -> optional(o);
      case FormatElement.AnyOrder l -> anyOrder(l);
    };
  }

  private Step<O> operands(FormatElement.OperandElement part) {
    int segment = part.index();
    return switch (part.segment().arity()) {
      case ONE -> (p, f) -> f.operands(segment).add(p.expectOperand());
      case OPTIONAL -> (p, f) -> {
        if (p.isValueName()) f.operands(segment).add(p.expectOperand());
        else f.place(segment, p.loc());
      };
      case VARIADIC -> (p, f) -> {
        if (!p.isValueName()) {
          f.place(segment, p.loc());
          return;
        }
        do f.operands(segment).add(p.expectOperand());
        while (p.accept(","));
      };
    };
  }

  private Step<O> types(FormatElement.TypeElement part) {
    BiConsumer<FormatState<O>, List<Type>> types = sink(part.source());
    return switch (part.source()) {
      case TypeSource.OfOperand s -> types(s.segment(), types, part.qualified());
      case TypeSource.OfResult s -> types(s.segment(), types, part.qualified());
      case TypeSource.OfOperands s -> (p, f) -> types.accept(f, p.typeListNoParens());
      case TypeSource.OfResults s -> (p, f) -> types.accept(f, p.typeListNoParens());
    };
  }

  private Step<O> types(ValueSegment segment, BiConsumer<FormatState<O>, List<Type>> types, boolean ofAnyKind) {
    return switch (segment.arity()) {
      case ONE -> {
        TypeSet.Kind kind = ofAnyKind ? null : segment.types().kind();
        yield (p, f) -> types.accept(f, List.of(typeOf(kind, p)));
      }
      case OPTIONAL -> (p, f) -> {
        Type type = p.acceptType();
        types.accept(f, type == null ? List.of() : List.of(type));
      };
      case VARIADIC -> (p, f) -> types.accept(f, p.typeListNoParens());
    };
  }

  /** Takes the types of a group. */
  private BiConsumer<FormatState<O>, List<Type>> sink(TypeSource source) {
    return switch (source) {
      case TypeSource.OfOperand s -> (f, types) -> f.setTypes(s.index(), types);
      case TypeSource.OfResult s -> {
        int group = def.operandSegmentDefs().size() + s.index();
        yield (f, types) -> f.setTypes(group, types);
      }
      case TypeSource.OfOperands s -> (f, types) -> f.allOperandTypes = types;
      case TypeSource.OfResults s -> (f, types) -> f.allResultTypes = types;
    };
  }

  @SuppressWarnings("unchecked")
  private Step<O> custom(FormatElement.CustomElement part) {
    int[] segments = part.arguments().stream().filter(FormatElement.OperandElement.class::isInstance)
        .mapToInt(argument -> ((FormatElement.OperandElement) argument).index()).toArray();
    Directive<O> directive = (Directive<O>) part.directive();
    return (p, f) -> {
      for (int segment : segments) f.place(segment, p.loc());
      directive.parse(p, f);
    };
  }

  private Step<O> optional(FormatElement.Optional group) {
    FormatElement.AttrElement unit = group.unit();
    List<FormatElement> decisive = group.inverted() ? group.absent() : group.present();
    List<FormatElement> other = group.inverted() ? group.present() : group.absent();
    Start<O> start = start(decisive.get(first(decisive)));
    Step<O>[] rest = steps(decisive, first(decisive) + 1, unit);
    Step<O>[] otherwise = steps(other, 0, unit);
    boolean inverted = group.inverted();
    return (p, f) -> {
      boolean begins = start.accept(p, f);
      if (unit != null && begins != inverted) set(unit, UnitAttr.INSTANCE, p, f);
      run(begins ? rest : otherwise, p, f);
    };
  }

  /** The first piece that the text shows; spaces do not show whether a group is there. */
  private static int first(List<FormatElement> group) {
    int i = 0;
    while (isSpace(group.get(i))) i++;
    return i;
  }

  private Start<O> start(FormatElement first) {
    Step<O> step = step(first);
    return switch (first) {
      case FormatElement.Literal l -> (p, f) -> p.accept(l.text());
      case FormatElement.RegionElement r -> startingAt(p -> p.isNext("{"), step);
      case FormatElement.OperandElement o -> startingAt(OpParser::isValueName, step);
      case FormatElement.SuccessorElement s -> startingAt(OpParser::isBlockName, step);
      case FormatElement.AttrElement a -> (p, f) -> acceptAttr(a, p, f);
      default -> (p, f) -> {
        int loc = p.loc();
        step.read(p, f);
        return p.loc() != loc;
      };
    };
  }

  private static <O extends Op> Start<O> startingAt(Predicate<OpParser> token, Step<O> step) {
    return (p, f) -> {
      if (!token.test(p)) return false;
      step.read(p, f);
      return true;
    };
  }

  private Step<O> anyOrder(FormatElement.AnyOrder list) {
    List<FormatElement.Clause> clauses = list.clauses();
    List<Step<O>[]> parts = clauses.stream().map(clause -> steps(clause.parts(), 0, clause.unit())).toList();
    return (p, f) -> {
      BitSet seen = new BitSet(clauses.size());
      while (true) {
        int found = acceptKeyword(clauses, p);
        if (found < 0) return;
        FormatElement.Clause clause = clauses.get(found);
        if (seen.get(found)) {
          throw p.error(p.nameLoc(), "`" + clause.keyword().text() + "` clause can appear at most once in the expansion of the oilist directive");
        }
        seen.set(found);
        if (clause.unit() != null) set(clause.unit(), UnitAttr.INSTANCE, p, f);
        run(parts.get(found), p, f);
      }
    };
  }

  /** Reads the keyword of one of the clauses, and returns its position; -1 where none is next. */
  private static int acceptKeyword(List<FormatElement.Clause> clauses, OpParser p) {
    for (int i = 0; i < clauses.size(); i++) {
      if (p.accept(clauses.get(i).keyword().text())) return i;
    }
    return -1;
  }

  // What the steps read.

  private static FunctionType functionType(OpParser p) {
    int loc = p.loc();
    Type type = p.expectType();
    if (type instanceof FunctionType function) return function;
    throw p.error(loc, "invalid kind of type specified: expected builtin.function, but found " + Printing.quoted(type));
  }

  private void set(FormatElement.AttrElement part, Attribute value, OpParser p, FormatState<O> f) {
    if (f.state().prop(part.prop()) != null) {
      throw p.error(p.nameLoc(), "attribute '" + part.name() + "' occurs more than once in the attribute list");
    }
    f.state().prop(part.prop(), value);
  }

  private void regions(FormatElement.RegionElement part, OpParser p, FormatState<O> f) {
    if (!part.variadic()) f.regions(part.index()).add(region(p, f));
    else if (p.isNext("{")) f.regions(part.index()).addAll(p.commaList(Delimiter.NONE, () -> region(p, f)));
  }

  private Region region(OpParser p, FormatState<O> f) {
    Region region = p.region(List.of());
    if (implicitTerminator != null) p.addTerminatorIfMissing(region, p.registry().opDef(implicitTerminator), f.location());
    else if (hasSingleBlocks) p.addBlockIfMissing(region);
    return region;
  }

  private void successors(FormatElement.SuccessorElement part, OpParser p, FormatState<O> f) {
    if (!part.variadic()) f.successors(part.index()).add(p.successor());
    else if (p.isBlockName()) f.successors(part.index()).addAll(p.commaList(Delimiter.NONE, p::successor));
  }

  private static Type typeOf(TypeSet.@Nullable Kind kind, OpParser p) {
    int loc = p.loc();
    Type type = p.expectType();
    if (kind == null || kind.has().test(type)) return type;
    String more = kind.name() == null ? "" : ": expected " + kind.name() + ", but found " + Printing.quoted(type);
    throw p.error(loc, "invalid kind of type specified" + more);
  }

  private void attrDict(boolean keyword, OpParser p, FormatState<O> f) {
    int loc = p.loc();
    DictAttr dict = keyword ? p.optionalAttrDictWithKeyword() : p.optionalAttrDict();
    if (dict.isEmpty()) return;
    String wrong = InherentAttrs.misfit(def, dict);
    if (wrong != null) throw p.error(loc, wrong);
    f.inherent = f.inherent.with(dict.only(name -> def.propertyIndexInDictionary(name) >= 0));
    p.addAttrs(f.state(), dict.only(name -> def.propertyIndexInDictionary(name) < 0));
  }

  private void propDict(OpParser p, FormatState<O> f) {
    if (!p.accept("<")) return;
    int loc = p.loc();
    if (!(p.attribute() instanceof DictAttr dict)) throw p.error(loc, "expected DictionaryAttr to set properties");
    GenericForm.setProperties(p, f.state(), dict, p.nameLoc());
    p.expect(">");
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
}
