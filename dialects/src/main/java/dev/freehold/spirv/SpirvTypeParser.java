// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.spirv.SpirvType.Decoration;
import dev.freehold.spirv.SpirvType.Member;
import java.util.ArrayList;
import java.util.List;

/** Reads the types of the dialect. */
final class SpirvTypeParser {
  private SpirvTypeParser() {}

  static Type parse(String mnemonic, AttrParser p) {
    return switch (mnemonic) {
      case "ptr" -> pointer(p);
      case "array" -> array(p);
      case "rtarray" -> runtimeArray(p);
      case "struct" -> struct(p);
      case "matrix" -> matrix(p);
      case "coopmatrix" -> cooperativeMatrix(p);
      case "image" -> image(p);
      case "sampled_image" -> sampledImage(p);
      case "arm.tensor" -> tensor(p);
      default -> null;
    };
  }

  private static Type pointer(AttrParser p) {
    p.expect("<");
    Type pointee = p.expectType();
    p.expect(",");
    String storage = Words.STORAGE_CLASS.word(p).words();
    p.expect(">");
    return new SpirvType.Pointer(pointee, storage);
  }

  private static Type array(AttrParser p) {
    p.expect("<");
    long count = count(p);
    Type element = p.expectType();
    long stride = stride(p);
    p.expect(">");
    return new SpirvType.Array(count, element, stride);
  }

  private static Type runtimeArray(AttrParser p) {
    p.expect("<");
    Type element = p.expectType();
    long stride = stride(p);
    p.expect(">");
    return new SpirvType.Array(-1, element, stride);
  }

  private static long count(AttrParser p) {
    int loc = p.loc();
    Shape shape = p.dimensionList(false, true);
    if (shape.rank() != 1) throw p.error(loc, "expected single integer for array element count");
    return shape.size(0);
  }

  private static long stride(AttrParser p) {
    if (!p.accept(",")) return 0;
    p.expect("stride");
    p.expect("=");
    return p.expectInteger();
  }

  private static Type struct(AttrParser p) {
    p.expect("<");
    String name = p.acceptKeyword();
    if (name != null && p.accept(">")) return new SpirvType.Struct(name, null, List.of());
    if (name != null) p.expect(",");
    p.expect("(");
    List<Member> members = new ArrayList<>();
    while (!p.accept(")")) {
      if (!members.isEmpty()) p.expect(",");
      members.add(member(p));
    }
    List<Decoration> decorations = new ArrayList<>();
    while (p.accept(",")) decorations.add(decoration(p));
    p.expect(">");
    return new SpirvType.Struct(name, List.copyOf(members), sorted(decorations));
  }

  private static Member member(AttrParser p) {
    Type type = p.expectType();
    long offset = -1;
    List<Decoration> decorations = new ArrayList<>();
    if (p.accept("[")) {
      var number = p.acceptInteger();
      if (number != null) offset = number.longValue();
      boolean more = number == null || p.accept(",");
      while (more) {
        decorations.add(decoration(p));
        more = p.accept(",");
      }
      p.expect("]");
    }
    return new Member(type, offset, sorted(decorations));
  }

  private static Decoration decoration(AttrParser p) {
    String word = Words.DECORATION.word(p).words();
    if (!p.accept("=")) return new Decoration(word, null);
    StringBuilder value = new StringBuilder();
    p.attribute().print(new AttrPrinter(value, null));
    return new Decoration(word, value.toString());
  }

  private static List<Decoration> sorted(List<Decoration> decorations) {
    return decorations.stream().sorted((a, b) -> Words.DECORATION.rank(a.word()) - Words.DECORATION.rank(b.word())).toList();
  }

  private static Type matrix(AttrParser p) {
    p.expect("<");
    long columns = count(p);
    int loc = p.loc();
    Type column = p.expectType();
    if (!(column instanceof VectorType)) throw p.error(loc, "matrix must be composed using vector type, got " + column);
    p.expect(">");
    return new SpirvType.Matrix(columns, column);
  }

  private static Type cooperativeMatrix(AttrParser p) {
    p.expect("<");
    Shape shape = p.dimensionList(false, true);
    Type element = p.expectType();
    p.expect(",");
    String scope = Words.SCOPE.word(p).words();
    p.expect(",");
    String use = Words.COOP_USE.word(p).words();
    p.expect(">");
    return new SpirvType.CooperativeMatrix(shape, element, scope, use);
  }

  private static Type image(AttrParser p) {
    p.expect("<");
    Type element = p.expectType();
    List<String> words = new ArrayList<>();
    for (WordKind kind : List.of(Words.DIM, Words.DEPTH, Words.ARRAYED, Words.SAMPLING, Words.SAMPLER_USE, Words.IMAGE_FORMAT)) {
      p.expect(",");
      words.add(kind.word(p).words());
    }
    p.expect(">");
    return new SpirvType.Image(element, List.copyOf(words));
  }

  private static Type sampledImage(AttrParser p) {
    p.expect("<");
    Type image = p.expectType();
    p.expect(">");
    return new SpirvType.SampledImage(image);
  }

  private static Type tensor(AttrParser p) {
    p.expect("<");
    Shape shape = null;
    if (p.accept("*")) p.expect("x");
    else shape = p.dimensionList(true, true);
    Type element = p.expectType();
    p.expect(">");
    return new SpirvType.TensorArm(shape, element);
  }
}
