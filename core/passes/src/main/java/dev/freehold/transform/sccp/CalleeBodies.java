// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform.sccp;

import dev.freehold.ir.iface.FunctionLike;

/** Whose bodies say what calls return. */
@FunctionalInterface
public interface CalleeBodies {
  CalleeBodies SOUND = function -> !function.isDeclaration() && !function.isInterposable();

  /** Returns whether calls of a function return what its body does. */
  boolean areKnown(FunctionLike function);
}
