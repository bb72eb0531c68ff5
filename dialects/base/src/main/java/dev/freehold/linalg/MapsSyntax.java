// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The text {@code indexing_maps = [affine_map<…>, …]} in front of the operands. */
final class MapsSyntax {
  static final String NAME = "indexing_maps";

  private MapsSyntax() {}

  /** Reads one attribute that holds all maps, which may be an alias; null where there is none. */
  static @Nullable Attribute whole(OpParser p) {
    if (!p.accept(NAME)) return null;
    p.expect("=");
    ArrayAttr maps = p.attribute(ArrayAttr.class, null);
    for (Attribute map : maps.elements()) {
      if (!(map instanceof AffineMapAttr)) throw p.error("element of indexing_maps array is not an affine_map");
    }
    return maps;
  }

  /** Reads maps one by one, at least one; null where there are none. */
  static @Nullable Attribute each(OpParser p) {
    if (!p.accept(NAME)) return null;
    p.expect("=");
    p.expect("[");
    List<Attribute> maps = p.commaList(Delimiter.NONE, () -> {
      if (p.attribute() instanceof AffineMapAttr map) return map;
      throw p.error("expected affine map attribute");
    });
    p.expect("]");
    return ArrayAttr.of(maps);
  }

  static void print(Attribute maps, OpPrinter out) {
    out.text(" indexing_maps = [").list(((ArrayAttr) maps).elements(), out::attr).text("]");
  }
}
