// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeAssembly;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** How a type stands in an assembly format where everybody knows of what kind it is: {@code <3>} for {@code !llvm.ptr<3>}. */
public interface TypeSyntax extends TypeAssembly {
  Type parse(AttrParser p);

  void print(AttrPrinter out, Type type);

  /**
   * What is in brackets behind the name, {@code <3>}; the name may stand in front of it, but is not written. Messages call the
   * type {@code name}.
   */
  static <T extends Type> TypeSyntax inBrackets(String name, Class<T> kind, Function<AttrParser, T> parse, BiConsumer<AttrPrinter, T> print) {
    return new TypeSyntax() {
      @Override
      public Type parse(AttrParser p) {
        if (!p.isNamedType()) return parse.apply(p);
        int loc = p.loc();
        Type full = p.expectType();
        if (!kind.isInstance(full)) {
          throw p.error(loc, "invalid kind of type specified: expected " + name + ", but found " + Printing.quoted(full));
        }
        return full;
      }

      @Override
      public void print(AttrPrinter out, Type type) {
        print.accept(out, kind.cast(type));
      }
    };
  }
}
