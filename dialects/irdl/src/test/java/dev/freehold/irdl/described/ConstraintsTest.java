// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What operations, types and attributes have to be like, by the constraints of their definitions. */
class ConstraintsTest {
  private static String values(String... types) {
    StringBuilder program = new StringBuilder();
    for (int i = 0; i < types.length; i++) program.append("%" + i + " = builtin.unrealized_conversion_cast to " + types[i] + "\n");
    return program.toString();
  }

  @Test
  void anOperandIsOfTheTypeThatIsDemanded() {
    Described d = Described.of("""
        irdl.operation @take {
          %t = irdl.is i32
          irdl.operands(x: %t)
        }
        """);
    assertEquals("", d.check(values("i32") + "\"d.take\"(%0) : (i32) -> ()"));
    assertEquals("expected 'i32' but got 'i64'", d.check(values("i64") + "\"d.take\"(%0) : (i64) -> ()"));
  }

  @Test
  void oneConstraintIsOneTypeWhereverItIsUsed() {
    Described d = Described.of("""
        irdl.operation @same {
          %t = irdl.any
          irdl.operands(x: %t, y: %t)
          irdl.results(z: %t)
        }
        """);
    assertEquals("", d.check(values("f32", "f32") + "%2 = \"d.same\"(%0, %1) : (f32, f32) -> f32"));
    assertEquals("expected 'f32' but got 'f64'", d.check(values("f32", "f64") + "%2 = \"d.same\"(%0, %1) : (f32, f64) -> f32"));
    assertEquals("expected 'f32' but got 'f64'", d.check(values("f32", "f32") + "%2 = \"d.same\"(%0, %1) : (f32, f32) -> f64"));
  }

  @Test
  void oneOfSeveralConstraintsHolds() {
    Described d = Described.of("""
        irdl.operation @take {
          %a = irdl.is i32
          %b = irdl.is f32
          %t = irdl.any_of(%a, %b)
          irdl.operands(x: %t)
        }
        """);
    assertEquals("", d.check(values("i32") + "\"d.take\"(%0) : (i32) -> ()"));
    assertEquals("", d.check(values("f32") + "\"d.take\"(%0) : (f32) -> ()"));
    assertEquals("'i64' does not satisfy the constraint", d.check(values("i64") + "\"d.take\"(%0) : (i64) -> ()"));
  }

  @Test
  void allOfSeveralConstraintsHold() {
    Described d = Described.of("""
        irdl.operation @take {
          %memref = irdl.base "!builtin.memref"
          %any = irdl.any
          %t = irdl.all_of(%any, %memref)
          irdl.operands(x: %t)
        }
        """);
    assertEquals("", d.check(values("memref<4xf32>") + "\"d.take\"(%0) : (memref<4xf32>) -> ()"));
    assertEquals("expected base type 'builtin.memref' but got 'builtin.f32'", d.check(values("f32") + "\"d.take\"(%0) : (f32) -> ()"));
  }

  @Test
  void parametersOfTypesAreConstrained() {
    Described d = Described.of("""
        irdl.type @box {
          %t = irdl.is i32
          %any = irdl.any
          irdl.parameters(a: %t, b: %any)
        }
        irdl.operation @take {
          %f = irdl.is f32
          %any = irdl.any
          %t = irdl.parametric @d::@box<%any, %f>
          irdl.operands(x: %t)
        }
        """);
    assertEquals("", d.check(values("!d.box<i32, f32>") + "\"d.take\"(%0) : (!d.box<i32, f32>) -> ()"));
    assertEquals("expected 'f32' but got 'f64'", d.check(values("!d.box<i32, f64>") + "\"d.take\"(%0) : (!d.box<i32, f64>) -> ()"));
    assertEquals("expected base type 'd.box' but got 'i32'", d.check(values("i32") + "\"d.take\"(%0) : (i32) -> ()"));
    assertEquals("expected 'i32' but got 'i64'", d.check(values("!d.box<i64, f32>")));
    assertEquals("expected 2 type arguments, but had 1", d.check(values("!d.box<i32>")));
    assertEquals("expected dynamic type", d.check(values("!d.missing")));
  }

  @Test
  void attributesAreRequiredAndConstrained() {
    Described d = Described.of("""
        irdl.attribute @kind {
          %any = irdl.any
          irdl.parameters(what: %any)
        }
        irdl.operation @op {
          %kind = irdl.base @d::@kind
          irdl.attributes {"kind" = %kind}
        }
        """);
    assertEquals("", d.check("\"d.op\"() {kind = #d.kind<1 : i32>} : () -> ()"));
    assertEquals("'d.op' op attribute \"kind\" is expected but not provided", d.check("\"d.op\"() : () -> ()"));
    assertEquals("expected base attribute 'd.kind' but got 'builtin.integer'", d.check("\"d.op\"() {kind = 1 : i32} : () -> ()"));
  }

  @Test
  void oneVariableSegmentTakesWhatTheOthersLeave() {
    Described d = Described.of("""
        irdl.operation @take {
          %a = irdl.is i32
          %b = irdl.is f32
          irdl.operands(first: %a, more: variadic %b, last: %a)
        }
        """);
    assertEquals("", d.check(values("i32", "i32") + "\"d.take\"(%0, %1) : (i32, i32) -> ()"));
    assertEquals("", d.check(values("i32", "f32", "f32", "i32") + "\"d.take\"(%0, %1, %2, %3) : (i32, f32, f32, i32) -> ()"));
    assertEquals("expected 'f32' but got 'i32'", d.check(values("i32", "i32", "i32") + "\"d.take\"(%0, %1, %2) : (i32, i32, i32) -> ()"));
    assertEquals("op expects at least 2 operands, but got 1", d.check(values("i32") + "\"d.take\"(%0) : (i32) -> ()"));
  }

  @Test
  void severalVariableSegmentsRecordTheirSizes() {
    Described d = Described.of("""
        irdl.operation @take {
          %a = irdl.is i32
          %b = irdl.is f32
          irdl.operands(some: variadic %a, perhaps: optional %b)
        }
        """);
    assertEquals("", d.check(values("i32", "f32") + "\"d.take\"(%0, %1) {operandSegmentSizes = array<i32: 1, 1>} : (i32, f32) -> ()"));
    assertEquals("", d.check("\"d.take\"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()"));
    assertEquals("expected 'i32' but got 'f32'",
        d.check(values("i32", "f32") + "\"d.take\"(%0, %1) {operandSegmentSizes = array<i32: 2, 0>} : (i32, f32) -> ()"));
    assertEquals("'operandSegmentSizes' attribute is expected but not provided", d.check("\"d.take\"() : () -> ()"));
  }

  @Test
  void regionsHaveTheBlocksAndArgumentsThatAreDemanded() {
    Described d = Described.of("""
        irdl.operation @loop {
          %index = irdl.is index
          %body = irdl.region(%index) with size 1
          irdl.regions(body: %body)
        }
        irdl.operation @end attributes {freehold.yields} {}
        """);
    assertEquals("", d.check("\"d.loop\"() ({\n^bb0(%i: index):\n  \"d.end\"() : () -> ()\n}) : () -> ()"));
    assertEquals("'d.loop' op unexpected number of regions: expected 1 but got 0", d.check("\"d.loop\"() : () -> ()"));
    assertEquals("expected 'index' but got 'i32'", d.check("\"d.loop\"() ({\n^bb0(%i: i32):\n  \"d.end\"() : () -> ()\n}) : () -> ()"));
  }
}
