// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpFormatter;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.iface.IsolatedFromAbove;

/** Operations as messages show them. */
public final class Messages implements OpFormatter {
  /** Makes them for whoever is below the printer. */
  public static final class Factory implements OpFormatter.Factory {
    @Override
    public OpFormatter create(PrintOptions options) {
      return new Messages(options);
    }
  }

  private final PrintOptions options;
  private Op named;
  private ValueNames names;

  public Messages(PrintOptions options) {
    this.options = options;
  }

  /** An operation alone; its values have the numbers that they have in the whole function. */
  @Override
  public String format(Op op) {
    Op root = op;
    while (!(root instanceof IsolatedFromAbove) && root.parentOp() != null) root = root.parentOp();
    if (root != named) {
      names = new ValueNames(root, options);
      named = root;
    }
    StringBuilder out = new StringBuilder();
    new OpPrinter(out, null, names, options).print(op);
    return out.toString();
  }
}
