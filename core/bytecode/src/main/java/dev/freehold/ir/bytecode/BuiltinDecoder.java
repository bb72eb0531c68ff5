// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DenseResourceAttr;
import dev.freehold.ir.builtin.DenseStringElementsAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.DistinctAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatFormat;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.SparseElementsAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TupleType;
import dev.freehold.ir.builtin.TypeAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.FragmentParser;
import dev.freehold.ir.text.Printing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The builtin types and attributes in the encoding that the builtin dialect has for them: a code, then the parts. */
final class BuiltinDecoder {
  private final AttributeTable table;
  private final Strings strings;
  private final ResourceTable resources;
  private final FragmentParser text;

  BuiltinDecoder(AttributeTable table, Strings strings, ResourceTable resources, FragmentParser text) {
    this.table = table;
    this.strings = strings;
    this.resources = resources;
    this.text = text;
  }

  Attribute attribute(ByteCursor in) {
    int code = (int) in.varInt();
    return switch (code) {
      case BuiltinCodes.ARRAY -> new ArrayAttr(list(in, () -> table.attribute(in)));
      case BuiltinCodes.DICTIONARY -> dictionary(in);
      case BuiltinCodes.STRING -> StringAttr.of(strings.next(in));
      case BuiltinCodes.TYPED_STRING -> StringAttr.of(strings.next(in), table.type(in));
      case BuiltinCodes.FLAT_SYMBOL -> SymbolRefAttr.of(string(in));
      case BuiltinCodes.SYMBOL -> SymbolRefAttr.of(string(in), list(in, () -> table.attribute(in, SymbolRefAttr.class).root()));
      case BuiltinCodes.TYPE -> new TypeAttr(table.type(in));
      case BuiltinCodes.UNIT -> UnitAttr.INSTANCE;
      case BuiltinCodes.INTEGER -> integer(in);
      case BuiltinCodes.FLOAT -> floating(in);
      case BuiltinCodes.CALL_SITE -> new Location.CallSite(table.location(in), table.location(in));
      case BuiltinCodes.FILE -> Location.file(string(in), (int) in.varInt(), (int) in.varInt());
      case BuiltinCodes.FUSED -> new Location.Fused(list(in, () -> table.location(in)), null);
      case BuiltinCodes.FUSED_WITH -> new Location.Fused(list(in, () -> table.location(in)), table.attribute(in));
      case BuiltinCodes.NAME -> new Location.Name(string(in), table.location(in));
      case BuiltinCodes.UNKNOWN -> Location.UNKNOWN;
      case BuiltinCodes.RESOURCE -> new DenseResourceAttr(shaped(in), resources.next(in));
      case BuiltinCodes.DENSE_ARRAY -> denseArray(in);
      case BuiltinCodes.DENSE -> dense(in);
      case BuiltinCodes.DENSE_STRINGS -> denseStrings(in);
      case BuiltinCodes.SPARSE -> sparse(in);
      case BuiltinCodes.DISTINCT -> new DistinctAttr(table.attribute(in));
      case BuiltinCodes.FILE_RANGE -> fileRange(in);
      default -> throw in.stop("unknown builtin attribute " + code);
    };
  }

  private String string(ByteCursor in) {
    return table.attribute(in, StringAttr.class).value();
  }

  private SparseElementsAttr sparse(ByteCursor in) {
    var elements = new SparseElementsAttr(shaped(in), table.attribute(in, DenseElementsAttr.class), table.attribute(in));
    if (!elements.isWellFormed()) throw in.stop("sparse elements do not match their type");
    return elements;
  }

  private ShapedType shaped(ByteCursor in) {
    Type type = table.type(in);
    if (type instanceof ShapedType shaped) return shaped;
    throw in.stop("expected a shaped type");
  }

