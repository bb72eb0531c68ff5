// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvgpu;

import dev.freehold.arith.ArithTypes;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.gpu.DeviceMemRefs;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The constraints of copies, and of matrices that the threads of a warp hold together, in the {@code nvgpu} dialect. */
final class NvgpuVerifier {
  private static final String SHARED = "attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)";
  private static final int WARP = 32;

  private NvgpuVerifier() {}

  private static boolean isUnitStride(MemRefType type) {
    Strides strides = Strides.of(type);
    return type.rank() == 0 || strides != null && strides.stride(type.rank() - 1) == 1;
  }

  static void copy(Op op, Checker check) {
    MemRefType source = DeviceMemRefs.typeOf(op, "src");
    MemRefType target = DeviceMemRefs.typeOf(op, "dst");
    String wrong = null;
    if (!isUnitStride(source)) wrong = "source memref most minor dim must have unit stride";
    else if (!isUnitStride(target)) wrong = "destination memref most minor dim must have unit stride";
    else if (!DeviceMemRefs.isWorkgroup(target.memorySpace())) wrong = "destination memref must have a memory space " + SHARED;
    else if (!target.element().equals(source.element())) wrong = "source and destination must have the same element type";
    if (wrong != null) {
      check.plainError(wrong);
      return;
    }
    for (String side : List.of("src", "dst")) {
      int rank = DeviceMemRefs.typeOf(op, side).rank();
      int indices = op.operandSegment(side + "Indices").size();
      if (rank == indices) continue;
      check.error("expected " + rank + (side.equals("src") ? " source" : " destination") + " indices, got " + indices);
      return;
    }
    copied(op, target, check);
  }

  private static void copied(Op op, MemRefType target, Checker check) {
    int width = ArithTypes.width(target.element());
    long elements = op.attr("dstElements", IntegerAttr.class).longValue();
    long bytes = width * elements / 8;
    if (bytes != 4 && bytes != 8 && bytes != 16) {
      String allowed = Stream.of(32, 64, 128).filter(bits -> bits / width > 0).map(bits -> bits / width + (bits == 128 ? "." : ", "))
          .collect(Collectors.joining());
      check.plainError("Requested copy elements is " + elements + " with width " + width + ". But copy elements could be one of " + allowed);
    } else if (op.attr("bypassL1") != null && bytes != 16) {
      check.error("bypassL1 does not satify alignment for " + Printing.quoted(target) + " with destination element " + elements
          + ". Unset bypassL1, or set destination element to " + 128 / width);
    }
  }

  static void load(Op op, Checker check) {
    VectorType result = (VectorType) op.result().type();
    int width = ArithTypes.width(result.element());
    String wrong = null;
    if (!DeviceMemRefs.isWorkgroup(DeviceMemRefs.typeOf(op, "srcMemref").memorySpace())) {
      wrong = "expected nvgpu.ldmatrix srcMemref must have a memory space " + SHARED;
    } else if (width > 32) {
      wrong = "nvgpu.ldmatrix works for 32b or lower";
    } else if (IntegerAttr.TRUE.equals(op.attr("transpose")) && width != 16) {
      wrong = "nvgpu.ldmatrix transpose works only at 16b granularity";
    } else if (result.rank() != 2) {
      wrong = "results must be 2 dimensional vector";
    } else if (result.size(1) != 32 / width) {
      wrong = "expected vector register shape[1] = " + 32 / width;
    } else if (result.size(0) != op.attr("numTiles", IntegerAttr.class).longValue()) {
      wrong = "expected vector register shape[0] and numTiles to match";
    }
    if (wrong != null) check.plainError(wrong);
  }

  static void product(Op op, Checker check) {
    product(op, false, check);
  }

  static void sparseProduct(Op op, Checker check) {
    long selector = op.attr("sparsitySelector", IntegerAttr.class).longValue();
    if (selector != 0 && selector != 1) check.error("sparsity selector should be 0 or 1");
    else product(op, true, check);
  }

  /** Products consist of tiles of 8 by 8 by 128 bits, or 256 for f64; a thread holds 32 bits of each, or one element. */
  private static void product(Op op, boolean sparse, Checker check) {
    VectorType a = (VectorType) op.operand("matrixA").type();
    Type element = a.element();
    boolean wide = element.equals(FloatType.F64);
    boolean known = wide || List.of(FloatType.F32, FloatType.BF16, FloatType.F16, IntegerType.of(8), IntegerType.of(4)).contains(element);
    if (sparse && wide) {
      check.plainError("f64 is not supported for sparse mode");
    } else if (!known) {
      check.plainError("expected input data type (i4,i8,f16,bf16,tf32,f64) supported by " + op.name());
    } else {
      long[] sizes = Arrays.copyOf(DescriptorVerifier.numbers(op.attr("mmaShape", Attribute.class)), 3);
      String wrong = wrongCount(op, sizes, sparse);
      if (wrong == null && op.attr("tf32Enabled") != null && !element.equals(FloatType.F32)) {
        wrong = "expected tf32 tensor cores only for F32 operands";
      }
      int width = ArithTypes.width(element);
      if (wrong == null) wrong = wrongTiles(op, sizes, wide ? 4 : 128 / width, wide ? 1 : 32 / width, sparse);
      if (wrong != null) check.error(wrong);
    }
  }

  private static @Nullable String wrongCount(Op op, long[] sizes, boolean sparse) {
    long[] counts = {sizes[0] * sizes[2], sizes[2] * sizes[1], sizes[0] * sizes[1]};
    for (int i = 0; i < counts.length; i++) {
      long held = elements(op.operand(i)) * WARP;
      if (held != counts[i] / (sparse && i == 0 ? 2 : 1)) return "expected " + counts[i] + " warp-wide matrix " + "ABC".charAt(i) + " elements";
    }
    return null;
  }

  private static long elements(Value matrix) {
    VectorType type = (VectorType) matrix.type();
    return size(type, 0) * size(type, 1);
  }

  /** A size; what has too few dimensions holds nothing. */
  private static long size(VectorType type, int dimension) {
    return dimension < type.rank() ? type.size(dimension) : 0;
  }

  private static @Nullable String wrongTiles(Op op, long[] sizes, int depth, int each, boolean sparse) {
    long m = sizes[0] / 8;
    long n = sizes[1] / 8;
    long k = sizes[2] / depth;
    long[] tiles = {m * k, k * n, m * n};
    for (int i = 0; i < tiles.length; i++) {
      VectorType type = (VectorType) op.operand(i).type();
      long rows = tiles[i] / (sparse && i == 0 ? 2 : 1);
      int columns = i == 2 ? 2 : each;
      if (size(type, 0) == rows && size(type, 1) == columns) continue;
      return "expected matrix " + "ABC".charAt(i) + " to be shaped (" + tiles[i] + " x " + columns + ")";
    }
    return null;
  }

  static void reciprocal(Op op, Checker check) {
    EnumAttr rounding = op.attr("rounding", EnumAttr.class);
    if (rounding.keyword().equals("approx") && op.attr("ftz") != null) return;
    check.error("has a limitation. " + Printing.toString(rounding) + " or non-ftz is not supported yet.");
  }
}
