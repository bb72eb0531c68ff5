// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the types of the dialect. */
final class SpirvTypeParser {
  /** The bits that the reference keeps of an integer. */
  private static final long KEYWORD = 0xffff_ffffL;

  private SpirvTypeParser() {}

  static Type parse(String mnemonic, AttrParser p) {
    return switch (mnemonic) {
      case "ptr" -> pointer(p);
      case "array" -> array(p);
      case "rtarray" -> runtimeArray(p);
      case "struct" -> StructParser.parse(p);
      case "matrix" -> matrix(p);
      case "coopmatrix" -> cooperativeMatrix(p);
      case "image" -> image(p);
      case "sampled_image" -> sampledImage(p);
      case "arm.tensor" -> tensor(p);
      default -> throw p.error(p.symbolLoc(), "unknown SPIR-V type: " + mnemonic);
    };
  }

  private static Type pointer(AttrParser p) {
    p.expect("<");
    Type pointee = nestedType(p);
    int loc = p.loc();
    p.expect(",");
    String storage = p.expectKeyword("");
    // The reference points to the comma.
    if (!SpirvEnums.STORAGE_CLASS.has(storage)) throw p.error(loc, "unknown storage class: " + storage);
    p.expect(">");
    return new SpirvType.Pointer(pointee, storage);
  }

  /** Reads a type that others can be made of. */
  private static Type nestedType(AttrParser p) {
    int loc = p.loc();
    Type type = p.expectType();
    String fault = switch (type) {
      case SpirvType known -> null;
      case FloatType known -> null;
      case VectorType vector -> fault(vector);
      default -> Sets.SCALAR.contains(type) ? null : Sets.isInteger(type)
          ? "only 1/8/16/32/64-bit integer type allowed but found " + Printing.quoted(type)
          : "cannot use " + Printing.quoted(type) + " to compose SPIR-V types";
    };
    if (fault != null) throw p.error(loc, fault);
    return type;
  }

  private static @Nullable String fault(VectorType vector) {
    if (vector.rank() != 1) return "only 1-D vector allowed but found " + Printing.quoted(vector);
    return vector.size(0) > 4 ? "vector length has to be less than or equal to 4 but found " + vector.size(0) : null;
  }

  private static Type array(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    long count = count(p, "expected single integer for array element count");
    if (count == 0) throw p.error(loc, "expected array length greater than 0");
    Type element = nestedType(p);
    long stride = stride(p);
    p.expect(">");
    return new SpirvType.Array(count & KEYWORD, element, stride);
  }

  private static Type runtimeArray(AttrParser p) {
    p.expect("<");
    Type element = nestedType(p);
    long stride = stride(p);
    p.expect(">");
    return new SpirvType.Array(-1, element, stride);
  }

  private static long count(AttrParser p, String fault) {
    int loc = p.loc();
    Shape shape = p.dimensionList(false, true);
    if (shape.rank() != 1) throw p.error(loc, fault);
    return shape.size(0);
  }

  private static long stride(AttrParser p) {
    if (!p.accept(",")) return 0;
    p.expect("stride");
    p.expect("=");
    int loc = p.loc();
    long stride = keyword(p);
    if (stride == 0) throw p.error(loc, "ArrayStride must be greater than zero");
    return stride;
  }

  private static long keyword(AttrParser p) {
    int loc = p.loc();
    long number = p.expectInteger();
    if (number > KEYWORD || number < Integer.MIN_VALUE) throw p.error(loc, "integer value too large");
    return number & KEYWORD;
  }

  private static Type matrix(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    long columns = count(p, "expected single unsigned integer for number of columns");
    if (columns < 2 || columns > 4) throw p.error(loc, "matrix is expected to have 2, 3, or 4 columns");
    int columnLoc = p.loc();
    Type column = p.expectType();
    String fault = columnFault(column);
    if (fault != null) throw p.error(columnLoc, fault);
    p.expect(">");
    return new SpirvType.Matrix(columns, (VectorType) column);
  }

  private static @Nullable String columnFault(Type column) {
    if (!(column instanceof VectorType vector)) return "matrix must be composed using vector type, got " + Printing.quoted(column);
    if (vector.rank() != 1) return "only 1-D vector allowed but found " + Printing.quoted(vector);
    if (vector.size(0) > 4 || vector.size(0) < 2) {
      return "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found " + vector.size(0);
    }
    if (vector.element() instanceof FloatType) return null;
    return "matrix columns' elements must be of Float type, got " + Printing.quoted(vector.element());
  }

  private static Type cooperativeMatrix(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    Shape shape = p.dimensionList(false, true);
    if (shape.rank() != 2) throw p.error(loc, "expected row and column count");
    Type element = nestedType(p);
    p.expect(",");
    String scope = SpirvEnums.SCOPE.keyword(p, "scope <id>").keywords();
    p.expect(",");
    String use = SpirvEnums.COOP_USE.keyword(p, "use <id>").keywords();
    p.expect(">");
    return new SpirvType.CooperativeMatrix(Shape.of(shape.size(0) & KEYWORD, shape.size(1) & KEYWORD), element, scope, use);
  }

  private static Type image(AttrParser p) {
    p.expect("<");
    Type element = nestedType(p);
    List<String> keywords = new ArrayList<>();
    for (SpirvEnum kind : List.of(SpirvEnums.DIM, SpirvEnums.DEPTH, SpirvEnums.ARRAYED, SpirvEnums.SAMPLING, SpirvEnums.SAMPLER_USE,
        SpirvEnums.IMAGE_FORMAT)) {
      p.expect(",");
      keywords.add(attribute(kind, p));
    }
    p.expect(">");
    return new SpirvType.Image(element, List.copyOf(keywords));
  }

  /** A keyword that qualifies a type. */
  static String attribute(SpirvEnum kind, AttrParser p) {
    int loc = p.loc();
    String keyword = p.expectKeyword("");
    if (!kind.has(keyword)) throw p.error(loc, "unknown attribute: '" + keyword + "'");
    return keyword;
  }

  private static Type sampledImage(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    Type type = p.expectType();
    if (!(type instanceof SpirvType.Image image)) {
      throw p.error(loc, "sampled image must be composed using image type, got " + Printing.quoted(type));
    }
    if (List.of("SubpassData", "Buffer").contains(image.dim())) {
      throw p.error(loc, "sampled image Dim must not be SubpassData or Buffer, got " + image.dim());
    }
    p.expect(">");
    return new SpirvType.SampledImage(image);
  }

  private static Type tensor(AttrParser p) {
    p.expect("<");
    boolean ranked = !p.acceptUnranked();
    int loc = p.loc();
    Shape shape = ranked ? p.dimensionList(true, true) : null;
    if (shape != null && shape.rank() == 0) throw p.error(loc, "arm.tensors do not support rank zero");
    Type element = nestedType(p);
    String fault = shape == null ? null : fault(shape);
    if (fault != null) throw p.error(loc, fault);
    p.expect(">");
    return new SpirvType.TensorArm(shape, element);
  }

  private static @Nullable String fault(Shape shape) {
    for (int i = 0; i < shape.rank(); i++) {
      if (shape.size(i) == 0) return "arm.tensors do not support zero dimensions";
    }
    boolean known = shape.isStatic() || shape.dynamicCount() == shape.rank();
    return known ? null : "arm.tensor shape dimensions must be either fully dynamic or completed shaped";
  }
}
