// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.OpDef.Prop;
import dev.freehold.ir.OpDef.RegionDef;
import dev.freehold.ir.OpDef.RegionKind;
import dev.freehold.ir.OpDef.SuccessorDef;
import dev.freehold.ir.OpDef.TypeRelation;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Collects what an {@link OpDef} says of a kind of operation. */
public final class OpDefBuilder<O extends Op> {
  final String name;
  final Class<O> kind;
  final Function<OpState<O>, O> constructor;
  final List<ValueSegment> operands = new ArrayList<>();
  final List<ValueSegment> results = new ArrayList<>();
  final List<Prop> props = new ArrayList<>();
  final List<RegionDef> regions = new ArrayList<>();
  final List<SuccessorDef> successors = new ArrayList<>();
  final List<Effect> effects = new ArrayList<>();
  boolean declaresEffects;
  boolean pure;
  boolean neverSpeculatable;
  Mobility.@Nullable Condition<O> speculatable;
  @Nullable Predicate<? super O> declaredSpeculatable;
  Mobility.@Nullable Condition<O> identity;
  @Nullable Class<?> scope;
  final Set<Trait> traits = new LinkedHashSet<>();
  final Map<String, Pattern<? super O>> patterns = new LinkedHashMap<>();
  final Map<String, OpAssembly.Part<O>> directives = new HashMap<>();
  final List<TypeRelation> relations = new ArrayList<>();
  @Nullable Function<OpState<O>, List<Type>> inference;
  BiPredicate<Type, Type> compatible = Type::equals;
  boolean operandSegments;
  boolean resultSegments;
  @Nullable String format;
  @Nullable OpAssembly<O> form;

  OpDefBuilder(String name, Class<O> kind, Function<OpState<O>, O> constructor) {
    this.name = name;
    this.kind = kind;
    this.constructor = constructor;
  }

  public OpDefBuilder<O> operand(String segment, TypeSet types, Effect... on) {
    return add(operands, new ValueSegment(segment, types, ValueSegment.Arity.ONE, List.of(on)));
  }

  public OpDefBuilder<O> optionalOperand(String segment, TypeSet types, Effect... on) {
    return add(operands, new ValueSegment(segment, types, ValueSegment.Arity.OPTIONAL, List.of(on)));
  }

  public OpDefBuilder<O> operands(String segment, TypeSet types, Effect... on) {
    return add(operands, new ValueSegment(segment, types, ValueSegment.Arity.VARIADIC, List.of(on)));
  }

  public OpDefBuilder<O> result(String segment, TypeSet types, Effect... on) {
    return add(results, new ValueSegment(segment, types, ValueSegment.Arity.ONE, List.of(on)));
  }

  public OpDefBuilder<O> optionalResult(String segment, TypeSet types, Effect... on) {
    return add(results, new ValueSegment(segment, types, ValueSegment.Arity.OPTIONAL, List.of(on)));
  }

  public OpDefBuilder<O> results(String segment, TypeSet types, Effect... on) {
    return add(results, new ValueSegment(segment, types, ValueSegment.Arity.VARIADIC, List.of(on)));
  }

  private OpDefBuilder<O> add(List<ValueSegment> segments, ValueSegment segment) {
    declaresEffects |= !segment.effects().isEmpty();
    segments.add(segment);
    return this;
  }

  /** Records the sizes of the operand groups in an attribute; needed where several of them are variable. */
  public OpDefBuilder<O> operandSegments() {
    operandSegments = true;
    return this;
  }

  /** Records the sizes of the result groups in an attribute; needed where several of them are variable. */
  public OpDefBuilder<O> resultSegments() {
    resultSegments = true;
    return this;
  }

  public OpDefBuilder<O> attr(String segment, AttrSet values) {
    props.add(new Prop(segment, values, false, null, false, null));
    return this;
  }

  public OpDefBuilder<O> optionalAttr(String segment, AttrSet values) {
    props.add(new Prop(segment, values, true, null, false, null));
    return this;
  }

  public OpDefBuilder<O> defaultAttr(String segment, AttrSet values, Attribute whenAbsent) {
    return defaultAttr(segment, values, whenAbsent, null);
  }

  /** The same for a property that is no attribute in the reference, which only shows in bytecode. */
  public OpDefBuilder<O> defaultAttr(String segment, AttrSet values, Attribute whenAbsent, @Nullable PropertyCode code) {
    props.add(new Prop(segment, values, true, whenAbsent, false, code));
    return this;
  }

  /** An attribute that may be absent, and whose absence means the same as a value; the text leaves that value out. */
  public OpDefBuilder<O> optionalAttr(String segment, AttrSet values, Attribute implied) {
    props.add(new Prop(segment, values, true, implied, true, null));
    return this;
  }

  public OpDefBuilder<O> region(String segment, RegionKind blocks) {
    regions.add(new RegionDef(segment, blocks));
    return this;
  }

  public OpDefBuilder<O> successor(String segment) {
    successors.add(new SuccessorDef(segment, false));
    return this;
  }

  public OpDefBuilder<O> successors(String segment) {
    successors.add(new SuccessorDef(segment, true));
    return this;
  }

  /** Effects on a resource as a whole; none at all says that the effects of the segments are all there are. */
  public OpDefBuilder<O> effects(Effect... onResource) {
    declaresEffects = true;
    effects.addAll(Arrays.asList(onResource));
    return this;
  }

