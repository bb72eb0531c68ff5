// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.TypeSyntax;

/** A variable of a function, {@code !wasmssa<local ref to i32>}; operations on them write just {@code ref to i32}. */
record LocalRefType(Type element) implements Type {
  private static final TypeSyntax SHORT = new TypeSyntax() {
    @Override
    public Type parse(AttrParser p) {
      boolean isFull = p.source().text(p.loc(), p.loc() + 1).equals("!");
      return isFull ? full(p) : LocalRefType.parse(p);
    }

    /** The reference writes one more space in front. */
    @Override
    public void print(AttrPrinter out, Type type) {
      out.text(" ref to ").type(((LocalRefType) type).element);
    }
  };
  static final TypeSet SET = TypeSet.of("Type of a local variable", LocalRefType.class::isInstance).writtenAs(SHORT);

  static LocalRefType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("ref");
    p.expect("to");
    Type element = Parameters.read(p, "WasmSSA_LocalRef", "elementType", "::mlir::Type", p::expectType);
    if (!Types.VALUE.contains(element)) throw p.error(loc, "failed to verify 'elementType': " + Types.VALUE.description());
    return new LocalRefType(element);
  }

  private static Type full(AttrParser p) {
    int loc = p.loc();
    Type type = p.expectType();
    if (type instanceof LocalRefType) return type;
    throw p.error(loc, "invalid kind of type specified: expected wasmssa.local, but found " + Printing.quoted(type));
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('!', "wasmssa", "local ref to " + Printing.toString(element));
  }

  @Override
  public String dialect() {
    return "wasmssa";
  }
}
