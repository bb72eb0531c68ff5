// SPDX-License-Identifier: Apache-2.0
package dev.freehold.analysis;

import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of numbers from zero on that shares its parts with the sets it was made of: a union costs about what the
 * smaller set has and the larger has not, and so does what it keeps in memory. A tree over the numbers' bits, highest first,
 * with 64 numbers in a leaf.
 */
public abstract sealed class PersistentIntSet {
  public static final PersistentIntSet EMPTY = new Leaf(0, 0);

  private PersistentIntSet() {}

  /** Numbers whose higher bits are {@code high}; bit {@code i} of {@code low} stands for the number {@code 64 * high + i}. */
  private static final class Leaf extends PersistentIntSet {
    private final int high;
    private final long low;

    Leaf(int high, long low) {
      this.high = high;
      this.low = low;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other || other instanceof Leaf that && high == that.high && low == that.low;
    }

    @Override
    public int hashCode() {
      return 31 * high + Long.hashCode(low);
    }
  }

  /** Leaves that agree in the bits above {@code bit}; {@code zero} holds those where that bit is not set. */
  private static final class Branch extends PersistentIntSet {
    private final int prefix;
    private final int bit;
    private final PersistentIntSet zero;
    private final PersistentIntSet one;

    Branch(int prefix, int bit, PersistentIntSet zero, PersistentIntSet one) {
      this.prefix = prefix;
      this.bit = bit;
      this.zero = zero;
      this.one = one;
    }

