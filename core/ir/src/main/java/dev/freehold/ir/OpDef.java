// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.iface.AlwaysSpeculatable;
import dev.freehold.ir.iface.NoMemoryEffect;
import dev.freehold.ir.iface.RecursiveMemoryEffects;
import dev.freehold.ir.iface.RecursivelySpeculatable;
import dev.freehold.ir.text.Assembly;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The declaration of a kind of operation: names, groups, constraints, effects, syntax, traits and patterns. Immutable, and a
 * constant of the class that it declares:
 *
 * <pre>
 *   public static final OpDef&lt;DeallocOp&gt; DEF = OpDef.of("memref.dealloc", DeallocOp.class, DeallocOp::new)
 *       .operand("memref", MemRefTypes.ANY, Effect.FREES)
 *       .assembly("$memref attr-dict `:` type($memref)")
 *       .build();
 * </pre>
 */
public final class OpDef<O extends Op> {
  /** The inherent attribute that records the sizes of variable operand groups. */
  public static final String OPERAND_SEGMENTS = "operandSegmentSizes";
  /** The inherent attribute that records the sizes of variable result groups. */
  public static final String RESULT_SEGMENTS = "resultSegmentSizes";
  /** What older programs call {@link #OPERAND_SEGMENTS}. */
  private static final String OLD_OPERAND_SEGMENTS = "operand_segment_sizes";
  /** What older programs call {@link #RESULT_SEGMENTS}. */
  private static final String OLD_RESULT_SEGMENTS = "result_segment_sizes";

  private final String name;
  private final String dialect;
  private final Class<O> kind;
  private final Function<OpState<O>, O> constructor;
  private final List<ValueSegment> operandSegmentDefs;
  private final List<ValueSegment> resultSegmentDefs;
  private final List<Prop> props;
  private final List<String> propNames;
  private final Map<String, Integer> propIndex = new HashMap<>();
  private final Set<String> nativeProperties = new HashSet<>();
  private final int[] propsByName;
  private final List<RegionDef> regionDefs;
  private final List<SuccessorDef> successorDefs;
  private final boolean variadicRegions;
  private final boolean variadicSuccessors;
  /** The bounds of the groups of every operation, where all groups have one member; otherwise null. */
  private final int[] fixedOperandBounds;
  private final int[] fixedResultBounds;
  private final List<Effect> effects;
  private final boolean declaresEffects;
  private final boolean noMemoryEffect;
  private final boolean recursiveMemoryEffects;
  private final boolean alwaysSpeculatable;
  private final boolean recursivelySpeculatable;
  /** A bit for each kind of effect that is declared. */
  private final int effectKinds;
  private final Set<Trait> traits;
  private final List<Trait> orderedTraits;
  private final Map<String, Pattern<? super O>> patterns;
  private final List<TypeRelation> relations;
  private final Function<OpState<O>, List<Type>> inference;
  private final BiPredicate<Type, Type> compatible;
  private final OpSyntax<O> syntax;
  private final int operandSegmentsProperty;
  private final int resultSegmentsProperty;

  /**
   * An inherent attribute: optional ones may be absent, others have a default or must be given.
   *
   * @param defaultValue what its absence means, so that the text leaves it out; null where absence means nothing
   * @param implied whether the default value stays implied, and does not stand in the operation where none was given
   * @param code how bytecode holds it where that is not as an attribute; null where it is
   */
  public record Prop(String name, AttrSet values, boolean optional, Attribute defaultValue, boolean implied, PropertyCode code) {
    /** Whether the reference holds it as a number or a flag, and not as an attribute. */
    public boolean isNumber() {
      return code != null || values.storage() != null;
    }
  }

  /** A region and how many blocks it may have. */
  public record RegionDef(String name, RegionKind kind) {}

  /** What a region slot demands. */
  public enum RegionKind {
    ANY,
    ONE_BLOCK,
    MAX_ONE_BLOCK,
    NOT_EMPTY,
    /** Any number of regions with one block each. */
    VARIADIC,
    /** Any number of regions with any number of blocks each. */
    VARIADIC_ANY;

    /** Whether the slot stands for any number of regions. */
    public boolean isVariadic() {
      return this == VARIADIC || this == VARIADIC_ANY;
    }
  }

  /** A successor, or a variable number of them. */
  public record SuccessorDef(String name, boolean variadic) {}

