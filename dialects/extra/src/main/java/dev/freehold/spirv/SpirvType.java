// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.attribute.Aggregate;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The types of the dialect. */
sealed interface SpirvType extends Type {
  TypeSet POINTER = TypeSet.of("any SPIR-V pointer type", Pointer.class::isInstance);
  TypeSet STRUCT = TypeSet.of("any SPIR-V struct type", Struct.class::isInstance);
  TypeSet MATRIX = TypeSet.of("any SPIR-V matrix type", Matrix.class::isInstance);
  TypeSet COOPERATIVE = TypeSet.of("any SPIR-V cooperative matrix type", CooperativeMatrix.class::isInstance);
  TypeSet IMAGE = TypeSet.of("any SPIR-V image type", Image.class::isInstance);
  TypeSet SAMPLED_IMAGE = TypeSet.of("any SPIR-V sampled image type", SampledImage.class::isInstance);
  TypeSet TENSOR = TypeSet.of("any SPIR-V tensorArm type", TensorArm.class::isInstance);
  TypeSet ARRAY = TypeSet.of("any SPIR-V array type", type -> type instanceof Array array && array.count() >= 0);
  TypeSet RUNTIME_ARRAY = TypeSet.of("any SPIR-V runtime array type", type -> type instanceof Array array && array.count() < 0);

  @Override
  default String dialect() {
    return "spirv";
  }

  /** Whether it is a pointer with a physical address. */
  static boolean isPhysical(Type type) {
    return type instanceof Pointer pointer && pointer.storage.equals("PhysicalStorageBuffer");
  }

  /** {@code !spirv.ptr<f32, StorageBuffer>}. */
  record Pointer(Type pointee, String storage) implements SpirvType {
    @Override
    public void print(AttrPrinter out) {
      out.text("!spirv.ptr<").type(pointee).text(", " + storage + ">");
    }

    @Override
    public Holds holds() {
      return Holds.ADDRESS;
    }
  }

  /** {@code !spirv.array<4 x f32, stride=4>}, or with a negative count {@code !spirv.rtarray<f32>}; a stride of 0 is none. */
  record Array(long count, Type element, long stride) implements SpirvType, Aggregate {
    @Override
    public List<Type> parts() {
      return List.of(element);
    }

    @Override
    public void print(AttrPrinter out) {
      out.text(count < 0 ? "!spirv.rtarray<" : "!spirv.array<" + count + " x ").type(element);
      if (stride != 0) out.text(", stride=" + stride);
      out.text(">");
    }
  }

  /** A member of a structure: the offset is -1 where none is given. */
  record Member(Type type, long offset, List<Decoration> decorations) {}

  /** A decoration, and its argument as written; null where it has none. */
  record Decoration(String keyword, @Nullable String value) {
    @Override
    public String toString() {
      return value == null ? keyword : keyword + "=" + value;
    }
  }

  /**
   * {@code !spirv.struct<name, (f32 [0], i32 [4, NonWritable]), Block>}.
   *
   * @param name null where the structure is known by its members alone
   * @param members null where the structure is mentioned inside of itself
   */
  record Struct(@Nullable String name, @Nullable List<Member> members, List<Decoration> decorations) implements SpirvType, Aggregate {
    @Override
    public @Nullable List<Type> parts() {
      return members == null ? null : members.stream().map(Member::type).toList();
    }

    @Override
    public void print(AttrPrinter out) {
      out.text("!spirv.struct<");
      if (name != null) out.text(members == null ? name : name + ", ");
      if (members != null) out.text("(").list(members, member -> print(member, out)).text(")");
      for (Decoration decoration : decorations) out.text(", " + decoration);
      out.text(">");
    }

    private static void print(Member member, AttrPrinter out) {
      out.type(member.type);
      if (member.offset < 0 && member.decorations.isEmpty()) return;
      out.text(" [");
      if (member.offset >= 0) out.text(member.offset + (member.decorations.isEmpty() ? "" : ", "));
      out.list(member.decorations, decoration -> out.text(decoration.toString())).text("]");
    }
  }

  /** {@code !spirv.matrix<3 x vector<4xf32>>}. */
  record Matrix(long columns, VectorType column) implements SpirvType {
    long rows() {
      return column.size(0);
    }

    Type element() {
      return column.element();
    }

    @Override
    public void print(AttrPrinter out) {
      out.text("!spirv.matrix<" + columns + " x ").type(column).text(">");
    }

    @Override
    public Holds holds() {
      return Holds.NOTHING;
    }
  }

  /** {@code !spirv.coopmatrix<4x8xf32, Subgroup, MatrixA>}. */
  record CooperativeMatrix(Shape shape, Type element, String scope, String use) implements SpirvType, ShapedType {
    @Override
    public CooperativeMatrix withElement(Type newElement) {
      return new CooperativeMatrix(shape, newElement, scope, use);
    }

    @Override
    public void print(AttrPrinter out) {
      out.text("!spirv.coopmatrix<").text(shape.prefix()).type(element).text(", " + scope + ", " + use + ">");
    }

    @Override
    public Holds holds() {
      return Holds.NOTHING;
    }
  }

  /** {@code !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>}. */
  record Image(Type element, List<String> keywords) implements SpirvType {
    String dim() {
      return keywords.getFirst();
    }

    boolean isArrayed() {
      return keywords.get(2).equals("Arrayed");
    }

    boolean isSingleSampled() {
      return keywords.get(3).equals("SingleSampled");
    }

    String samplerUse() {
      return keywords.get(4);
    }

    @Override
    public void print(AttrPrinter out) {
      out.text("!spirv.image<").type(element).text(", " + String.join(", ", keywords) + ">");
    }
  }

  /** {@code !spirv.sampled_image<!spirv.image<…>>}. */
  record SampledImage(Image image) implements SpirvType {
    @Override
    public void print(AttrPrinter out) {
      out.text("!spirv.sampled_image<").type(image).text(">");
    }
  }

  /**
   * {@code !spirv.arm.tensor<1x2xi32>}.
   *
   * @param sizes null where the rank is not known
   */
  record TensorArm(@Nullable Shape sizes, Type element) implements SpirvType, ShapedType {
    @Override
    public Shape shape() {
      if (sizes == null) throw new IllegalStateException("the tensor has no rank");
      return sizes;
    }

    @Override
    public boolean hasRank() {
      return sizes != null;
    }

    @Override
    public TensorArm withElement(Type newElement) {
      return new TensorArm(sizes, newElement);
    }

    @Override
    public void print(AttrPrinter out) {
      out.text("!spirv.arm.tensor<");
      out.text(sizes == null ? "*x" : sizes.prefix());
      out.type(element).text(">");
    }
  }
}
