// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.TypeSyntax;
import dev.freehold.llvm.LlvmPointerType;
import dev.freehold.llvm.LlvmStructType;
import dev.freehold.llvm.LlvmTypes;
import java.util.List;
import java.util.Objects;

/** Type and attribute constraints of the dialect's operations, with the reference's descriptions. */
final class RocdlSets {
  static final TypeSet ANY = LlvmTypes.ANY;
  static final TypeSet POINTER = LlvmPointerType.SET.writtenAs(LlvmPointerType.SHORT);
  static final TypeSet FLOATS = LlvmTypes.orVector(LlvmTypes.NUMBER);
  static final TypeSet INTEGERS = LlvmTypes.orVector(TypeSets.INTEGER);
  static final TypeSet F32S = LlvmTypes.orVector(TypeSets.F32);
  static final TypeSet F16S = LlvmTypes.orVector(TypeSets.F16);
  static final TypeSet BF16S = LlvmTypes.orVector(TypeSets.BF16);
  static final TypeSet PAIR = TypeSet.only("LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer",
      new LlvmStructType(null, false, false, List.of(IntegerType.I32, IntegerType.I32)))
      .writtenAs(shortStruct());

  private RocdlSets() {}

  /** Just the elements of a struct: {@code <(i32, i32)>}. */
  private static TypeSyntax shortStruct() {
    return new TypeSyntax() {
      @Override
      public Type parse(AttrParser p) {
        Type full = p.acceptType();
        if (full != null) return full;
        p.expect("<");
        List<Type> elements = p.commaList(Delimiter.PAREN, p::expectType);
        p.expect(">");
        return new LlvmStructType(null, false, false, elements);
      }

      @Override
      public void print(AttrPrinter out, Type type) {
        out.text("<(").types(Objects.requireNonNull(((LlvmStructType) type).elements(), "a literal structure has elements")).text(")>");
      }
    };
  }

  static TypeSet pointer(int space) {
    return LlvmPointerType.inSpace(space);
  }

  /** Vectors of a length, one-dimensional by default. */
  static TypeSet vector(TypeSet element, int length) {
    TypeSet vectors = VectorSets.fixedOfLengths(element, length);
    return new TypeSet(vectors.description(), vectors.contains(),
        VectorType.of(Shape.of(length), Objects.requireNonNull(element.only(), "a set of one type")), vectors.kind(), null);
  }
}
