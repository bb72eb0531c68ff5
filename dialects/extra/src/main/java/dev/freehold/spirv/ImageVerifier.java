// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.builtin.TypeSets;
import java.util.List;
import java.util.function.Predicate;

/** Constraints of images. */
final class ImageVerifier {
  static final Trait QUERIED = ImageVerifier::verifyQuery;
  private static final List<String> PLAIN = List.of("Dim1D", "Dim2D", "Dim3D", "Cube");

  private ImageVerifier() {}

  /** The image that an operation reads, writes or samples. */
  static SpirvType.Image of(Op op) {
    return op.operand(0).type() instanceof SpirvType.SampledImage sampled ? sampled.image() : (SpirvType.Image) op.operand(0).type();
  }

  static Trait dimIsOneOf(String... dims) {
    return image("the Dim operand of the underlying image must be " + String.join(" or ", dims), image -> List.of(dims).contains(image.dim()));
  }

  static Trait dimIsNot(String dim) {
    return image("the Dim operand of the underlying image must not be " + dim, image -> !image.dim().equals(dim));
  }

  static Trait singleSampled() {
    return image("the MS operand of the underlying image type must be SingleSampled", SpirvType.Image::isSingleSampled);
  }

  static Trait samplerUse(String... uses) {
    return image("the sampled operand of the underlying image must be " + String.join(" or ", uses),
        image -> List.of(uses).contains(image.samplerUse()));
  }

  private static Trait image(String what, Predicate<SpirvType.Image> holds) {
    return SpirvVerifier.that(what, op -> holds.test(of(op)));
  }

  static Trait resultOfImage() {
    return SpirvVerifier.that("the result component type must match the image sampled type",
        op -> TypeSets.elementOrSelf(op.result().type()).equals(of(op).element()));
  }

  static Trait texelOfImage() {
    return SpirvVerifier.that("the texel component type must match the image sampled type",
        op -> TypeSets.elementOrSelf(op.operand("texel").type()).equals(of(op).element()));
  }

  private static void verifyQuery(Op op, Checker check) {
    SpirvType.Image image = of(op);
    if (PLAIN.contains(image.dim()) && image.isSingleSampled() && image.samplerUse().equals("NeedSampler")) {
      check.plainError("if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2");
      return;
    }
    int components = switch (image.dim()) {
      case "Dim1D", "Buffer" -> 1;
      case "Dim2D", "Cube", "Rect" -> 2;
      case "Dim3D" -> 3;
      default -> 0;
    };
    if (components == 0) {
      check.plainError("the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect");
      return;
    }
    if (image.isArrayed()) components++;
    long found = Sets.components(op.result().type());
    if (found != components) check.plainError("expected the result to have " + components + " component(s), but found " + found + " component(s)");
  }
}