    private boolean covers(int high) {
      return above(high, bit) == prefix;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || other instanceof Branch that && prefix == that.prefix && bit == that.bit && zero.equals(that.zero) && one.equals(that.one);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * prefix + bit) + 31 * zero.hashCode() + one.hashCode();
    }
  }

  public static PersistentIntSet of(int number) {
    return new Leaf(number >> 6, 1L << number);
  }

  public final boolean isEmpty() {
    return this instanceof Leaf leaf && leaf.low == 0;
  }

  /** The number of elements; takes time for all of the set. */
  public final int size() {
    return switch (this) {
      case Leaf leaf -> Long.bitCount(leaf.low);
      case Branch branch -> branch.zero.size() + branch.one.size();
    };
  }

  /** Whether the set has exactly one element. */
  public final boolean isSingle() {
    return this instanceof Leaf leaf && Long.bitCount(leaf.low) == 1;
  }

  /** The smallest element of a set that is not empty. */
  public final int first() {
    PersistentIntSet set = this;
    while (set instanceof Branch branch) set = branch.zero;
    Leaf leaf = (Leaf) set;
    return leaf.high << 6 | Long.numberOfTrailingZeros(leaf.low);
  }

  /** What is in either set: this set itself, or {@code other}, where that has all of it. */
  public final PersistentIntSet or(PersistentIntSet other) {
    if (this == other || other.isEmpty()) return this;
    if (isEmpty()) return other;
    if (this instanceof Leaf a) return other instanceof Leaf b ? joined(a, b) : joined((Branch) other, a);
    Branch a = (Branch) this;
    if (!(other instanceof Branch b)) return joined(a, other);
    if (a.bit == b.bit && a.prefix == b.prefix) return with(a, a.zero.or(b.zero), a.one.or(b.one), b);
    if (Integer.compareUnsigned(a.bit, b.bit) < 0) return joined(b, a);
    return joined(a, b);
  }

  /** What is in both sets: this set itself, where {@code other} has all of it. */
  public final PersistentIntSet and(PersistentIntSet other) {
    if (this == other) return this;
    if (this instanceof Leaf a && other instanceof Leaf b) {
      if (a.high != b.high) return EMPTY;
      return (a.low & ~b.low) == 0 ? this : leaf(a.high, a.low & b.low);
    }
    if (this instanceof Branch a && other instanceof Branch b && a.bit == b.bit && a.prefix == b.prefix) {
      return without(a, a.zero.and(b.zero), a.one.and(b.one));
    }
    if (isUnder(other)) return and(sideOf((Branch) other));
    return other.isUnder(this) ? other.and(other.sideOf((Branch) this)) : EMPTY;
  }

  /** What is in this set and not in {@code other}: this set itself, where they have nothing in common. */
  public final PersistentIntSet minus(PersistentIntSet other) {
    if (this == other) return EMPTY;
    if (this instanceof Leaf a && other instanceof Leaf b) return a.high != b.high || (a.low & b.low) == 0 ? this : leaf(a.high, a.low & ~b.low);
    if (this instanceof Branch a && other instanceof Branch b && a.bit == b.bit && a.prefix == b.prefix) {
      return without(a, a.zero.minus(b.zero), a.one.minus(b.one));
    }
    if (isUnder(other)) return minus(sideOf((Branch) other));
    if (!other.isUnder(this)) return this;
    Branch a = (Branch) this;
    boolean zero = (other.someHigh() & a.bit) == 0;
    return without(a, zero ? a.zero.minus(other) : a.zero, zero ? a.one : a.one.minus(other));
  }

  private static PersistentIntSet without(Branch old, PersistentIntSet zero, PersistentIntSet one) {
    return zero == old.zero && one == old.one ? old : branch(old.prefix, old.bit, zero, one);
  }

  public final boolean contains(int number) {
    PersistentIntSet set = this;
    while (set instanceof Branch branch) {
      if (!branch.covers(number >> 6)) return false;
      set = (number >> 6 & branch.bit) == 0 ? branch.zero : branch.one;
    }
    Leaf leaf = (Leaf) set;
    return leaf.high == number >> 6 && (leaf.low >>> number & 1) != 0;
  }

  /** Hands out the elements, smallest first. */
  public final void forEach(IntConsumer action) {
    if (this instanceof Branch branch) {
      branch.zero.forEach(action);
      branch.one.forEach(action);
    } else {
      Leaf leaf = (Leaf) this;
      for (long low = leaf.low; low != 0; low &= low - 1) action.accept(leaf.high << 6 | Long.numberOfTrailingZeros(low));
    }
  }

  /** Whether there is an element that matches; those behind the first one, which is the smallest, are not looked at. */
  public final boolean anyMatch(IntPredicate predicate) {
    if (this instanceof Branch branch) return branch.zero.anyMatch(predicate) || branch.one.anyMatch(predicate);
    Leaf leaf = (Leaf) this;
    for (long low = leaf.low; low != 0; low &= low - 1) {
      if (predicate.test(leaf.high << 6 | Long.numberOfTrailingZeros(low))) return true;
    }
    return false;
  }

  /** Whether the sets have an element in common. */
  public final boolean meets(PersistentIntSet other) {
    if (this == other) return !isEmpty();
    if (this instanceof Leaf a && other instanceof Leaf b) return a.high == b.high && (a.low & b.low) != 0;
    if (this instanceof Branch a && other instanceof Branch b && a.bit == b.bit && a.prefix == b.prefix) {
      return a.zero == b.zero || a.one == b.one || a.zero.meets(b.zero) || a.one.meets(b.one);
    }
    if (isUnder(other)) return meets(sideOf((Branch) other));
    return other.isUnder(this) && other.meets(other.sideOf((Branch) this));
  }

  private int someHigh() {
    return this instanceof Branch branch ? branch.prefix : ((Leaf) this).high;
  }

  /** Whether all of this set belongs on one side of {@code other}. */
  private boolean isUnder(PersistentIntSet other) {
    if (!(other instanceof Branch branch)) return false;
    return branch.covers(someHigh()) && (this instanceof Leaf || Integer.compareUnsigned(((Branch) this).bit, branch.bit) < 0);
  }

  private PersistentIntSet sideOf(Branch branch) {
    return (someHigh() & branch.bit) == 0 ? branch.zero : branch.one;
  }

  private static PersistentIntSet joined(Leaf a, Leaf b) {
    if (a.high != b.high) return apart(a, b);
    long low = a.low | b.low;
    return low == a.low ? a : low == b.low ? b : new Leaf(a.high, low);
  }

  private static PersistentIntSet joined(Branch tall, PersistentIntSet small) {
    if (!small.isUnder(tall)) return apart(tall, small);
    return small.sideOf(tall) == tall.zero
        ? with(tall, tall.zero.or(small), tall.one, tall)
        : with(tall, tall.zero, tall.one.or(small), tall);
  }

  private static PersistentIntSet with(Branch old, PersistentIntSet zero, PersistentIntSet one, Branch other) {
    if (zero == old.zero && one == old.one) return old;
    if (zero == other.zero && one == other.one) return other;
    return new Branch(old.prefix, old.bit, zero, one);
  }

  /** A branch over two sets that differ in a bit above all of both. */
  private static PersistentIntSet apart(PersistentIntSet a, PersistentIntSet b) {
    int bit = Integer.highestOneBit(a.someHigh() ^ b.someHigh());
    int prefix = above(a.someHigh(), bit);
    return (a.someHigh() & bit) == 0 ? new Branch(prefix, bit, a, b) : new Branch(prefix, bit, b, a);
  }

  private static PersistentIntSet branch(int prefix, int bit, PersistentIntSet zero, PersistentIntSet one) {
    return zero.isEmpty() ? one : one.isEmpty() ? zero : new Branch(prefix, bit, zero, one);
  }

  private static PersistentIntSet leaf(int high, long low) {
    return low == 0 ? EMPTY : new Leaf(high, low);
  }

  private static int above(int high, int bit) {
    return high & -(bit << 1);
  }
}
