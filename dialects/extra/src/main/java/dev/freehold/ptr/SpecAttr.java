// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ptr;

import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.dialects.syntax.StructKind.Parameter;
import dev.freehold.dialects.syntax.StructKind;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How large pointers are and how they are aligned, in bits: {@code #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>}. */
final class SpecAttr {
  /** What the index has that is not given: it is as large as the pointer. */
  private static final IntegerAttr NOT_GIVEN = IntegerAttr.of(IntegerType.I64, 0xFFFF_FFFFL);
  private static final ParameterSyntax SIZE = ParameterSyntax.UNSIGNED_32.titled("uint32_t");
  private static final int BYTE = 8;

  static final StructKind KIND = new StructKind("ptr", "spec", Parameter.required("size", SIZE), Parameter.required("abi", SIZE),
      Parameter.required("preferred", SIZE), Parameter.defaulted("index", SIZE, NOT_GIVEN)).called("Ptr_SpecAttr").checking(SpecAttr::fault);

  private SpecAttr() {}

  /** The same value is for an index that is not given and for one that is too large. */
  private static @Nullable String fault(StructAttr spec) {
    for (String parameter : List.of("size", "abi", "preferred", "index")) {
      boolean given = !parameter.equals("index") || !NOT_GIVEN.equals(spec.parameter(parameter));
      if (given && number(spec, parameter) % BYTE != 0) return parameter + " entry must be divisible by 8";
    }
    if (number(spec, "abi") > number(spec, "preferred")) return "preferred alignment is expected to be at least as large as ABI alignment";
    return null;
  }

  private static long number(StructAttr spec, String parameter) {
    return spec.parameter(parameter, IntegerAttr.class).longValue();
  }
}
