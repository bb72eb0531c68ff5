// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.TypeAttr;

/** A function: a symbol with a type and perhaps a body, whose entry block's arguments are the inputs. */
public interface FunctionLike extends Symbol, IsolatedFromAbove {
  /** What the attribute {@code function_type} says. */
  default FunctionType functionType() {
    return (FunctionType) ((TypeAttr) ((Op) this).attr("function_type")).value();
  }

  /** The body; empty in a declaration. */
  default Region body() {
    return ((Op) this).region(0);
  }

  @Override
  default boolean isDeclaration() {
    return body().isEmpty();
  }
}
