// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.irdl.constraint.Misdescription;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What operations of a described kind do, in one respect. */
public interface Behaviour {

  /**
   * The interfaces by which passes ask for it. The class of such operations is made to implement them; what they demand must be in
   * default methods, which find the behaviour through {@link Description#of}.
   */
  default List<Class<?>> interfaces() {
    return List.of();
  }

  /** Registers what passes find through models of the class of such operations. */
  default void register(Class<? extends Op> kind, Registrar registrar) {}

  /** Reports where an operation does not go with it. The operation fits its groups and constraints by then. */
  default void verify(Op op, Checker check) {}

  /** Reads one behaviour from the definition of a kind of operations. */
  @FunctionalInterface
  interface Reader {
    /** The behaviour, or null where the definition does not speak of it. */
    @Nullable
    Behaviour read(Definition definition) throws Misdescription;
  }
}
