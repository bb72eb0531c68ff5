// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.ParseStop;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A property that is an enum case or a set of flags, and an integer in the generic form: {@code inbounds} for
 * {@code 3 : i32}, {@code nuw|nsw} for {@code 3 : i8}.
 */
public final class EnumProperty implements AttrSyntax {
  private final IntegerType type;
  private final String title;
  private final boolean flags;
  private final List<String> keywords;
  private final @Nullable String property;

  private EnumProperty(IntegerType type, String title, boolean flags, List<String> keywords, @Nullable String property) {
    this.type = type;
    this.title = title;
    this.flags = flags;
    this.keywords = keywords;
    this.property = property;
  }

  /** One case; the title is the name of the enum in messages. */
  public static EnumProperty of(IntegerType type, String title, String... keywords) {
    return new EnumProperty(type, title, false, List.of(keywords), null);
  }

  /** Any number of flags; the first keyword is for the empty set, each other one for a bit. */
  public static EnumProperty bits(IntegerType type, String title, String... keywords) {
    return new EnumProperty(type, title, true, List.of(keywords), null);
  }

  /** The same, with the name by which messages call a property that must be there. */
  public EnumProperty called(String name) {
    return new EnumProperty(type, title, flags, keywords, name);
  }

  public AttrSet set() {
    return new AttrSet(title, this::contains, this, IntegerAttr.class::isInstance);
  }

  /** The attribute of the first case. */
  public IntegerAttr first() {
    return IntegerAttr.of(type, 0);
  }

  private boolean contains(Attribute attr) {
    if (!(attr instanceof IntegerAttr(var given, var value)) || !given.equals(type)) return false;
    return value.signum() >= 0 && value.compareTo(BigInteger.valueOf(flags ? 1L << keywords.size() - 1 : keywords.size())) < 0;
  }

  @Override
  public Attribute parse(OpParser p) {
    int loc = p.loc();
    long value = number(p, loc);
    while (flags && p.accept("|")) value |= number(p, loc);
    return IntegerAttr.of(type, value);
  }

  private long number(OpParser p, int loc) {
    try {
      int position = EnumCases.titled(title, keywords).read(p, loc);
      return !flags ? position : position == 0 ? 0 : 1L << position - 1;
    } catch (ParseStop stop) {
      throw property == null ? stop : stop.and(p.error(loc, "invalid value for property " + property + ", expected " + title));
    }
  }

  @Override
  public boolean mayBegin(OpParser p) {
    return !p.isValueName();
  }

  /** The text of an attribute. */
  public String keyword(Attribute attr) {
    int value = (int) ((IntegerAttr) attr).longValue();
    if (!flags || value == 0) return keywords.get(value);
    List<String> set = new ArrayList<>();
    for (int i = 1; i < keywords.size(); i++) {
      if ((value >> i - 1 & 1) != 0) set.add(keywords.get(i));
    }
    return String.join("|", set);
  }

  @Override
  public void print(OpPrinter out, Attribute attr) {
    out.text(keyword(attr));
  }
}
