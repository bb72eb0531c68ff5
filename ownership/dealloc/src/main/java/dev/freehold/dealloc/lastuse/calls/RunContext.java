// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.calls;

import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.lastuse.options.Signatures;
import dev.freehold.ir.Op;
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
public record RunContext(Conventions conventions, FreedArguments arguments, LastUseOptions options, Set<Value> freedInStreams, PassContext cx) {
  /** What holds below {@code root}, where nothing has been agreed on yet by functions and their {@code calls}. */
  public static RunContext of(Op root, DirectCalls calls, LastUseOptions options, PassContext cx) {
    DeclaredConventions declared = new DeclaredConventions(cx.symbols());
    UnusedArguments unused = options.signatures() == Signatures.ALL ? UnusedArguments.in(root, cx.symbols()) : UnusedArguments.NONE;
    Conventions conventions = new Conventions(calls, declared, new ReturnedReferences(root, cx), unused);
    return new RunContext(conventions, new FreedArguments(root, declared, cx), options, new HashSet<>(), cx);
  }

  /** The same, reporting elsewhere. */
  public RunContext reportingTo(PassContext other) {
    return new RunContext(conventions, arguments, options, freedInStreams, other);
  }

  /** The same with other conventions. */
  public RunContext with(Conventions others) {
    return new RunContext(others, arguments, options, freedInStreams, cx);
  }
}
