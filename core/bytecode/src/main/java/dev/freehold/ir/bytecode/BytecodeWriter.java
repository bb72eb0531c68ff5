// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Op;
import dev.freehold.ir.ReadOnly;
import dev.freehold.ir.text.BigStack;
import dev.freehold.ir.text.Resources;

/** Writes programs in their binary form. */
public final class BytecodeWriter {
  private BytecodeWriter() {}

  /** The bytes of a program; the producer is the name that the file says it was written by. */
  public static byte[] write(Op program, String producer) {
    return write(program, new Resources(), BytecodeOptions.by(producer));
  }

  /** The bytes of a program and of the resources that are for tools outside. */
  public static byte[] write(Op program, Resources others, BytecodeOptions options) {
    assert ReadOnly.enter();
    try {
      return BigStack.run(() -> file(program, others, options));
    } finally {
      assert ReadOnly.leave();
    }
  }

  private static byte[] file(Op program, Resources others, BytecodeOptions options) {
    StringTable strings = new StringTable();
    DialectTable dialects = new DialectTable(strings);
    ResourceWriter resources = new ResourceWriter(others, strings, options.withResources());
    AttributeNumbering attributes = new AttributeNumbering(strings, dialects, resources);
    // The program goes first, as it is what asks for all else.
    PropertyTable properties = new PropertyTable(attributes, options);
    ByteSink operations = new OperationWriter(dialects, attributes, properties, options).write(program);
    ByteSink offsets = new ByteSink();
    ByteSink content = attributes.write(offsets);
    resources.prepare(dialects);
    ByteSink dialectContent = dialects.write(options);
    ByteSink out = new ByteSink();
    out.raw(BytecodeReader.MAGIC).varInt(options.version()).terminated(options.producer());
    out.section(Section.STRING, strings.write()).section(Section.DIALECT, dialectContent);
    out.section(Section.ATTR_TYPE, content).section(Section.ATTR_TYPE_OFFSET, offsets).section(Section.IR, operations);
    resources.write(out);
    if (options.has(Version.PROPERTIES)) out.section(Section.PROPERTIES, properties.write());
    return out.toBytes();
  }
}
