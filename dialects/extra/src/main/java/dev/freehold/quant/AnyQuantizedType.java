// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;
import org.jspecify.annotations.Nullable;

/** Values quantized in an unknown way: {@code !quant.any<i8:f32>}. */
record AnyQuantizedType(Storage storage, @Nullable FloatType expressed) implements QuantizedType {

  static AnyQuantizedType parse(AttrParser p) {
    p.expect("<");
    Storage storage = Storage.parse(p);
    FloatType expressed = p.accept(":") ? QuantParameters.expressed(p) : null;
    p.expect(">");
    return new AnyQuantizedType(storage, expressed);
  }

  @Override
  public IntegerType stored() {
    return storage.type();
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!quant.any<" + storage);
    if (expressed != null) out.text(":").type(expressed);
    out.text(">");
  }
}
