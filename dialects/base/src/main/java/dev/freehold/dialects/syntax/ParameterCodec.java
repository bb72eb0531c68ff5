// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.bytecode.DialectBytecodeReader;
import dev.freehold.ir.bytecode.DialectBytecodeWriter;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** How a parameter of a {@link StructAttr} is encoded in bytecode. */
public interface ParameterCodec {
  /** A 64-bit integer. */
  ParameterCodec NUMBER = of(in -> number(in.number()), (out, value) -> out.number(((IntegerAttr) value).longValue()));
  /** The same, which may be absent. */
  ParameterCodec OPTIONAL_NUMBER = of(in -> {
    Long read = in.optionalNumber();
    return read == null ? null : number(read);
  }, (out, value) -> out.optionalNumber(value == null ? null : ((IntegerAttr) value).longValue()));
  /** {@code true} or {@code false}. */
  ParameterCodec FLAG = of(in -> IntegerAttr.ofBool(in.flag()), (out, value) -> out.flag(value.equals(IntegerAttr.TRUE)));
  /** A string that is no attribute of the file. */
  ParameterCodec STRING = of(in -> StringAttr.of(in.string()), (out, value) -> out.string(((StringAttr) value).value()));
  ParameterCodec ATTRIBUTE = of(DialectBytecodeReader::attribute, DialectBytecodeWriter::attribute);
  /** An attribute that may be absent. */
  ParameterCodec OPTIONAL = of(DialectBytecodeReader::optionalAttribute, DialectBytecodeWriter::optionalAttribute);
  /** Attributes, perhaps none. */
  ParameterCodec LIST = of(in -> ArrayAttr.of(in.list(() -> element(in))),
      (out, value) -> out.list(((ArrayAttr) value).elements(), out::optionalAttribute));

  /** Reads a parameter; null where it is absent. */
  @Nullable
  Attribute read(DialectBytecodeReader in);

  /** Writes a parameter; null where it is absent. */
  void write(DialectBytecodeWriter out, @Nullable Attribute value);

  static ParameterCodec of(Function<DialectBytecodeReader, @Nullable Attribute> read, BiConsumer<DialectBytecodeWriter, @Nullable Attribute> write) {
    return new ParameterCodec() {
      @Override
      public @Nullable Attribute read(DialectBytecodeReader in) {
        return read.apply(in);
      }

      @Override
      public void write(DialectBytecodeWriter out, @Nullable Attribute value) {
        write.accept(out, value);
      }
    };
  }

  private static Attribute element(DialectBytecodeReader in) {
    Attribute element = in.optionalAttribute();
    if (element == null) throw in.error("an element of a list is missing");
    return element;
  }

  private static Attribute number(long value) {
    return IntegerAttr.of(IntegerType.I64, value);
  }
}
