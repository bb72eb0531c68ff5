// SPDX-License-Identifier: Apache-2.0
package dev.freehold.rocdl;

import static dev.freehold.rocdl.RocdlSets.vector;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Conversions between float formats. A name has how many elements are converted at once, to what, and from what: {@code cvt.scalef32.pk8.fp4.bf16}
 * converts eight {@code bf16} to {@code fp4}. Each group has all formats of a size.
 */
final class ConversionOps {
  static final List<OpDef<?>> DEFS = new ArrayList<>();

  private static final List<Narrow> EIGHT_BITS = List.of(Narrow.BF8, Narrow.FP8);
  private static final List<Narrow> SIX_BITS = List.of(Narrow.BF6, Narrow.FP6);
  private static final List<Narrow> EIGHT_OR_FOUR_BITS = List.of(Narrow.BF8, Narrow.FP8, Narrow.FP4);
  private static final Source SEED = new Source("seed", TypeSets.I32);

  /** A format that is a type. */
  private enum Wide {
    BF16(TypeSets.BF16), F16(TypeSets.F16), F32(TypeSets.F32);

    final TypeSet type;

    Wide(TypeSet type) {
      this.type = type;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A format whose elements are packed into 32-bit words. */
  private enum Narrow {
    BF8(8), FP8(8), BF6(6), FP6(6), FP4(4);

    private final int bits;

    Narrow(int bits) {
      this.bits = bits;
    }

    TypeSet keywords(int numbers) {
      int keywords = numbers * bits / 32;
      return keywords == 1 ? TypeSets.I32 : vector(TypeSets.I32, keywords);
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What an instruction converts, or the seed by which it rounds. */
  private record Source(String name, TypeSet types) {}

  static {
    add(define("pkrtz").operand("srcA", TypeSets.F32).operand("srcB", TypeSets.F32).result("res", RocdlSets.ANY), "$srcA `,` $srcB");
    for (Narrow narrow : EIGHT_BITS) {
      unscaled(narrow);
      half(narrow);
      parameter("f32." + narrow, "srcSelIndex", AttrSets.I32, TypeSets.F32);
    }
    for (Narrow narrow : SIX_BITS) scaled("2xpk16." + narrow + ".f32", narrow.keywords(32), wide("src0", Wide.F32, 16), wide("src1", Wide.F32, 16));
    for (Wide wide : Wide.values()) {
      for (Narrow narrow : SIX_BITS) {
        widened(16, wide, narrow);
        scaled("pk32." + wide + "." + narrow, vector(wide.type, 32), new Source("src", narrow.keywords(32)));
        narrowed(16, narrow, wide);
        if (wide != Wide.F32) narrowed(32, narrow, wide);
        rounded(16, narrow, wide);
        rounded(32, narrow, wide);
      }
      for (Narrow narrow : EIGHT_OR_FOUR_BITS) {
        widened(8, wide, narrow);
        narrowed(8, narrow, wide);
        rounded(8, narrow, wide);
      }
      for (Narrow narrow : EIGHT_BITS) {
        parameter("pk." + wide + "." + narrow, "srcLoHiSel", AttrSets.I1, vector(wide.type, 2));
        merged("pk." + narrow + "." + wide, vector(TypeSets.I16, 2), "dstLoHiSel", AttrSets.I1, two("src0", wide));
        merged("sr." + narrow + "." + wide, TypeSets.I32, "dstSelIndex", AttrSets.I32, List.of(new Source("src0", wide.type), SEED));
      }
      parameter("pk." + wide + ".fp4", "srcSelIndex", AttrSets.I32, vector(wide.type, 2));
      merged("pk.fp4." + wide, TypeSets.I32, "dstSelIndex", AttrSets.I32, two("src", wide));
      merged("sr.pk.fp4." + wide, TypeSets.I32, "dstSelIndex", AttrSets.I32, List.of(wide("src", wide, 2), SEED));
    }
  }

  private ConversionOps() {}

  private static OpDefBuilder<RocdlOp> define(String name) {
    return RocdlOp.pure("cvt." + name);
  }

  private static void add(OpDefBuilder<RocdlOp> op, String operands) {
    DEFS.add(op.assembly("attr-dict " + operands + " `:` type($res)").build());
  }

  private static void unscaled(Narrow narrow) {
    add(define("f32." + narrow).operand("srcA", TypeSets.I32).attr("byteSel", AttrSets.I32).result("res", RocdlSets.ANY), "$srcA `[` $byteSel `]`");
    add(define("pk.f32." + narrow).operand("src", TypeSets.I32).attr("wordSel", AttrSets.I1).result("res", RocdlSets.ANY), "$src `[` $wordSel `]`");
    add(define("pk." + narrow + ".f32").operand("srcA", TypeSets.F32).operand("srcB", TypeSets.F32).operand("old", TypeSets.I32)
        .attr("wordSel", AttrSets.I1).result("res", RocdlSets.ANY), "$srcA `,` $srcB `->` $old `[` $wordSel `]`");
    add(define("sr." + narrow + ".f32").operand("srcA", TypeSets.F32).operand("srcB", TypeSets.I32).operand("old", TypeSets.I32)
        .attr("byteSel", AttrSets.I32).result("res", RocdlSets.ANY), "$srcA `,` $srcB `->` $old `[` $byteSel `]`");
  }

  /** One element from a word to one half of another: both have to be selected. */
  private static void half(Narrow narrow) {
    TypeSet halves = vector(TypeSets.F16, 2);
    add(define("scalef32.f16." + narrow).operand("oldVdst", halves).operand("src", TypeSets.I32).operand("scale", TypeSets.F32)
        .attr("srcSelIndex", AttrSets.I32).attr("dstLoHiSel", AttrSets.I1).result("res", halves),
        "$src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`");
  }

  /** What a byte or half of a word holds. */
  private static void parameter(String name, String choice, AttrSet choices, TypeSet result) {
    add(define("scalef32." + name).operand("src", TypeSets.I32).operand("scale", TypeSets.F32).attr(choice, choices).result("res", result),
        "$src `[` $" + choice + " `]` `,` $scale");
  }

  private static void widened(int numbers, Wide wide, Narrow narrow) {
    add(define("scale.pk" + numbers + "." + wide + "." + narrow).operand("src", narrow.keywords(numbers)).operand("scale", TypeSets.I32)
        .attr("scaleSel", AttrSets.I32).result("res", vector(wide.type, numbers)), "$src `,` $scale `[` $scaleSel `]`");
  }

  private static void narrowed(int numbers, Narrow narrow, Wide wide) {
    scaled("pk" + numbers + "." + narrow + "." + wide, narrow.keywords(numbers), wide("src", wide, numbers));
  }

  /** The same, up or down at random. */
  private static void rounded(int numbers, Narrow narrow, Wide wide) {
    scaled("sr.pk" + numbers + "." + narrow + "." + wide, narrow.keywords(numbers), wide("src", wide, numbers), SEED);
  }

  private static void scaled(String name, TypeSet result, Source... sources) {
    OpDefBuilder<RocdlOp> op = define("scalef32." + name);
    String operands = declare(op, List.of(sources));
    add(op.result("res", result), operands);
  }

  /** The result keeps some bits of the old value. */
  private static void merged(String name, TypeSet result, String choice, AttrSet choices, List<Source> sources) {
    OpDefBuilder<RocdlOp> op = define("scalef32." + name).operand("oldVdst", result);
    String operands = declare(op, sources);
    add(op.attr(choice, choices).result("res", result), operands + " `->` $oldVdst `[` $" + choice + " `]`");
  }

  /** Adds the operands and their scale, and returns their assembly. */
  private static String declare(OpDefBuilder<RocdlOp> op, List<Source> sources) {
    StringBuilder operands = new StringBuilder();
    for (Source source : sources) {
      op.operand(source.name, source.types);
      operands.append('$').append(source.name).append(" `,` ");
    }
    op.operand("scale", TypeSets.F32);
    return operands.append("$scale").toString();
  }

  private static Source wide(String name, Wide wide, int numbers) {
    return new Source(name, vector(wide.type, numbers));
  }

  /** Two elements: they fit into one register, or need one each. */
  private static List<Source> two(String together, Wide wide) {
    return wide == Wide.F32 ? List.of(new Source("src0", wide.type), new Source("src1", wide.type)) : List.of(wide(together, wide, 2));
  }
}
