// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.Collection;
import java.util.function.Function;
import java.util.function.Supplier;

/** Takes what a dialect brings. Fails at once, by an exception that names the culprit, where something is wrong with it. */
public interface Registrar {
  void ops(OpDef<?>... defs);

  /**
   * Names families of operations that are made when the first operation of the dialect is looked up: a large dialect that a program
   * does not use costs it nothing.
   */
  void opsWhenNeeded(Supplier<? extends Collection<? extends Collection<? extends OpDef<?>>>> families);

  /** Says how operations of one kind, perhaps another dialect's, fulfil an interface that their class does not implement. */
  <O extends Op, I> void model(Class<O> kind, Class<I> iface, Function<? super O, ? extends I> model);

  /** Adds a canonicalization to operations of one kind, perhaps another dialect's. */
  <O extends Op> void pattern(Class<O> kind, String name, Pattern<? super O> pattern);
}
