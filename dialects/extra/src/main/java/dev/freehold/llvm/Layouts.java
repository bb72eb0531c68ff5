// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.Printing;
import org.jspecify.annotations.Nullable;

/** The data layout of LLVM's types in modules: 64-bit integers, two of them alignments that follow each other. */
final class Layouts {
  private Layouts() {}

  /** Size, alignments, and perhaps the width of indices. */
  static @Nullable String errorForPointer(Type pointer, Attribute layout) {
    if (!isNumbers(layout, 3, 4)) {
      return "expected layout attribute for " + quoted(pointer) + " to be a dense integer elements attribute with 3 or 4 elements";
    }
    return areWide(layout) ? alignmentError((DenseElementsAttr) layout, 1) : "expected i64 parameters for " + quoted(pointer);
  }

  /** One alignment or two, which are those of all structs, and so at the one without elements. */
  static @Nullable String errorForStruct(LlvmStructType struct, Attribute layout) {
    if (!isNumbers(layout, 1, 2)) {
      return "expected layout attribute for " + quoted(struct) + " to be a dense integer elements attribute of 1 or 2 elements";
    }
    if (!areWide(layout)) return "expected i64 entries for " + quoted(struct);
    if (struct.elements() == null || !struct.elements().isEmpty()) return "unexpected layout attribute for struct " + quoted(struct);
    return alignmentError((DenseElementsAttr) layout, 0);
  }

  private static boolean isNumbers(Attribute layout, int least, int most) {
    return layout instanceof DenseElementsAttr numbers && numbers.type().element() instanceof IntegerType
        && numbers.elementCount() >= least && numbers.elementCount() <= most;
  }

  private static boolean areWide(Attribute layout) {
    return ((DenseElementsAttr) layout).type().element().equals(IntegerType.I64);
  }

  private static @Nullable String alignmentError(DenseElementsAttr numbers, int abi) {
    boolean ordered = numbers.isSplat() || numbers.elementCount() <= abi + 1 || numbers.bits(abi).compareTo(numbers.bits(abi + 1)) <= 0;
    return ordered ? null : "preferred alignment is expected to be at least as large as ABI alignment";
  }

  private static String quoted(Type type) {
    return "'" + Printing.toString(type) + "'";
  }
}
