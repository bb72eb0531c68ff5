// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a value of a type holds of buffers: the one answer for all passes that follow buffers ({@link Type#holds}).
 *
 * <pre>
 *   i32, vector&lt;4xf32>, !llvm.struct&lt;(i64)>       NOTHING
 *   memref&lt;4xf32>, memref&lt;2x!llvm.ptr>          BUFFER
 *   tensor&lt;4xf32>                                 TENSOR
 *   !llvm.ptr, !llvm.struct&lt;(ptr, i64)>           ADDRESS
 *   !async.token, !some.unknown_type              ANYTHING
 * </pre>
 */
public enum Holds {
  /** Data. No memory is reached through the value unless the program computes an address from numbers. */
  NOTHING,
  /** The value is a buffer. */
  BUFFER,
  /** The value is a tensor, which may share the memory of a buffer. */
  TENSOR,
  /**
   * The value is an address, or has one in it: a pointer, a descriptor, a structure with a pointer. It gives access to the buffers that it is
   * made of as long as it is used, and stands for no work: an operation that has finished uses none of these through it.
   */
  ADDRESS,
  /** Nothing is known: a buffer, an address, work that has not finished. */
  ANYTHING;

  /** What a value holds that consists of values of other types; {@link #ANYTHING} if {@code parts} is null. */
  public static Holds inParts(@Nullable List<Type> parts) {
    if (parts == null) return ANYTHING;
    Holds all = NOTHING;
    for (Type part : parts) {
      switch (part.holds()) {
        case NOTHING -> {}
        case BUFFER, TENSOR, ADDRESS -> all = ADDRESS;
        case ANYTHING -> {
          return ANYTHING;
        }
      }
    }
    return all;
  }
}
