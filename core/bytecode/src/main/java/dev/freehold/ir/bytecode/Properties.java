// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.UnregisteredOp;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.UnitAttr;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The inherent attributes of operations, in a table of their own: operations with the same ones share an entry. */
final class Properties {
  private final List<ByteCursor> entries = new ArrayList<>();
  private final AttributeTable attributes;
  private final int version;

  private Properties(AttributeTable attributes, int version) {
    this.attributes = attributes;
    this.version = version;
  }

  /** The cursor may be null, for a file without any. */
  static Properties read(@Nullable ByteCursor in, AttributeTable attributes, int version) {
    Properties properties = new Properties(attributes, version);
    if (in == null) return properties;
    int count = in.count();
    for (int i = 0; i < count; i++) properties.entries.add(in.parameter(in.count()));
    return properties;
  }

  /** Sets what entry {@code index} says. */
  void apply(ByteCursor at, int index, OpState<?> state) {
    if (index >= entries.size()) throw at.stop("invalid properties " + index);
    ByteCursor shared = entries.get(index);
    ByteCursor in = shared.copy();
    OpDef<?> def = state.def();
    if (def.kind() == UnregisteredOp.class) {
      state.prop(UnregisteredOp.PROPERTIES, attributes.attribute(in));
      return;
    }
    List<OpDef.Prop> sorted = sorted(def);
    for (OpDef.Prop prop : sorted) {
      if (isSegments(prop) || prop.code() != null) continue;
      Attribute value = prop.optional() ? attributes.optionalAttribute(in) : attributes.attribute(in);
      state.attr(prop.name(), value);
    }
    for (OpDef.Prop prop : sorted) {
      if (prop.code() != null) state.attr(prop.name(), decode(prop.code(), prop, in));
    }
    for (OpDef.Prop prop : sorted) {
      if (isSegments(prop)) state.attr(prop.name(), segments(in, sizes(def, prop)));
    }
  }

  /**
   * In the order in which they stand in an entry: attributes by name, then what is none as it is declared, then the sizes of groups;
   * of these, each caller picks one kind at a time.
   */
  static List<OpDef.Prop> sorted(OpDef<?> def) {
    List<OpDef.Prop> sorted = new ArrayList<>(def.props());
    sorted.sort(Comparator.comparing(prop -> prop.code() != null ? "" : prop.name()));
    return sorted;
  }

  private static Attribute decode(PropertyCode code, OpDef.Prop prop, ByteCursor in) {
    return switch (code) {
      case BOOLEAN -> in.octet() != 0 ? UnitAttr.INSTANCE : IntegerAttr.FALSE;
      case NUMBER -> IntegerAttr.of(prop.requiredDefault().type(), in.varInt());
      case OPTIONAL_NUMBER -> in.octet() != 0 ? ArrayAttr.of(IntegerAttr.i64(in.varInt())) : ArrayAttr.of();
    };
  }

  private boolean isSegments(OpDef.Prop prop) {
    return version >= Version.SEGMENT_SIZES && isSegments(prop.name());
  }

  static boolean isSegments(String name) {
    return name.equals(OpDef.OPERAND_SEGMENTS) || name.equals(OpDef.RESULT_SEGMENTS);
  }

  private static int sizes(OpDef<?> def, OpDef.Prop prop) {
    return prop.name().equals(OpDef.OPERAND_SEGMENTS) ? def.operandSegmentDefs().size() : def.resultSegmentDefs().size();
  }

  /** All numbers, or only those that are not zero, with their index in the lowest bits. */
  private static DenseArrayAttr segments(ByteCursor in, int count) {
    int[] sizes = new int[count];
    long countAndKind = in.varInt();
    boolean sparse = (countAndKind & 1) != 0;
    int given = in.count(countAndKind >>> 1);
    if (!sparse && given > count) throw in.stop("more segment sizes than segments");
    int indexBits = sparse && given > 0 ? in.index(Integer.SIZE, "index width") : 0;
    for (int i = 0; i < given; i++) {
      long value = in.varInt();
      long index = sparse ? value & (1L << indexBits) - 1 : i;
      if (index >= count) throw in.stop("size of a nonexistent segment");
      sizes[(int) index] = (int) (value >>> indexBits);
    }
    return DenseArrayAttr.i32(sizes);
  }
}
