// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.text.AttrParser;
import org.jspecify.annotations.Nullable;

/** The limits of a size, {@code !wasmssa<limit[1: 65536]>}; the maximum is null where there is none. */
record LimitType(long min, @Nullable Long max) implements Type {
  static final TypeSet SET = TypeSet.of("Wasm limit type", LimitType.class::isInstance);

  static LimitType parse(AttrParser p) {
    p.expect("[");
    long min = number(p, "min", "uint32_t");
    p.expect(":");
    Long max = p.isNumber() ? number(p, "max", "std::optional<uint32_t>") : null;
    p.expect("]");
    return new LimitType(min, max);
  }

  private static long number(AttrParser p, String name, String type) {
    return Parameters.read(p, "WasmSSA_LimitType", name, type, () -> ParameterSyntax.UNSIGNED_32.parse(p, IntegerAttr.class).longValue());
  }

  /** What follows the mnemonic of the type. */
  String body() {
    return max == null ? "[" + min + ":]" : "[" + min + ": " + max + "]";
  }

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('!', "wasmssa", "limit" + body());
  }

  @Override
  public String dialect() {
    return "wasmssa";
  }
}
