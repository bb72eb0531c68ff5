// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrWriter;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.AttrParser;
import java.util.List;
import java.util.Set;

/**
 * A matrix that the threads of a subgroup hold together: {@code !gpu.mma_matrix<16x16xf16, "AOp">}.
 *
 * @param operand which operand of a product it may be: {@code AOp}, {@code BOp} or {@code COp}
 */
public record MmaMatrixType(Shape shape, Type element, String operand) implements Type {
  static final TypeSet SET = TypeSet.of("MMAMatrix type", MmaMatrixType.class::isInstance);

  private static final TypeSet SI8 = TypeSets.signed(8);
  private static final TypeSet UI8 = TypeSets.unsigned(8);
  /** Those that can be multiplied. */
  static final TypeSet FACTORS = of(SI8, UI8, TypeSets.F16, TypeSets.F32, TypeSets.F64);
  /** Those that products are added to. */
  static final TypeSet SUMS = of(TypeSets.I32, TypeSets.F16, TypeSets.F32, TypeSets.F64);
  /** Those that can be stored. */
  static final TypeSet STORED = of(SI8, UI8, TypeSets.I32, TypeSets.F16, TypeSets.F32, TypeSets.F64);
  /** The element types. */
  static final TypeSet SCALARS = TypeSets.anyOf(SI8, UI8, TypeSets.I32, TypeSets.F16, TypeSets.F32);
  /** The buffers that they are loaded from and stored to. */
  static final TypeSet BUFFERS = buffers(TypeSets.anyOf(TypeSets.I8, TypeSets.I32, TypeSets.F16, TypeSets.F32, TypeSets.F64));

  private static final Set<Type> ELEMENTS = Set.of(IntegerType.of(8, IntegerType.Signedness.SIGNED),
      IntegerType.of(8, IntegerType.Signedness.UNSIGNED), IntegerType.I32, FloatType.F16, FloatType.F32, FloatType.F64);

  /** The type of the elements of a matrix; none of other types. */
  static Type elementOf(Type type) {
    return type instanceof MmaMatrixType matrix ? matrix.element : NoneType.INSTANCE;
  }

  private static TypeSet of(TypeSet... elements) {
    TypeSet numbers = TypeSets.anyOf(elements);
    return TypeSet.of("gpu.mma_matrix of " + numbers.description() + " values",
        type -> type instanceof MmaMatrixType matrix && numbers.contains(matrix.element));
  }

  private static TypeSet buffers(TypeSet numbers) {
    return TypeSets.memRefOf(numbers.or(TypeSets.vectorOfRanks(List.of(1), numbers)));
  }

  /** Whether the elements that are neighbours in the last dimension of a buffer lie beside each other. */
  static boolean hasUnitStride(Value buffer) {
    MemRefType type = (MemRefType) buffer.type();
    Strides strides = Strides.of(type);
    return type.rank() == 0 || strides != null && strides.stride(type.rank() - 1) == 1;
  }

  static MmaMatrixType parse(AttrParser p) {
    int loc = p.symbolLoc();
    p.expect("<");
    Shape shape = p.dimensionList(false, true);
    Type element = p.expectType();
    p.expect(",");
    String operand = p.expectString();
    p.expect(">");
    if (!operand.equals("AOp") && !operand.equals("BOp") && !operand.equals("COp")) {
      throw p.error(loc, "operand expected to be one of AOp, BOp or COp");
    }
    if (shape.rank() != 2) throw p.error(loc, "MMAMatrixType must have exactly two dimensions");
    if (!ELEMENTS.contains(element)) throw p.error(loc, "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64");
    return new MmaMatrixType(shape, element, operand);
  }

  @Override
  public void print(AttrPrinter out) {
    StringBuilder body = new StringBuilder("mma_matrix<");
    new AttrWriter(body).text(shape.prefix()).type(element).text(", ").quoted(operand);
    out.dialectSymbol('!', "gpu", body.append('>').toString());
  }

  @Override
  public String dialect() {
    return "gpu";
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
