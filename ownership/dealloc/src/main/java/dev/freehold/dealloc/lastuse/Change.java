// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import java.util.List;

/** Something done with the buffer of one handle that may change whether others, the candidates, are responsible for it. */
sealed interface Change permits Release, ProgramFree {
  HandleClass handle();

  Place place();

  List<HandleClass> candidates();
}
