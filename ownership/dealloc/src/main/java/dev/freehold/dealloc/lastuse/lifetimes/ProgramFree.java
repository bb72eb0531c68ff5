// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import java.util.List;

/**
 * The program frees the buffer of a handle: whoever was responsible for it is so no longer.
 *
 * @param place in front of the operation, where the buffer can still be told from others
 * @param needed the classes other than those that the operation frees which are needed by it or behind it, and those which it frees and that are
 *     needed behind it nevertheless
 * @param candidates the needed handles that may be responsible for the same buffer
 */
public record ProgramFree(HandleClass handle, Place.InFront place, PersistentIntSet needed, List<HandleClass> candidates) implements Change {
  ProgramFree with(List<HandleClass> found) {
    return new ProgramFree(handle, place, needed, found);
  }

  /** Whether there may be paths on which the handle is used although its buffer is gone, which the program therefore cannot take. */
  boolean isNeededOn() {
    return needed.contains(handle.number());
  }
}
