// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A 64-bit integer attribute that is a keyword in the text of operations: {@code monotonic} for {@code 2 : i64}. */
final class IntegerEnum {
  private final String description;
  private final List<@Nullable String> keywords;

  /** A keyword is null for an unused value, and empty for one that the text leaves out. */
  IntegerEnum(String description, @Nullable String... keywords) {
    this.description = description;
    this.keywords = Arrays.asList(keywords);
  }

  /** The values, as the attribute of that name. */
  AttrSet set(String attribute) {
    return new AttrSet(description, this::isCase, new CaseSyntax(attribute));
  }

  private boolean isCase(Attribute attr) {
    if (!AttrSets.I64.contains(attr)) return false;
    long number = ((IntegerAttr) attr).longValue();
    return number >= 0 && number < keywords.size() && keywords.get((int) number) != null;
  }

  /** The attribute of the first case. */
  Attribute first() {
    return of(0);
  }

  private static Attribute of(int number) {
    return IntegerAttr.of(IntegerType.I64, number);
  }

  /** The attribute of the next token if that is one of the keywords; otherwise that of the first case. */
  @Nullable
  Attribute parseOptional(OpParser p) {
    String keyword = p.acceptKeywordIn(keywords.stream().filter(each -> each != null && !each.isEmpty()).toArray(String[]::new));
    return keyword == null ? first() : find(keyword);
  }

  /** The attribute of a keyword; null where there is none. */
  @Nullable
  Attribute find(String keyword) {
    int number = keywords.indexOf(keyword);
    return number < 0 ? null : of(number);
  }

  String keyword(Attribute attr) {
    return keywords.get((int) ((IntegerAttr) attr).longValue());
  }

  /** The keywords in the text; messages have the name of the attribute. */
  private final class CaseSyntax implements AttrSyntax {
    private final String attribute;

    private CaseSyntax(String attribute) {
      this.attribute = attribute;
    }

    @Override
    public Attribute parse(OpParser p) {
      int loc = p.loc();
      String[] known = keywords.stream().filter(Objects::nonNull).toArray(String[]::new);
      String keyword = p.acceptKeywordIn(known);
      String text = keyword == null ? p.acceptString() : keyword;
      if (text == null) {
        throw p.error(loc, "expected string or keyword containing one of the following enum values for attribute '" + attribute + "' ["
            + String.join(", ", known) + "]");
      }
      Attribute read = find(text);
      if (read == null) throw p.error(loc, "invalid " + attribute + " attribute specification: \"" + text + "\"");
      return read;
    }

    @Override
    public void print(OpPrinter out, Attribute a) {
      out.text(keyword(a));
    }
  }
}
