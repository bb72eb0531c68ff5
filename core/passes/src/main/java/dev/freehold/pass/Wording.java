// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;

/** Operations and values of one function in words: {@code 'memref.load' at 7:10}. */
public class Wording {
  private static final int MOST_LISTED = 3;

  /** The file that need not be named. */
  private final String file;

  public Wording(Op function) {
    file = function.location() instanceof Location.File at ? at.file() : "";
  }

  public String of(Op op) {
    return "'" + name(op) + "'" + at(op.location());
  }

  /** The name by which an operation is known to who reads this. */
  protected String name(Op op) {
    return op.name();
  }

  /** {@code  at 7:10}, with a space in front; nothing where the location is no place in a file. */
  public String at(Location location) {
    if (!(location instanceof Location.File at)) return "";
    return " at " + (at.file().equals(file) ? "" : at.file() + ":") + at.line() + ":" + at.column();
  }

  public String of(Value value) {
    return switch (value) {
      case Value.Result result -> (result.owner().resultCount() > 1 ? "result " + result.index() + " of " : "") + of(result.owner());
      case Value.Argument argument -> {
        Op around = argument.block().isEntry() ? argument.block().parentOp() : null;
        String of = around == null ? " of a block" + at(argument.location()) : around instanceof FunctionLike ? "" : " of " + of(around);
        yield "argument " + argument.index() + of;
      }
    };
  }

  /** Some names, or the first of them. */
  public static String listed(List<String> names) {
    int more = names.size() - MOST_LISTED;
    return String.join(", ", names.subList(0, Math.min(MOST_LISTED, names.size()))) + (more > 0 ? " and " + more + " more" : "");
  }
}
