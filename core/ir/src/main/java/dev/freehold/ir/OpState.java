// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Everything that an operation will be made of; a builder that {@link Rewriter#create} consumes. */
public final class OpState<O extends Op> {
  private static final Value[] NO_OPERANDS = {};
  private static final Type[] NO_TYPES = {};

  private final OpDef<O> def;
  private @Nullable Location location;
  private Value[] operands = NO_OPERANDS;
  private int operandCount;
  private Type[] resultTypes = NO_TYPES;
  private List<Block> successors = List.of();
  private List<Region> regions = List.of();
  /** By index; empty as long as none has been set, as in most operations. */
  private Attribute[] props = Op.NO_PROPS;
  private DictAttr attrs = DictAttr.EMPTY;

  OpState(OpDef<O> def) {
    this.def = def;
  }

  private OpState(OpDef<O> def, Op op) {
    this.def = def;
    location = op.location();
    operandCount = op.operandCount();
    operands = op.operandValues(0, operandCount);
    successors = op.successorBlocks();
    regions = op.regions();
    props = op.props;
    attrs = op.discardableAttrs();
  }

  /** What an operation is made of but for its results, to infer their types from; to look at only. */
  public static OpState<?> describing(Op op) {
    return new OpState<>(op.def(), op);
  }

  /** Most operations have no successors and no regions: a list is made when something comes in. */
  private static <E> List<E> append(List<E> list, Collection<? extends E> more) {
    if (more.isEmpty()) return list;
    List<E> longer = list.isEmpty() ? new ArrayList<>(more.size()) : list;
    longer.addAll(more);
    return longer;
  }

  /** Makes room for more operands, so that adding them takes no copies. */
  public void makeRoomForOperands(int more) {
    if (operandCount + more > operands.length) moveOperands(operandCount + more);
  }

  private void growOperands(int more) {
    if (operandCount + more > operands.length) moveOperands(operandCount + Math.max(more, operandCount + 2));
  }

  /** {@link Arrays#copyOf} would have to find the class of the array out. */
  private void moveOperands(int room) {
    Value[] longer = new Value[room];
    System.arraycopy(operands, 0, longer, 0, operandCount);
    operands = longer;
  }

  private void addOperands(Object[] values) {
    growOperands(values.length);
    System.arraycopy(values, 0, operands, operandCount, values.length);
    operandCount += values.length;
  }

  private void addResults(Object[] types) {
    if (types.length == 0) return;
    Type[] longer = new Type[resultTypes.length + types.length];
    System.arraycopy(resultTypes, 0, longer, 0, resultTypes.length);
    System.arraycopy(types, 0, longer, resultTypes.length, types.length);
    resultTypes = longer;
  }

  public OpDef<O> def() {
    return def;
  }

  /** The location of the operation, which must have been set; the parser does so before it reads the custom form. */
  public Location location() {
    return Objects.requireNonNull(location, "the operation has no location yet");
  }

  /** The same, or null until it is set; {@link Rewriter#create} supplies its own location then. */
  public @Nullable Location optionalLocation() {
    return location;
  }

  /** The operands so far. */
  public List<Value> operands() {
    return ArrayView.of(operands, operandCount);
  }

  int operandCount() {
    return operandCount;
  }

  Value operand(int i) {
    return operands[i];
  }

  /** The types of the results so far. */
  public List<Type> resultTypes() {
    return ArrayView.of(resultTypes);
  }

  int resultCount() {
    return resultTypes.length;
  }

  Type resultType(int i) {
    return resultTypes[i];
  }

  public List<Block> successors() {
    return successors;
  }

  public List<Region> regions() {
    return regions;
  }

  public DictAttr attrs() {
    return attrs;
  }

  public OpState<O> at(Location newLocation) {
    location = newLocation;
    return this;
  }

  public OpState<O> operand(Value value) {
    growOperands(1);
    operands[operandCount++] = value;
    return this;
  }

  public OpState<O> operands(Value... values) {
    addOperands(values);
    return this;
  }

  public OpState<O> operands(Collection<? extends Value> values) {
    addOperands(values.toArray());
    return this;
  }

