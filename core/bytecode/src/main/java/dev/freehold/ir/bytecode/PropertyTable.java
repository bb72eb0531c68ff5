// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.UnregisteredOp;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.UnitAttr;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The inherent attributes of the operations of a file, where they cannot stand beside the discardable ones: because some are
 * no attributes in the reference, or because it is not known which are inherent. What {@link Properties} reads.
 */
final class PropertyTable {
  private final Map<ByteBuffer, Integer> numbers = new HashMap<>();
  private final ByteSink entries = new ByteSink();
  private final AttributeNumbering attributes;
  private final BytecodeOptions options;

  PropertyTable(AttributeNumbering attributes, BytecodeOptions options) {
    this.attributes = attributes;
    this.options = options;
  }

  /** Whether the operation has an entry of its own here. */
  boolean holds(Op op) {
    if (!options.has(Version.PROPERTIES)) return false;
    if (op.def().kind() == UnregisteredOp.class) return op.prop(UnregisteredOp.PROPERTIES) != null;
    for (OpDef.Prop prop : op.def().props()) {
      if (prop.code() != null) return true;
    }
    return false;
  }

  /** The number of the entry that says what the operation's inherent attributes are. */
  int number(Op op) {
    byte[] bytes = (op.def().kind() == UnregisteredOp.class ? unregistered(op) : registered(op)).toBytes();
    Integer known = numbers.putIfAbsent(ByteBuffer.wrap(bytes), numbers.size());
    if (known != null) return known;
    entries.varInt(bytes.length).raw(bytes);
    return numbers.size() - 1;
  }

  private ByteSink unregistered(Op op) {
    return new ByteSink().varInt(attributes.attribute(required(op.prop(UnregisteredOp.PROPERTIES), Attribute.class)));
  }

  private ByteSink registered(Op op) {
    ByteSink out = new ByteSink();
    List<OpDef.Prop> sorted = Properties.sorted(op.def());
    for (OpDef.Prop prop : sorted) {
      if (prop.code() != null || isSegments(prop)) continue;
      Attribute value = op.attr(prop.name());
      if (!prop.optional()) out.varInt(attributes.attribute(Objects.requireNonNull(value, prop.name())));
      else if (value == null) out.varInt(0);
      else out.flagged(attributes.attribute(value), true);
    }
    for (OpDef.Prop prop : sorted) {
      if (prop.code() != null) encode(prop.code(), op.attr(prop.name()), out);
    }
    for (OpDef.Prop prop : sorted) {
      if (isSegments(prop)) segments(op.attr(prop.name(), DenseArrayAttr.class).ints(), out);
    }
    return out;
  }

  private boolean isSegments(OpDef.Prop prop) {
    return options.has(Version.SEGMENT_SIZES) && Properties.isSegments(prop.name());
  }

  private static void encode(PropertyCode code, @Nullable Attribute value, ByteSink out) {
    switch (code) {
      case BOOLEAN -> out.octet(value instanceof UnitAttr ? 1 : 0);
      case NUMBER -> out.varInt(required(value, IntegerAttr.class).longValue());
      case OPTIONAL_NUMBER -> {
        ArrayAttr number = required(value, ArrayAttr.class);
        out.octet(number.size());
        for (Attribute each : number.elements()) out.varInt(((IntegerAttr) each).longValue());
      }
    }
  }

  private static <A extends Attribute> A required(@Nullable Attribute value, Class<A> kind) {
    return kind.cast(Objects.requireNonNull(value, "the verifier has seen that it is there"));
  }

  private static void segments(int[] sizes, ByteSink out) {
    out.flagged(sizes.length, false);
    for (int size : sizes) out.varInt(size);
  }

  ByteSink write() {
    return new ByteSink().varInt(numbers.size()).raw(entries.toBytes());
  }
}