  /** The operation computes its results from its operands and does nothing else; what a class says by implementing {@link dev.freehold.ir.iface.Pure}. */
  public OpDefBuilder<O> pure() {
    pure = true;
    return this;
  }

  /**
   * The operation may run where the program does not run it only if {@code test} holds: on other operands it may fault or may not terminate. With regions,
   * the operations in these must allow it, too.
   *
   * @param when the test in words, as documentation has it: "the divisor is a constant other than 0"
   */
  public OpDefBuilder<O> speculatableIf(String when, Predicate<? super O> test) {
    speculatable = Mobility.Condition.of(when, test);
    return this;
  }

  /** The same where MLIR's interface has a weaker condition: {@code declared} decides what MLIR's language rules call pure. */
  public OpDefBuilder<O> speculatableIf(String when, Predicate<? super O> test, Predicate<? super O> declared) {
    declaredSpeculatable = declared;
    return speculatableIf(when, test);
  }

  /** The operation never runs where the program does not run it, whatever its class says. */
  public OpDefBuilder<O> neverSpeculatable() {
    neverSpeculatable = true;
    return this;
  }

  /** Each execution makes a distinct object; what a class says by implementing {@link HasIdentity}. */
  public OpDefBuilder<O> identity() {
    return identityIf("", op -> true);
  }

  /** Each execution makes a distinct object if {@code test} holds; {@code when} says the test in words. */
  public OpDefBuilder<O> identityIf(String when, Predicate<? super O> test) {
    identity = Mobility.Condition.of(when, test);
    return this;
  }

  /** The results depend on the innermost operation of that class around it; what a class says of the parent by implementing {@link DependsOnParent}. */
  public OpDefBuilder<O> dependsOn(Class<?> around) {
    scope = around;
    return this;
  }

  public OpDefBuilder<O> traits(Trait... more) {
    traits.addAll(Arrays.asList(more));
    return this;
  }

  /**
   * Adds a canonicalization. Options of passes that leave patterns out name it; where the reference has the same pattern, the rule is
   * called as its class is there.
   */
  public OpDefBuilder<O> canonicalize(String rule, Pattern<? super O> pattern) {
    patterns.put(rule, pattern);
    return this;
  }

  /** All groups named have one type; knowing it for one is enough in the text. */
  public OpDefBuilder<O> sameType(String... segments) {
    String summary = "all of {" + String.join(", ", segments) + "} have same type";
    for (String from : segments) {
      for (String to : segments) {
        if (!from.equals(to)) relations.add(new TypeRelation(summary, from, to, types -> types, true, false));
      }
    }
    return this;
  }

  /** The type of {@code to} follows from that of {@code from} by {@code derive}. */
  public OpDefBuilder<O> typeFrom(String summary, String from, String to, Function<Type, Type> derive) {
    relations.add(new TypeRelation(summary, from, to, types -> each(types, derive), false, false));
    return this;
  }

  private static List<Type> each(List<Type> types, Function<Type, Type> derive) {
    return types.size() == 1 ? Collections.singletonList(derive.apply(types.getFirst())) : types.stream().map(derive).toList();
  }

  /** The types of the group {@code to} follow from those of {@code from} by {@code derive}. */
  public OpDefBuilder<O> typesFrom(String summary, String from, String to, Function<List<Type>, List<Type>> derive) {
    relations.add(new TypeRelation(summary, from, to, derive, false, true));
    return this;
  }

  /** How result types follow from the rest; the function returns null where the rest does not fit together. */
  public OpDefBuilder<O> inferResults(Function<OpState<O>, @Nullable List<Type>> infer) {
    inference = infer;
    return this;
  }

  /** Which result types, the second of each pair, an operation may have where others were inferred; without this, only the same. */
  public OpDefBuilder<O> compatibleResults(BiPredicate<Type, Type> mayBe) {
    compatible = mayBe;
    return this;
  }

  /** The custom syntax in the field's assembly-format language. */
  public OpDefBuilder<O> assembly(String declaration) {
    format = declaration;
    return this;
  }

  /** What {@code custom<Name>(…)} in the assembly format stands for. */
  public OpDefBuilder<O> directive(String directive, OpAssembly.Part<O> meaning) {
    directives.put(directive, meaning);
    return this;
  }

  /** A hand-written syntax, for operations that the format language cannot describe. */
  public OpDefBuilder<O> syntax(OpAssembly<O> handWritten) {
    form = handWritten;
    return this;
  }

  /** Declares here what several operations have in common. */
  public OpDefBuilder<O> with(Consumer<OpDefBuilder<O>> common) {
    common.accept(this);
    return this;
  }

  public OpDef<O> build() {
    return new OpDef<>(this);
  }

  /** Adds the property that records the sizes of {@code segments}; returns its index, or -1 where there are none to record. */
  int addSizes(String attribute, @Nullable List<ValueSegment> segments) {
    if (segments == null) return -1;
    int count = segments.size();
    AttrSet sizes = AttrSets.DENSE_I32_ARRAY.ofKind(attr -> AttrSets.DENSE_I32_ARRAY.contains(attr) && ((DenseArrayAttr) attr).size() == count);
    props.add(new Prop(attribute, sizes, false, DenseArrayAttr.i32(new int[count]), false, null));
    return props.size() - 1;
  }
}
