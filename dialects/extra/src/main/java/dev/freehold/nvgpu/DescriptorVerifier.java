// SPDX-License-Identifier: Apache-2.0
package dev.freehold.nvgpu;

import dev.freehold.arith.ArithTypes;
import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.gpu.DeviceMemRefs;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The constraints of descriptors of tensors in memory, and of the products of warp groups that read by them, in the {@code nvgpu} dialect. */
final class DescriptorVerifier {
  private static final int MOST_COORDINATES = 5;
  private static final int MOST_SIZE = 256;
  private static final int LINE = 128;
  private static final List<Type> BYTES = List.of(FloatType.of(FloatFormat.F8E5M2), FloatType.of(FloatFormat.F8E4M3FN));

  private DescriptorVerifier() {}

  static long[] numbers(Attribute list) {
    return ((ArrayAttr) list).elements().stream().mapToLong(number -> ((IntegerAttr) number).longValue()).toArray();
  }

  private static Type parameter(Value value, String name) {
    return struct(value).parameter(name, TypeAttr.class).value();
  }

  private static StructAttr struct(Value value) {
    return ((StructType) value.type()).parameters();
  }

  private static String keyword(Value map, String parameter) {
    return struct(map).parameter(parameter, EnumAttr.class).keyword();
  }

  /** What keeps a map from describing a tensor in shared memory, and one that is as a buffer, unless that is null. */
  private static @Nullable String wrongMap(Value map, @Nullable MemRefType buffer) {
    MemRefType tensor = (MemRefType) parameter(map, "tensor");
    if (!keyword(map, "interleave").equals("none")) return "Interleave options are not supported yet.";
    if (!DeviceMemRefs.isWorkgroup(tensor.memorySpace())) {
      return "the tensor map descriptor has incorrect address space, it must be shared memory address space.";
    }
    if (!tensor.hasStaticShape()) return "the tensor map descriptor must be static shaped";
    for (long size : tensor.shape().toArray()) {
      if (size <= 0 || size > MOST_SIZE) return "the tensor map descriptor must have dimensions between 1 and " + MOST_SIZE + " but it is " + size;
    }
    if (tensor.rank() > 1 && !keyword(map, "swizzle").equals("none")) {
      long line = ArithTypes.width(tensor.element()) * tensor.size(tensor.rank() - 1) / 8;
      if (line != LINE) return "the tensormap descriptor must have last dimension of " + LINE + " bytes but it is " + line + " bytes";
    }
    return buffer == null ? null : mismatch(tensor, buffer);
  }

  private static @Nullable String mismatch(MemRefType tensor, MemRefType buffer) {
    if (!tensor.element().equals(buffer.element())) return "the element type of tensor map descriptor and memref must be same";
    if (!DeviceMemRefs.isWorkgroup(buffer.memorySpace())) {
      return "the destination memref has incorrect address space, it must be shared memory address space.";
    }
    if (!buffer.hasStaticShape()) return "the destination memref must be static shaped";
    if (buffer.rank() != tensor.rank()) return "the shape of tensor map descriptor and memref must have same rank";
    if (tensor.shape().equals(buffer.shape())) return null;
    return "memref and tensor map shapes mismatch " + Printing.quoted(tensor) + " != " + Printing.quoted(buffer);
  }

  static void load(Op op, Checker check) {
    access(op, DeviceMemRefs.typeOf(op, "dst"), check);
  }

  static void store(Op op, Checker check) {
    access(op, DeviceMemRefs.typeOf(op, "src"), check);
  }

  private static void access(Op op, MemRefType buffer, Checker check) {
    Value map = op.operandSegment("tensorMapDescriptor").getFirst();
    int coordinates = op.operandSegment("coordinates").size();
    String wrong = wrongMap(map, buffer);
    if (wrong == null && coordinates > MOST_COORDINATES) wrong = "Maximum " + MOST_COORDINATES + " coordinates are supported.";
    if (wrong == null && coordinates != ((MemRefType) parameter(map, "tensor")).rank()) {
      wrong = "number of coordinates do not match with the rank of tensor descriptor map.";
    }
    if (wrong != null) check.plainError(wrong);
  }

  static void create(Op op, Checker check) {
    boolean tooMany = op.operandSegment("boxDimensions").size() > MOST_COORDINATES;
    String wrong = tooMany ? "Maximum " + MOST_COORDINATES + " coordinates are supported." : wrongMap(op.result(), null);
    if (wrong != null) check.plainError(wrong);
  }

