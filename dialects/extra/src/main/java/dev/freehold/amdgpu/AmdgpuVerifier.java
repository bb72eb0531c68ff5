// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amdgpu;

import dev.freehold.arith.ArithTypes;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.gpu.DeviceMemRefs;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The constraints of exchanges among lanes, of conversions and of accesses to buffers in the {@code amdgpu} dialect. */
final class AmdgpuVerifier {
  /** How many elements of so many bits are transposed at once. */
  private static final Map<Integer, Integer> TRANSPOSED = Map.of(4, 16, 6, 16, 8, 8, 16, 4);

  private AmdgpuVerifier() {}

  static long number(Op op, String attribute) {
    return op.attr(attribute, IntegerAttr.class).longValue();
  }

  // Exchanges among lanes.

  static void permutation(Op op, Checker check) {
    Type type = op.operand("src").type();
    if (!(type instanceof VectorType) && ArithTypes.width(type) > 64) {
      check.error("integer and floating point types larger than 64 bits are not supported");
      return;
    }
    String kind = op.attr("kind", EnumAttr.class).keyword();
    Attribute argument = op.attr("permArgument");
    String wrong = switch (kind) {
      case "quad_perm" -> wrongQuad(argument);
      case "row_shl", "row_shr", "row_ror" -> wrongDistance(kind, argument);
      default -> argument == null || argument instanceof UnitAttr ? null
          : "Expected unit attribute for permArgument, but found non-trivial argument";
    };
    if (wrong != null) check.error(wrong);
  }

  private static @Nullable String wrongQuad(@Nullable Attribute argument) {
    if (!(argument instanceof ArrayAttr lanes) || lanes.elements().size() != 4) return "quad_perm attribute must have exactly 4 elements";
    boolean inQuad = lanes.elements().stream().allMatch(lane -> lane instanceof IntegerAttr number && ((int) number.longValue() & ~3) == 0);
    return inQuad ? null : "Each element of quad_perm must be in the range [0, 3]";
  }

  private static @Nullable String wrongDistance(String kind, @Nullable Attribute argument) {
    if (argument == null) return "Attribute '" + kind + "' value not specified";
    boolean far = argument instanceof IntegerAttr number && (number.longValue() < 1 || number.longValue() > 15);
    return far ? "Attribute value must be between 1 and 15" : null;
  }

  static void swap(Op op, Checker check) {
    long length = number(op, "row_length");
    if (length != 16 && length != 32) check.error("row_length attribute must either be 16 or 32.");
  }

  // Conversions.

  /** What is filled up is what comes out. */
  static void existing(Op op, Checker check) {
    List<Value> existing = op.operandSegment("existing");
    if (existing.isEmpty() || existing.getFirst().type().equals(op.result().type())) return;
    check.error("existing values must have same type as result");
  }

  /** The bytes with the scales of 8-bit elements are others than those of fewer bits. */
  static void scaled(Op op, Checker check) {
    boolean small = number(op, "blockSize") == 16;
    long first = number(op, "firstScaleByte");
    if (ArithTypes.width(((VectorType) op.operand("source").type()).element()) == 8) {
      long lane = number(op, "firstScaleLane");
      if (!small || lane == 0 && first == 0 || lane == 16 && first == 2) return;
      check.error("blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.");
      return;
    }
    int other = small ? 1 : 2;
    if (first == 0 || first == other) return;
    check.error("blockSize of " + (small ? 16 : 32) + " can only have firstScaleByte be 0 or " + other + " for f4 and f6.");
  }

  // Buffers.

  static void placed(Op op, Checker check) {
    MemRefType buffer = DeviceMemRefs.typeOf(op, "memref");
    if (!DeviceMemRefs.isGlobal(buffer.memorySpace())) {
      check.error("Buffer ops must operate on a memref in global memory");
    } else if (op.operandSegment("indices").size() != buffer.rank()) {
      check.error("Expected " + buffer.rank() + " indices to memref");
    }
  }

  static void gather(Op op, Checker check) {
    MemRefType source = DeviceMemRefs.typeOf(op, "src");
    MemRefType target = DeviceMemRefs.typeOf(op, "dst");
    String wrong = null;
    if (!endsContiguous(target)) wrong = "destination type inner most dim must be contiguous";
    else if (!source.element().equals(target.element())) wrong = "source and destination element types must match";
    else if (!List.of(8L, 16L, 32L, 96L, 128L).contains(bits(op.attr("transferType", TypeAttr.class).value()))) {
      wrong = "Transfering type size must be 8, 16, 32, 96 or 128 bits";
    } else if (!DeviceMemRefs.isGlobal(source.memorySpace()) && !isFatRawBuffer(source.memorySpace())) {
      wrong = "source memory address space must be global or fat raw buffer";
    } else if (!DeviceMemRefs.isWorkgroup(target.memorySpace())) {
      wrong = "destination memory address space must be Workgroup";
    }
    if (wrong != null) check.error(wrong);
  }

  private static boolean isFatRawBuffer(@Nullable Attribute space) {
    return space instanceof IntegerAttr number ? number.longValue() == 7 : DeviceMemRefs.isAddressSpace(space, "amdgpu", "fat_raw_buffer");
  }

  private static boolean endsContiguous(MemRefType type) {
    if (type.rank() == 0 || type.hasIdentityLayout()) return true;
    Strides strides = Strides.of(type);
    return strides != null && (type.size(type.rank() - 1) == 1 || strides.stride(type.rank() - 1) == 1);
  }

  private static long bits(Type type) {
    return type instanceof VectorType vector ? vector.shape().elementCount() * ArithTypes.width(vector.element()) : ArithTypes.width(type);
  }

  static void transpose(Op op, Checker check) {
    VectorType result = (VectorType) op.result().type();
    int width = ArithTypes.width(result.element());
    Integer count = TRANSPOSED.get(width);
    if (!DeviceMemRefs.isWorkgroup(DeviceMemRefs.typeOf(op, "src").memorySpace())) {
      check.error("source memory address space must be Workgroup");
    } else if (count == null) {
      check.error("Unsupported element type size for transpose load: " + width + " bits");
    } else if (result.shape().elementCount() != count) {
      check.error("Transferring type size mismatch: expected num of elements: " + count);
    }
  }
}