  /** Adds all operands of an operation with several variable groups, and records the size of each group. */
  @SafeVarargs
  public final OpState<O> operandSegments(Collection<? extends Value>... groups) {
    int[] sizes = new int[groups.length];
    for (int i = 0; i < groups.length; i++) {
      operands(groups[i]);
      sizes[i] = groups[i].size();
    }
    return prop(def.operandSegmentsProperty(), DenseArrayAttr.i32(sizes));
  }

  public OpState<O> results(Type... types) {
    addResults(types);
    return this;
  }

  public OpState<O> results(Collection<? extends Type> types) {
    addResults(types.toArray());
    return this;
  }

  /** Adds the result types that the definition infers from what has been set so far. */
  public OpState<O> inferResults() {
    return results(Objects.requireNonNull(def.inferResultTypes(this), "operands and attributes fit together"));
  }

  public OpState<O> successors(Block... blocks) {
    successors = append(successors, Arrays.asList(blocks));
    return this;
  }

  public OpState<O> successors(Collection<Block> blocks) {
    successors = append(successors, blocks);
    return this;
  }

  public OpState<O> regions(Region... newRegions) {
    regions = append(regions, Arrays.asList(newRegions));
    return this;
  }

  public OpState<O> regions(Collection<Region> newRegions) {
    regions = append(regions, newRegions);
    return this;
  }

  /** Sets the inherent attribute with an index in the definition; null leaves it absent. */
  public OpState<O> prop(int segment, @Nullable Attribute value) {
    if (props.length == 0) props = new Attribute[def.propCount()];
    props[segment] = value;
    return this;
  }

  /** What an inherent attribute is so far, or null. */
  public @Nullable Attribute prop(int segment) {
    return props.length == 0 ? null : props[segment];
  }

  /** Sets the inherent attribute of that name, which the definition must have; null leaves it absent. */
  public OpState<O> prop(String name, @Nullable Attribute value) {
    return prop(def.propertyNames.require(name), value);
  }

  /** The inherent attribute of that name so far, which the definition must have; null where it is absent. */
  public @Nullable Attribute prop(String name) {
    return prop(def.propertyNames.require(name));
  }

  /** Sets an attribute by name, inherent where the definition has one of that name, discardable otherwise; null removes it. */
  public OpState<O> attr(String name, @Nullable Attribute value) {
    int segment = def.propertyIndex(name);
    if (segment >= 0) prop(segment, value);
    else attrs = value == null ? attrs.without(name) : attrs.with(name, value);
    return this;
  }

  /** The inherent or discardable attribute of that name that was set so far, or null. */
  public @Nullable Attribute attr(String name) {
    int segment = def.propertyIndex(name);
    return segment >= 0 ? prop(segment) : attrs.get(name);
  }

  /** The same as dictionaries know it: see {@link OpDef#propertyIndexInDictionary}. */
  public @Nullable Attribute attrInDictionary(String name) {
    int segment = def.propertyIndexInDictionary(name);
    return segment >= 0 ? prop(segment) : attrs.get(name);
  }

  /** Sets every attribute of a dictionary as {@link #attr} does; inherent ones that are of the wrong kind are dropped, as the reference does. */
  public OpState<O> attrs(DictAttr dict) {
    if (dict.isEmpty()) return this;
    dict.forEach((name, value) -> {
      int segment = def.propertyIndexInDictionary(name);
      if (segment >= 0 && def.props().get(segment).values().kind().test(value)) prop(segment, value);
    });
    attrs = attrs.with(dict.only(name -> def.propertyIndexInDictionary(name) < 0));
    return this;
  }

  /** Makes properties of the attributes that have the names of numbers which are no attributes in the reference. */
  public void takeNumbers() {
    for (String name : def.nativeProperties()) {
      Attribute value = attrs.get(name);
      if (value == null) continue;
      attr(name, value);
      attrs = attrs.without(name);
    }
  }

  /** Hands out the inherent attributes, absent ones that have a default filled in. The array may be that of other operations, too. */
  Attribute[] takeProps() {
    Attribute[] defaults = def.defaultProps();
    if (props.length == 0) return defaults;
    Attribute[] taken = props;
    for (int i = 0; i < taken.length; i++) {
      if (taken[i] == null) taken[i] = defaults[i];
    }
    props = Op.NO_PROPS;
    return taken;
  }
}
