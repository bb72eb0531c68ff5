// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DenseResourceAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TupleType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.builtin.VectorType;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/**
 * Writes builtin types and attributes as {@link BuiltinDecoder} reads them. What it does not take, because the text says it as well,
 * is left to the caller to write as text.
 */
final class BuiltinEncoder {
  private static final Map<FloatFormat, Integer> FLOATS = Map.of(FloatFormat.BF16, BuiltinCodes.BF16_TYPE, FloatFormat.F16,
      BuiltinCodes.F16_TYPE, FloatFormat.F32, BuiltinCodes.F32_TYPE, FloatFormat.F64, BuiltinCodes.F64_TYPE, FloatFormat.F80,
      BuiltinCodes.F80_TYPE, FloatFormat.F128, BuiltinCodes.F128_TYPE);

  private final AttributeNumbering numbers;
  private final StringTable strings;
  private final ResourceWriter resources;

  BuiltinEncoder(AttributeNumbering numbers, StringTable strings, ResourceWriter resources) {
    this.numbers = numbers;
    this.strings = strings;
    this.resources = resources;
  }

  /** Whether the attribute has been written. */
  boolean encode(Attribute attribute, ByteSink out) {
    switch (attribute) {
      case ArrayAttr(var elements) -> attributes(elements, out.varInt(BuiltinCodes.ARRAY));
      case DictAttr dict -> dictionary(dict, out);
      case StringAttr(var text, var type) when type instanceof NoneType -> out.varInt(BuiltinCodes.STRING).varInt(strings.number(text));
      case StringAttr(var text, var type) -> out.varInt(BuiltinCodes.TYPED_STRING).varInt(strings.number(text)).varInt(numbers.type(type));
      case SymbolRefAttr symbol -> symbol(symbol, out);
      case TypeAttr(var type) -> out.varInt(BuiltinCodes.TYPE).varInt(numbers.type(type));
      case UnitAttr unit -> out.varInt(BuiltinCodes.UNIT);
      case IntegerAttr(var type, var value) ->
          bits(value, IntegerAttr.width(type), out.varInt(BuiltinCodes.INTEGER).varInt(numbers.type(type)));
      case FloatAttr(var type, var bits) -> bits(bits, type.width(), out.varInt(BuiltinCodes.FLOAT).varInt(numbers.type(type)));
      case Location location -> {
        return location(location, out);
      }
      case DenseResourceAttr(var type, var resource) ->
          out.varInt(BuiltinCodes.RESOURCE).varInt(numbers.type(type)).varInt(resources.number(resource));
      case DenseArrayAttr array -> out.varInt(BuiltinCodes.DENSE_ARRAY).varInt(numbers.type(array.element())).varInt(array.size())
          .varInt(array.toBytes().length).raw(array.toBytes());
      case DenseElementsAttr dense ->
          out.varInt(BuiltinCodes.DENSE).varInt(numbers.type(dense.type())).varInt(dense.toBytes().length).raw(dense.toBytes());
      case DistinctAttr distinct -> out.varInt(BuiltinCodes.DISTINCT).varInt(numbers.attribute(distinct.referenced()));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void attributes(List<? extends Attribute> elements, ByteSink out) {
    out.varInt(elements.size());
    for (Attribute element : elements) out.varInt(numbers.attribute(element));
  }

  private void dictionary(DictAttr dict, ByteSink out) {
    out.varInt(BuiltinCodes.DICTIONARY).varInt(dict.size());
    dict.forEach((name, value) -> out.varInt(numbers.attribute(StringAttr.of(name))).varInt(numbers.attribute(value)));
  }

  private void symbol(SymbolRefAttr symbol, ByteSink out) {
    out.varInt(symbol.isFlat() ? BuiltinCodes.FLAT_SYMBOL : BuiltinCodes.SYMBOL).varInt(numbers.attribute(StringAttr.of(symbol.root())));
    if (!symbol.isFlat()) attributes(symbol.nested().stream().map(SymbolRefAttr::of).toList(), out);
  }

  private boolean location(Location location, ByteSink out) {
    switch (location) {
      case Location.Unknown unknown -> out.varInt(BuiltinCodes.UNKNOWN);
      case Location.File(var file, var line, var column, var endLine, var endColumn) when line == endLine && column == endColumn ->
          out.varInt(BuiltinCodes.FILE).varInt(numbers.attribute(StringAttr.of(file))).varInt(line).varInt(column);
      case Location.File range -> {
        return false;
      }
      case Location.Name(var name, var child) ->
          out.varInt(BuiltinCodes.NAME).varInt(numbers.attribute(StringAttr.of(name))).varInt(numbers.attribute(child));
      case Location.CallSite(var callee, var caller) ->
          out.varInt(BuiltinCodes.CALL_SITE).varInt(numbers.attribute(callee)).varInt(numbers.attribute(caller));
      case Location.Fused(var parameters, var metadata) -> {
        attributes(parameters, out.varInt(metadata == null ? BuiltinCodes.FUSED : BuiltinCodes.FUSED_WITH));
        if (metadata != null) out.varInt(numbers.attribute(metadata));
      }
    }
    return true;
  }

  /** A byte, one number, or words from the lowest on; shorter numbers count as unsigned. */
  private static void bits(BigInteger value, int width, ByteSink out) {
    BigInteger unsigned = value.and(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
    if (width <= Byte.SIZE) {
      out.octet(unsigned.intValue());
    } else if (width <= Long.SIZE) {
      out.signedVarInt(unsigned.longValue());
    } else {
      int keywords = Math.max(1, (unsigned.bitLength() + Long.SIZE - 1) / Long.SIZE);
      out.varInt(keywords);
      for (int i = 0; i < keywords; i++) out.signedVarInt(unsigned.shiftRight(Long.SIZE * i).longValue());
    }
  }

  /** Whether the type has been written. Memrefs are left to the text, which implies the usual layout. */
  boolean encode(Type type, ByteSink out) {
    switch (type) {
      case IntegerType(var width, var sign) -> out.varInt(BuiltinCodes.INTEGER_TYPE).varInt((long) width << 2 | sign.ordinal());
      case IndexType index -> out.varInt(BuiltinCodes.INDEX_TYPE);
      case FunctionType(var inputs, var results) -> types(results, types(inputs, out.varInt(BuiltinCodes.FUNCTION_TYPE)));
      case FloatType(var format) when FLOATS.containsKey(format) -> out.varInt(FLOATS.get(format));
      case ComplexType(var element) -> out.varInt(BuiltinCodes.COMPLEX_TYPE).varInt(numbers.type(element));
      case NoneType none -> out.varInt(BuiltinCodes.NONE_TYPE);
      case TensorType(var shape, var element, var encoding) -> {
        out.varInt(encoding == null ? BuiltinCodes.TENSOR_TYPE : BuiltinCodes.ENCODED_TENSOR_TYPE);
        if (encoding != null) out.varInt(numbers.attribute(encoding));
        shape(shape, out).varInt(numbers.type(element));
      }
      case TupleType(var elements) -> types(elements, out.varInt(BuiltinCodes.TUPLE_TYPE));
      case UnrankedTensorType(var element) -> out.varInt(BuiltinCodes.UNRANKED_TENSOR_TYPE).varInt(numbers.type(element));
      case VectorType vector when !vector.isScalable() ->
          shape(vector.shape(), out.varInt(BuiltinCodes.VECTOR_TYPE)).varInt(numbers.type(vector.element()));
      default -> {
        return false;
      }
    }
    return true;
  }

  private ByteSink types(List<Type> types, ByteSink out) {
    out.varInt(types.size());
    for (Type type : types) out.varInt(numbers.type(type));
    return out;
  }

  private static ByteSink shape(Shape shape, ByteSink out) {
    out.varInt(shape.rank());
    for (long size : shape.toArray()) out.signedVarInt(size);
    return out;
  }
}
