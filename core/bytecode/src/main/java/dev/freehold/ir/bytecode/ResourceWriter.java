// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.attribute.Resource;
import dev.freehold.ir.text.ExternalResource;
import dev.freehold.ir.text.Resources;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** The resources that a file names, and those that it has for tools outside. */
final class ResourceWriter {
  /** Digits before those of the data: {@code 0x} and four bytes of alignment. */
  private static final int HEAD = 2 + 2 * Integer.BYTES;

  private final Map<Resource, Integer> numbers = new LinkedHashMap<>();
  private final Map<String, Map<String, ExternalResource>> external;
  private final StringTable strings;
  private final boolean withData;
  private final ByteSink offsets = new ByteSink();
  private final ByteSink content = new ByteSink();
  private int alignment = 1;

  ResourceWriter(Resources others, StringTable strings, boolean withData) {
    external = others.external();
    this.strings = strings;
    this.withData = withData;
  }

  int number(Resource resource) {
    return numbers.computeIfAbsent(resource, r -> numbers.size());
  }

  /** Makes the sections, once nobody asks for numbers any more. All resources of dialects are of the one that reads dense resources. */
  void prepare(DialectTable dialects) {
    offsets.varInt(external.size());
    external.forEach((tool, entries) -> {
      offsets.varInt(strings.number(tool)).varInt(entries.size());
      entries.forEach(this::entry);
    });
    if (numbers.isEmpty()) return;
    offsets.varInt(dialects.number("builtin")).varInt(numbers.size());
    for (Resource resource : numbers.keySet()) {
      int start = content.size();
      if (withData && resource.blob() != null) blob(resource.blob());
      offset(resource.key(), start, ResourceTable.BLOB);
    }
  }

  private void entry(String key, ExternalResource value) {
    int start = content.size();
    if (withData) {
      switch (value) {
        case ExternalResource.Blob(var hex) -> blob(hex);
        case ExternalResource.Flag(var set) -> content.octet(set ? 1 : 0);
        case ExternalResource.Text(var text) -> content.varInt(strings.number(text));
      }
    }
    int kind = switch (value) {
      case ExternalResource.Blob blob -> ResourceTable.BLOB;
      case ExternalResource.Flag flag -> ResourceTable.BOOL;
      case ExternalResource.Text text -> ResourceTable.STRING;
    };
    offset(key, start, kind);
  }

  private void offset(String key, int start, int kind) {
    offsets.varInt(strings.number(key)).varInt(content.size() - start).octet(kind);
  }

  private void blob(String hex) {
    // What holds nothing has no alignment, but no reader takes none.
    int wanted = Math.max(1, Integer.reverseBytes(HexFormat.fromHexDigits(hex, 2, HEAD)));
    byte[] data = HexFormat.of().parseHex(hex, HEAD, hex.length());
    alignment = Math.max(alignment, wanted);
    content.varInt(wanted).varInt(data.length);
    content.align(wanted);
    content.raw(data);
  }

  void write(ByteSink out) {
    if (numbers.isEmpty() && external.isEmpty()) return;
    out.section(Section.RESOURCE, content, alignment).section(Section.RESOURCE_OFFSET, offsets);
  }
}
