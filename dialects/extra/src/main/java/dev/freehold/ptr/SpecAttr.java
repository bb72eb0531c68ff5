// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.dialects.syntax.StructKind.Part;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import java.util.List;

/** How large pointers are and how they are aligned, in bits: {@code #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>}. */
final class SpecAttr {
  /** What the index has that is not given: it is as large as the pointer. */
  private static final IntegerAttr NOT_GIVEN = IntegerAttr.of(IntegerType.I64, 0xFFFF_FFFFL);
  private static final PartForm SIZE = PartForm.UNSIGNED_32.titled("uint32_t");
  private static final int BYTE = 8;

  static final StructKind KIND = new StructKind("ptr", "spec", Part.required("size", SIZE), Part.required("abi", SIZE),
      Part.required("preferred", SIZE), Part.defaulted("index", SIZE, NOT_GIVEN)).called("Ptr_SpecAttr").checking(SpecAttr::fault);

  private SpecAttr() {}

  /** The same number stands for an index that is not given and for one that is too large. */
  private static String fault(StructAttr spec) {
    for (String part : List.of("size", "abi", "preferred", "index")) {
      boolean given = !part.equals("index") || !spec.part(part).equals(NOT_GIVEN);
      if (given && number(spec, part) % BYTE != 0) return part + " entry must be divisible by 8";
    }
    if (number(spec, "abi") > number(spec, "preferred")) return "preferred alignment is expected to be at least as large as ABI alignment";
    return null;
  }

  private static long number(StructAttr spec, String part) {
    return ((IntegerAttr) spec.part(part)).longValue();
  }
}
