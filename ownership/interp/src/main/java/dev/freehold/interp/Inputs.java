// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Heap;
import java.util.List;

/** Makes the arguments of a function, each time it is run. */
@FunctionalInterface
public interface Inputs {
  List<Object> make(Heap heap);
}
