// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.attribute.Attribute;
import java.util.ArrayList;
import java.util.List;

/**
 * What a result of a function may be.
 *
 * @param mayBeNew it may be a buffer that the caller has to free
 * @param arguments the numbers of the arguments that it may be
 * @param mayBeOther it may be a buffer of somebody else, such as a global
 * @param mayBePart it may be a part of the buffer
 * @param mayBeShifted its aligned pointer may be another one than that of the buffer
 */
public record ReturnedBuffer(boolean mayBeNew, PersistentIntSet arguments, boolean mayBeOther, boolean mayBePart, boolean mayBeShifted) {
  /** Nothing is ever returned. */
  public static final ReturnedBuffer NOTHING = new ReturnedBuffer(false, PersistentIntSet.EMPTY, false, false, false);
  /** Whose buffer is returned is not known. */
  public static final ReturnedBuffer OF_OTHERS = new ReturnedBuffer(false, PersistentIntSet.EMPTY, true, false, false);
  /** The convention where nothing else has been agreed upon. */
  public static final ReturnedBuffer ALWAYS_NEW = new ReturnedBuffer(true, PersistentIntSet.EMPTY, false, true, false);

  /** Whether the caller has to free it. */
  public Transfer transfer() {
    if (!mayBeNew) return Transfer.NEVER;
    return arguments.isEmpty() && !mayBeOther ? Transfer.ALWAYS : Transfer.CONDITIONAL;
  }

  /** Whether it is the same argument of every call. */
  public boolean isArgument() {
    return !mayBeNew && !mayBeOther && arguments.isSingle();
  }

  /** Whether {@link #asBorrowed} says all that callers need to know. */
  public boolean canBeSaid() {
    return !mayBeNew && !mayBeShifted;
  }

  /** The attribute by which a function says that the caller must not free it. */
  public Attribute asBorrowed() {
    List<Integer> numbers = new ArrayList<>();
    arguments.forEach(numbers::add);
    return new BufferConvention.Borrowed(numbers, mayBeOther).attribute();
  }

  public ReturnedBuffer or(ReturnedBuffer other) {
    return new ReturnedBuffer(mayBeNew || other.mayBeNew, arguments.or(other.arguments), mayBeOther || other.mayBeOther,
        mayBePart || other.mayBePart, mayBeShifted || other.mayBeShifted);
  }
}
