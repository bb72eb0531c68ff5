// SPDX-License-Identifier: Apache-2.0
package dev.freehold.sparsetensor;

import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How one level of a sparse tensor is stored: {@code compressed(nonunique)}, {@code structured[2, 4]}.
 *
 * @param nonZeros how many of each {@code blockSize} entries are stored in a structured level; 0 in other levels
 */
public record Level(Format format, Set<Property> properties, long nonZeros, long blockSize) {
  /** The level formats. */
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
        case COMPRESSED, LOOSE_COMPRESSED, SINGLETON -> true;
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
    String keyword = p.acceptKeyword();
    if (keyword == null) throw p.error("expected valid level format (e.g. dense, compressed or singleton)");
    Format format = find(Format.values(), keyword);
    List<Long> sizes = List.of(0L, 0L);
    if (format == Format.STRUCTURED) {
      sizes = p.isNext("[") ? p.commaList(Delimiter.SQUARE, () -> size(p)) : List.of();
      if (sizes.size() != 2) throw p.error(loc, "expected exactly 2 structured sizes");
      if (sizes.get(0) > sizes.get(1)) throw p.error(loc, "expected n <= m in n_out_of_m");
    }
    Set<Property> properties = EnumSet.noneOf(Property.class);
    if (p.isNext("(")) properties.addAll(p.commaList(Delimiter.PAREN, () -> property(p), " in level property list"));
    if (format == null) throw p.error(loc, "unknown level format: " + keyword);
    for (Property property : properties) {
      if (!format.allows(property)) throw p.error(loc, "invalid level type: level format doesn't support the properties");
    }
    return new Level(format, properties, sizes.get(0), sizes.get(1));
  }

  /** A size has eight bits. */
  private static long size(AttrParser p) {
    int loc = p.loc();
    long size = p.expectInteger();
    if (size < 0) throw p.error(loc, "expected structured size to be >= 0");
    return size & 0xFF;
  }

  private static Property property(AttrParser p) {
    int loc = p.loc();
    String keyword = p.acceptKeyword();
    if (keyword == null) throw p.error("expected valid level property (e.g. nonordered, nonunique or high)");
    Property property = find(Property.values(), keyword);
    if (property == null) throw p.error(loc, "unknown level property: " + keyword);
    return property;
  }

  private static <E extends Enum<E>> @Nullable E find(E[] values, String keyword) {
    for (E value : values) {
      if (keyword(value).equals(keyword)) return value;
    }
    return null;
  }

  private static String keyword(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String toString() {
    String text = keyword(format) + (format == Format.STRUCTURED ? "[" + nonZeros + ", " + blockSize + "]" : "");
    List<String> keywords = new ArrayList<>();
    for (Property property : Property.values()) {
      if (properties.contains(property)) keywords.add(keyword(property));
    }
    return keywords.isEmpty() ? text : text + "(" + String.join(", ", keywords) + ")";
  }
}
