// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.VectorType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which values the constants of a type may have. Types of one width are interchangeable; the messages are the reference's. */
final class ConstantVerifier {
  private ConstantVerifier() {}

  /** What is wrong with a constant of that value and type, or null. */
  static @Nullable String wrong(Attribute value, Type type) {
    if (value instanceof StringAttr text)
      return isBytes(type, text.bytes().length) ? null
          : "expected array type of " + text.bytes().length + " i8 elements for the string constant";
    if (type instanceof LlvmTargetType) return "does not support target extension type.";
    if (type instanceof LlvmStructType struct) {
      return value instanceof ArrayAttr fields ? wrongFields(fields.elements(), struct) : "expected array attribute for struct type";
    }
    return switch (value) {
      case IntegerAttr number -> type instanceof IntegerType ? null : "expected integer type";
      case FloatAttr number -> wrongFloat(number.type(), type);
      case ArrayAttr parameters when type instanceof LlvmArrayType -> wrongParts(parameters, type, 0);
      case ArrayAttr parameters -> "expected array or struct type for array attribute";
      default -> value.type() instanceof ShapedType given ? wrongElements(value, given, type)
          : "only supports integer, float, string or elements attributes";
    };
  }

  private static boolean isBytes(Type type, int length) {
    return type instanceof LlvmArrayType(var count, var element) && count == length && element.equals(IntegerType.I8);
  }

  private static @Nullable String wrongFields(List<Attribute> fields, LlvmStructType type) {
    if (type.elements() == null || fields.size() != type.elements().size()) {
      return "expected array attribute of size " + (type.elements() == null ? 0 : type.elements().size());
    }
    for (int i = 0; i < fields.size(); i++) {
      Type wanted = type.elements().get(i);
      if (!(wanted instanceof IntegerType || wanted instanceof FloatType))
        return "expected struct element types to be floating point type or integer type";
      if (!(fields.get(i) instanceof IntegerAttr || fields.get(i) instanceof FloatAttr)) {
        return "expected element of array attribute to be floating point or integer";
      }
      if (!fields.get(i).type().equals(wanted)) return "struct element at index " + i + " is of wrong type";
    }
    return null;
  }

  private static @Nullable String wrongFloat(FloatType given, Type type) {
    int width = given.format().width();
    if (type instanceof FloatType && !type.equals(given)) return "attribute and type have different float semantics";
    return type instanceof IntegerType integer && integer.width() != width ? "expected integer type of width " + width : null;
  }

  /** Arrays of arrays of structures; every other array is given by its elements in one attribute. */
  private static @Nullable String wrongParts(ArrayAttr parameters, Type type, int depth) {
    if (type instanceof LlvmStructType) return null;
    if (!(type instanceof LlvmArrayType(var count, var element))) return "for array with an array attribute must have a struct element type";
    if (parameters.elements().size() != count) {
      return "array attribute size does not match array type size in dimension " + depth + ": " + parameters.elements().size() + " vs. " + count;
    }
    if (!(element instanceof LlvmArrayType) && !(element instanceof LlvmStructType)) return wrongParts(parameters, element, depth);
    for (int i = 0; i < count; i++) {
      Attribute parameter = parameters.elements().get(i);
      if (parameter instanceof LlvmKeywordAttr) continue;
      if (!(parameter instanceof ArrayAttr inner)) {
        String what = element instanceof LlvmStructType ? "struct element" : "sub-array in dimension " + depth;
        return "nested attribute for " + what + " at index " + i + " must be a zero, or undef, or array attribute";
      }
      String wrong = wrongParts(inner, element, depth + 1);
      if (wrong != null) return wrong;
    }
    return null;
  }

  private static @Nullable String wrongElements(Attribute value, ShapedType given, Type type) {
    if (!(type instanceof VectorType || type instanceof LlvmArrayType)) return "expected vector or array type";
    if (type instanceof VectorType vector && vector.scalable().contains(true)) {
      boolean same = value instanceof DenseElementsAttr dense && dense.isSplat();
      if (!same) return "scalable vector type requires a splat attribute";
    }
    Row row = Row.of(type);
    long count = given.shape().elementCount();
    if (row.count != count) return "type and attribute have a different number of elements: " + row.count + " vs. " + count;
    boolean integers = given.element() instanceof IntegerType || given.element() instanceof IndexType;
    if (integers) return row.element instanceof IntegerType ? null : "expected integer element type for integer elements attribute";
    return given.element() instanceof FloatType number ? wrongFloat(number, row.element) : null;
  }

  /** The elements of an array or vector, nested as it may be, in a row. */
  private record Row(long count, Type element) {
    static Row of(Type type) {
      return switch (type) {
        case LlvmArrayType(var count, var element) -> of(element).times(count);
        case VectorType vector -> of(vector.element()).times(vector.shape().elementCount());
        default -> new Row(1, type);
      };
    }

    private Row times(long number) {
      return new Row(count * number, element);
    }
  }
}
