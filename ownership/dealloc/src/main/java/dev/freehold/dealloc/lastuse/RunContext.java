// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.ir.Value;
import dev.freehold.pass.PassContext;
import java.util.HashSet;
import java.util.Set;

/**
 * What holds for all functions of a run.
 *
 * @param conventions what calls return, and what is handed over to callees
 * @param arguments what called functions may free
 * @param freedInStreams the buffers that devices free on all paths, so that nothing is to be done about them any more
 */
record RunContext(Conventions conventions, FreedArguments arguments, LastUseOptions options, Set<Value> freedInStreams, PassContext cx) {
  RunContext(Conventions conventions, FreedArguments arguments, LastUseOptions options, PassContext cx) {
    this(conventions, arguments, options, new HashSet<>(), cx);
  }

  /** The same with other conventions. */
  RunContext with(Conventions others) {
    return new RunContext(others, arguments, options, freedInStreams, cx);
  }
}
