// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.text.AttrPrinter;

/** The type of a graph, which looks like that of a function and is another. */
record GraphType(FunctionType signature) implements Type {
  @Override
  public void print(AttrPrinter out) {
    out.type(signature);
  }

  @Override
  public String dialect() {
    return "builtin";
  }
}
