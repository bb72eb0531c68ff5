// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Trait;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The constraints of conversions: which formats there are, and how they round. */
final class ConversionVerifier {
  static final List<FloatType> F8 = formats(FloatFormat.F8E4M3FN, FloatFormat.F8E5M2);
  static final List<FloatType> F8_SCALE = formats(FloatFormat.F8E8M0FNU);
  static final List<FloatType> F6 = formats(FloatFormat.F6E2M3FN, FloatFormat.F6E3M2FN);
  static final List<FloatType> F4 = formats(FloatFormat.F4E2M1FN);
  private static final String SCALE = Printing.quoted(F8_SCALE.getFirst());

  private ConversionVerifier() {}

  private static List<FloatType> formats(FloatFormat... formats) {
    return Arrays.stream(formats).map(FloatType::of).toList();
  }

  /** The narrow format, which an attribute names, is one of some. */
  static Trait only(String attr, List<FloatType> formats, String conversion) {
    return (op, check) -> {
      if (formats.contains(format(op, attr))) return;
      String kinds = formats.size() == 1 ? " type is" : " types are";
      check.error("Only " + listed(formats) + kinds + " supported for conversions from " + conversion + ".");
    };
  }

  private static Type format(Op op, String attr) {
    return op.attr(attr, TypeAttr.class).value();
  }

  private static String listed(List<FloatType> formats) {
    return formats.stream().map(Printing::quoted).collect(Collectors.joining(" and "));
  }

  static void toTf32(Op op, Checker check) {
    String rounding = NvvmVerifier.keyword(op, "rnd");
    if (!Set.of("rn", "rz", "rna").contains(rounding)) {
      check.plainError("Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.");
    } else if (rounding.equals("rna") && NvvmVerifier.isSet(op, "relu")) {
      check.plainError("Relu not supported with rna rounding mode.");
    }
  }

  static void pairToF8(Op op, Checker check) {
    Type format = format(op, "dstTy");
    String rounding = NvvmVerifier.keyword(op, "rnd");
    if (F8.contains(format)) {
      if (!rounding.equals("rn")) {
        check.error("Only RN rounding mode is supported for conversions from f32x2 to " + listed(F8) + " types");
      } else if (!NvvmVerifier.keyword(op, "sat").equals("satfinite")) {
        check.error("Only SATFINITE saturation mode is supported for conversions from f32x2 to " + listed(F8) + " types");
      }
    } else if (F8_SCALE.contains(format)) {
      if (!isUpOrToZero(rounding)) check.error("Only RZ and RP rounding modes are supported for conversions from f32x2 to " + SCALE + " type");
      else if (NvvmVerifier.isSet(op, "relu")) check.error("relu not supported for conversions to " + SCALE + " type");
    } else {
      check.error("Only " + Printing.quoted(F8.getFirst()) + ", " + Printing.quoted(F8.getLast()) + ", and " + SCALE
          + " types are supported for conversions from f32x2 to f8x2");
    }
  }

  static void roundsUpOrToZero(Op op, Checker check) {
    if (isUpOrToZero(NvvmVerifier.keyword(op, "rnd"))) return;
    check.error("Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.");
  }

  private static boolean isUpOrToZero(String rounding) {
    return rounding.equals("rz") || rounding.equals("rp");
  }

  /** Half floats are rounded with random bits or without, by the mode. */
  static Trait halves(String to) {
    return (op, check) -> {
      String rounding = NvvmVerifier.keyword(op, "rnd");
      boolean bits = NvvmVerifier.has(op, "random_bits");
      if (!Set.of("rn", "rz", "rs").contains(rounding)) {
        check.error("Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to " + to + ".");
      } else if (rounding.equals("rs") && !bits) {
        check.error("random_bits is required for RS rounding mode.");
      } else if (!rounding.equals("rs") && bits) {
        check.error("random_bits not supported for RN and RZ rounding modes.");
      }
    };
  }
}
