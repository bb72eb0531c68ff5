// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrText;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.iface.FunctionLike;
import java.util.Objects;

/** Checks the attributes that functions have on their arguments and results, and that their bodies take what their types say. */
final class FunctionChecks {
  private FunctionChecks() {}

  static void verify(Op op, FunctionLike function, Checker check) {
    if (op.attr("arg_attrs") instanceof ArrayAttr all) verify(op, all, function.functionType().inputs().size(), "argument", check);
    if (check.failed()) return;
    if (op.attr("res_attrs") instanceof ArrayAttr all) verify(op, all, function.functionType().results().size(), "result", check);
    if (!check.failed()) function.verifyBody(check);
  }

  private static void verify(Op op, ArrayAttr all, int count, String what, Checker check) {
    if (all.elements().size() != count) {
      check.error("expects " + what + " attribute array to have the same number of elements as the number of function " + what
          + "s, got " + all.elements().size() + ", but expected " + count);
      return;
    }
    for (int i = 0; i < count && !check.failed(); i++) {
      if (all.elements().get(i) instanceof DictAttr dict) {
        verify(op, i, dict, what, check);
      } else {
        check.error("expects " + what + " attribute dictionary to be a DictionaryAttr, but got `"
            + AttrText.of(all.elements().get(i)) + "`");
      }
    }
  }

  private static void verify(Op op, int index, DictAttr dict, String what, Checker check) {
    for (String name : dict.names()) {
      int dot = name.indexOf('.');
      if (dot < 0) {
        check.error(what + "s may only have dialect attributes");
        return;
      }
      Dialect dialect = check.registry().dialect(name.substring(0, dot));
      Attribute value = Objects.requireNonNull(dict.get(name), name);
      if (dialect == null) continue;
      if (what.equals("argument")) dialect.verifyArgumentAttribute(op, index, name, value, check);
      else dialect.verifyResultAttribute(op, index, name, value, check);
      if (check.failed()) return;
    }
  }
}