  /**
   * The type of one group follows from the types of another ({@code TypesMatchWith}, {@code AllTypesMatch}).
   *
   * @param summary what must hold, as messages say it after "failed to verify that "
   * @param derive from the types of {@code from} to those of {@code to}
   * @param equal whether the types are the same, rather than found by a function
   * @param each whether a type is found for each, so that one alone does not stand for several
   */
  public record TypeRelation(String summary, String from, String to, Function<List<Type>, List<Type>> derive, boolean equal, boolean each) {}

  private OpDef(Builder<O> b) {
    name = b.name;
    dialect = name.substring(0, Math.max(0, name.indexOf('.')));
    kind = b.kind;
    constructor = b.constructor;
    operandSegmentDefs = List.copyOf(b.operands);
    resultSegmentDefs = List.copyOf(b.results);
    operandSegmentsProperty = b.addSegments(OPERAND_SEGMENTS, b.operandSegments);
    resultSegmentsProperty = b.addSegments(RESULT_SEGMENTS, b.resultSegments);
    props = List.copyOf(b.props);
    propNames = props.stream().map(Prop::name).toList();
    for (int i = 0; i < props.size(); i++) {
      propIndex.put(props.get(i).name(), i);
      if (props.get(i).isNumber()) nativeProperties.add(props.get(i).name());
    }
    propsByName = new TreeMap<>(propIndex).values().stream().mapToInt(Integer::intValue).toArray();
    if (operandSegmentsProperty >= 0) propIndex.put(OLD_OPERAND_SEGMENTS, operandSegmentsProperty);
    if (resultSegmentsProperty >= 0) propIndex.put(OLD_RESULT_SEGMENTS, resultSegmentsProperty);
    regionDefs = List.copyOf(b.regions);
    successorDefs = List.copyOf(b.successors);
    variadicRegions = regionDefs.stream().anyMatch(segment -> segment.kind().isVariadic());
    variadicSuccessors = successorDefs.stream().anyMatch(SuccessorDef::variadic);
    fixedOperandBounds = operandSegmentsProperty < 0 ? ValueSegment.fixedBounds(operandSegmentDefs) : null;
    fixedResultBounds = resultSegmentsProperty < 0 ? ValueSegment.fixedBounds(resultSegmentDefs) : null;
    effects = List.copyOf(b.effects);
    declaresEffects = b.declaresEffects;
    noMemoryEffect = b.pure || NoMemoryEffect.class.isAssignableFrom(kind);
    recursiveMemoryEffects = RecursiveMemoryEffects.class.isAssignableFrom(kind);
    alwaysSpeculatable = b.pure || AlwaysSpeculatable.class.isAssignableFrom(kind);
    recursivelySpeculatable = RecursivelySpeculatable.class.isAssignableFrom(kind);
    int kinds = 0;
    for (Effect effect : effects) kinds |= 1 << effect.kind().ordinal();
    for (ValueSegment segment : operandSegmentDefs) kinds |= segment.effectKinds();
    for (ValueSegment segment : resultSegmentDefs) kinds |= segment.effectKinds();
    effectKinds = kinds;
    traits = Set.copyOf(b.traits);
    orderedTraits = List.copyOf(b.traits);
    patterns = new LinkedHashMap<>(b.patterns);
    relations = List.copyOf(b.relations);
    inference = b.inference;
    compatible = b.compatible;
    syntax = b.format != null ? Assembly.compile(b.format, this, b.directives) : b.syntax;
  }

  public static <O extends Op> Builder<O> of(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return new Builder<>(name, kind, constructor);
  }

  public String name() {
    return name;
  }

  /** The part of the name before the first dot. */
  public String dialect() {
    return dialect;
  }

  public Class<O> kind() {
    return kind;
  }

  /** A builder for an operation of this kind. */
  public OpState<O> state() {
    return new OpState<>(this);
  }

  O create(OpState<O> state) {
    return constructor.apply(state);
  }

  public List<ValueSegment> operandSegmentDefs() {
    return operandSegmentDefs;
  }

  /** The slot of the operands of that name, or -1. */
  public int operandSlot(String segment) {
    for (int i = 0; i < operandSegmentDefs.size(); i++) {
      if (operandSegmentDefs.get(i).name().equals(segment)) return i;
    }
    return -1;
  }

  public List<ValueSegment> resultSegmentDefs() {
    return resultSegmentDefs;
  }

  public List<Prop> props() {
    return props;
  }

  List<String> propNames() {
    return propNames;
  }

