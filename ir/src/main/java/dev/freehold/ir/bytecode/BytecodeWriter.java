// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Op;
import dev.freehold.ir.text.BigStack;

/** Writes programs in their binary form. */
public final class BytecodeWriter {
  /** The newest version that is written. */
  public static final int VERSION = Version.SEGMENT_SIZES;

  private BytecodeWriter() {}

  /** The bytes of a program; the producer is the name that the file says it was written by. */
  public static byte[] write(Op program, String producer) {
    return BigStack.run(() -> file(program, producer));
  }

  private static byte[] file(Op program, String producer) {
    StringTable strings = new StringTable();
    DialectTable dialects = new DialectTable(strings);
    ResourceWriter resources = new ResourceWriter();
    AttributeNumbers attributes = new AttributeNumbers(strings, dialects, resources);
    // The program goes first, as it is what asks for all else.
    PropertyTable properties = new PropertyTable(attributes);
    ByteSink operations = new OperationWriter(dialects, attributes, properties).write(program);
    ByteSink offsets = new ByteSink();
    ByteSink content = attributes.write(offsets);
    ByteSink resourceOffsets = new ByteSink();
    ByteSink resourceContent = resources.write(resourceOffsets, strings, dialects);
    ByteSink dialectContent = dialects.write();
    ByteSink out = new ByteSink();
    out.raw(BytecodeReader.MAGIC).varInt(VERSION).terminated(producer);
    out.section(Section.STRING, strings.write()).section(Section.DIALECT, dialectContent);
    out.section(Section.ATTR_TYPE, content).section(Section.ATTR_TYPE_OFFSET, offsets).section(Section.IR, operations);
    if (!resources.isEmpty()) {
      out.section(Section.RESOURCE, resourceContent, resources.alignment()).section(Section.RESOURCE_OFFSET, resourceOffsets);
    }
    return out.section(Section.PROPERTIES, properties.write()).toBytes();
  }
}
