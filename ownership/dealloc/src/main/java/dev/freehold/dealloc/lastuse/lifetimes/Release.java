// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is done where a handle dies: its buffer is freed if it is responsible for one, unless one of the candidates is found to be the same buffer,
 * which then takes the responsibility over.
 *
 * @param candidates needed handles that may be the same buffer and are not responsible for one on all paths
 */
public record Release(Death death, List<HandleClass> candidates) implements Change {
  /** Whether the buffer is not freed there, but handed over to the callee of the call that comes next. */
  public boolean isHandedOver() {
    return place() instanceof Place.InFront;
  }

  @Override
  public HandleClass handle() {
    return death.handle();
  }

  @Override
  public Place place() {
    return death.place();
  }

  /** Each is another one; what is needed there is too much to look at. */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return 31 * handle().number() + place().hashCode();
  }
}