  /** The slot of an inherent attribute, or -1. */
  public int slotOf(String attribute) {
    return props.isEmpty() ? -1 : propIndex.getOrDefault(attribute, -1);
  }

  /** The same where the name stands in a dictionary: what is a number and no attribute in the reference is not found there. */
  public int slotInDictionary(String attribute) {
    return nativeProperties.contains(attribute) ? -1 : slotOf(attribute);
  }

  /** The names of the properties that are numbers and no attributes in the reference; an attribute of the same name may stand beside them. */
  Set<String> nativeProperties() {
    return nativeProperties;
  }

  /** The slots of the inherent attributes, in the order of their names. */
  public int[] propsByName() {
    return propsByName;
  }

  Attribute defaultOf(int segment) {
    return props.get(segment).implied() ? null : props.get(segment).defaultValue();
  }

  /** The attributes without those inherent ones that have their default value. */
  public DictAttr withoutDefaults(DictAttr attributes) {
    DictAttr rest = attributes;
    for (Prop prop : props) {
      if (!prop.isNumber() && prop.defaultValue() != null && prop.defaultValue().equals(attributes.get(prop.name()))) rest = rest.without(prop.name());
    }
    return rest;
  }

  public List<RegionDef> regionDefs() {
    return regionDefs;
  }

  public List<SuccessorDef> successorDefs() {
    return successorDefs;
  }

  /** Whether the number of regions is variable. */
  public boolean hasVariadicRegions() {
    return variadicRegions;
  }

  /** Whether the number of successors is variable. */
  public boolean hasVariadicSuccessors() {
    return variadicSuccessors;
  }

  /** Effects on a resource as a whole; those on values stand in the slots. */
  public List<Effect> effects() {
    return effects;
  }

  /** Whether the effects are known from the declaration. */
  public boolean declaresEffects() {
    return declaresEffects;
  }

  /** Whether the operations touch no memory: they are declared {@linkplain Builder#pure pure}, or their class implements {@link NoMemoryEffect}. */
  public boolean hasNoMemoryEffect() {
    return noMemoryEffect;
  }

  /** Whether the operations have the effects of those in their regions. */
  public boolean hasRecursiveMemoryEffects() {
    return recursiveMemoryEffects;
  }

  /** Whether the operations may run where they would not have. */
  public boolean isAlwaysSpeculatable() {
    return alwaysSpeculatable;
  }

  /** Whether that is so if it is so for the operations in their regions. */
  public boolean isRecursivelySpeculatable() {
    return recursivelySpeculatable;
  }

  /** Whether the operations compute their results from their operands and do nothing else. */
  public boolean isPure() {
    return noMemoryEffect && alwaysSpeculatable;
  }

  /** Whether an effect of this kind is declared, on whatever. */
  boolean declares(Effect.Kind kind) {
    return (effectKinds & 1 << kind.ordinal()) != 0;
  }

  public Set<Trait> traits() {
    return traits;
  }

  /** The traits in the order of the declaration, which is the order of their checks. */
  public List<Trait> orderedTraits() {
    return orderedTraits;
  }

  /** The canonicalizations by name, in order of registration. */
  public Map<String, Pattern<? super O>> patterns() {
    return patterns;
  }

  public List<TypeRelation> relations() {
    return relations;
  }

  /** The custom syntax, or null where the operation has only the generic form. */
  public OpSyntax<O> syntax() {
    return syntax;
  }

  /** The slot of {@link #OPERAND_SEGMENTS}, or -1. */
  public int operandSegmentsProperty() {
    return operandSegmentsProperty;
  }

  /** The slot of {@link #RESULT_SEGMENTS}, or -1. */
  public int resultSegmentsProperty() {
    return resultSegmentsProperty;
  }

  public boolean infersResultTypes() {
    return inference != null;
  }

  /** The result types that follow from operands, attributes and regions; null where they do not fit together. */
  @SuppressWarnings("unchecked")
  public List<Type> inferResultTypes(OpState<?> state) {
    return inference.apply((OpState<O>) state);
  }

  /** Whether an operation may have these result types where others were inferred. */
  public boolean areCompatible(List<Type> inferred, List<Type> given) {
    if (inferred.size() != given.size()) return false;
    for (int i = 0; i < given.size(); i++) {
      if (!compatible.test(inferred.get(i), given.get(i))) return false;
    }
    return true;
  }

