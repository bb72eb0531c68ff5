// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * An operation. Each kind is a final subclass without fields; all state is here:
 *
 * <pre>
 *   operands    Use[]          edges to the values that it reads, each a node of that value's use list
 *   results     Result[]       the values that it defines; may grow
 *   successors  Successor[]    control-flow edges, for terminators
 *   regions     Region[]       nested code
 *   props       Attribute[]    inherent attributes, by the index that the definition gives them; null when absent
 *   attrs       DictAttr       discardable attributes
 * </pre>
 *
 * Only this package changes operations; everyone else goes through {@link Rewriter}.
 */
public abstract class Op {
  static final Use[] NO_OPERANDS = {};
  private static final Value.Result[] NO_RESULTS = {};
  static final Successor[] NO_SUCCESSORS = {};
  private static final Region[] NO_REGIONS = {};
  static final Attribute[] NO_PROPS = {};

  /** What {@link #fold} returns when it has changed the operation in place. */
  protected static final List<Folded> UPDATED = List.of();

  private final OpDef<?> def;
  Location location;
  @Nullable Block block;
  @Nullable Op prev;
  @Nullable Op next;
  int order;
  Use[] operands = NO_OPERANDS;
  Value.Result[] results = NO_RESULTS;
  Successor[] successors = NO_SUCCESSORS;
  Region[] regions = NO_REGIONS;
  /** Never changed, as it may be that of other operations, too: {@link #setProp} makes another. */
  Attribute[] props;
  DictAttr attrs;
  /** How many operands there is room for (see {@link OperandStore}), above the {@link VerificationMarks}: a field more would take eight bytes. */
  int roomAndMarks = VerificationMarks.NEW;
  /** Scratch number for the analysis or driver that runs at the moment; means nothing once it is done. */
  private int id;

  /** Takes over what {@code state} describes; its regions move into the operation. */
  protected Op(OpState<?> state) {
    def = state.def();
    location = state.location();
    props = state.takeProps();
    attrs = state.attrs();
    if (state.operandCount() != 0) {
      operands = new Use[state.operandCount()];
      for (int i = 0; i < operands.length; i++) operands[i] = new Use(this, i, state.operand(i));
      OperandStore.setRoom(this, operands.length);
    }
    if (state.resultCount() != 0) {
      results = new Value.Result[state.resultCount()];
      for (int i = 0; i < results.length; i++) results[i] = new Value.Result(this, i, state.resultType(i));
    }
    if (!state.successors().isEmpty()) {
      successors = new Successor[state.successors().size()];
      for (int i = 0; i < successors.length; i++) successors[i] = new Successor(this, i, state.successors().get(i));
    }
    if (!state.regions().isEmpty()) {
      ReadOnly.change();
      regions = state.regions().toArray(NO_REGIONS);
      for (int i = 0; i < regions.length; i++) {
        regions[i].parent = this;
        regions[i].index = i;
      }
    }
  }

  // What a kind of operation says about itself.

  /**
   * Reports what the declaration cannot express. Operands, types and attributes have been checked by then. What may be looked at, so that the operation is
   * verified again when that changes, is in {@link VerificationMarks}.
   */
  protected void verify(Checker check) {}

  /** Like {@link #verify}, run after the operations in the regions have been verified. */
  protected void verifyRegions(Checker check) {}

  /** Calls {@link #verify}; for the verifier, which lives in another package. */
  public static void verify(Op op, Checker check) {
    op.verify(check);
  }

  /** Calls {@link #verifyRegions}; for the verifier, which lives in another package. */
  public static void verifyRegions(Op op, Checker check) {
    op.verifyRegions(check);
  }

  /**
   * Simplifies without creating operations. Returns one entry for each result; {@link #UPDATED} after changing this
   * operation in place through {@code rw}; null where there is nothing to do.
   */
  protected @Nullable List<Folded> fold(Rewriter rw) {
    return null;
  }

  // Structure.

  public final OpDef<?> def() {
    return def;
  }

  /** The full name, such as {@code memref.alloc}. */
  public final String name() {
    return def.name();
  }

  public final Location location() {
    return location;
  }

  /** The block that holds the operation, or null. */
  public final @Nullable Block block() {
    return block;
  }

  /** The block that holds the operation, which must be in one. */
  public final Block enclosingBlock() {
    return Objects.requireNonNull(block, "the operation is in no block");
  }

  /** The operation behind this one in its block, or null. */
  public final @Nullable Op next() {
    return next;
  }

  /** The operation in front of this one in its block, or null. */
  public final @Nullable Op prev() {
    return prev;
  }

  /** The region that holds the operation, or null. */
  public final @Nullable Region parentRegion() {
    return block == null ? null : block.region;
  }

  /** The region that holds the operation, which must be in one. */
  public final Region enclosingRegion() {
    return enclosingBlock().enclosingRegion();
  }

  /** The operation that holds this one in a region, or null at the top. */
  public final @Nullable Op parentOp() {
    return block == null ? null : block.parentOp();
  }

