// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.Collection;
import java.util.function.Function;

/**
 * Takes what a dialect brings when it is loaded, and what an {@link Extension} adds to it. Fails by an exception that names the culprit where
 * something is wrong with it.
 */
public interface Registrar {
  /** Operations of the dialect. */
  void ops(OpDef<?>... defs);

  /** Operations of the dialect that are declared in families, as tables are. */
  void families(Collection<? extends Collection<? extends OpDef<?>>> families);

  /** Says how operations of one kind of the dialect fulfil an interface that their class does not implement. */
  <O extends Op, I> void model(Class<O> kind, Class<I> iface, Function<? super O, ? extends I> model);

  /** Adds a canonicalization to operations of one kind, perhaps another dialect's: it applies to programs that use this dialect. */
  <O extends Op> void pattern(Class<O> kind, String name, Pattern<? super O> pattern);
}
