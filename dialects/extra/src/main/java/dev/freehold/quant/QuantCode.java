// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The types of the dialect in bytecode: a code for the kind, then the parameters. */
final class QuantCode {
  private static final int ANY = 1;
  private static final int ANY_EXPRESSED = 2;
  private static final int CALIBRATED = 3;
  private static final int WHOLE = 4;
  private static final int AXIS = 5;
  private static final int BLOCKS = 6;

  private QuantCode() {}

  static void write(QuantizedType type, DialectBytecodeWriter out) {
    switch (type) {
      case AnyQuantizedType(var storage, var expressed) -> {
        start(expressed == null ? ANY : ANY_EXPRESSED, storage, out);
        if (expressed != null) out.type(expressed);
        range(storage, out);
      }
      case CalibratedType(var expressed, var min, var max) -> out.number(CALIBRATED).type(expressed).decimal(min).decimal(max);
      case UniformType uniform -> write(uniform, out);
    }
  }

  private static void write(UniformType type, DialectBytecodeWriter out) {
    Storage storage = type.storage();
    switch (type.scales()) {
      case Scales.Whole(var scale) ->
          range(storage, start(WHOLE, storage, out).type(type.expressed()).decimal(scale.factor()).signed(scale.zero()));
      case Scales.Axis(var dimension, var scales) -> {
        range(storage, start(AXIS, storage, out).type(type.expressed()).number(dimension));
        out.elements(scales, scale -> out.decimal(scale.factor())).elements(scales, scale -> out.signed(scale.zero()));
      }
      case Scales.Blocks(var blocks, var factors, var zeros) -> {
        range(storage, start(BLOCKS, storage, out).type(type.expressed()));
        out.elements(blocks, block -> out.signed(block.dimension())).elements(blocks, block -> out.signed(block.size()));
        out.attribute(factors).attribute(zeros);
      }
    }
  }

  private static DialectBytecodeWriter start(int code, Storage storage, DialectBytecodeWriter out) {
    return out.number(code).number(storage.signed() ? 1 : 0).type(storage.type());
  }

  private static void range(Storage storage, DialectBytecodeWriter out) {
    out.signed(storage.min()).signed(storage.max());
  }

  /** Null where the code is that of no type. */
  static @Nullable Type read(DialectBytecodeReader in) {
    int code = (int) in.number();
    return switch (code) {
      case CALIBRATED -> new CalibratedType(expressed(in), in.decimal(), in.decimal());
      case ANY, ANY_EXPRESSED, WHOLE, AXIS, BLOCKS -> stored(code, in);
      default -> null;
    };
  }

  private static Type stored(int code, DialectBytecodeReader in) {
    boolean signed = in.number() != 0;
    int width = in.type(IntegerType.class).width();
    if (width == 0 || width > Storage.MAX_WIDTH) throw in.error("a quantized type with numbers of " + width + " bits");
    if (code == ANY) return new AnyQuantizedType(storage(width, signed, in), null);
    FloatType expressed = expressed(in);
    if (code == WHOLE) {
      Scale scale = new Scale(in.decimal(), in.signed());
      return new UniformType(storage(width, signed, in), expressed, new Scales.Whole(scale));
    }
    int dimension = code == AXIS ? (int) in.number() : 0;
    Storage storage = storage(width, signed, in);
    return switch (code) {
      case AXIS -> new UniformType(storage, expressed, axis(dimension, in));
      case BLOCKS -> new UniformType(storage, expressed, blocks(storage, expressed, in));
      default -> new AnyQuantizedType(storage, expressed);
    };
  }

  private static FloatType expressed(DialectBytecodeReader in) {
    return in.type(FloatType.class);
  }

  private static Storage storage(int width, boolean signed, DialectBytecodeReader in) {
    return new Storage(width, signed, in.signed(), in.signed());
  }

  private static Scales axis(int dimension, DialectBytecodeReader in) {
    List<Double> factors = in.elements(in::decimal);
    List<Long> zeros = in.elements(in::signed);
    if (factors.size() != zeros.size()) throw in.error(factors.size() + " scales with " + zeros.size() + " zero points");
    List<Scale> scales = new ArrayList<>();
    for (int i = 0; i < factors.size(); i++) scales.add(new Scale(factors.get(i), zeros.get(i)));
    return new Scales.Axis(dimension, List.copyOf(scales));
  }

  private static Scales blocks(Storage storage, FloatType expressed, DialectBytecodeReader in) {
    List<Long> dimensions = in.elements(in::signed);
    List<Long> sizes = in.elements(in::signed);
    if (dimensions.size() != sizes.size()) throw in.error(dimensions.size() + " dimensions with " + sizes.size() + " block sizes");
    List<Scales.Block> blocks = new ArrayList<>();
    for (int i = 0; i < sizes.size(); i++) blocks.add(new Scales.Block(dimensions.get(i).intValue(), sizes.get(i)));
    DenseElementsAttr factors = in.attribute(DenseElementsAttr.class);
    DenseElementsAttr zeros = in.attribute(DenseElementsAttr.class);
    boolean fits = factors.type().element().equals(expressed) && zeros.type().element().equals(storage.type())
        && factors.type().shape().equals(zeros.type().shape());
    if (!fits) throw in.error("scales " + factors + " with zero points " + zeros);
    return new Scales.Blocks(List.copyOf(blocks), factors, zeros);
  }
}