  /** The operation that holds this one in a region, which must be in one. */
  public final Op enclosingOp() {
    return Objects.requireNonNull(parentOp(), "the operation is at the top");
  }

  /** The nearest operation above this one that is a {@code kind}, or null. */
  public final <T> @Nullable T parentOfType(Class<T> kind) {
    for (Op op = parentOp(); op != null; op = op.parentOp()) {
      if (kind.isInstance(op)) return kind.cast(op);
    }
    return null;
  }

  /** Whether this is {@code other} or one of the operations around it. */
  public final boolean isAncestorOf(Op other) {
    while (other != null && other != this) other = other.parentOp();
    return other != null;
  }

  /** Whether this comes before {@code other} in the block that holds both. Amortized O(1). */
  public final boolean isBefore(Op other) {
    if (block == null || block != other.block) throw new IllegalArgumentException("operations of different blocks have no order");
    block.order();
    return order < other.order;
  }

  /** Whether this may end a block: a registered terminator, or an operation that nothing is known of. */
  public final boolean mightBeTerminator() {
    return def.mightBeTerminator();
  }

  public final boolean isRegistered() {
    return !(this instanceof UnregisteredOp);
  }

  public final boolean has(Trait trait) {
    return def.has(trait);
  }

  // Operands.

  public final int operandCount() {
    return operands.length;
  }

  public final Value operand(int i) {
    return operands[i].value;
  }

  /**
   * The operand of that name in the definition, which must be present.
   *
   * @throws IllegalArgumentException if the definition has no such operand, or any number of them, or if it is absent
   */
  public final Value operand(String name) {
    return use(name).value;
  }

  /**
   * The operand of that name in the definition, or null where it is absent.
   *
   * @throws IllegalArgumentException if the definition has no such operand, or any number of them
   */
  public final @Nullable Value optionalOperand(String name) {
    int i = def.operands.valueIndex(this, name, operands.length);
    return i < 0 ? null : operands[i].value;
  }

  /** The edge to operand {@code i}. */
  public final Use use(int i) {
    return operands[i];
  }

  /**
   * The edge to the operand of that name in the definition, which must be present.
   *
   * @throws IllegalArgumentException if the definition has no such operand, or any number of them, or if it is absent
   */
  public final Use use(String name) {
    return operands[def.operands.presentIndex(this, name, operands.length)];
  }

  /** A snapshot of the operands. */
  public final List<Value> operands() {
    return operands(0, operands.length);
  }

  /** A snapshot of {@code count} operands from {@code start} on. */
  public final List<Value> operands(int start, int count) {
    return ArrayView.of(operandValues(start, count));
  }

  final Value[] operandValues(int start, int count) {
    Value[] values = new Value[count];
    for (int i = 0; i < count; i++) values[i] = operands[start + i].value;
    return values;
  }

  /** The operands of a group, by its position in the definition; a view that {@link Rewriter} can change. Empty where they do not fit the declaration. */
  public final OperandRange operandSegment(int segment) {
    int[] bounds = def.operandBounds(this);
    if (bounds == null) return new OperandRange(this, 0, 0, segment);
    return new OperandRange(this, bounds[segment], bounds[segment + 1] - bounds[segment], segment);
  }

  /** The operands of the group of that name, which the declaration must have. */
  public final OperandRange operandSegment(String name) {
    return operandSegment(def.operands.names().require(name));
  }

  // Results.

  /** The results of a group, by its position in the definition; none where they do not fit the declaration. */
  public final List<Value.Result> resultSegment(int segment) {
    int[] bounds = def.resultBounds(this);
    if (bounds == null) return List.of();
    return ArrayView.copyOf(results, bounds[segment], bounds[segment + 1]);
  }

  /** The results of the group of that name, which the declaration must have. */
  public final List<Value.Result> resultSegment(String name) {
    return resultSegment(def.results.names().require(name));
  }

  public final int resultCount() {
    return results.length;
  }

  public final Value.Result result(int i) {
    return results[i];
  }

  /**
   * The result of that name in the definition, which must be present.
   *
   * @throws IllegalArgumentException if the definition has no such result, or any number of them, or if it is absent
   */
  public final Value.Result result(String name) {
    return results[def.results.presentIndex(this, name, results.length)];
  }

  /** The result of an operation that has one, or the first. */
  public final Value.Result result() {
    return results[0];
  }

  public final List<Value.Result> results() {
    return ArrayView.of(results);
  }

  public final List<Type> resultTypes() {
    List<Type> types = new ArrayList<>(results.length);
    for (Value.Result result : results) types.add(result.type);
    return types;
  }

  /** Whether any result is used. */
  public final boolean hasUses() {
    for (Value.Result result : results) {
      if (result.firstUse != null) return true;
    }
    return false;
  }

  // Successors and regions.

  public final int successorCount() {
    return successors.length;
  }

  public final Block successor(int i) {
    return successors[i].block;
  }

