// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.ParsedOp;
import dev.freehold.ir.text.Source;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads programs in their binary form. */
public final class BytecodeReader {
  /** The bytes that a file begins with. */
  static final byte[] MAGIC = {'M', 'L', (byte) 0xEF, 'R'};

  private final Registry registry;
  private final boolean allowUnregistered;
  private final ByteCursor in;

  private BytecodeReader(Source source, Registry registry, boolean allowUnregistered) {
    this.registry = registry;
    this.allowUnregistered = allowUnregistered;
    // Places are aligned from the start of the file.
    in = new ByteCursor(source.bytes(), source.start(), source.end());
  }

  /** Whether a source is in binary form, by its first four bytes. */
  public static boolean isBytecode(Source source) {
    if (source.end() - source.start() < MAGIC.length) return false;
    return Arrays.equals(source.bytes(), source.start(), source.start() + MAGIC.length, MAGIC, 0, MAGIC.length);
  }

  /** Reads a program; null after an error, which has been reported then. The result has not been verified. */
  public static @Nullable Parsed read(Source source, Registry registry, boolean allowUnregistered, Diagnostics diagnostics) {
    ParsedOp read = readOp(source, registry, allowUnregistered, diagnostics);
    if (read == null) return null;
    return new Parsed(read.op() instanceof ModuleOp module ? module : wrapped(read.op(), source.name(), registry), read.resources());
  }

  /** The same without a module around what is none. */
  public static @Nullable ParsedOp readOp(Source source, Registry registry, boolean allowUnregistered, Diagnostics diagnostics) {
    try {
      return new BytecodeReader(source, registry, allowUnregistered).program();
    } catch (BytecodeStop stop) {
      diagnostics.report(Diagnostic.error(Location.file(source.name(), 0, 0), "invalid bytecode: " + stop.getMessage()));
      return null;
    }
  }

  private ParsedOp program() {
    in.parameter(MAGIC.length);
    long version = in.varInt();
    if (version < 0 || version > Version.NEWEST) {
      throw in.stop("version " + Long.toUnsignedString(version) + " is newer than the newest supported, " + Version.NEWEST);
    }
    in.terminated();        // who wrote it
    Map<Section, ByteCursor> sections = sections();
    Strings strings = Strings.read(section(sections, Section.STRING));
    Dialects dialects = Dialects.read(section(sections, Section.DIALECT), (int) version, strings);
    ResourceTable resources = sections.containsKey(Section.RESOURCE_OFFSET)
        ? ResourceTable.read(sections.get(Section.RESOURCE_OFFSET), section(sections, Section.RESOURCE), strings, dialects)
        : new ResourceTable();
    AttributeTable attributes = new AttributeTable(registry, allowUnregistered, strings, dialects, resources);
    attributes.read(section(sections, Section.ATTR_TYPE_OFFSET), section(sections, Section.ATTR_TYPE));
    Properties properties = Properties.read(sections.get(Section.PROPERTIES), attributes, (int) version);
    OperationReader operations = new OperationReader(registry, allowUnregistered, dialects, attributes, properties, (int) version);
    return new ParsedOp(operations.read(section(sections, Section.IR)), resources.resources());
  }

  private Map<Section, ByteCursor> sections() {
    Map<Section, ByteCursor> sections = new EnumMap<>(Section.class);
    while (!in.atEnd()) {
      Section.Found found = Section.next(in);
      if (sections.put(found.section(), found.content()) != null) throw in.stop("section " + found.section() + " appears twice");
    }
    return sections;
  }

  private ByteCursor section(Map<Section, ByteCursor> sections, Section section) {
    ByteCursor content = sections.get(section);
    if (content == null) throw in.stop("section " + section + " is missing");
    return content;
  }

  private static ModuleOp wrapped(Op top, String file, Registry registry) {
    Rewriter rewriter = new Rewriter(registry);
    Region body = new Region();
    rewriter.atEnd(rewriter.createBlock(body)).insert(top);
    return Rewriter.createDetached(ModuleOp.DEF.state().at(Location.file(file, 0, 0)).regions(body));
  }
}
