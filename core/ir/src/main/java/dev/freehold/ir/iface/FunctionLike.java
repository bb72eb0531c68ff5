// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.TypeAttr;
import java.util.List;

/** A function: a symbol with a type and perhaps a body, whose entry block's arguments are the inputs. */
public interface FunctionLike extends Symbol, IsolatedFromAbove {
  /** What the attribute {@code function_type} says. */
  default FunctionType functionType() {
    return (FunctionType) ((Op) this).attr("function_type", TypeAttr.class).value();
  }

  /** The body; empty in a declaration. */
  default Region body() {
    return ((Op) this).region(0);
  }

  @Override
  default boolean isDeclaration() {
    return body().isEmpty();
  }

  /** Returns whether the function declares that it may free what it gets as an argument, whatever its body does. */
  default boolean mayFreeArguments() {
    return false;
  }

  /** Returns whether a linker may take another definition in place of this one: nothing follows from the body for its callers. */
  default boolean isInterposable() {
    return false;
  }

  /** Checks that the entry block takes what the type says. */
  default void verifyBody(Checker check) {
    if (isDeclaration()) return;
    List<Type> inputs = functionType().inputs();
    Block entry = body().entryBlock();
    if (entry.argumentCount() != inputs.size()) {
      check.error("entry block must have " + inputs.size() + " arguments to match function signature");
      return;
    }
    for (int i = 0; i < inputs.size(); i++) {
      if (entry.argument(i).type().equals(inputs.get(i))) continue;
      check.error("type of entry block argument #" + i + "(" + AttrText.quoted(entry.argument(i).type())
          + ") must match the type of the corresponding argument in function signature(" + AttrText.quoted(inputs.get(i)) + ")");
      return;
    }
  }
}
