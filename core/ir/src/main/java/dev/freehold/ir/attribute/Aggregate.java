// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type whose values consist of values of other types. A value refers to memory only if one of these may: a {@code tuple<i32>} refers to none. A type
 * that is no aggregate and that the core does not know may refer to anything.
 */
public interface Aggregate {
  /** Returns the types of the parts, none if the values are plain data; null if the parts are unknown. */
  @Nullable
  List<Type> parts();
}
