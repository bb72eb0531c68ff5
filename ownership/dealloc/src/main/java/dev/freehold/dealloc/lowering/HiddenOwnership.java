// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lowering;

import dev.freehold.bufferization.DeallocOp;
import dev.freehold.pass.PassContext;

/**
 * Whether a name of a buffer whose condition does not hold may stand in front of another one whose condition does. The buffer is to be freed then,
 * once; the helper function has to look at the conditions of the names in front, too.
 */
public interface HiddenOwnership {
  /** For everything below the operation that a pass runs on. */
  interface Source {
    /** If it is not proved that there are no such names. */
    Source SOUND = AliasConditions::new;

    HiddenOwnership of(PassContext cx);
  }

  boolean isIn(DeallocOp op);
}
