// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Checker;
import dev.freehold.arith.KnownSizes;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.MemRefType;
import org.jspecify.annotations.Nullable;

/** What {@code memref.alloc} and {@code memref.alloca} have in common: a type, and operands for what the type leaves open. */
public interface AllocLike {
  /** On an operation that allocates or frees: the program itself pairs it with its counterpart. A mark of the bufferization dialect. */
  String MANUAL_DEALLOCATION = "bufferization.manual_deallocation";

  /** {@link #areSizesKnown} in words. */
  String SIZES = KnownSizes.SIZES + ", and the layout has no symbols";

  private Op op() {
    return (Op) this;
  }

  default MemRefType type() {
    return (MemRefType) op().result().type();
  }

  /** The sizes of the dynamic dimensions, in order. */
  default OperandRange dynamicSizes() {
    return op().operandSegment("dynamicSizes");
  }

  /** The values of the symbols in the layout of the type. */
  default OperandRange symbolOperands() {
    return op().operandSegment("symbolOperands");
  }

  /** The alignment in bytes, or null where any will do. */
  default @Nullable Attribute alignment() {
    return op().prop("alignment");
  }

  /** Whether no size can be negative. */
  default boolean areSizesKnown() {
    return KnownSizes.areSizes(dynamicSizes()) && symbolOperands().isEmpty();
  }

  /** Reports where there are too many or too few operands for the type. */
  static void verifyOperandCounts(Op op, Checker check) {
    AllocLike alloc = (AllocLike) op;
    int sizes = alloc.dynamicSizes().size();
    int dynamic = alloc.type().shape().dynamicCount();
    int symbols = alloc.symbolOperands().size();
    int expected = Layouts.symbolCount(alloc.type());
    if (sizes != dynamic) check.error("incorrect number of dynamic sizes, has " + sizes + ", expected " + dynamic);
    else if (symbols != expected) check.error("symbol operand count does not equal memref symbol count: expected " + expected + ", got " + symbols);
  }
}
