// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import java.util.List;

/** Something done with the buffer of one handle that may change whether others, the candidates, are responsible for it. */
public sealed interface Change permits Release, ProgramFree {
  HandleClass handle();

  Place place();

  List<HandleClass> candidates();
}