  private static <T> List<T> list(ByteCursor in, Supplier<T> element) {
    int count = in.count();
    List<T> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) list.add(element.get());
    return list;
  }

  private DictAttr dictionary(ByteCursor in) {
    Map<String, Attribute> entries = new HashMap<>();
    int count = in.count();
    for (int i = 0; i < count; i++) entries.put(string(in), table.attribute(in));
    return DictAttr.of(entries);
  }

  private Attribute integer(ByteCursor in) {
    Type type = table.type(in);
    if (!(type instanceof IntegerType || type instanceof IndexType)) throw in.stop("expected an integer or index type");
    return IntegerAttr.of(type, IntegerAttr.wrap(type, bits(in, IntegerAttr.width(type))));
  }

  private Attribute floating(ByteCursor in) {
    FloatType type = table.type(in, FloatType.class);
    BigInteger mask = BigInteger.ONE.shiftLeft(type.width()).subtract(BigInteger.ONE);
    return FloatAttr.of(type, bits(in, type.width()).and(mask));
  }

  /** A number of a known width: a byte, one number, or words from the lowest on. */
  private static BigInteger bits(ByteCursor in, int width) {
    if (width <= Byte.SIZE) return BigInteger.valueOf(in.octet());
    if (width <= Long.SIZE) return BigInteger.valueOf(in.signedVarInt());
    int keywords = in.count();
    BigInteger value = BigInteger.ZERO;
    for (int i = 0; i < keywords; i++) {
      BigInteger keyword = new BigInteger(Long.toUnsignedString(in.signedVarInt()));
      value = value.or(keyword.shiftLeft(Long.SIZE * i));
    }
    return value;
  }

  private Attribute dense(ByteCursor in) {
    DenseElementsAttr read = DenseElementsAttr.ofBytes(shaped(in), in.blob(in.count()));
    if (read == null) throw in.stop("wrong number of bytes for the elements");
    return read;
  }

  private Attribute denseArray(ByteCursor in) {
    Type element = table.type(in);
    in.varInt();      // how many elements; their bytes say so too
    DenseArrayAttr read = DenseArrayAttr.ofBytes(element, in.blob(in.count()));
    if (read == null) throw in.stop("invalid element values for the element type");
    return read;
  }

  private Attribute denseStrings(ByteCursor in) {
    ShapedType type = shaped(in);
    boolean splat = in.varInt() != 0;
    long count = splat ? 1 : type.shape().elementCount();
    List<String> texts = new ArrayList<>();
    for (long i = 0; i < count; i++) texts.add(strings.next(in));
    return new DenseStringElementsAttr(type, texts);
  }

  /** As many numbers as are needed: line, column, end column on that line, or end line and column. */
  private Attribute fileRange(ByteCursor in) {
    String file = string(in);
    int count = in.count();
    int[] numbers = new int[count];
    for (int i = 0; i < count; i++) numbers[i] = (int) in.varInt();
    return switch (count) {
      case 0 -> Location.file(file, 0, 0);
      case 1 -> Location.file(file, numbers[0], 0);
      case 2 -> Location.file(file, numbers[0], numbers[1]);
      case 3 -> new Location.File(file, numbers[0], numbers[1], numbers[0], numbers[2]);
      case 4 -> new Location.File(file, numbers[0], numbers[1], numbers[2], numbers[3]);
      default -> throw in.stop("invalid number of values in a file location: " + count);
    };
  }

  Type type(ByteCursor in) {
    int code = (int) in.varInt();
    return switch (code) {
      case BuiltinCodes.INTEGER_TYPE -> integerType(in);
      case BuiltinCodes.INDEX_TYPE -> IndexType.INSTANCE;
      case BuiltinCodes.FUNCTION_TYPE -> FunctionType.of(list(in, () -> table.type(in)), list(in, () -> table.type(in)));
      case BuiltinCodes.BF16_TYPE -> FloatType.BF16;
      case BuiltinCodes.F16_TYPE -> FloatType.F16;
      case BuiltinCodes.F32_TYPE -> FloatType.F32;
      case BuiltinCodes.F64_TYPE -> FloatType.F64;
      case BuiltinCodes.F80_TYPE -> FloatType.of(FloatFormat.F80);
      case BuiltinCodes.F128_TYPE -> FloatType.of(FloatFormat.F128);
      case BuiltinCodes.NONE_TYPE -> NoneType.INSTANCE;
      case BuiltinCodes.TUPLE_TYPE -> new TupleType(list(in, () -> table.type(in)));
      default -> valid(elementsType(code, in), in);
    };
  }

  /** The parser of texts knows what types are made of. */
  private Type valid(Type type, ByteCursor in) {
    try {
      text.type(Printing.toString(type));
      return type;
    } catch (IllegalArgumentException e) {
      throw in.stop(String.valueOf(e.getMessage()));
    }
  }

  private Type elementsType(int code, ByteCursor in) {
    return switch (code) {
      case BuiltinCodes.COMPLEX_TYPE -> new ComplexType(table.type(in));
      case BuiltinCodes.MEMREF_TYPE -> memref(in, null);
      case BuiltinCodes.MEMREF_IN_SPACE_TYPE -> memref(in, table.attribute(in));
      case BuiltinCodes.TENSOR_TYPE -> TensorType.of(shape(in), table.type(in));
      case BuiltinCodes.ENCODED_TENSOR_TYPE -> encodedTensor(in);
      case BuiltinCodes.UNRANKED_MEMREF_TYPE -> UnrankedMemRefType.of(memrefElement(in), null);
      case BuiltinCodes.UNRANKED_MEMREF_IN_SPACE_TYPE -> unrankedInSpace(in);
      case BuiltinCodes.UNRANKED_TENSOR_TYPE -> new UnrankedTensorType(table.type(in));
      case BuiltinCodes.VECTOR_TYPE -> VectorType.of(shape(in), table.type(in));
      case BuiltinCodes.SCALABLE_VECTOR_TYPE -> scalable(in);
      default -> throw in.stop("unknown builtin type " + code);
    };
  }

  private static Type integerType(ByteCursor in) {
    long widthAndSign = in.varInt();
    long width = widthAndSign >>> 2;
    int sign = (int) (widthAndSign & 3);
    if (width > IntegerType.MAX_WIDTH || sign >= IntegerType.Signedness.values().length) throw in.stop("invalid integer type");
    return IntegerType.of((int) width, IntegerType.Signedness.values()[sign]);
  }

  private static Shape shape(ByteCursor in) {
    return Shape.of(list(in, in::signedVarInt).stream().mapToLong(size -> size).toArray());
  }

  private Type memref(ByteCursor in, @Nullable Attribute space) {
    Shape shape = shape(in);
    Type element = memrefElement(in);
    return MemRefType.of(shape, element, table.attribute(in), space);
  }

  private Type memrefElement(ByteCursor in) {
    Type element = table.type(in);
    if (!BaseMemRefType.isElement(element)) throw in.stop("invalid memref element type");
    return element;
  }

  private Type unrankedInSpace(ByteCursor in) {
    Attribute space = table.attribute(in);
    return UnrankedMemRefType.of(memrefElement(in), space);
  }

  private Type encodedTensor(ByteCursor in) {
    Attribute encoding = table.attribute(in);
    Shape shape = shape(in);
    return TensorType.of(shape, table.type(in), encoding);
  }

  /** Which sizes scale is one flag a byte. */
  private Type scalable(ByteCursor in) {
    List<Boolean> scalable = list(in, () -> in.octet() != 0);
    Shape shape = shape(in);
    return VectorType.of(shape, table.type(in), scalable);
  }
}
