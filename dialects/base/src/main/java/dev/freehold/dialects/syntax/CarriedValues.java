// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** What a loop with an induction variable carries from one iteration to the next. */
public final class CarriedValues {
  private CarriedValues() {}

  /**
   * Reports where initial values, arguments of the body and what it yields do not agree. That a body must yield something is not checked here:
   * the edges between regions show it.
   *
   * @param body the arguments behind the first, which is the induction variable, receive what is carried
   * @return whether they agree
   */
  public static boolean verify(List<? extends Value> inits, Block body, Checker check) {
    int arguments = body.argumentCount() - 1;
    List<Value> yielded = body.lastOp().operands();
    if (inits.size() != arguments) {
      check.error("different number of inits and region iter_args: " + inits.size() + " != " + Long.toUnsignedString(arguments));
      return false;
    }
    if (!yielded.isEmpty() && yielded.size() != arguments) {
      check.error("different number of region iter_args and yielded values: " + arguments + " != " + yielded.size());
      return false;
    }
    for (int i = 0; i < arguments; i++) {
      Type type = body.argument(i + 1).type();
      if (!verifySame(i, inits.get(i).type(), "init", type, "region iter_arg", check)) return false;
      if (!yielded.isEmpty() && !verifySame(i, type, "region iter_arg", yielded.get(i).type(), "yielded value", check)) return false;
    }
    return true;
  }

  /** Reports that the types of two values differ, with what they are and their number; returns whether they are the same. */
  public static boolean verifySame(int number, Type type, String what, Type otherType, String otherWhat, Checker check) {
    if (type.equals(otherType)) return true;
    check.error(number + "-th " + what + " and " + number + "-th " + otherWhat + " have different type: " + Printing.quoted(type) + " != "
        + Printing.quoted(otherType));
    return false;
  }
}
