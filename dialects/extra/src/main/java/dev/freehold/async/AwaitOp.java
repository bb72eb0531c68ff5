// SPDX-License-Identifier: Apache-2.0
package dev.freehold.async;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.Printing;

/** Waits for a token or a value: {@code %x = async.await %v : !async.value<f32>}. */
public final class AwaitOp extends Op {
  public static final OpDef<AwaitOp> DEF = OpDef.of("async.await", AwaitOp.class, AwaitOp::new)
      .operand("operand", AsyncTypes.VALUE_OR_TOKEN)
      .optionalResult("result", TypeSet.ANY)
      .directive("AwaitResultType", Directive.of(AwaitOp::parseTypes, (op, out) -> out.type(op.operand("operand").type())))
      .assembly("$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict")
      .build();

  private AwaitOp(OpState<?> state) {
    super(state);
  }

  /** Waits for a token, or for a value if it gets a result. */
  static OpState<AwaitOp> of(Value awaited) {
    return DEF.state().operands(awaited);
  }

  private static void parseTypes(OpParser p, FormatState<AwaitOp> state) {
    Type type = p.expectType();
    state.types("operand").add(type);
    if (type instanceof ValueType(Type value)) state.types("result").add(value);
  }

  @Override
  protected void verify(Checker check) {
    if (!(operand("operand").type() instanceof ValueType(Type value))) {
      if (resultCount() > 0) check.error("awaiting on a token must have empty result");
    } else if (resultCount() == 0) {
      check.error("awaiting on a value must have one result");
    } else if (!result().type().equals(value)) {
      check.error("result type " + Printing.quoted(result().type()) + " does not match async value type " + Printing.quoted(value));
    }
  }
}
