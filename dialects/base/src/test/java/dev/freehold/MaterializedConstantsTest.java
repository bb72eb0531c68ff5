// SPDX-License-Identifier: Apache-2.0
package dev.freehold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A dialect makes, of a value that is folded to, the constant operation that has the value. */
class MaterializedConstantsTest {
  private static final Registry REGISTRY = Registry.load();

  private static OpState<?> constant(String dialect, Attribute value, Type type) {
    return REGISTRY.dialect(dialect).constant(value, type);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "arith | arith.constant | arith.constant 5 : i32",
      "arith | arith.constant | arith.constant dense<[1.0, 2.0]> : vector<2xf32>",
      "arith | ub.poison | ub.poison : i32",
      "index | index.constant | index.constant 5",
      "index | index.bool.constant | index.bool.constant true",
      "math | arith.constant | arith.constant 1.5 : f32",
      "complex | complex.constant | complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>",
      "complex | arith.constant | arith.constant 1.5 : f32",
      "ub | ub.poison | ub.poison : memref<4xf32>",
      "func | func.constant | func.constant @f : () -> ()",
  })
  void isMadeOfItsValue(String dialect, String name, String written) {
    ModuleOp module = Parser.parse(Source.of("-", "%0 = " + written), REGISTRY, new ParserOptions(false), diagnostic -> {}).module();
    assertNotNull(module);
    ConstantLike constant = (ConstantLike) module.body().first();
    OpState<?> made = constant(dialect, constant.value(), ((Op) constant).result().type());
    assertNotNull(made);
    assertEquals(name, made.def().name());
    assertEquals(constant.value(), made.prop("value"));
  }

  /** What is no constant of a dialect, or not of the type, becomes no operation. */
  @Test
  void isNotMadeOfOtherValues() {
    Attribute five = IntegerAttr.of(IntegerType.I32, 5);
    for (String dialect : List.of("arith", "index", "math", "complex", "ub", "func")) {
      assertNull(constant(dialect, StringAttr.of("five"), IntegerType.I32), dialect);
      assertNull(constant(dialect, five, IntegerType.I64), dialect);
    }
    assertNull(constant("index", five, IntegerType.I32));
    assertNull(constant("func", SymbolRefAttr.of("f"), IntegerType.I32));
    assertNull(constant("complex", new ArrayAttr(List.of(five, five)), FloatType.F32));
  }
}
