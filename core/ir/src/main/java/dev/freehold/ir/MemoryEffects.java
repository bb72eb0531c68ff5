// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.List;

/** Reports its effects on memory itself, where the declaration of its operands and results cannot. */
public interface MemoryEffects {
  void effects(List<Effects.On> effects);
}
