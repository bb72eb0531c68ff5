// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An SSA value: the result of an operation or the argument of a block. Compared by identity. */
public abstract sealed class Value implements Folded permits Value.Result, Value.Argument {
  Type type;
  @Nullable Use firstUse;
  /** Scratch number for the analysis that runs at the moment; means nothing once it is done. */
  private int id;
  /** Whether there may be uses outside the block that defines the value; nobody takes it back. */
  private boolean usedInOtherBlocks;

  private Value(Type type) {
    this.type = type;
  }

  /** A value defined by an operation. */
  public static final class Result extends Value {
    final Op owner;
    int index;

    Result(Op owner, int index, Type type) {
      super(type);
      this.owner = owner;
      this.index = index;
    }

    /** The operation that defines the value. */
    public Op owner() {
      return owner;
    }

    /** The position among the operation's results. */
    public int index() {
      return index;
    }

    @Override
    public Op definingOp() {
      return owner;
    }

    @Override
    public @Nullable Block block() {
      return owner.block;
    }

    @Override
    public Location location() {
      return owner.location();
    }
  }

  /** A value that a block receives from its predecessors or from the operation that holds its region. */
  public static final class Argument extends Value {
    Block owner;
    int index;
    Location location;

    Argument(Block owner, int index, Type type, Location location) {
      super(type);
      this.owner = owner;
      this.index = index;
      this.location = location;
    }

    /** The block that has the argument. */
    public Block owner() {
      return owner;
    }

    /** The position among the block's arguments. */
    public int index() {
      return index;
    }

    @Override
    public @Nullable Op definingOp() {
      return null;
    }

    @Override
    public Block block() {
      return owner;
    }

    @Override
    public Location location() {
      return location;
    }
  }

  public final Type type() {
    return type;
  }

  /** The operation that defines the value, or null for a block argument. */
  public abstract @Nullable Op definingOp();

  /** The block in which the value is defined; null for the result of an operation that is in no block. */
  public abstract @Nullable Block block();

  /** The block in which the value is defined, which must be in one. */
  public final Block enclosingBlock() {
    return Objects.requireNonNull(block(), "the value is defined in no block");
  }

  public abstract Location location();

  /** The region in which the value is defined, or null. */
  public final @Nullable Region region() {
    Block block = block();
    return block == null ? null : block.region();
  }

  /** The region in which the value is defined, which must be in one. */
  public final Region enclosingRegion() {
    return enclosingBlock().enclosingRegion();
  }

  /** The newest use, or null; {@link Use#next()} leads to the others. */
  public final @Nullable Use firstUse() {
    return firstUse;
  }

  /** Whether there may be uses by operations of other blocks than the one that defines the value: false is certain. */
  final boolean mayBeUsedInOtherBlocks() {
    return usedInOtherBlocks;
  }

  /** Notes that the value is used in a block. */
  final void isUsedIn(Block user) {
    if (user != block()) usedInOtherBlocks = true;
  }

  /** Notes that the value is defined in another block from now on. */
  final void hasMoved() {
    if (firstUse != null) usedInOtherBlocks = true;
  }

  public final boolean hasUses() {
    return firstUse != null;
  }

  public final boolean hasOneUse() {
    return firstUse != null && firstUse.next == null;
  }

  /** The operation that has the value's one use; null where it has none or several. */
  public final @Nullable Op onlyUser() {
    return firstUse != null && firstUse.next == null ? firstUse.owner : null;
  }

  /** Calls {@code f} for each use, newest first; {@code f} may change the use that it is given. */
  public final void forEachUse(Consumer<Use> f) {
    for (Use use = firstUse, next; use != null; use = next) {
      next = use.next;
      f.accept(use);
    }
  }

  /** Turns the order of the uses round. */
  final void reverseUses() {
    ReadOnly.change();
    Use last = null;
    for (Use use = firstUse, following; use != null; use = following) {
      following = use.next;
      use.next = last;
      use.prev = following;
      last = use;
    }
    firstUse = last;
  }

  /** Moves each use to its place. */
  final void reorderUses(int[] places) {
    Use[] uses = new Use[places.length];
    int next = 0;
    for (Use use = firstUse; use != null; use = use.next) uses[places[next++]] = use;
    for (int i = uses.length - 1; i >= 0; i--) uses[i].renew();
  }

  public final int id() {
    return id;
  }

  public final void setId(int id) {
    this.id = id;
  }
}
