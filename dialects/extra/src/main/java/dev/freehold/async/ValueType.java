// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.Future;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;

/** A value that is there once a computation is done: {@code !async.value<f32>}. */
public record ValueType(Type value) implements Type, Future {
  static ValueType parse(AttrParser p) {
    try {
      p.expect("<");
      Type value = p.expectType();
      p.expect(">");
      return new ValueType(value);
    } catch (ParseStop stop) {
      throw stop.and(p.error(p.symbolLoc(), "failed to parse async value type"));
    }
  }

  /** The type of the value; {@code none} for other types, which another check reports. */
  static Type valueOf(Type type) {
    return type instanceof ValueType(Type value) ? value : NoneType.INSTANCE;
  }

  @Override
  public OpState<AwaitOp> await(Value future) {
    return AwaitOp.of(future).results(value);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!async.value<").type(value).text(">");
  }

  @Override
  public String dialect() {
    return "async";
  }
}
