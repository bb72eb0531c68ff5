// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A type whose values consist of values of other types, and hold of buffers what these do: a {@code tuple<i32>} holds none. */
public interface Aggregate extends Type {
  /** Returns the types of the parts, none if the values are plain data; null if the parts are unknown. */
  @Nullable
  List<Type> parts();

  @Override
  default Holds holds() {
    return Holds.inParts(parts());
  }
}
