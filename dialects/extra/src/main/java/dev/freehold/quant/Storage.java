// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;
import org.jspecify.annotations.Nullable;

/** The storage type and its range: {@code i8<-127:127>}, {@code u4}. */
record Storage(int width, boolean signed, long min, long max) {
  static final int MAX_WIDTH = 32;

  static Storage parse(AttrParser p) {
    int loc = p.loc();
    Type type = p.acceptType();
    String prefix = type == null ? p.acceptKeyword() : null;
    boolean signed = type instanceof IntegerType integer && integer.signedness() != IntegerType.Signedness.UNSIGNED;
    int width = type instanceof IntegerType integer ? integer.width() : unsignedWidth(prefix);
    if (width < 0) throw p.error(loc, "illegal storage type prefix");
    if (width == 0 || width > MAX_WIDTH) throw p.error(loc, "illegal storage type size: " + width);
    Storage whole = new Storage(width, signed, signed ? -(1L << width - 1) : 0, (1L << (signed ? width - 1 : width)) - 1);
    return p.accept("<") ? whole.parseRange(p) : whole;
  }

  private static int unsignedWidth(@Nullable String keyword) {
    return keyword != null && keyword.matches("u[0-9]{1,8}") ? Integer.parseInt(keyword.substring(1)) : -1;
  }

  private Storage parseRange(AttrParser p) {
    int minLoc = p.loc();
    long least = p.expectInteger();
    p.expect(":");
    int maxLoc = p.loc();
    long greatest = p.expectInteger();
    if (least < min) throw p.error(minLoc, "illegal storage type minimum: " + least);
    if (greatest > max) throw p.error(maxLoc, "illegal storage type maximum: " + greatest);
    p.expect(">");
    if (least >= greatest) throw p.error(p.symbolLoc(), "illegal storage min and storage max: (" + least + ":" + greatest + ")");
    return new Storage(width, signed, least, greatest);
  }

  IntegerType type() {
    return IntegerType.of(width);
  }

  @Override
  public String toString() {
    long least = signed ? -(1L << width - 1) : 0;
    long greatest = (1L << (signed ? width - 1 : width)) - 1;
    String range = min == least && max == greatest ? "" : "<" + min + ":" + max + ">";
    return (signed ? "i" : "u") + width + range;
  }
}
