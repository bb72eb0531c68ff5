// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * How one level of a sparse tensor is stored: {@code compressed(nonunique)}, {@code structured[2, 4]}.
 *
 * @param nonZeros how many of each {@code blockSize} entries are stored in a structured level; 0 in other levels
 */
public record Level(Format format, Set<Property> properties, long nonZeros, long blockSize) {
  /** The ways to store a level. */
  public enum Format {
    DENSE,
    BATCH,
    COMPRESSED,
    LOOSE_COMPRESSED,
    SINGLETON,
    STRUCTURED;

    private boolean allows(Property property) {
      return switch (this) {
        case DENSE, BATCH, STRUCTURED -> false;
        case COMPRESSED, LOOSE_COMPRESSED -> property != Property.SOA;
        case SINGLETON -> true;
      };
    }
  }

  /** What a level does not promise, or how it lies in memory. */
  public enum Property {
    NONUNIQUE,
    NONORDERED,
    SOA
  }

  public Level {
    properties = Set.copyOf(properties);
  }

  static Level parse(AttrParser p) {
    int loc = p.loc();
    String word = p.expectKeyword("level format");
    Format format = find(Format.values(), word);
    if (format == null) throw p.error(loc, "unknown level format: " + word);
    List<Long> sizes = format == Format.STRUCTURED ? p.commaList(Delimiter.SQUARE, p::expectInteger) : List.of(0L, 0L);
    if (sizes.size() != 2) throw p.error(loc, "expected exactly 2 structure sizes");
    Set<Property> properties = EnumSet.noneOf(Property.class);
    if (p.isNext("(")) properties.addAll(p.commaList(Delimiter.PAREN, () -> property(p)));
    for (Property property : properties) {
      if (!format.allows(property)) throw p.error(loc, "invalid level type: level format doesn't support the properties");
    }
    return new Level(format, properties, sizes.get(0), sizes.get(1));
  }

  private static Property property(AttrParser p) {
    int loc = p.loc();
    String word = p.expectKeyword("level property");
    Property property = find(Property.values(), word);
    if (property == null) throw p.error(loc, "unknown level property: " + word);
    return property;
  }

  private static <E extends Enum<E>> E find(E[] values, String word) {
    for (E value : values) {
      if (word(value).equals(word)) return value;
    }
    return null;
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String toString() {
    String text = word(format) + (format == Format.STRUCTURED ? "[" + nonZeros + ", " + blockSize + "]" : "");
    List<String> words = new ArrayList<>();
    for (Property property : Property.values()) {
      if (properties.contains(property)) words.add(word(property));
    }
    return words.isEmpty() ? text : text + "(" + String.join(", ", words) + ")";
  }
}
