// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** What the values that a loop carries must agree in. */
final class LoopChecks {
  private LoopChecks() {}

  static boolean verifyCarried(
      Op loop, List<? extends Value> inits, List<? extends Value> arguments, List<? extends Value> yielded, Checker check) {
    if (inits.size() != arguments.size()) {
      check.error("different number of inits and region iter_args: " + inits.size() + " != " + arguments.size());
      return false;
    }
    if (arguments.size() != yielded.size()) {
      check.error("different number of region iter_args and yielded values: " + arguments.size() + " != " + yielded.size());
      return false;
    }
    if (loop.resultCount() != arguments.size()) {
      check.error("different number of loop results and region iter_args: " + loop.resultCount() + " != " + arguments.size());
      return false;
    }
    for (int i = 0; i < inits.size(); i++) {
      Type argument = arguments.get(i).type();
      if (!verifySame(i, inits.get(i).type(), argument, "init", "region iter_arg", check)
          || !verifySame(i, argument, yielded.get(i).type(), "region iter_arg", "yielded value", check)
          || !verifySame(i, argument, loop.result(i).type(), "region iter_arg", "loop result", check)) {
        return false;
      }
    }
    return true;
  }

  private static boolean verifySame(int i, Type type, Type other, String what, String otherWhat, Checker check) {
    if (type.equals(other)) return true;
    check.error(i + "-th " + what + " and " + i + "-th " + otherWhat + " have different type: " + Printing.quoted(type) + " != "
        + Printing.quoted(other));
    return false;
  }
}
