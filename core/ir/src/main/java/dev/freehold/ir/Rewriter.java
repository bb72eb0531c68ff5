// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The only way to change the IR from outside of this package. It inserts at a point, and a listener sees all that it changes
 * but locations and the order of uses.
 */
public non-sealed class Rewriter extends InPlaceRewriter {
  private static final IrListener NOBODY = new IrListener() {};

  private final Registry registry;
  private final Profile profile;
  private final Callees callees;
  private @Nullable Block block;
  private @Nullable Op before;
  private Location location = Location.UNKNOWN;

  /** Changes programs that no pass runs on, so that the profile does not matter. */
  public Rewriter(Registry registry) {
    this(registry, Profile.SOUND);
  }

  public Rewriter(Registry registry, Profile profile) {
    this(registry, profile, NOBODY);
  }

  public Rewriter(Registry registry, Profile profile, IrListener listener) {
    this(registry, profile, Callees.UNKNOWN, listener);
  }

  /** One that knows of the callees of the program that it changes. */
  public Rewriter(Registry registry, Profile profile, Callees callees) {
    this(registry, profile, callees, NOBODY);
  }

  /** The same with a listener. */
  public Rewriter(Registry registry, Profile profile, Callees callees, IrListener listener) {
    super(listener);
    this.registry = registry;
    this.profile = profile;
    this.callees = callees;
  }

  public final Registry registry() {
    return registry;
  }

  /** The profile of the run that this is part of. */
  public final Profile profile() {
    return profile;
  }

  /** Returns what is known of the functions that the program calls. */
  public final Callees callees() {
    return callees;
  }

  // Where.

  /** A place between two operations. */
  public record Point(@Nullable Block block, @Nullable Op before) {}

  public final Point point() {
    return new Point(block, before);
  }

  public final Rewriter at(Point point) {
    block = point.block();
    before = point.before();
    return this;
  }

  /** Inserts in front of {@code op} from now on, with its location. */
  public final Rewriter before(Op op) {
    block = op.block;
    before = op;
    location = op.location;
    return this;
  }

  /** Inserts behind {@code op} from now on, with its location. */
  public final Rewriter after(Op op) {
    block = op.block;
    before = op.next;
    location = op.location;
    return this;
  }

  /** Inserts behind the definition of {@code value} from now on: behind the operation, or at the start of the block. */
  public final Rewriter afterDefinition(Value value) {
    return switch (value) {
      case Value.Result result -> after(result.owner());
      case Value.Argument argument -> atStart(argument.owner());
    };
  }

  public final Rewriter atStart(Block target) {
    block = target;
    before = target.first;
    return this;
  }

  public final Rewriter atEnd(Block target) {
    block = target;
    before = null;
    return this;
  }

  /** The location for operations that bring none. */
  public final Rewriter withLocation(Location newLocation) {
    location = newLocation;
    return this;
  }

  public final Location location() {
    return location;
  }

  // Creating.

  /** Creates an operation without putting it anywhere. */
  public static <O extends Op> O createDetached(OpState<O> state) {
    if (state.optionalLocation() == null) state.at(Location.UNKNOWN);
    return state.def().create(state);
  }

  /** Creates an operation at the insertion point. */
  public final <O extends Op> O create(OpState<O> state) {
    if (state.optionalLocation() == null) state.at(location);
    O op = state.def().create(state);
    insert(op);
    return op;
  }

  /** Puts a detached operation at the insertion point. */
  public final void insert(Op op) {
    if (block == null) throw new IllegalStateException("no insertion point for '" + op.name() + "'");
    registry.load(op.def().dialect());
    block.insert(op, before);
    listener.inserted(op, false);
  }

  /** Creates the constant {@code value} of {@code type} in the way of {@code dialect}; null where that is null or cannot. */
  public final @Nullable Op createConstant(@Nullable Dialect dialect, Attribute value, Type type) {
    OpState<?> state = dialect == null ? null : dialect.constant(value, type);
    return state == null ? null : create(state);
  }

  /** Copies {@code op} with its regions to the insertion point, replacing what {@code mapping} maps and recording the copies there. */
  public final Op clone(Op op, IrMapping mapping) {
    Op copy = Cloning.clone(op, mapping);
    insert(copy);
    for (Region region : copy.regions) tellInserted(region);
    return copy;
  }

  private void tellBlocksInserted(Op op) {
    for (Region region : op.regions) {
      for (Block inner : region) listener.blockInserted(inner, false);
    }
  }

  private void tellInserted(Region region) {
    for (Block inserted : region) {
      listener.blockInserted(inserted, false);
      for (Op op = inserted.first; op != null; op = op.next) {
        op.walkPreOrder(inner -> {
          listener.inserted(inner, false);
          tellBlocksInserted(inner);
          return Walk.ADVANCE;
        });
      }
    }
  }

  public final Op clone(Op op) {
    return clone(op, new IrMapping());
  }

  /** Copies the blocks of a region into an empty one, without the block arguments that {@code mapping} maps already. */
  public final void cloneRegionInto(Region source, Region target, IrMapping mapping) {
    Cloning.cloneRegion(source, target, mapping);
    tellInserted(target);
  }

  // Operations.

  /** Folds one operation as {@link Op#fold} says. */
  public final @Nullable List<Folded> fold(Op op) {
    return op.fold(this);
  }

  /** Replaces all uses of the results, then erases the operation. */
  public final void replace(Op op, List<? extends Value> values) {
    if (values.size() != op.results.length) {
      throw new IllegalArgumentException("'" + op.name() + "' has " + op.results.length + " results, not " + values.size());
    }
    listener.replaced(op, values);
    for (int i = 0; i < op.results.length; i++) replaceAllUses(op.results[i], values.get(i));
    erase(op);
  }

  public final void replace(Op op, Value value) {
    replace(op, List.of(value));
  }

  /** Creates an operation in front of {@code op} and replaces {@code op} with it. */
  public final <O extends Op> O replaceWith(Op op, OpState<O> state) {
    before(op);
    O made = create(state);
    replace(op, made.results());
    return made;
  }

  /** Erases an operation whose results are not used, with everything in its regions. */
  public final void erase(Op op) {
    if (before == op) before = op.next;
    for (Value.Result result : op.results) {
      if (result.hasUses()) throw new IllegalStateException("'" + op.name() + "' is erased while its results are used");
    }
    dropAll(op);
    if (op.block != null) op.block.remove(op);
  }

  private void dropAll(Op root) {
    for (Op op : ErasureOrder.of(root)) {
      for (Region region : op.regions) {
        for (Block inner : region) listener.blockErased(inner);
      }
      listener.erased(op);
      for (Use use : op.operands) use.unlink();
      op.operands = Op.NO_OPERANDS;
      for (Successor edge : op.successors) edge.unlink();
      op.successors = Op.NO_SUCCESSORS;
    }
  }

  /** Takes an operation out of its block, as it is. */
  public final void detach(Op op) {
    op.enclosingBlock().remove(op);
    listener.detached(op);
  }

  public final void moveBefore(Op op, Op target) {
    move(op, target.enclosingBlock(), target);
  }

  public final void moveAfter(Op op, Op target) {
    move(op, target.enclosingBlock(), target.next);
  }

  public final void moveToEnd(Op op, Block target) {
    move(op, target, null);
  }

  public final void moveToStart(Op op, Block target) {
    move(op, target, target.first);
  }

  private void move(Op op, Block target, @Nullable Op position) {
    if (position == op || op.block == target && op.next == position) return;
    if (before == op) before = op.next;
    target.moveHere(op, position);
    listener.inserted(op, true);
  }

  /** Replaces an operation by one without the results that are chosen, none of which may be used. Returns the new operation. */
  public final Op eraseResults(Op op, Predicate<Value.Result> dead) {
    Point here = point();
    Location itsLocation = location;
    List<Value.Result> kept = new ArrayList<>(op.results.length);
    Op made = before(op).withoutResults(op, op.def(), dead, kept);
    at(here).withLocation(itsLocation);
    for (int i = 0; i < op.regions.length; i++) inlineRegion(op.regions[i], made.regions[i], null);
    for (int i = 0; i < made.results.length; i++) replaceAllUses(kept.get(i), made.results[i]);
    erase(op);
    return made;
  }

  private <O extends Op> Op withoutResults(Op op, OpDef<O> def, Predicate<Value.Result> dead, List<Value.Result> kept) {
    OpState<O> state = def.state().at(op.location).operands(op.operands()).successors(op.successorBlocks()).attrs(op.attrs);
    for (int i = 0; i < op.props.length; i++) state.prop(i, op.props[i]);
    for (int i = 0; i < op.regions.length; i++) state.regions(new Region());
    int[] bounds = Objects.requireNonNull(def.resultBounds(op), "the results fit the definition");
    int[] sizes = new int[bounds.length - 1];
    for (int group = 0; group < sizes.length; group++) {
      for (Value.Result result : op.results().subList(bounds[group], bounds[group + 1])) {
        if (dead.test(result)) continue;
        kept.add(result);
        state.results(result.type);
        sizes[group]++;
      }
    }
    if (def.resultSegmentsProperty() >= 0) state.prop(def.resultSegmentsProperty(), DenseArrayAttr.i32(sizes));
    return create(state);
  }

  // Blocks and regions.

  /** Makes a block in {@code region}, in front of {@code position} or last where that is null; moves the insertion point to its end. */
  public final Block createBlock(Region region, @Nullable Block position, List<? extends Type> argumentTypes, Location argumentLocation) {
    Block made = new Block();
    for (Type type : argumentTypes) made.addArgument(made.argumentCount(), type, argumentLocation);
    region.insert(made, position);
    atEnd(made);
    listener.blockInserted(made, false);
    return made;
  }

  public final Block createBlock(Region region) {
    return createBlock(region, null, List.of(), Location.UNKNOWN);
  }

  /** Moves the operations from {@code first} on (none where null) into a new block behind this one. */
  public final Block splitBlock(Block source, @Nullable Op first) {
    Block tail = new Block();
    source.enclosingRegion().insert(tail, source.next);
    listener.blockInserted(tail, false);
    if (first == null) return tail;
    Op moved;
    do {
      moved = source.lastOp();
      tail.moveHere(moved, tail.first);
      listener.inserted(moved, true);
    } while (moved != first);
    return tail;
  }

  /** Moves everything in {@code source} in front of {@code position} (or to the end where null), its arguments replaced; erases {@code source}. */
  public final void inlineBlock(Block source, Block target, @Nullable Op position, List<? extends Value> argumentValues) {
    for (int i = 0; i < source.argumentCount(); i++) replaceAllUses(source.argument(i), argumentValues.get(i));
    for (Op op = source.first, following; op != null; op = following) {
      following = op.next;
      target.moveHere(op, position);
      listener.inserted(op, true);
    }
    eraseBlock(source);
  }

  /** Moves everything in {@code source}, a block in no region and without arguments, to the end of {@code target}. */
  public final void append(Block source, Block target) {
    if (source.region != null || source.argumentCount() > 0) throw new IllegalArgumentException("the block is more than a list of operations");
    Op first = source.first;
    target.append(source);
    for (Op op = first; op != null; op = op.next) {
      VerificationMarks.inserted(op);
      listener.inserted(op, true);
    }
  }

  /** Moves all blocks of a region in front of a block of another (or to its end where null). */
  public final void inlineRegion(Region source, Region target, @Nullable Block position) {
    for (Block moved : source) moveBlock(moved, target, position);
  }

  public final void moveBlock(Block moved, Region target, @Nullable Block position) {
    moved.enclosingRegion().remove(moved);
    target.insert(moved, position);
    listener.blockInserted(moved, true);
  }

  /** Puts a block that is in no region into one. */
  public final void insertBlock(Block made, Region target, @Nullable Block position) {
    target.insert(made, position);
    listener.blockInserted(made, false);
  }

  /** Erases a block and everything in it; nothing outside may use what it defines, nor branch to it. */
  public final void eraseBlock(Block dead) {
    for (Op op = dead.last, earlier; op != null; op = earlier) {
      earlier = op.prev;
      for (Value.Result result : op.results) {
        if (result.hasUses()) throw new IllegalStateException("'" + op.name() + "' is erased with its block while its results are used");
      }
      erase(op);
    }
    listener.blockErased(dead);
    if (dead.region != null) dead.region.remove(dead);
  }

  /** Erases blocks that may use and branch to each other, in any way. */
  public final void eraseBlocks(Collection<Block> dead) {
    for (Block block : dead) {
      for (Op op = block.last; op != null; op = op.prev) dropAll(op);
    }
    for (Block block : dead) {
      ReadOnly.change();
      block.first = null;
      block.last = null;
      listener.blockErased(block);
      block.enclosingRegion().remove(block);
    }
  }

  /** Erases operations that may use each other, in any way. */
  public final void eraseAll(Collection<Op> dead) {
    for (Op op : dead) dropAll(op);
    for (Op op : dead) op.enclosingBlock().remove(op);
  }
}
