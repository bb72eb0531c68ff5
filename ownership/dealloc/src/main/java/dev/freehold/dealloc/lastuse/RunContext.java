// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.pass.PassContext;

/**
 * What holds for all functions of a run.
 *
 * @param conventions what calls return, and what is handed over to callees
 * @param arguments what called functions may free
 */
record RunContext(Conventions conventions, FreedArguments arguments, LastUseOptions options, PassContext cx) {

  /** The same with other conventions. */
  RunContext with(Conventions others) {
    return new RunContext(others, arguments, options, cx);
  }
}
