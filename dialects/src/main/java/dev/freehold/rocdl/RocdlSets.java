// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.TypeForm;
import dev.freehold.llvm.LlvmPointerType;
import dev.freehold.llvm.LlvmStructType;
import dev.freehold.llvm.LlvmTypes;
import java.util.List;

/** The sets of types and attributes that instructions take, described in the words of the reference. */
final class RocdlSets {
  static final TypeSet ANY = LlvmTypes.ANY;
  static final TypeSet POINTER = LlvmPointerType.SET.writtenAs(LlvmPointerType.SHORT);
  static final TypeSet FLOAT = TypeSet.of("floating point LLVM type", FloatType.class::isInstance);
  static final TypeSet FLOATS = orVector(FLOAT);
  static final TypeSet INTEGERS = orVector(TypeSets.INTEGER);
  static final TypeSet F32S = orVector(TypeSets.F32);
  static final TypeSet F16S = orVector(TypeSets.F16);
  static final TypeSet BF16S = orVector(TypeSets.BF16);
  static final TypeSet PAIR = TypeSet.only("LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer",
      new LlvmStructType(null, false, false, List.of(IntegerType.I32, IntegerType.I32)))
      .writtenAs(shortStruct());
  private static final AttrSet ALIAS_SCOPES = AttrSets.arrayOf("LLVM dialect alias scope array", AttrSet.ANY);
  private static final AttrSet TAGS = AttrSets.arrayOf("LLVM dialect TBAA tag metadata array", AttrSet.ANY);

  private RocdlSets() {}

  /** Just the elements of a struct: {@code <(i32, i32)>}. */
  private static TypeForm shortStruct() {
    return new TypeForm() {
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
        out.text("<(").types(((LlvmStructType) type).elements()).text(")>");
      }
    };
  }

  static TypeSet pointer(int space) {
    return LlvmPointerType.inSpace(space);
  }

  /** Exactly the vectors of a length. */
  static TypeSet vector(TypeSet element, long length) {
    return TypeSet.only("fixed-length vector of " + element.description() + " values of length " + length, VectorType.of(Shape.of(length), element.only()));
  }

  private static TypeSet orVector(TypeSet element) {
    return TypeSet.of(element.description() + " or LLVM dialect-compatible vector of " + element.description(), type -> contains(element, type));
  }

  private static boolean contains(TypeSet element, Type type) {
    return element.contains(type) || type instanceof VectorType vector && vector.rank() == 1 && element.contains(vector.element());
  }

  /** Adds what is known of the memory that other instructions touch. */
  static <O extends Op> void aliases(OpDef.Builder<O> op) {
    op.optionalAttr("alias_scopes", ALIAS_SCOPES).optionalAttr("noalias_scopes", ALIAS_SCOPES).optionalAttr("tbaa", TAGS);
  }
}
