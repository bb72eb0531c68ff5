// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Value;

/** Its first result is a view of the same buffer as one of its operands. */
public interface ViewLike {
  Value viewSource();
}
