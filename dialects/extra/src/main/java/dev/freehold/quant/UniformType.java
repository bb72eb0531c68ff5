// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;

/** Uniformly quantized values: {@code !quant.uniform<i8:f32, 2.0:10>}. */
record UniformType(Storage storage, FloatType expressed, Scales scales) implements QuantizedType {

  static UniformType parse(AttrParser p) {
    p.expect("<");
    Storage storage = Storage.parse(p);
    p.expect(":");
    FloatType expressed = QuantParameters.expressed(p);
    Scales scales = Scales.parse(storage, expressed, p);
    p.expect(">");
    return new UniformType(storage, expressed, scales);
  }

  @Override
  public IntegerType stored() {
    return storage.type();
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!quant.uniform<" + storage + ":").type(expressed).text(scales + ">");
  }
}
