// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.bytecode.PartSink;
import dev.freehold.ir.bytecode.PartSource;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** How a part of a {@link StructAttr} stands in the binary form. */
public interface PartCode {
  /** A number of 64 bits. */
  PartCode NUMBER = of(in -> number(in.number()), (out, value) -> out.number(((IntegerAttr) value).longValue()));
  /** The same, which may be absent. */
  PartCode OPTIONAL_NUMBER = of(in -> {
    Long read = in.optionalNumber();
    return read == null ? null : number(read);
  }, (out, value) -> out.optionalNumber(value == null ? null : ((IntegerAttr) value).longValue()));
  /** {@code true} or {@code false}. */
  PartCode FLAG = of(in -> IntegerAttr.ofBool(in.flag()), (out, value) -> out.flag(value.equals(IntegerAttr.TRUE)));
  /** A string that is no attribute of the file. */
  PartCode STRING = of(in -> StringAttr.of(in.string()), (out, value) -> out.string(((StringAttr) value).value()));
  PartCode ATTRIBUTE = of(PartSource::attribute, PartSink::attribute);
  /** An attribute that may be absent. */
  PartCode OPTIONAL = of(PartSource::optionalAttribute, PartSink::optionalAttribute);
  /** Attributes, perhaps none. */
  PartCode LIST = of(in -> ArrayAttr.of(in.list(() -> element(in))),
      (out, value) -> out.list(((ArrayAttr) value).elements(), out::optionalAttribute));

  Attribute read(PartSource in);

  void write(PartSink out, Attribute value);

  static PartCode of(Function<PartSource, Attribute> read, BiConsumer<PartSink, Attribute> write) {
    return new PartCode() {
      @Override
      public Attribute read(PartSource in) {
        return read.apply(in);
      }

      @Override
      public void write(PartSink out, Attribute value) {
        write.accept(out, value);
      }
    };
  }

  private static Attribute element(PartSource in) {
    Attribute element = in.optionalAttribute();
    if (element == null) throw in.error("an element of a list is missing");
    return element;
  }

  private static Attribute number(long value) {
    return IntegerAttr.of(IntegerType.I64, value);
  }
}
