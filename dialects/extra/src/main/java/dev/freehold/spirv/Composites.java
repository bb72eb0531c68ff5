// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import static dev.freehold.spirv.SpirvOp.pure;

import dev.freehold.dialects.syntax.Agreement;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Trait;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.OpSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Composite values: vectors, arrays, structures and matrices. */
final class Composites {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    DEFS.add(pure("CompositeConstruct").operands("constituents", Sets.ANY).result("result", Sets.COMPOSITE).traits(CompositeVerifier.CONSTRUCT)
        .assembly("$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)").build());
    DEFS.add(pure("CompositeExtract").operand("composite", Sets.COMPOSITE).attr("indices", AttrSets.I32_ARRAY).result("component", Sets.ANY)
        .traits(CompositeVerifier.EXTRACT)
        .syntax(OpSyntax.of(Composites::parseExtract, Composites::printExtract)).build());
    DEFS.add(pure("CompositeInsert").operand("object", Sets.ANY).operand("composite", Sets.COMPOSITE).attr("indices", AttrSets.I32_ARRAY)
        .result("result", Sets.COMPOSITE).traits(CompositeVerifier.INSERT)
        .syntax(OpSyntax.of(Composites::parseInsert, Composites::printInsert)).build());
    DEFS.add(pure("EXT.ConstantCompositeReplicate").attr("value", AttrSets.ANY).result("replicated_constant", Sets.COMPOSITE)
        .traits(CompositeVerifier.REPLICATE)
        .assembly("` ` `[` $value `]` `:` type($replicated_constant) attr-dict").build());
    DEFS.add(pure("VectorExtractDynamic").operand("vector", Sets.VECTOR).operand("index", Sets.INTEGER).result("result", Sets.SCALAR)
        .typeFrom("type of 'result' matches element type of 'vector'", "vector", "result", TypeSets::elementOrSelf)
        .assembly("$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)").build());
    DEFS.add(pure("VectorInsertDynamic").operand("vector", Sets.VECTOR).operand("component", Sets.SCALAR).operand("index", Sets.INTEGER)
        .result("result", Sets.VECTOR)
        .typeFrom("type of 'component' matches element type of 'vector'", "vector", "component", TypeSets::elementOrSelf)
        .sameType("vector", "result").assembly("$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)").build());
    DEFS.add(pure("VectorShuffle").operand("vector1", Sets.VECTOR).operand("vector2", Sets.VECTOR).attr("components", AttrSets.I32_ARRAY)
        .result("result", Sets.VECTOR).traits(Agreement.inElement("vector1", "vector2", "result"), CompositeVerifier.SHUFFLE)
        .assembly("attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)").build());
    DEFS.add(pure("VectorTimesScalar").operand("vector", Sets.vector(Sets.FLOAT, 2, 3, 4)).operand("scalar", Sets.FLOAT)
        .result("result", Sets.vector(Sets.FLOAT, 2, 3, 4)).traits(MatrixVerifier.SCALED_VECTOR)
        .assembly("operands attr-dict `:` `(` type(operands) `)` `->` type($result)").build());
    matrices();
  }

  private Composites() {}

  private static void matrices() {
    Trait vectors = Agreement.inElement("vector", "result");
    product("MatrixTimesMatrix", "leftmatrix", SpirvType.MATRIX, "rightmatrix", SpirvType.MATRIX, SpirvType.MATRIX, MatrixVerifier.PRODUCT);
    product("MatrixTimesVector", "matrix", Sets.FLOAT_MATRIX, "vector", Sets.FLOAT_VECTOR, Sets.FLOAT_VECTOR, vectors,
        MatrixVerifier.TIMES_VECTOR);
    product("VectorTimesMatrix", "vector", Sets.FLOAT_VECTOR, "matrix", Sets.FLOAT_MATRIX, Sets.FLOAT_VECTOR, vectors, MatrixVerifier.VECTOR_TIMES);
    DEFS.add(pure("MatrixTimesScalar").operand("matrix", Sets.SCALABLE_MATRIX).operand("scalar", Sets.FLOAT).result("result", Sets.SCALABLE_MATRIX)
        .sameType("matrix", "result").traits(MatrixVerifier.SCALED).assembly("operands attr-dict `:` type($matrix) `,` type($scalar)").build());
    DEFS.add(pure("Transpose").operand("matrix", SpirvType.MATRIX).result("result", SpirvType.MATRIX).traits(MatrixVerifier.TRANSPOSED)
        .assembly("operands attr-dict `:` type($matrix) `->` type($result)").build());
  }

  private static void product(String name, String left, TypeSet lefts, String right, TypeSet rights, TypeSet results, Trait... constraints) {
    DEFS.add(pure(name).operand(left, lefts).operand(right, rights).result("result", results).traits(constraints)
        .assembly("operands attr-dict `:` type($" + left + ") `,` type($" + right + ") `->` type($result)").build());
  }

  private static void parseExtract(OpParser p, OpState<SpirvOp> state) {
    OpParser.Operand from = p.expectOperand();
    int loc = p.loc();
    Attribute indices = p.attribute();
    p.expect(":");
    Type type = p.expectType();
    Value whole = p.resolve(from, type);
    CompositeVerifier.Found part = CompositeVerifier.constituent(type, indices);
    if (part.fault() != null) throw p.error(loc, part.fault());
    state.attr("indices", indices).operands(whole).results(Objects.requireNonNull(part.type(), "there is no fault"));
  }

  private static void printExtract(SpirvOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("composite")).attr(op.attr("indices", Attribute.class)).text(" : ").type(op.operand("composite").type());
  }

  private static void parseInsert(OpParser p, OpState<SpirvOp> state) {
    int loc = p.loc();
    List<OpParser.Operand> operands = p.operandList(2);
    state.attr("indices", p.attribute());
    p.expect(":");
    Type partType = p.expectType();
    p.expect("into");
    Type type = p.expectType();
    state.operands(p.resolve(operands, List.of(partType, type), loc)).results(type);
  }

  private static void printInsert(SpirvOp op, OpPrinter out) {
    out.text(" ").operand(op.operand("object")).text(", ").operand(op.operand("composite")).attr(op.attr("indices", Attribute.class));
    out.text(" : ").type(op.operand("object").type()).text(" into ").type(op.operand("composite").type());
  }
}
