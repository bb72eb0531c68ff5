// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.AttrSyntaxes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The text of a set of flags: a keyword for the empty set, one for each bit, and perhaps (else null) one for the full set. */
public final class Flags {
  private final String separator;
  private final List<@Nullable String> keywords;
  private EnumCases known;
  private EnumCases inOperations;

  /** The first two names are those by which messages call the enumeration and the attribute. */
  public Flags(String typeName, String attrName, String separator, @Nullable String... keywords) {
    this.separator = separator;
    this.keywords = Arrays.asList(keywords);
    known = EnumCases.of(typeName, this.keywords.stream().filter(Objects::nonNull).toList()).called(attrName, "value");
    inOperations = known;
  }

  /** Sets the name of the enum in messages about an unknown keyword, which then quote it; strings are not accepted any more. */
  public Flags titled(String list) {
    inOperations = EnumCases.titled(list, known.keywords());
    known = known.titled(list);
    return this;
  }

  public String text(int bits) {
    int bitCount = keywords.size() - 2;
    if (bits == 0) return keywords.getFirst();
    if (bits == (1 << bitCount) - 1 && keywords.getLast() != null) return keywords.getLast();
    List<String> set = new ArrayList<>();
    for (int i = 0; i < bitCount; i++) {
      if ((bits >> i & 1) != 0) set.add(keywords.get(i + 1));
    }
    return String.join(separator, set);
  }

  /** Reads {@code <a, b>}, or with another separator. */
  public int parse(AttrParser p) {
    return parse(p, known);
  }

  private int parse(AttrParser p, EnumCases list) {
    p.expect("<");
    int loc = p.loc();
    int bits = 0;
    do {
      bits |= bits(list.title() == null ? list.read(p, loc) : list.readKeyword(p));
    } while (p.accept(separator.strip()));
    p.expect(">");
    return bits;
  }

  private int bits(int i) {
    int bitCount = keywords.size() - 2;
    return i == 0 ? 0 : i > bitCount ? (1 << bitCount) - 1 : 1 << i - 1;
  }

  /** The custom syntax of such an attribute in operations, after a keyword: its mnemonic may be left out. */
  public <A extends Attribute> AttrSyntax syntax(Class<A> type, IntFunction<A> make, ToIntFunction<Attribute> bitsOf) {
    AttrSyntax flags = syntax(make, bitsOf);
    return AttrSyntaxes.of(p -> Parameters.shorthand(p, type, named -> true, () -> type.cast(flags.parse(p))), flags::print);
  }

  /** The same for flags that are not an attribute of their own. */
  public AttrSyntax syntax(IntFunction<? extends Attribute> make, ToIntFunction<Attribute> bitsOf) {
    return AttrSyntaxes.of(p -> make.apply(parse(p, inOperations)), (out, a) -> out.text("<").text(text(bitsOf.applyAsInt(a))).text(">"));
  }
}
