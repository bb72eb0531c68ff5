// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpAssembly;
import dev.freehold.ir.OpState;
import java.util.function.BiConsumer;

/** How one kind of operation is read and written: everything that stands behind its name. */
public interface OpSyntax<O extends Op> extends OpAssembly<O> {
  /** Reads what follows the name into {@code state}. */
  void parse(OpParser p, OpState<O> state);

  /** Writes what follows the name, leading space included. */
  void print(O op, OpPrinter out);

  static <O extends Op> OpSyntax<O> of(BiConsumer<OpParser, OpState<O>> parse, BiConsumer<O, OpPrinter> print) {
    return new OpSyntax<>() {
      @Override
      public void parse(OpParser p, OpState<O> state) {
        parse.accept(p, state);
      }

      @Override
      public void print(O op, OpPrinter out) {
        print.accept(op, out);
      }
    };
  }
}
