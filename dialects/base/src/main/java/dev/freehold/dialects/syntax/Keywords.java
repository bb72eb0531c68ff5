// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An integer attribute whose few values are words in the custom syntax: {@code slt} for {@code 2 : i64}. */
public final class Keywords implements AttrForm {
  private final IntegerType type;
  private final String name;
  private final int first;
  private final String[] words;

  private Keywords(IntegerType type, String name, int first, String... words) {
    this.type = type;
    this.name = name;
    this.first = first;
    this.words = words;
  }

  /** The attributes whose values are the positions in {@code words}; the description may be null. */
  public static AttrSet set(IntegerType type, String name, String description, String... words) {
    return numberedFrom(0, type, name, description, words);
  }

  /** The same where the first word does not stand for zero. */
  public static AttrSet numberedFrom(int first, IntegerType type, String name, String description, String... words) {
    String cases = IntStream.range(first, first + words.length).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    return new AttrSet(description != null ? description : "allowed " + type.width() + "-bit signless integer cases: " + cases,
        a -> a instanceof IntegerAttr(var t, var value) && t.equals(type) && value.bitLength() < 31 && value.intValue() >= first
            && value.intValue() < first + words.length,
        new Keywords(type, name, first, words));
  }

  @Override
  public Attribute parse(OpParser p) {
    int loc = p.loc();
    String word = p.acceptKeywordIn(words);
    String text = word == null ? p.acceptString() : word;
    if (text == null) {
      throw p.error(loc, "expected string or keyword containing one of the following enum values for attribute '" + name + "' ["
          + String.join(", ", words) + "]");
    }
    int value = Arrays.asList(words).indexOf(text);
    if (value < 0) throw p.error(loc, "invalid " + name + " attribute specification: \"" + text + "\"");
    return IntegerAttr.of(type, first + value);
  }

  @Override
  public void print(OpPrinter out, Attribute a) {
    out.keywordOrString(words[((IntegerAttr) a).value().intValue() - first]);
  }
}
