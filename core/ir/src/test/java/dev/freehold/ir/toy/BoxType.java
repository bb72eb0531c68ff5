// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.MemRefElement;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import dev.freehold.ir.bytecode.Encodable;
import dev.freehold.ir.text.AttrParser;

/** A type with a parameter and a binary form: {@code !toy.box<i32>}. */
public record BoxType(Type content) implements Type, Encodable, MemRefElement {
  static BoxType parse(AttrParser parser) {
    parser.expect("<");
    Type content = parser.expectType();
    parser.expect(">");
    return new BoxType(content);
  }

  static BoxType decode(DialectBytecodeReader in) {
    return new BoxType(in.type(Type.class));
  }

  @Override
  public boolean encode(DialectBytecodeWriter out) {
    out.type(content);
    return true;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!toy.box<").type(content).text(">");
  }

  @Override
  public String dialect() {
    return "toy";
  }
}
