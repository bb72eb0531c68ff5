// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import static dev.freehold.spirv.SpirvOp.pure;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Traits;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** Element-wise operations: arithmetic, comparisons, bits, and the functions of the OpenCL and OpenGL libraries. */
final class Arithmetic {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  private static final String RESULT_TYPE = "operands attr-dict `:` type($result)";

  static {
    for (String name : List.of("CL.acos", "CL.acosh", "CL.asin", "CL.asinh", "CL.atan", "CL.atanh", "CL.ceil", "CL.cos", "CL.cosh", "CL.erf",
        "CL.exp", "CL.fabs", "CL.floor", "CL.log", "CL.rint", "CL.round", "CL.rsqrt", "CL.sin", "CL.sinh", "CL.sqrt", "CL.tan", "CL.tanh",
        "GL.Ceil", "GL.FAbs", "GL.FSign", "GL.Floor", "GL.Fract", "GL.InverseSqrt", "GL.Normalize", "GL.Round", "GL.RoundEven", "GL.Sqrt")) {
      unary(name, Sets.FLOATS);
    }
    for (String name : List.of("GL.Acos", "GL.Acosh", "GL.Asin", "GL.Asinh", "GL.Atan", "GL.Atanh", "GL.Cos", "GL.Cosh", "GL.Exp", "GL.Exp2",
        "GL.Log", "GL.Log2", "GL.Sin", "GL.Sinh", "GL.Tan", "GL.Tanh")) {
      unary(name, Sets.SMALL_FLOATS);
    }
    for (String name : List.of("BitCount", "BitReverse", "CL.s_abs", "GL.FindILsb", "GL.SAbs", "GL.SSign", "Not")) unary(name, Sets.INTEGERS);
    for (String name : List.of("GL.FindSMsb", "GL.FindUMsb")) unary(name, Sets.INTS_32);
    negation("FNegate", Sets.FLOATS_OR_MATRIX);
    negation("SNegate", Sets.INTEGERS_OR_MATRIX);

    for (String name : List.of("CL.atan2", "CL.fmax", "CL.fmin", "CL.pow", "GL.Cross", "GL.FMax", "GL.FMin", "GL.Reflect")) {
      libraryBinary(name, Sets.FLOATS);
    }
    for (String name : List.of("CL.s_max", "CL.s_min", "CL.u_max", "CL.u_min", "GL.SMax", "GL.SMin", "GL.UMax", "GL.UMin")) {
      libraryBinary(name, Sets.INTEGERS);
    }
    libraryBinary("GL.Pow", Sets.SMALL_FLOATS);
    for (String name : List.of("IAdd", "IMul")) binary(name, Sets.INTEGERS_OR_MATRIX, true);
    for (String name : List.of("ISub", "SDiv", "UDiv")) binary(name, Sets.INTEGERS_OR_MATRIX, false);
    for (String name : List.of("SMod", "SRem")) binary(name, Sets.INTEGERS, false);
    DEFS.add(binary("UMod", Sets.INTEGERS).canonicalize("ofRemainder", SpirvPatterns::remainder).build());
    for (String name : List.of("BitwiseAnd", "BitwiseOr", "BitwiseXor")) {
      DEFS.add(alike(name, "operand1", "operand2", Sets.INTEGERS).traits(Traits.COMMUTATIVE).build());
    }
    for (String name : List.of("FAdd", "FMul")) binary(name, Sets.FLOATS_OR_MATRIX, true);
    for (String name : List.of("FDiv", "FSub")) binary(name, Sets.FLOATS_OR_MATRIX, false);
    for (String name : List.of("FMod", "FRem")) binary(name, Sets.FLOATS, false);

    for (String name : List.of("CL.fma", "CL.mix")) {
      DEFS.add(ternary(name, Sets.FLOATS).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE).assembly(RESULT_TYPE).build());
    }
    for (String name : List.of("GL.FClamp", "GL.Fma")) DEFS.add(ternary(name, Sets.FLOATS).syntax(new SameTypeSyntax()).build());
    for (String name : List.of("GL.SClamp", "GL.UClamp")) DEFS.add(ternary(name, Sets.INTEGERS).syntax(new SameTypeSyntax()).build());

