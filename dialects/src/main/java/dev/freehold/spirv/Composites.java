// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import static dev.freehold.spirv.PureSpirvOp.define;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;

/** Values with parts: vectors, arrays, structures and matrices. */
final class Composites {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    DEFS.add(define("CompositeConstruct").operands("constituents", Sets.ANY).result("result", Sets.COMPOSITE)
        .assembly("$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)").build());
    DEFS.add(define("CompositeExtract").operand("composite", Sets.COMPOSITE).attr("indices", AttrSets.I32_ARRAY).result("component", Sets.ANY)
        .syntax(OpSyntax.of(Composites::parseExtract, Composites::printExtract)).build());
    DEFS.add(define("CompositeInsert").operand("object", Sets.ANY).operand("composite", Sets.COMPOSITE).attr("indices", AttrSets.I32_ARRAY)
        .result("result", Sets.COMPOSITE).syntax(OpSyntax.of(Composites::parseInsert, Composites::printInsert)).build());
    DEFS.add(define("EXT.ConstantCompositeReplicate").attr("value", AttrSets.ANY).result("replicated_constant", Sets.COMPOSITE)
        .assembly("` ` `[` $value `]` `:` type($replicated_constant) attr-dict").build());
    DEFS.add(define("VectorExtractDynamic").operand("vector", Sets.VECTOR).operand("index", Sets.INTEGER).result("result", Sets.SCALAR)
        .typeFrom("type of 'result' matches element type of 'vector'", "vector", "result", TypeSets::elementOrSelf)
        .assembly("$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)").build());
    DEFS.add(define("VectorInsertDynamic").operand("vector", Sets.VECTOR).operand("component", Sets.SCALAR).operand("index", Sets.INTEGER)
        .result("result", Sets.VECTOR)
        .typeFrom("type of 'component' matches element type of 'vector'", "vector", "component", TypeSets::elementOrSelf)
        .sameType("vector", "result").assembly("$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)").build());
    DEFS.add(define("VectorShuffle").operand("vector1", Sets.VECTOR).operand("vector2", Sets.VECTOR).attr("components", AttrSets.I32_ARRAY)
        .result("result", Sets.VECTOR)
        .assembly("attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)").build());
    DEFS.add(define("VectorTimesScalar").operand("vector", Sets.vector(Sets.FLOAT, 2, 3, 4)).operand("scalar", Sets.FLOAT)
        .result("result", Sets.vector(Sets.FLOAT, 2, 3, 4)).assembly("operands attr-dict `:` `(` type(operands) `)` `->` type($result)").build());
    matrices();
  }

  private Composites() {}

  private static void matrices() {
    product("MatrixTimesMatrix", "leftmatrix", SpirvType.MATRIX, "rightmatrix", SpirvType.MATRIX, SpirvType.MATRIX);
    product("MatrixTimesVector", "matrix", Sets.FLOAT_MATRIX, "vector", Sets.FLOAT_VECTOR, Sets.FLOAT_VECTOR);
    product("VectorTimesMatrix", "vector", Sets.FLOAT_VECTOR, "matrix", Sets.FLOAT_MATRIX, Sets.FLOAT_VECTOR);
    DEFS.add(define("MatrixTimesScalar").operand("matrix", Sets.SCALABLE_MATRIX).operand("scalar", Sets.FLOAT).result("result", Sets.SCALABLE_MATRIX)
        .sameType("matrix", "result").assembly("operands attr-dict `:` type($matrix) `,` type($scalar)").build());
    DEFS.add(define("Transpose").operand("matrix", SpirvType.MATRIX).result("result", SpirvType.MATRIX)
        .assembly("operands attr-dict `:` type($matrix) `->` type($result)").build());
  }

  private static void product(String name, String left, TypeSet lefts, String right, TypeSet rights, TypeSet results) {
    DEFS.add(define(name).operand(left, lefts).operand(right, rights).result("result", results)
        .assembly("operands attr-dict `:` type($" + left + ") `,` type($" + right + ") `->` type($result)").build());
  }

  private static Type partOf(Type type, Attribute indices, int loc, OpParser p) {
    for (Attribute index : ((ArrayAttr) indices).elements()) {
      int at = (int) ((IntegerAttr) index).longValue();
      type = switch (type) {
        case VectorType vector -> vector.element();
        case SpirvType.Array array -> array.element();
        case SpirvType.Matrix matrix -> matrix.column();
        case SpirvType.CooperativeMatrix matrix -> matrix.element();
        case SpirvType.Struct struct when struct.members() != null && at >= 0 && at < struct.members().size() -> struct.members().get(at).type();
        default -> throw p.error(loc, "index " + at + " out of bounds for the type");
      };
    }
    return type;
  }

  private static void parseExtract(OpParser p, OpState<PureSpirvOp> state) {
    OpParser.Operand from = p.expectOperand();
    int loc = p.loc();
    Attribute indices = p.attribute();
    p.attrDict(state);
    p.expect(":");
    Type type = p.expectType();
    state.attr("indices", indices).operands(p.resolve(from, type)).results(partOf(type, indices, loc, p));
  }

  private static void printExtract(PureSpirvOp op, OpPrinter out) {
    out.text(" ").operand(op.operand(0)).attr(op.attr("indices")).attrDict(op, "indices").text(" : ").type(op.operand(0).type());
  }

  private static void parseInsert(OpParser p, OpState<PureSpirvOp> state) {
    OpParser.Operand part = p.expectOperand();
    p.expect(",");
    OpParser.Operand into = p.expectOperand();
    state.attr("indices", p.attribute());
    p.attrDict(state);
    p.expect(":");
    Type partType = p.expectType();
    p.expect("into");
    Type type = p.expectType();
    state.operands(p.resolve(part, partType), p.resolve(into, type)).results(type);
  }

  private static void printInsert(PureSpirvOp op, OpPrinter out) {
    out.text(" ").operand(op.operand(0)).text(", ").operand(op.operand(1)).attr(op.attr("indices")).attrDict(op, "indices");
    out.text(" : ").type(op.operand(0).type()).text(" into ").type(op.operand(1).type());
  }
}