  /** Start of each operand group, then the end of the last, not to be changed; null where the operands do not fit the declaration. */
  public int[] operandBounds(Op op) {
    if (fixedOperandBounds != null) return op.operandCount() == operandSegmentDefs.size() ? fixedOperandBounds : null;
    return bounds(op, operandSegmentDefs, operandSegmentsProperty, op.operandCount());
  }

  /** Start of each result group, then the end of the last, not to be changed; null where the results do not fit the declaration. */
  public int[] resultBounds(Op op) {
    if (fixedResultBounds != null) return op.resultCount() == resultSegmentDefs.size() ? fixedResultBounds : null;
    return bounds(op, resultSegmentDefs, resultSegmentsProperty, op.resultCount());
  }

  private static int[] bounds(Op op, List<ValueSegment> segments, int segmentsSlot, int total) {
    boolean recorded = segmentsSlot >= 0 && op.prop(segmentsSlot) instanceof DenseArrayAttr;
    return recorded ? ValueSegment.recordedBounds(segments, (DenseArrayAttr) op.prop(segmentsSlot), total) : ValueSegment.bounds(segments, total);
  }

  @Override
  public String toString() {
    return name;
  }

  /** Collects a declaration. */
  public static final class Builder<O extends Op> {
    private final String name;
    private final Class<O> kind;
    private final Function<OpState<O>, O> constructor;
    private final List<ValueSegment> operands = new ArrayList<>();
    private final List<ValueSegment> results = new ArrayList<>();
    private final List<Prop> props = new ArrayList<>();
    private final List<RegionDef> regions = new ArrayList<>();
    private final List<SuccessorDef> successors = new ArrayList<>();
    private final List<Effect> effects = new ArrayList<>();
    private boolean declaresEffects;
    private boolean pure;
    private final Set<Trait> traits = new LinkedHashSet<>();
    private final Map<String, Pattern<? super O>> patterns = new LinkedHashMap<>();
    private final Map<String, Directive<O>> directives = new HashMap<>();
    private final List<TypeRelation> relations = new ArrayList<>();
    private Function<OpState<O>, List<Type>> inference;
    private BiPredicate<Type, Type> compatible = Type::equals;
    private boolean operandSegments;
    private boolean resultSegments;
    private String format;
    private OpSyntax<O> syntax;

    private Builder(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
      this.name = name;
      this.kind = kind;
      this.constructor = constructor;
    }

    public Builder<O> operand(String segment, TypeSet types, Effect... on) {
      return add(operands, new ValueSegment(segment, types, ValueSegment.Arity.ONE, List.of(on)));
    }

    public Builder<O> optionalOperand(String segment, TypeSet types, Effect... on) {
      return add(operands, new ValueSegment(segment, types, ValueSegment.Arity.OPTIONAL, List.of(on)));
    }

    public Builder<O> operands(String segment, TypeSet types, Effect... on) {
      return add(operands, new ValueSegment(segment, types, ValueSegment.Arity.VARIADIC, List.of(on)));
    }

    public Builder<O> result(String segment, TypeSet types, Effect... on) {
      return add(results, new ValueSegment(segment, types, ValueSegment.Arity.ONE, List.of(on)));
    }

    public Builder<O> optionalResult(String segment, TypeSet types, Effect... on) {
      return add(results, new ValueSegment(segment, types, ValueSegment.Arity.OPTIONAL, List.of(on)));
    }

    public Builder<O> results(String segment, TypeSet types, Effect... on) {
      return add(results, new ValueSegment(segment, types, ValueSegment.Arity.VARIADIC, List.of(on)));
    }

    private Builder<O> add(List<ValueSegment> segments, ValueSegment segment) {
      declaresEffects |= !segment.effects().isEmpty();
      segments.add(segment);
      return this;
    }

    /** Records the sizes of the operand groups in an attribute; needed where several of them are variable. */
    public Builder<O> operandSegments() {
      operandSegments = true;
      return this;
    }

    /** Records the sizes of the result groups in an attribute; needed where several of them are variable. */
    public Builder<O> resultSegments() {
      resultSegments = true;
      return this;
    }

    public Builder<O> attr(String segment, AttrSet values) {
      props.add(new Prop(segment, values, false, null, false, null));
      return this;
    }

    public Builder<O> optionalAttr(String segment, AttrSet values) {
      props.add(new Prop(segment, values, true, null, false, null));
      return this;
    }

    public Builder<O> defaultAttr(String segment, AttrSet values, Attribute whenAbsent) {
      return defaultAttr(segment, values, whenAbsent, null);
    }

