// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc;

import dev.freehold.analysis.BufferViewFlow;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.pass.PassContext;

/** Whether passes that move or remove allocations and deallocations see that a buffer is referred to by other than its names. */
public interface EscapeAnalysis {
  /** They do. */
  EscapeAnalysis SOUND = Escapes::of;

  /** Analyses everything in {@code root}, where {@code flow} knows the names of buffers. */
  Escapes of(Op root, BufferViewFlow flow, Registry registry);

  /** Analyses everything in {@code root} by the profile of a run. */
  static Escapes in(Op root, BufferViewFlow flow, PassContext cx) {
    return cx.profile().strategy(EscapeAnalysis.class, SOUND).of(root, flow, cx.registry());
  }
}
