// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A number of 64 bits that stands for a word in the text of operations: {@code monotonic} for {@code 2 : i64}. */
final class NumberWords implements AttrForm {
  private final List<String> words;

  /** A word may be null for a number that is not used, or empty for one that the text leaves out. */
  NumberWords(String... words) {
    this.words = Arrays.asList(words);
  }

  AttrSet set(String description) {
    return new AttrSet(description, this::isWord, this);
  }

  private boolean isWord(Attribute attr) {
    if (!AttrSets.I64.contains(attr)) return false;
    long number = ((IntegerAttr) attr).longValue();
    return number >= 0 && number < words.size() && words.get((int) number) != null;
  }

  /** The attribute for the first word. */
  Attribute first() {
    return of(0);
  }

  private static Attribute of(int number) {
    return IntegerAttr.of(IntegerType.I64, number);
  }

  @Override
  public Attribute parse(OpParser p) {
    int loc = p.loc();
    String word = p.acceptKeywordOrString();
    Attribute read = word == null ? null : find(word);
    if (read == null) throw p.error(loc, "expected one of: " + String.join(", ", words.stream().filter(Objects::nonNull).toList()));
    return read;
  }

  /** The number for the next token if that is one of the words; otherwise that for the first word. */
  Attribute parseOptional(OpParser p) {
    String word = p.acceptKeywordIn(words.stream().filter(each -> each != null && !each.isEmpty()).toArray(String[]::new));
    return word == null ? first() : find(word);
  }

  /** The attribute for a word; null where it is none. */
  Attribute find(String word) {
    int number = words.indexOf(word);
    return number < 0 ? null : of(number);
  }

  String word(Attribute attr) {
    return words.get((int) ((IntegerAttr) attr).longValue());
  }

  @Override
  public void print(OpPrinter out, Attribute a) {
    out.text(word(a));
  }
}