    /** The same for a property that is no attribute in the reference, which only shows in bytecode. */
    public Builder<O> defaultAttr(String segment, AttrSet values, Attribute whenAbsent, PropertyCode code) {
      props.add(new Prop(segment, values, true, whenAbsent, false, code));
      return this;
    }

    /** An attribute that may be absent, and whose absence means the same as a value; the text leaves that value out. */
    public Builder<O> optionalAttr(String segment, AttrSet values, Attribute implied) {
      props.add(new Prop(segment, values, true, implied, true, null));
      return this;
    }

    public Builder<O> region(String segment, RegionKind blocks) {
      regions.add(new RegionDef(segment, blocks));
      return this;
    }

    public Builder<O> successor(String segment) {
      successors.add(new SuccessorDef(segment, false));
      return this;
    }

    public Builder<O> successors(String segment) {
      successors.add(new SuccessorDef(segment, true));
      return this;
    }

    /** Effects on a resource as a whole; none at all says that the effects of the slots are all there are. */
    public Builder<O> effects(Effect... onResource) {
      declaresEffects = true;
      effects.addAll(Arrays.asList(onResource));
      return this;
    }

    /** The operation computes its results from its operands and does nothing else; what a class says by implementing {@link dev.freehold.ir.iface.Pure}. */
    public Builder<O> pure() {
      pure = true;
      return this;
    }

    public Builder<O> traits(Trait... more) {
      traits.addAll(Arrays.asList(more));
      return this;
    }

    /**
     * Adds a canonicalization. Options of passes that leave patterns out name it; where the reference has the same pattern, the rule is
     * called as its class is there.
     */
    public Builder<O> canonicalize(String rule, Pattern<? super O> pattern) {
      patterns.put(rule, pattern);
      return this;
    }

    /** All groups named have one type; knowing it for one is enough in the text. */
    public Builder<O> sameType(String... segments) {
      String summary = "all of {" + String.join(", ", segments) + "} have same type";
      for (String from : segments) {
        for (String to : segments) {
          if (!from.equals(to)) relations.add(new TypeRelation(summary, from, to, types -> types, true, false));
        }
      }
      return this;
    }

    /** The type of {@code to} follows from that of {@code from} by {@code derive}. */
    public Builder<O> typeFrom(String summary, String from, String to, Function<Type, Type> derive) {
      relations.add(new TypeRelation(summary, from, to, types -> types.stream().map(derive).toList(), false, false));
      return this;
    }

    /** The types of the group {@code to} follow from those of {@code from} by {@code derive}. */
    public Builder<O> typesFrom(String summary, String from, String to, Function<List<Type>, List<Type>> derive) {
      relations.add(new TypeRelation(summary, from, to, derive, false, true));
      return this;
    }

    /** How result types follow from the rest; the function returns null where the rest does not fit together. */
    public Builder<O> inferResults(Function<OpState<O>, List<Type>> infer) {
      inference = infer;
      return this;
    }

    /** Which result types, the second of each pair, an operation may have where others were inferred; without this, only the same. */
    public Builder<O> compatibleResults(BiPredicate<Type, Type> mayBe) {
      compatible = mayBe;
      return this;
    }

    /** The custom syntax in the field's assembly-format language. */
    public Builder<O> assembly(String declaration) {
      format = declaration;
      return this;
    }

    /** What {@code custom<Name>(…)} in the assembly format stands for. */
    public Builder<O> directive(String directive, Directive<O> meaning) {
      directives.put(directive, meaning);
      return this;
    }

    /** A hand-written syntax, for operations that the format language cannot describe. */
    public Builder<O> syntax(OpSyntax<O> handWritten) {
      syntax = handWritten;
      return this;
    }

    /** Declares here what several operations have in common. */
    public Builder<O> with(Consumer<Builder<O>> common) {
      common.accept(this);
      return this;
    }

    public OpDef<O> build() {
      return new OpDef<>(this);
    }

    private int addSegments(String attribute, boolean wanted) {
      if (!wanted) return -1;
      int groups = (attribute.equals(OPERAND_SEGMENTS) ? operands : results).size();
      AttrSet sizes = AttrSets.DENSE_I32_ARRAY.ofKind(attr -> AttrSets.DENSE_I32_ARRAY.contains(attr) && ((DenseArrayAttr) attr).size() == groups);
      props.add(new Prop(attribute, sizes, false, DenseArrayAttr.i32(new int[groups]), false, null));
      return props.size() - 1;
    }
  }
}
