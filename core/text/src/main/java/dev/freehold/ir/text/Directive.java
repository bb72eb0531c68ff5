// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpAssembly;
import java.util.function.BiConsumer;

/** What {@code custom<Name>(…)} in an assembly format stands for: a piece of syntax written by hand. */
public interface Directive<O extends Op> extends OpAssembly.Part<O> {
  void parse(OpParser p, FormatState<O> state);

  void print(O op, OpPrinter out);

  static <O extends Op> Directive<O> of(BiConsumer<OpParser, FormatState<O>> parse, BiConsumer<O, OpPrinter> print) {
    return new Directive<>() {
      @Override
      public void parse(OpParser p, FormatState<O> state) {
        parse.accept(p, state);
      }

      @Override
      public void print(O op, OpPrinter out) {
        print.accept(op, out);
      }
    };
  }
}
