// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks the attribute for how an image is read, written or sampled, and the operands that belong to it. */
final class ImageOperands {
  private static final List<String> PLAIN = List.of("Dim1D", "Dim2D", "Dim3D", "Cube");
  private static final String WRONG_COMPONENTS = "number of components of each Grad argument must equal the number of components in coordinate, "
      + "minus the array layer component, if present";

  private final Op op;
  private final List<? extends Value> given;
  private final boolean implicit;
  private final boolean explicit;
  private int used;

  private ImageOperands(Op op) {
    this.op = op;
    this.given = op.operandSegment("operand_arguments");
    this.implicit = op.name().endsWith("ImplicitLod");
    this.explicit = op.name().endsWith("ExplicitLod");
  }

  static void verify(Op op, Checker check) {
    String fault = new ImageOperands(op).fault(SpirvVerifier.optionalKeywords(op, "image_operands"));
    if (fault != null) check.plainError(fault);
  }

  /** The operands are in the order of the keywords. */
  private @Nullable String fault(@Nullable SpirvEnumAttr keywords) {
    if (keywords == null) return given.isEmpty() ? null : "the Image Operands should encode what operands follow, as per Image Operands";
    if (keywords.has("Lod") && keywords.has("Grad")) return "it is invalid to set both the Lod and Grad bits";
    String fault = keywords.has("Bias") ? bias() : null;
    if (fault == null && keywords.has("Lod")) fault = lod();
    if (fault == null && keywords.has("Grad")) fault = grad();
    return fault != null || used == given.size() ? fault : "too many image operand arguments have been provided";
  }

  private @Nullable String bias() {
    if (!implicit) return "Bias is only valid with implicit-lod instructions";
    if (used == given.size()) return "Bias operand requires 1 argument";
    return next() instanceof FloatType ? plainImage("Bias") : "Bias must be a floating-point type scalar";
  }

  private @Nullable String lod() {
    // For the reference spirv.ImageFetch is no such instruction either.
    if (!explicit) return "Lod is only valid with explicit-lod and fetch instructions";
    if (used == given.size()) return "Lod operand requires 1 argument";
    return next() instanceof FloatType ? plainImage("Lod") : "for sampling operations, Lod must be a floating-point type scalar";
  }

  private @Nullable String grad() {
    if (!explicit) return "Grad is only valid with explicit-lod instructions";
    if (used + 2 > given.size()) return "Grad operand requires 2 arguments (scalars or vectors)";
    SpirvType.Image image = ImageVerifier.of(op);
    if (!image.isSingleSampled()) return multisampled("Grad");
    Type coordinate = op.operand(1).type();
    long components = Sets.components(coordinate) - (coordinate instanceof VectorType && image.isArrayed() ? 1 : 0);
    return gradient(next(), next(), components);
  }

  private static @Nullable String gradient(Type x, Type y, long components) {
    if (x instanceof VectorType dx && y instanceof VectorType dy) {
      if (dx.size(0) != dy.size(0) || dx.size(0) != components) return WRONG_COMPONENTS;
      boolean floats = dx.element() instanceof FloatType && dy.element() instanceof FloatType;
      return floats ? null : "Grad arguments must be a vector of floating-point type";
    }
    boolean floats = x instanceof FloatType && y instanceof FloatType;
    if (!floats) return "Grad arguments must be a scalar or vector of floating-point type";
    return components == 1 ? null : WRONG_COMPONENTS;
  }

  private Type next() {
    return given.get(used++).type();
  }

  private @Nullable String plainImage(String keyword) {
    SpirvType.Image image = ImageVerifier.of(op);
    if (!PLAIN.contains(image.dim())) return keyword + " must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube";
    return image.isSingleSampled() ? null : multisampled(keyword);
  }

  private static String multisampled(String keyword) {
    return keyword + " must only be used with an image type that has a MS operand of 0";
  }
}
