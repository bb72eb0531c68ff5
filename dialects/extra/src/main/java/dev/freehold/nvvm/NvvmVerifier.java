// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvvm;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.llvm.LlvmPointerType;
import dev.freehold.llvm.LlvmStructType;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the constraints of several instructions ask for. */
final class NvvmVerifier {
  static final long GENERIC = 0;
  static final long GLOBAL = 1;
  static final long SHARED = 3;
  static final long CONSTANT = 4;
  static final long LOCAL = 5;
  static final long CLUSTER = 7;

  private NvvmVerifier() {}

  /** The keyword of an enum attribute that must be present. */
  static String keyword(Op op, String attr) {
    return op.attr(attr, EnumAttr.class).keyword();
  }

  /** The keyword of an enum attribute, or null where it is absent. */
  static @Nullable String optionalKeyword(Op op, String attr) {
    return op.attr(attr) instanceof EnumAttr named ? named.keyword() : null;
  }

  /** Whether a boolean attribute is present and true, or a unit attribute is present. */
  static boolean isSet(Op op, String attr) {
    return op.attr(attr) instanceof Attribute value && !value.equals(IntegerAttr.FALSE);
  }

  static long number(Op op, String attr) {
    return op.attr(attr, IntegerAttr.class).longValue();
  }

  /** An integer parameter of an attribute. */
  static long parameter(Op op, String attr, String parameter) {
    return op.attr(attr, StructAttr.class).parameter(parameter, IntegerAttr.class).longValue();
  }

  static boolean has(Op op, String group) {
    return !op.operandSegment(group).isEmpty();
  }

  /** The address space of a pointer. */
  static long space(Value pointer) {
    return ((LlvmPointerType) pointer.type()).addressSpace();
  }

  /** A structure of some elements of a type. */
  static LlvmStructType struct(int size, Type element) {
    return new LlvmStructType(null, false, false, Collections.nCopies(size, element));
  }

  /** The types of the elements of a structure; none where they are not known. */
  static List<Type> elements(LlvmStructType struct) {
    return struct.elements() == null ? List.of() : struct.elements();
  }
}
