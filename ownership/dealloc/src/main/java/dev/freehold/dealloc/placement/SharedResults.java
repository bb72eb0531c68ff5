// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.placement;

import dev.freehold.func.CallOp;
import dev.freehold.func.FuncOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.pass.PassContext;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether functions keep their results where it can be seen that callers get a copy of a buffer and not the buffer itself. */
public interface SharedResults {
  /** For the functions of a module. */
  interface Source {
    /** They do. */
    Source SOUND = SeenResults::new;

    SharedResults of(PassContext cx);
  }

  /** A remark that tells why a function keeps its results; null where a copy is as good as the buffer. */
  Diagnostic.@Nullable Builder reason(FuncOp function, List<CallOp> calls);
}
