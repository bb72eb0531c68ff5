// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpFormatter;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.attribute.TextSink;
import dev.freehold.ir.iface.IsolatedFromAbove;
import org.jspecify.annotations.Nullable;

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
  private @Nullable Op named;
  private @Nullable ValueNames names;

  public Messages(PrintOptions options) {
    this.options = options;
  }

  /** An operation alone; its values have the numbers that they have in the whole function. */
  @Override
  public String format(Op op) {
    Op root = op;
    for (Op above = op; above != null; above = above instanceof IsolatedFromAbove ? null : above.parentOp()) root = above;
    ValueNames known = names;
    if (known == null || root != named) {
      known = new ValueNames(root, options);
      names = known;
      named = root;
    }
    StringBuilder out = new StringBuilder();
    new OpPrinter(TextSink.of(out), null, known, options).print(op);
    return out.toString();
  }
}
