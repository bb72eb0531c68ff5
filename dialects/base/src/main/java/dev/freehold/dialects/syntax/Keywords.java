// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** An integer attribute whose few values are keywords in the custom syntax: {@code slt} for {@code 2 : i64}. */
public final class Keywords implements AttrSyntax {
  private final IntegerType type;
  private final String name;
  private final int first;
  private final String[] keywords;

  private Keywords(IntegerType type, String name, int first, String... keywords) {
    this.type = type;
    this.name = name;
    this.first = first;
    this.keywords = keywords;
  }

  /** The attributes whose values are the positions in {@code keywords}; the description may be null. */
  public static AttrSet set(IntegerType type, String name, @Nullable String description, String... keywords) {
    return numberedFrom(0, type, name, description, keywords);
  }

  /** The same where the first keyword is not for zero. */
  public static AttrSet numberedFrom(int first, IntegerType type, String name, @Nullable String description, String... keywords) {
    String cases = IntStream.range(first, first + keywords.length).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    return new AttrSet(description != null ? description : "allowed " + type.width() + "-bit signless integer cases: " + cases,
        a -> a instanceof IntegerAttr(var t, var value) && t.equals(type) && value.bitLength() < 31 && value.intValue() >= first
            && value.intValue() < first + keywords.length,
        new Keywords(type, name, first, keywords));
  }

  @Override
  public Attribute parse(OpParser p) {
    int loc = p.loc();
    String keyword = p.acceptKeywordIn(keywords);
    String text = keyword == null ? p.acceptString() : keyword;
    if (text == null) {
      throw p.error(loc, "expected string or keyword containing one of the following enum values for attribute '" + name + "' ["
          + String.join(", ", keywords) + "]");
    }
    int value = Arrays.asList(keywords).indexOf(text);
    if (value < 0) throw p.error(loc, "invalid " + name + " attribute specification: \"" + text + "\"");
    return IntegerAttr.of(type, first + value);
  }

  @Override
  public void print(OpPrinter out, Attribute a) {
    out.keywordOrString(keywords[((IntegerAttr) a).value().intValue() - first]);
  }
}
