// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** Arithmetic: enough to give conditions, sizes and stored values some variety. */
final class ArithmeticStatements {
  private ArithmeticStatements() {
  }

  static boolean write(Body body) {
    switch (body.random().below(6)) {
      case 0 -> compare(body, body.random().pick(Scalar.INDEX, Scalar.I32, Scalar.I64, Scalar.F32));
      case 1 -> convert(body);
      case 2 -> select(body, body.types().scalar());
      case 3 -> body.constant(body.types().scalar(), body.random().below(20));
      default -> combine(body, body.types().scalar());
    }
    return true;
  }

  private static void compare(Body body, Scalar type) {
    var left = body.value(type);
    var right = body.value(type);
    String op = type.isFloat() ? "arith.cmpf " + body.random().pick("olt", "oeq", "une", "ugt")
        : "arith.cmpi " + body.random().pick("eq", "ne", "slt", "ult", "sge");
    body.define(Scalar.I1, op + ", " + left.name() + ", " + right.name() + " : " + type.text());
  }

  private static void combine(Body body, Scalar type) {
    var left = body.value(type);
    var right = body.value(type);
    String op = switch (type) {
      case F32, F64 -> body.random().pick("addf", "mulf", "subf", "maximumf");
      case I1 -> body.random().pick("andi", "ori", "xori");
      default -> body.random().pick("addi", "muli", "subi", "andi", "maxsi");
    };
    body.define(type, "arith." + op + " " + left.name() + ", " + right.name() + " : " + type.text());
  }

  private static void select(Body body, Scalar type) {
    var left = body.value(type);
    var right = body.value(type);
    body.define(type, "arith.select " + body.condition().name() + ", " + left.name() + ", " + right.name() + " : "
        + type.text());
  }

  private static void convert(Body body) {
    switch (body.random().below(5)) {
      case 0 -> convert(body, "index_cast", Scalar.INDEX, Scalar.I64);
      case 1 -> convert(body, "index_cast", Scalar.I32, Scalar.INDEX);
      case 2 -> convert(body, "extsi", Scalar.I32, Scalar.I64);
      case 3 -> convert(body, "trunci", Scalar.I64, Scalar.I32);
      default -> convert(body, "extui", Scalar.I1, Scalar.I32);
    }
  }

  private static void convert(Body body, String op, Scalar from, Scalar to) {
    body.define(to, "arith." + op + " " + body.value(from).typed() + " to " + to.text());
  }
}
