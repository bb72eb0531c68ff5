// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What the constraints of several accesses ask for. */
final class AccessVerifier {
  static final Set<String> READ_HINTS = Set.of("cached", "uncached", "streaming", "read_invalidate");
  static final Set<String> WRITE_HINTS = Set.of("cached", "uncached", "write_back", "write_through");
  static final String NOT_SCATTERED = "Expects a non-scattered TensorDesc.\n";
  private static final List<String> HINTS = List.of("l1_hint", "l2_hint", "l3_hint");

  private AccessVerifier() {}

  /** Reports the first hint for a cache that is not one of some. */
  static boolean hasHints(Op op, Set<String> allowed, Checker check) {
    for (String name : HINTS) {
      if (op.attr(name) instanceof EnumAttr hint && !allowed.contains(hint.keyword())) {
        check.error("invalid " + name + ": " + Printing.toString(hint));
        return false;
      }
    }
    return true;
  }

  /** How many offsets there are in all. */
  static int offsets(Op op) {
    return op.attr("const_offsets") instanceof DenseArrayAttr all ? all.size() : 0;
  }

  /** The sizes of a type; that of a scalar is one. */
  static long[] shape(Type type) {
    return type instanceof ShapedType shaped ? shaped.shape().toArray() : new long[] {1};
  }

  static long elements(Type type) {
    return type instanceof ShapedType shaped ? shaped.shape().elementCount() : 1;
  }

  static String list(long[] sizes) {
    return Arrays.stream(sizes).mapToObj(Long::toString).collect(Collectors.joining(", ", "[", "]"));
  }

  /** The address space of a buffer or a pointer. */
  static long memory(Type source) {
    return switch (source instanceof MemRefType memref ? memref.memorySpace() : null) {
      case IntegerAttr number -> number.longValue();
      case EnumAttr space when space.kind() == XegpuAttrs.MEMORY_SPACE -> XegpuAttrs.number(space);
      case null, default -> 0;
    };
  }

  /** Whether a descriptor is of the memory that its source is in. */
  static boolean isOfMemory(Type source, TensorDescType descriptor, Checker check) {
    long from = memory(source);
    long of = XegpuAttrs.number(descriptor.encoding().parameter("memory_space", EnumAttr.class));
    if (from == of) return true;
    check.error("Memory space mismatch. Source: " + from + ", TensorDesc: " + of);
    return false;
  }
}
