// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import dev.freehold.func.CallChecks;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.SymbolUser;
import dev.freehold.ir.text.Printing;
import dev.freehold.irdl.constraint.Misdescription;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call of a function: {@code freehold.call = {callee = "callee", arguments = "operands"}} names the attribute that refers to the
 * function, and the operands that it gets.
 */
record Call(String callee, int arguments) implements Behaviour {
  private static final String KEYWORD = "call";
  private static final String CALLEE = "callee";
  private static final String ARGUMENTS = "arguments";

  static @Nullable Call read(Definition definition) throws Misdescription {
    DictAttr dict = definition.dictionary(KEYWORD, CALLEE, ARGUMENTS);
    if (dict == null) return null;
    if (dict.size() < 2) {
      throw definition.wrong(KEYWORD, "requires '" + CALLEE + "', the name of an attribute, and '" + ARGUMENTS + "', the name of an operand segment");
    }
    String callee = definition.string(KEYWORD, dict.require(CALLEE));
    definition.requireAttribute(KEYWORD, callee);
    definition.passResults(KEYWORD);
    return new Call(callee, definition.passedOperands(KEYWORD, definition.string(KEYWORD, dict.require(ARGUMENTS))));
  }

  @Override
  public List<Class<?>> interfaces() {
    return List.of(Calls.class);
  }

  @Override
  public void verify(Op op, Checker check) {
    if (!(op.attr(callee) instanceof SymbolRefAttr)) check.error("requires attribute '" + callee + "' to refer to a function");
  }

  interface Calls extends CallLike, SymbolUser {
    @Override
    default SymbolRefAttr callee() {
      Op op = (Op) this;
      return op.attr(Description.behaviour(op, Call.class).callee, SymbolRefAttr.class);
    }

    @Override
    default OperandRange arguments() {
      Op op = (Op) this;
      return Description.operands(op, Description.behaviour(op, Call.class).arguments);
    }

    @Override
    default void verifySymbols(Checker check) {
      Op op = (Op) this;
      if (check.symbols().lookupFrom(op, callee()) instanceof FunctionLike function) CallChecks.verify(op, function.functionType(), check);
      else check.error("'" + Printing.toString(callee()) + "' does not reference a valid function");
    }
  }
}
