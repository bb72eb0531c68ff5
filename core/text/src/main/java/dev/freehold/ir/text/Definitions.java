// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DistinctAttr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;

/** What a text gives names to outside of operations. */
final class Definitions {
  /** A location that the text names before it says what the name stands for. */
  record Pending(int position, String name) implements Attribute {
    @Override
    public void print(AttrPrinter out) {
      out.text("#" + name);
    }
  }

  /**
   * How much an alias stands for.
   *
   * @param height how deep it is nested
   * @param size how many characters it has, the aliases that it mentions written out
   */
  record Extent(int height, long size) {
    static final Extent NONE = new Extent(0, 0);
  }

  final Map<String, Attribute> attributes;
  final Map<String, Type> types;
  /** The extents of what the aliases (sigil included) stand for. */
  final Map<String, Extent> extents;
  final Resources resources = new Resources();
  /** Uses of locations in the order of the text; most texts have none. */
  final List<Pending> pending = new ArrayList<>(0);
  private final Map<Long, DistinctAttr> distinct = new HashMap<>();
  private final LongFunction<DistinctAttr> known;

  /** For a text that gives all names itself. */
  Definitions() {
    this(number -> null);
  }

  /** For a text out of something larger, where a number may stand for a distinct attribute that is known already. */
  Definitions(LongFunction<DistinctAttr> known) {
    this(new HashMap<>(), new HashMap<>(), new HashMap<>(), known);
  }

  private Definitions(
      Map<String, Attribute> attributes, Map<String, Type> types, Map<String, Extent> extents, LongFunction<DistinctAttr> known) {
    this.attributes = attributes;
    this.types = types;
    this.extents = extents;
    this.known = known;
  }

  /** For a piece of the text that has operations alone: it sees the aliases that stand before it. */
  Definitions forPiece() {
    return new Definitions(attributes, types, extents, known);
  }

  /** Takes over what a piece of the text has named; false where that may be what the text names elsewhere, too. */
  boolean adopt(Definitions piece) {
    pending.addAll(piece.pending);
    return piece.distinct.isEmpty() && piece.resources.isEmpty();
  }

  /** Whether all that was read is aliases that stand before their uses. */
  boolean isContextFree() {
    return pending.isEmpty() && distinct.isEmpty() && resources.isEmpty();
  }

  /** Whom the number stands for: a new one, if the text has not mentioned it before. */
  DistinctAttr distinct(long number, Attribute referenced) {
    DistinctAttr attribute = distinct.get(number);
    if (attribute == null) attribute = known.apply(number);
    if (attribute == null) attribute = new DistinctAttr(referenced);
    distinct.put(number, attribute);
    return attribute;
  }
}