  /** The successor of that name, which the definition must have. */
  public final Block successor(String name) {
    return successor(def.successorNames.require(name));
  }

  public final Successor successorEdge(int i) {
    return successors[i];
  }

  public final List<Block> successorBlocks() {
    Block[] blocks = new Block[successors.length];
    for (int i = 0; i < blocks.length; i++) blocks[i] = successors[i].block;
    return ArrayView.of(blocks);
  }

  public final int regionCount() {
    return regions.length;
  }

  public final Region region(int i) {
    return regions[i];
  }

  /** The region of an operation that has one, or the first. */
  public final Region region() {
    return regions[0];
  }

  /** The region of that name, which the definition must have. */
  public final Region region(String name) {
    return regions[def.regionNames.require(name)];
  }

  public final List<Region> regions() {
    return ArrayView.of(regions);
  }

  // Attributes.

  /** The inherent or discardable attribute of that name, or null. */
  public final @Nullable Attribute attr(String name) {
    int segment = def.propertyIndex(name);
    return segment >= 0 ? props[segment] : attrs.get(name);
  }

  /**
   * The attribute of that name, inherent or discardable, where the verifier has seen to it that there is one of that kind.
   *
   * @throws NullPointerException if there is none
   * @throws ClassCastException if it is of another kind
   */
  public final <A extends Attribute> A attr(String name, Class<A> kind) {
    return kind.cast(Objects.requireNonNull(attr(name), name));
  }

  public final boolean hasAttr(String name) {
    return attr(name) != null;
  }

  /** The inherent attribute with an index in the definition, or null. */
  public final @Nullable Attribute prop(int segment) {
    return props[segment];
  }

  /** The inherent attribute of that name, which the definition must have; null where it is absent. */
  public final @Nullable Attribute prop(String name) {
    return props[def.propertyNames.require(name)];
  }

  /**
   * The inherent attribute of that name, which the definition must have, where the verifier has seen to it that there is one of that kind.
   *
   * @throws NullPointerException if it is absent
   * @throws ClassCastException if it is of another kind
   */
  public final <A extends Attribute> A prop(String name, Class<A> kind) {
    return kind.cast(Objects.requireNonNull(prop(name), name));
  }

  /** Sets or (null) removes an inherent attribute. */
  final void setProp(int segment, @Nullable Attribute value) {
    ReadOnly.change();
    props = props.clone();
    props[segment] = value;
  }

  /** Sets the attributes that are not part of the definition. */
  final void setAttrs(DictAttr newAttrs) {
    ReadOnly.change();
    attrs = newAttrs;
  }

  /** The attributes that are not part of the definition. */
  public final DictAttr discardableAttrs() {
    return attrs;
  }

  /** All inherent attributes that are present, by name. */
  public final DictAttr properties() {
    return DictAttr.of(def.propNames(), props);
  }

  /** Inherent and discardable attributes together, by name. */
  public final DictAttr allAttrs() {
    return props.length == 0 ? attrs : attrs.with(properties());
  }

  /** The same without properties that are no attributes in the reference. */
  public final DictAttr genericFormAttrs() {
    return def.nativeProperties().isEmpty() ? allAttrs() : attrs.with(properties().without(def.nativeProperties()));
  }

  /** Attributes that follow from the operation and that it does not hold, but that its generic form and bytecode have. */
  protected DictAttr derivedAttrs() {
    return DictAttr.EMPTY;
  }

  /** The discardable attributes of the generic form and of bytecode: those of the operation and the {@linkplain #derivedAttrs derived} ones. */
  public final DictAttr writtenAttrs() {
    DictAttr derived = derivedAttrs();
    return derived.isEmpty() ? attrs : attrs.with(derived);
  }

  // Walking.

  /**
   * Calls {@code f} for this operation and all below that are a {@code kind}, inner before outer. {@code f} may erase
   * the operation that it is given.
   */
  public final <T> void walk(Class<T> kind, Consumer<? super T> f) {
    Walk.postOrder(this, op -> true, op -> {
      if (kind.isInstance(op)) f.accept(kind.cast(op));
    });
  }

  /** Calls {@code f} for this operation and all below, inner before outer; {@code f} may erase the one it is given. */
  public final void walk(Consumer<Op> f) {
    Walk.postOrder(this, op -> true, f);
  }

  /** The same, without what is below operations that {@code enters} refuses. */
  public final void walk(Predicate<Op> enters, Consumer<Op> f) {
    Walk.postOrder(this, enters, f);
  }

  /** Calls {@code f} for this operation and all below, outer before inner, until one returns {@link Walk#STOP}. */
  public final Walk walkPreOrder(Function<Op, Walk> f) {
    return Walk.preOrder(this, f);
  }

  public final int id() {
    return id;
  }

  public final void setId(int id) {
    this.id = id;
  }

  /** The generic form of the operation alone, for messages and debuggers. */
  @Override
  public String toString() {
    return OpFormatter.with(PrintOptions.MESSAGES).format(this);
  }
}
