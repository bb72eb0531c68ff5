// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import dev.freehold.ir.bytecode.Encodable;

/** The type of a graph, which looks like that of a function in the text, and is another. */
record GraphType(FunctionType signature) implements Type, Encodable {
  @Override
  public void print(AttrPrinter out) {
    out.type(signature);
  }

  @Override
  public String dialect() {
    return "spirv";
  }

  /** The reference has no binary form for it, and does not read back what it writes of graphs. */
  @Override
  public boolean encode(DialectBytecodeWriter out) {
    out.type(signature);
    return true;
  }

  static GraphType decode(DialectBytecodeReader in) {
    return new GraphType(in.type(FunctionType.class));
  }
}