    for (String name : List.of("FOrdEqual", "FOrdNotEqual", "FUnordEqual", "FUnordNotEqual", "Ordered", "Unordered")) {
      compare(name, Sets.FLOATS, true);
    }
    for (String name : List.of("FOrdGreaterThan", "FOrdGreaterThanEqual", "FOrdLessThan", "FOrdLessThanEqual", "FUnordGreaterThan",
        "FUnordGreaterThanEqual", "FUnordLessThan", "FUnordLessThanEqual")) {
      compare(name, Sets.FLOATS, false);
    }
    for (String name : List.of("IEqual", "INotEqual")) compare(name, Sets.INTEGERS, true);
    for (String name : List.of("SGreaterThan", "SGreaterThanEqual", "SLessThan", "SLessThanEqual", "UGreaterThan", "UGreaterThanEqual",
        "ULessThan", "ULessThanEqual")) {
      compare(name, Sets.INTEGERS, false);
    }
    for (String name : List.of("LogicalAnd", "LogicalEqual", "LogicalNotEqual", "LogicalOr")) compare(name, Sets.BOOLS, true);
    for (String name : List.of("IsFinite", "IsInf", "IsNan")) test(name, Sets.FLOATS);
    DEFS.add(testing("LogicalNot", Sets.BOOLS).canonicalize("ofComparison", SpirvPatterns::not).build());

