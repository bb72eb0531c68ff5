// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.Directive;
import java.util.ArrayList;
import java.util.List;

/** Images, and how they are sampled: {@code spirv.ImageSampleExplicitLod %i, %c ["Lod"], %l : …}. */
final class Images {
  static final List<OpDef<?>> DEFS = new ArrayList<>();
  private static final String OPERANDS = "custom<ImageOperands>($image_operands) (`,` $operand_arguments^)? attr-dict ";

  static {
    Trait notBuffer = ImageVerifier.dimIsNot("Buffer");
    Trait single = ImageVerifier.singleSampled();
    Trait ofImage = ImageVerifier.resultOfImage();
    Trait notSampled = ImageVerifier.samplerUse("SamplerUnknown", "NoSampler");
    DEFS.add(SpirvOp.pure("Image").operand("sampled_image", SpirvType.SAMPLED_IMAGE).result("result", SpirvType.IMAGE)
        .typeFrom("type of 'result' matches image type of 'sampled_image'", "sampled_image", "result",
            type -> type instanceof SpirvType.SampledImage sampled ? sampled.image() : type)
        .assembly("$sampled_image attr-dict `:` type($sampled_image)").build());
    DEFS.add(SpirvOp.pure("ImageQuerySize").operand("image", SpirvType.IMAGE).result("result", Sets.INTEGERS).traits(ImageVerifier.QUERIED)
        .assembly("$image attr-dict `:` type($image) `->` type($result)").build());
    sampled("ImageSampleExplicitLod", Sets.FLOATS_OR_INTEGERS, Sets.TEXEL, false, true, notBuffer, single, ofImage,
        SpirvVerifier.that("either Lod or Grad image operands must be present", Images::hasLevel));
    sampled("ImageSampleImplicitLod", Sets.FLOATS, Sets.TEXEL, false, false, notBuffer, single, ofImage);
    sampled("ImageSampleProjDrefImplicitLod", Sets.FLOATS_OR_INTEGERS, Sets.INTEGER.or(Sets.FLOAT), true, false, notBuffer, single,
        SpirvVerifier.that("type of 'result' matches image type of 'sampled_image'",
            op -> op.result().type().equals(ImageVerifier.of(op).element())));
    sampled("ImageDrefGather", Sets.FLOATS, Sets.TEXEL, true, false, ImageVerifier.dimIsOneOf("Dim2D", "Cube", "Rect"), single, ofImage);
    read("ImageFetch", Sets.INTEGERS, Sets.vector(Sets.FLOAT, 4).or(Sets.vector(Sets.INTEGER, 4)), ImageVerifier.dimIsNot("Cube"),
        ImageVerifier.samplerUse("NeedSampler"), ofImage);
    read("ImageRead", Sets.FLOATS_OR_INTEGERS, Sets.FLOATS_OR_INTEGERS, notSampled, ofImage);
    DEFS.add(arguments(SpirvOp.define("ImageWrite").operand("image", SpirvType.IMAGE).operand("coordinate", Sets.FLOATS_OR_INTEGERS)
        .operand("texel", Sets.FLOATS_OR_INTEGERS), false, notSampled, ImageVerifier.dimIsNot("SubpassData"), ImageVerifier.texelOfImage())
        .assembly("$image `,` $coordinate `,` $texel " + OPERANDS + "`:` type($image) `,` type($coordinate) `,` type($texel) "
            + "(`,` type($operand_arguments)^)?")
        .build());
  }

  private Images() {}

  private static void sampled(String name, TypeSet coordinates, TypeSet results, boolean compares, boolean required, Trait... constraints) {
    // Which level of detail is implied depends on the neighbours, so such an operation stays even where it is not used.
    DEFS.add(name.endsWith("ImplicitLod") ? sampled(SpirvOp.define(name), coordinates, results, compares, required, constraints)
        : sampled(SpirvOp.pure(name), coordinates, results, compares, required, constraints));
  }

  private static <O extends Op> OpDef<O> sampled(OpDefBuilder<O> op, TypeSet coordinates, TypeSet results, boolean compares, boolean required,
      Trait... constraints) {
    op.operand("sampled_image", SpirvType.SAMPLED_IMAGE).operand("coordinate", coordinates);
    if (compares) op.operand("dref", Sets.FLOAT_32);
    return arguments(op, required, constraints).result("result", results)
        .assembly("$sampled_image `,` $coordinate " + (compares ? "`,` $dref " : "") + OPERANDS + "`:` type($sampled_image) `,` type($coordinate) "
            + (compares ? "`,` type($dref) " : "") + "(`,` type($operand_arguments)^)? `->` type($result)")
        .build();
  }

  private static boolean hasLevel(Op op) {
    SpirvEnumAttr operands = SpirvVerifier.keywords(op, "image_operands");
    return operands.has("Lod") || operands.has("Grad");
  }

  private static void read(String name, TypeSet coordinates, TypeSet results, Trait... constraints) {
    DEFS.add(arguments(SpirvOp.define(name).operand("image", SpirvType.IMAGE).operand("coordinate", coordinates), false, constraints)
        .result("result", results)
        .assembly("$image `,` $coordinate " + OPERANDS + "`:` type($image) `,` type($coordinate) (`,` type($operand_arguments)^)? `->` type($result)")
        .build());
  }

  private static <O extends Op> OpDefBuilder<O> arguments(OpDefBuilder<O> op, boolean required, Trait... constraints) {
    if (required) op.attr("image_operands", SpirvEnums.IMAGE_OPERANDS.set());
    else op.optionalAttr("image_operands", SpirvEnums.IMAGE_OPERANDS.set());
    return op.operands("operand_arguments", Sets.ANY).traits(constraints).traits(ImageOperands::verify).directive("ImageOperands", Directive.of(
        (p, state) -> {
          if (!p.accept("[")) return;
          state.attr("image_operands", SpirvEnums.IMAGE_OPERANDS.quoted(p));
          p.expect("]");
        },
        (each, out) -> {
          if (each.attr("image_operands") instanceof SpirvEnumAttr keywords) out.text("[\"" + keywords.keywords() + "\"]");
        }));
  }
}
