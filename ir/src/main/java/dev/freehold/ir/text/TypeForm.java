// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Type;

/** How a type stands in an assembly format where everybody knows of what kind it is: {@code <3>} for {@code !llvm.ptr<3>}. */
public interface TypeForm {
  Type parse(AttrParser p);

  void print(AttrPrinter out, Type type);
}
