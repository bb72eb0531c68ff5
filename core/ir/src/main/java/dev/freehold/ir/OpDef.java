// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.builtin.DictAttr;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

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

  private final String name;
  private volatile byte @Nullable [] utf8Name;
  private final String dialect;
  private final Class<O> kind;
  private final Function<OpState<O>, O> constructor;
  final SegmentLayout operands;
  final SegmentLayout results;
  private final PropertyLayout properties;
  private final List<RegionDef> regionDefs;
  private final List<SuccessorDef> successorDefs;
  final DefinitionNames propertyNames;
  final DefinitionNames regionNames;
  final DefinitionNames successorNames;
  private final boolean variadicRegions;
  private final boolean variadicSuccessors;
  private final DeclaredEffects effects;
  private final Mobility<O> mobility;
  private final boolean mightBeTerminator;
  private final Trait[] traits;
  private final Map<String, Pattern<? super O>> patterns;
  private final List<TypeRelation> relations;
  private final @Nullable Function<OpState<O>, List<Type>> inference;
  private final BiPredicate<Type, Type> compatible;
  private final @Nullable OpAssembly<O> form;
  /** What the verifier has derived; null as long as it has not asked. */
  private volatile @Nullable Object derived;

  /**
   * An inherent attribute: optional ones may be absent, others have a default or must be given.
   *
   * @param defaultValue what its absence means, so that the text leaves it out; null where absence means nothing
   * @param implied whether the default value stays implied, and does not stand in the operation where none was given
   * @param code how bytecode holds it where that is not as an attribute; null where it is
   */
  public record Prop(String name, AttrSet values, boolean optional, @Nullable Attribute defaultValue, boolean implied, @Nullable PropertyCode code) {
    /** The default of a property that has one, as those have that bytecode holds as numbers. */
    public Attribute requiredDefault() {
      return Objects.requireNonNull(defaultValue, name);
    }

    /** Whether the reference holds it as a number or a flag, and not as an attribute. */
    public boolean isNumber() {
      return code != null || values.storage() != null;
    }
  }

  /** A region and how many blocks it may have. */
  public record RegionDef(String name, RegionKind kind) {}

  /** What a region of a definition demands. */
  public enum RegionKind {
    ANY,
    ONE_BLOCK,
    MAX_ONE_BLOCK,
    NOT_EMPTY,
    /** Any number of regions with one block each. */
    VARIADIC,
    /** Any number of regions with any number of blocks each. */
    VARIADIC_ANY;

    /** Whether it stands for any number of regions. */
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

  // A start makes hundreds of definitions by interpreted code, in which a stream takes ten times as long as a loop.
  OpDef(OpDefBuilder<O> b) {
    name = b.name;
    dialect = name.substring(0, Math.max(0, name.indexOf('.')));
    kind = b.kind;
    constructor = b.constructor;
    operands = new SegmentLayout(name, "operand", b.operands, b.addSizes(OPERAND_SEGMENTS, b.operandSegments ? b.operands : null));
    results = new SegmentLayout(name, "result", b.results, b.addSizes(RESULT_SEGMENTS, b.resultSegments ? b.results : null));
    properties = PropertyLayout.of(b.props, operands.sizesProperty(), results.sizesProperty());
    regionDefs = List.copyOf(b.regions);
    successorDefs = List.copyOf(b.successors);
    propertyNames = DefinitionNames.of(name, "property", properties.props(), Prop::name);
    regionNames = DefinitionNames.of(name, "region", regionDefs, RegionDef::name);
    successorNames = DefinitionNames.of(name, "successor", successorDefs, SuccessorDef::name);
    variadicRegions = any(regionDefs, region -> region.kind().isVariadic());
    variadicSuccessors = any(successorDefs, SuccessorDef::variadic);
    effects = DeclaredEffects.of(b);
    mobility = new Mobility<>(b);
    mightBeTerminator = Terminator.class.isAssignableFrom(kind) || kind == UnregisteredOp.class;
    traits = b.traits.toArray(Trait[]::new);
    patterns = b.patterns.isEmpty() ? Map.of() : new LinkedHashMap<>(b.patterns);
    relations = List.copyOf(b.relations);
    inference = b.inference;
    compatible = b.compatible;
    form = b.format != null ? new OpAssembly.Format<>(b.format, b.directives) : b.form;
  }

  private static <T> boolean any(List<T> all, Predicate<T> condition) {
    for (T each : all) {
      if (condition.test(each)) return true;
    }
    return false;
  }

  public static <O extends Op> OpDefBuilder<O> of(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    return new OpDefBuilder<>(name, kind, constructor);
  }

  public String name() {
    return name;
  }

  /** The name in UTF-8, as it is written most often; not to be changed. */
  public byte[] utf8Name() {
    byte[] known = utf8Name;
    if (known == null) utf8Name = known = Utf8.encode(name);
    return known;
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
    O op = constructor.apply(state);
    assert op.getClass() == kind : "the definition of '" + name + "' is of " + kind + ", not of " + op.getClass();
    return op;
  }

  public List<ValueSegment> operandSegmentDefs() {
    return operands.segments();
  }

  /** The index of the operand segment of that name, or -1. */
  public int operandSegmentIndex(String segment) {
    return operands.names().find(segment);
  }

  public List<ValueSegment> resultSegmentDefs() {
    return results.segments();
  }

  /** The index of the result segment of that name, or -1. */
  public int resultSegmentIndex(String segment) {
    return results.names().find(segment);
  }

  public List<Prop> props() {
    return properties.props();
  }

  List<String> propNames() {
    return properties.names();
  }

  /** The index of an inherent attribute, or -1. */
  public int propertyIndex(String attribute) {
    return properties.propertyIndex(attribute);
  }

  /** The same where the name stands in a dictionary: what is a number and no attribute in the reference is not found there. */
  public int propertyIndexInDictionary(String attribute) {
    return nativeProperties().contains(attribute) ? -1 : propertyIndex(attribute);
  }

  /** The names of the properties that are numbers and no attributes in the reference; an attribute of the same name may stand beside them. */
  Set<String> nativeProperties() {
    return properties.nativeProperties();
  }

  /** The indices of the inherent attributes, in the order of their names. */
  public int[] propsByName() {
    return properties.byName();
  }

  /** How many inherent attributes there are. */
  int propCount() {
    return properties.count();
  }

  /** The inherent attributes of an operation where none was given, by index; null where one is absent then. Not to be changed. */
  Attribute[] defaultProps() {
    return properties.defaults();
  }

  /** The attributes without those inherent ones that have their default value. */
  public DictAttr withoutDefaults(DictAttr attributes) {
    DictAttr rest = attributes;
    for (Prop prop : props()) {
      if (!prop.isNumber() && prop.defaultValue() != null && prop.defaultValue().equals(attributes.get(prop.name())))
        rest = rest.without(prop.name());
    }
    return rest;
  }

  public List<RegionDef> regionDefs() {
    return regionDefs;
  }

  /** The index of the region of that name, or -1. */
  public int regionIndex(String region) {
    return regionNames.find(region);
  }

  public List<SuccessorDef> successorDefs() {
    return successorDefs;
  }

  /** The index of the successor of that name, or -1. */
  public int successorIndex(String successor) {
    return successorNames.find(successor);
  }

  /** Whether the number of regions is variable. */
  public boolean hasVariadicRegions() {
    return variadicRegions;
  }

  /** Whether the number of successors is variable. */
  public boolean hasVariadicSuccessors() {
    return variadicSuccessors;
  }

  /** Effects on a resource as a whole, not to be changed; those on values stand in the segments. */
  Effect[] effects() {
    return effects.onResources();
  }

  /** Whether the operations are {@link MemoryEffects}: they say their effects themselves, whatever the declaration says. */
  boolean computesEffects() {
    return effects.computed();
  }

  /** Whether the effects are known from the declaration. */
  public boolean declaresEffects() {
    return effects.known();
  }

  /** Whether the operations touch no memory: they are declared {@linkplain OpDefBuilder#pure pure}, or their class implements {@link NoMemoryEffect}. */
  public boolean hasNoMemoryEffect() {
    return effects.noMemoryEffect();
  }

  /** Whether the operations have the effects of those in their regions. */
  public boolean hasRecursiveMemoryEffects() {
    return effects.recursiveMemoryEffects();
  }

  /** Where the operations may be moved and with which others they may be merged. */
  public Mobility<O> mobility() {
    return mobility;
  }

  /** Whether the operations have MLIR's trait {@code Pure}: they compute their results from their operands, if they do not fault. */
  public boolean isPure() {
    return effects.noMemoryEffect() && mobility.isDeclaredSpeculatable();
  }

  /** Whether operations of this kind may end a block: they are terminators, or nothing is known of them. */
  boolean mightBeTerminator() {
    return mightBeTerminator;
  }

  /** Whether an effect of this kind is declared, on whatever. */
  boolean declares(Effect.Kind kind) {
    return effects.has(kind);
  }

  /** What the verifier derives from the definition, made by {@code make} when it first asks. */
  public <D> D derived(Class<D> kind, Function<OpDef<?>, D> make) {
    Object known = derived;
    if (known == null) derived = known = make.apply(this);
    return kind.cast(known);
  }

  /** Whether the operations obey a constraint, which is one that there is once: a constant of {@link Traits}, say. */
  public boolean has(Trait trait) {
    for (Trait each : traits) {
      if (each == trait) return true;
    }
    return false;
  }

  /** The traits in the order of the declaration, which is the order of their checks. */
  public List<Trait> orderedTraits() {
    return List.of(traits);
  }

  /** The canonicalizations by name, in order of registration. */
  public Map<String, Pattern<? super O>> patterns() {
    return patterns;
  }

  public List<TypeRelation> relations() {
    return relations;
  }

  /** The custom form, or null where the operation has only the generic one. */
  public @Nullable OpAssembly<O> form() {
    return form;
  }

  /** The index of {@link #OPERAND_SEGMENTS}, or -1. */
  public int operandSegmentsProperty() {
    return operands.sizesProperty();
  }

  /** The index of {@link #RESULT_SEGMENTS}, or -1. */
  public int resultSegmentsProperty() {
    return results.sizesProperty();
  }

  public boolean infersResultTypes() {
    return inference != null;
  }

  /** The result types that follow from operands, attributes and regions; null where they do not fit together. */
  @SuppressWarnings("unchecked")
  public @Nullable List<Type> inferResultTypes(OpState<?> state) {
    if (inference == null) throw new IllegalStateException("'" + name + "' does not infer result types");
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
  public int @Nullable [] operandBounds(Op op) {
    return operands.bounds(op, op.operandCount());
  }

  /** Start of each result group, then the end of the last, not to be changed; null where the results do not fit the declaration. */
  public int @Nullable [] resultBounds(Op op) {
    return results.bounds(op, op.resultCount());
  }

  @Override
  public String toString() {
    return name;
  }
}
