// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import dev.freehold.ir.attribute.PrintOptions;
import java.util.ServiceLoader;

/** Shows operations in messages. It may remember the names of values, so the program must stay as it is. */
@FunctionalInterface
public interface OpFormatter {
  /** The operation alone, as a message shows it. */
  String format(Op op);

  /** Makes formatters; found through {@link ServiceLoader}, since the text of operations is above them. */
  interface Factory {
    OpFormatter create(PrintOptions options);
  }

  /** A new formatter; where there is no printer, it knows just the names of operations. */
  static OpFormatter with(PrintOptions options) {
    return Found.FACTORY.create(options);
  }

  /** The factory that there is, looked for when the first operation is shown. */
  final class Found {
    private static final Factory FACTORY =
        Services.of(Factory.class, OpFormatter.class.getClassLoader()).stream().findFirst().orElse(options -> Op::name);

    private Found() {}
  }
}
