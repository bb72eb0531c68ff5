// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.AttrAssembly;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;

/** How an inherent attribute reads and prints where an assembly format names it. */
public interface AttrSyntax extends AttrAssembly {
  Attribute parse(OpParser p);

  /** Whether the attribute may begin with the next token; asked where it may be absent. */
  default boolean mayBegin(OpParser p) {
    return true;
  }

  void print(OpPrinter out, Attribute a);

  /** An attribute whose type the text leaves out, because it is always {@code type}. */
  static AttrSyntax ofType(Type type) {
    return new AttrSyntax() {
      @Override
      public Attribute parse(OpParser p) {
        return p.attribute(type);
      }

      @Override
      public void print(OpPrinter out, Attribute a) {
        out.attrWithoutType(a);
      }
    };
  }
}