  static void generate(Op op, Checker check) {
    Value map = op.operand("tensorMap");
    String wrong = wrongMap(map, null);
    if (wrong == null && !keyword(map, "swizzle").equals("swizzle_128b")) wrong = "supports only swizzle_128b is supported for the time being";
    if (wrong != null) check.plainError(wrong);
  }

  static void product(Op op, Checker check) {
    String wrong = wrongProduct(op);
    if (wrong != null) check.error(wrong);
  }

  private static @Nullable String wrongProduct(Op op) {
    if (op.attr("transposeA") != null && op.attr("transposeB") == null) {
      return "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being ";
    }
    MemRefType a = (MemRefType) parameter(op.operand("descriptorA"), "tensor");
    MemRefType b = (MemRefType) parameter(op.operand("descriptorB"), "tensor");
    VectorType c = (VectorType) parameter(op.operand("matrixC"), "fragmented");
    if (!c.equals(parameter(op.result(), "fragmented"))) return "type of matrix C and matrix D must be the same";
    if (a.rank() != 2 || b.rank() != 2 || c.rank() != 2) return "has matrices A, B, C and D, they must be 2 dimensional";
    if (a.size(1) != b.size(0)) return "2nd dim matrix-A (" + a.size(1) + ")!= 1st dim matrix-B (" + b.size(0) + " )";
    if (a.size(0) != c.size(0)) return "1st dim matrix-A ( " + a.size(0) + " )!= 1st dim matrix-C ( " + c.size(0) + " )";
    if (b.size(1) != c.size(1)) return "2nd dim matrix-B ( " + b.size(1) + " ) != 2nd dim matrix-C ( " + c.size(1) + " )";
    String sum = Printing.quoted(c.element()) + " += " + Printing.quoted(a.element()) + " * " + Printing.quoted(b.element());
    if (!areFactors(a.element(), b.element(), c.element())) return sum + ", it is not supported.";
    if (!isWidth(b.size(1), a.element())) {
      return "has input type " + Printing.quoted(b) + " n is set to " + b.size(1) + ", it is not supported";
    }
    boolean halves = a.element().equals(FloatType.F16) || a.element().equals(FloatType.BF16);
    return c.element().equals(FloatType.F32) || halves ? null : "hit a limitation: " + sum + ", it is not supported yet";
  }

  private static boolean areFactors(Type a, Type b, Type sum) {
    boolean floats = sum.equals(FloatType.F32) || sum.equals(FloatType.F16);
    if (BYTES.contains(a)) return BYTES.contains(b) && floats;
    if (!a.equals(b)) return false;
    if (a.equals(FloatType.TF32)) return sum.equals(FloatType.F32);
    if (a.equals(IntegerType.I16) || a.equals(IntegerType.I1)) return sum.equals(IntegerType.I32);
    return (a.equals(FloatType.F16) || a.equals(FloatType.BF16)) && floats;
  }

  /** Whether there are products of so many columns. */
  private static boolean isWidth(long columns, Type element) {
    if (columns < 8 || columns > 256 || columns % 8 != 0) return false;
    if (List.of(FloatType.BF16, FloatType.F16, FloatType.F32, FloatType.TF32).contains(element) || BYTES.contains(element)) return true;
    boolean small = element.equals(IntegerType.of(8)) || element.equals(IntegerType.I1);
    return small && (columns == 8 || columns == 24 || columns % 16 == 0);
  }

  static void storeProduct(Op op, Checker check) {
    VectorType result = (VectorType) parameter(op.operand("matrixD"), "fragmented");
    MemRefType target = (MemRefType) op.operand("dstMemref").type();
    if (!result.element().equals(FloatType.F32)) {
      check.error("hit a limitation: only f32 results for the time being");
    } else if (size(result, 0) != size(target, 0) || size(result, 1) != size(target, 1)) {
      check.error("results [" + Printing.quoted(result) + "][" + size(result, 1) + "] values. However, destination memref["
          + size(target, 0) + "][" + size(target, 1) + "]  does not have same size as results");
    }
  }

  /** A size; where there are too few dimensions, that of nothing. */
  private static long size(ShapedType type, int dimension) {
    return dimension < type.rank() ? type.size(dimension) : 0;
  }

  static void initialize(Op op, Checker check) {
    VectorType type = (VectorType) parameter(op.result(), "fragmented");
    if (size(type, 0) % 64 == 0 && isWidth(size(type, 1), type.element())) return;
    check.error("has type " + Printing.quoted(type) + ". It does not fit into warp-group level (wgmma) matrix multiplication instruction "
        + "(or not supported yet)");
  }
}