    for (String name : List.of("ShiftLeftLogical", "ShiftRightArithmetic", "ShiftRightLogical")) {
      DEFS.add(pure(name).operand("operand1", Sets.INTEGERS).operand("operand2", Sets.INTEGERS).result("result", Sets.INTEGERS)
          .traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE).sameType("operand1", "result")
          .assembly("operands attr-dict `:` type($operand1) `,` type($operand2)").build());
    }
    bitFields();
    library();
    DEFS.add(pair("IAddCarry").traits(Traits.COMMUTATIVE).canonicalize("carry", SpirvPatterns::carry).build());
    DEFS.add(pair("SMulExtended").traits(Traits.COMMUTATIVE)
        .canonicalize("product", (op, rw) -> SpirvPatterns.product(op, true, rw)).build());
    DEFS.add(pair("UMulExtended").traits(Traits.COMMUTATIVE)
        .canonicalize("product", (op, rw) -> SpirvPatterns.product(op, false, rw))
        .canonicalize("productByOne", SpirvPatterns::productByOne).build());
    DEFS.add(pair("ISubBorrow").build());
  }

  private Arithmetic() {}

  private static void unary(String name, TypeSet types) {
    DEFS.add(pure(name).operand("operand", types).result("result", types).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
        .assembly("$operand `:` type($operand) attr-dict").build());
  }

  private static void negation(String name, TypeSet types) {
    DEFS.add(pure(name).operand("operand", types).result("result", types).sameType("operand", "result")
        .assembly(RESULT_TYPE).build());
  }

  private static void binary(String name, TypeSet types, boolean commutative) {
    OpDefBuilder<SpirvOp> op = binary(name, types);
    if (commutative) op.traits(Traits.COMMUTATIVE);
    DEFS.add(op.build());
  }

  private static OpDefBuilder<SpirvOp> binary(String name, TypeSet types) {
    return pure(name).operand("operand1", types).operand("operand2", types).result("result", types)
        .sameType("operand1", "operand2", "result").assembly(RESULT_TYPE);
  }

  private static void libraryBinary(String name, TypeSet types) {
    DEFS.add(alike(name, "lhs", "rhs", types).build());
  }

  /** Also of one type, though the constraint has another name. */
  private static OpDefBuilder<SpirvOp> alike(String name, String left, String right, TypeSet types) {
    return pure(name).operand(left, types).operand(right, types).result("result", types).traits(Traits.SAME_OPERANDS_AND_RESULT_TYPE)
        .assembly(RESULT_TYPE);
  }

  private static OpDefBuilder<SpirvOp> ternary(String name, TypeSet types) {
    return pure(name).operand("x", types).operand("y", types).operand("z", types).result("result", types);
  }

  private static void compare(String name, TypeSet types, boolean commutative) {
    OpDefBuilder<SpirvOp> op = pure(name).operand("operand1", types).operand("operand2", types).result("result", Sets.BOOLS);
    if (commutative) op.traits(Traits.COMMUTATIVE);
    DEFS.add(op.traits(Traits.SAME_TYPE_OPERANDS, Traits.SAME_OPERANDS_AND_RESULT_SHAPE)
        .typeFrom("type of result to correspond to the `i1` equivalent of the operand", "operand1", "result", Sets::comparisonResult)
        .assembly("$operand1 `,` $operand2 `:` type($operand1) attr-dict").build());
  }

  private static void test(String name, TypeSet types) {
    DEFS.add(testing(name, types).build());
  }

  private static OpDefBuilder<SpirvOp> testing(String name, TypeSet types) {
    return pure(name).operand("operand", types).result("result", Sets.BOOLS).traits(Traits.SAME_OPERANDS_AND_RESULT_SHAPE)
        .typeFrom("type of result to correspond to the `i1` equivalent of the operand", "operand", "result", Sets::comparisonResult)
        .assembly("$operand `:` type($operand) attr-dict");
  }

  private static void bitFields() {
    String types = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)";
    DEFS.add(pure("BitFieldInsert").operand("base", Sets.INTEGERS).operand("insert", Sets.INTEGERS).operand("offset", Sets.INTEGER)
        .operand("count", Sets.INTEGER).result("result", Sets.INTEGERS).sameType("base", "insert", "result").assembly(types).build());
    for (String name : List.of("BitFieldSExtract", "BitFieldUExtract")) {
      DEFS.add(pure(name).operand("base", Sets.INTEGERS).operand("offset", Sets.INTEGER).operand("count", Sets.INTEGER)
          .result("result", Sets.INTEGERS).sameType("base", "result").assembly(types).build());
    }
  }

  private static boolean isOfOneType(Op op) {
    return op.operands().stream().allMatch(operand -> operand.type().equals(op.result().type()));
  }

  private static void library() {
    Trait elementResult = SpirvVerifier.that("result type must match operand element type",
        op -> TypeSets.elementOrSelf(op.operand(0).type()).equals(op.result().type()));
    String conversion = "attr-dict $operand `:` type($operand) `->` type($result)";
    DEFS.add(pure("GL.PackHalf2x16").operand("operand", Sets.vector(Sets.FLOAT_32, 2)).result("result", Sets.INT_32)
        .assembly(conversion).build());
    DEFS.add(pure("GL.PackSnorm4x8").operand("operand", Sets.vector(Sets.FLOAT_32, 4)).result("result", Sets.INT_32)
        .assembly(conversion).build());
    DEFS.add(pure("GL.UnpackHalf2x16").operand("operand", Sets.INT_32).result("result", Sets.vector(Sets.FLOAT_32, 2))
        .assembly(conversion).build());
    DEFS.add(pure("GL.UnpackSnorm4x8").operand("operand", Sets.INT_32).result("result", Sets.vector(Sets.FLOAT_32, 4))
        .assembly(conversion).build());
    DEFS.add(pure("GL.FMix").operand("x", Sets.FLOATS).operand("y", Sets.FLOATS).operand("a", Sets.FLOATS).result("result", Sets.FLOATS)
        .traits(SpirvVerifier.that("all of {x, y, a, result} have same type", Arithmetic::isOfOneType))
        .assembly("attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)").build());
    DEFS.add(pure("GL.FrexpStruct").operand("operand", Sets.FLOATS).result("result", SpirvType.STRUCT)
        .traits(ArithmeticVerifier.PARTS_OF_FLOAT).assembly(conversion).build());
    DEFS.add(pure("GL.Ldexp").operand("x", Sets.FLOATS).operand("exp", Sets.INTEGERS).result("y", Sets.FLOATS)
        .traits(SpirvVerifier.that("all of {x, y} have same type", op -> op.operand("x").type().equals(op.result().type())),
            ArithmeticVerifier.FLOAT_OF_PARTS)
        .assembly("attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)").build());
    DEFS.add(pure("GL.Distance").operand("p0", Sets.FLOATS).operand("p1", Sets.FLOATS).result("result", Sets.FLOAT)
        .traits(SpirvVerifier.that("all of {p0, p1} have same type", op -> op.operand("p0").type().equals(op.operand("p1").type())), elementResult)
        .assembly("operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)").build());
    DEFS.add(pure("GL.Length").operand("operand", Sets.FLOATS).result("result", Sets.FLOAT).traits(elementResult)
        .assembly("$operand attr-dict `:` type($operand) `->` type($result)").build());
    DEFS.add(pure("Dot").operand("vector1", Sets.ALL_FLOAT_VECTOR).operand("vector2", Sets.ALL_FLOAT_VECTOR).result("result", Sets.ANY_FLOAT)
        .sameType("vector1", "vector2").traits(Agreement.inElement("vector1", "result"))
        .assembly("operands attr-dict `:` type($vector1) `->` type($result)").build());
    for (String name : List.of("SDot", "UDot")) dot(name, true);
    dot("SUDot", false);
    for (String name : List.of("SDotAccSat", "UDotAccSat", "SUDotAccSat")) {
      DEFS.add(pure(name).operand("vector1", Sets.INTEGERS).operand("vector2", Sets.INTEGERS).operand("accumulator", Sets.INTEGER)
          .optionalAttr("format", SpirvEnums.PACKED_FORMAT.set()).result("result", Sets.INTEGER).sameType("vector1", "vector2")
          .sameType("accumulator", "result").traits(ArithmeticVerifier.DOT)
          .assembly("$vector1 `,` $vector2 `,` $accumulator (`,` $format^)? attr-dict `:` type($vector1) `->` type($result)").build());
    }
    DEFS.add(pure("Select").operand("condition", Sets.BOOLS).operand("true_value", Sets.SCALAR_VECTOR_OR_POINTER)
        .operand("false_value", Sets.SCALAR_VECTOR_OR_POINTER).result("result", Sets.SCALAR_VECTOR_OR_POINTER)
        .sameType("true_value", "false_value", "result").traits(ArithmeticVerifier.SELECTION)
        .assembly("operands attr-dict `:` type($condition) `,` type($result)").build());
  }

  private static void dot(String name, boolean commutative) {
    OpDefBuilder<SpirvOp> op = pure(name);
    if (commutative) op.traits(Traits.COMMUTATIVE);
    DEFS.add(op.operand("vector1", Sets.INTEGERS).operand("vector2", Sets.INTEGERS).optionalAttr("format", SpirvEnums.PACKED_FORMAT.set())
        .result("result", Sets.INTEGER).sameType("vector1", "vector2").traits(ArithmeticVerifier.DOT)
        .assembly("$vector1 `,` $vector2 (`,` $format^)? attr-dict `:` type($vector1) `->` type($result)").build());
  }

  /** The result is a structure of two members, of the type of the operands. */
  private static OpDefBuilder<SpirvOp> pair(String name) {
    return pure(name).operand("operand1", Sets.INTEGERS).operand("operand2", Sets.INTEGERS).result("result", SpirvType.STRUCT)
        .traits(ArithmeticVerifier.PAIR).syntax(new PairSyntax());
  }
}
