// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/**
 * A list of words of which an attribute is one. The word stands after the name ({@code #gpu<dim x>}, and just {@code x} in
 * the text of an operation), or in brackets of its own ({@code #gpu.address_space<global>}, and {@code <global>}).
 */
public final class EnumKind implements AttrSyntax {
  private final String dialect;
  private final String mnemonic;
  private final boolean bracketed;
  private final EnumCases keywords;
  private final Class<?> iface;

  private EnumKind(String dialect, String mnemonic, boolean bracketed, EnumCases keywords, Class<?> iface) {
    this.dialect = dialect;
    this.mnemonic = mnemonic;
    this.bracketed = bracketed;
    this.keywords = keywords;
    this.iface = iface;
  }

  /** Written {@code #dialect<mnemonic word>}; the type is what messages call the words. */
  public static EnumKind plain(String dialect, String mnemonic, String type, String... keywords) {
    return new EnumKind(dialect, mnemonic, false, EnumCases.of(type, List.of(keywords)), null);
  }

  /** Written {@code #dialect.mnemonic<word>}; the type is what messages call the words. */
  public static EnumKind bracketed(String dialect, String mnemonic, String type, String... keywords) {
    return new EnumKind(dialect, mnemonic, true, EnumCases.of(type, List.of(keywords)), null);
  }

  /** The same, with the names by which messages call the attribute and its parameter, which most call {@code value}. */
  public EnumKind called(String attribute, String parameter) {
    return new EnumKind(dialect, mnemonic, bracketed, keywords.called(attribute, parameter), iface);
  }

  /** The same, where messages about a wrong word call the list by a title and show the word. */
  public EnumKind titled(String list) {
    return new EnumKind(dialect, mnemonic, bracketed, keywords.titled(list), iface);
  }

  /** The same, where the attributes implement an interface. */
  public EnumKind implementing(Class<?> implemented) {
    return new EnumKind(dialect, mnemonic, bracketed, keywords, implemented);
  }

  boolean declares(Class<?> asked) {
    return iface != null && asked.isAssignableFrom(iface);
  }

  /** The attribute that the dialect's kinds write with this mnemonic, read from behind it; null if none of them does. */
  public static EnumAttr parse(List<EnumKind> kinds, String mnemonic, AttrParser p) {
    for (EnumKind kind : kinds) {
      if (kind.mnemonic.equals(mnemonic)) return kind.parse(p);
    }
    return null;
  }

  public String dialect() {
    return dialect;
  }

  public String mnemonic() {
    return mnemonic;
  }

  /** What messages call the type of the words, without the name of its space. */
  public String typeName() {
    return type().substring(type().lastIndexOf(':') + 1);
  }

  /** What messages call the type of the words. */
  String type() {
    return keywords.type();
  }

  /** Every word, in the order of its number in the reference. */
  public List<String> keywords() {
    return keywords.keywords();
  }

  /** The attributes of this kind, and how operations write them; the description is that of messages. */
  public AttrSet set(String description) {
    return new AttrSet(description, attr -> attr instanceof EnumAttr keyword && keyword.kind() == this, this);
  }

  /** The attribute of a word of the list. */
  public EnumAttr of(String keyword) {
    if (!keywords().contains(keyword)) throw new IllegalArgumentException(keyword);
    return new EnumAttr(this, keyword);
  }

  /** Reads what follows the name of the attribute, or stands for it in the text of an operation. */
  public EnumAttr parse(AttrParser p) {
    if (!bracketed) return keyword(p);
    p.expect("<");
    EnumAttr read = keyword(p);
    p.expect(">");
    return read;
  }

  /** Reads an attribute of the kind where its name may be left out. */
  EnumAttr parseShort(AttrParser p) {
    return Parameters.shorthand(p, EnumAttr.class, keyword -> keyword.kind() == this, () -> parse(p));
  }

  /** Prints an attribute of the kind where its name may be left out. */
  void printShort(AttrPrinter out, EnumAttr attr) {
    out.attrOfKnownKind(attr, () -> out.text(text(attr)));
  }

  /** Whether the next token is one of the words, without brackets. */
  public boolean startsBracketless(AttrParser p) {
    return keywords().stream().anyMatch(p::isNext);
  }

  /** Reads just the word. */
  public EnumAttr keyword(AttrParser p) {
    return new EnumAttr(this, keywords().get(keywords.read(p)));
  }

  /** Reads just the word where messages about it have no name of an attribute. */
  EnumAttr unnamedWord(AttrParser p) {
    return new EnumAttr(this, keywords().get(EnumCases.of(keywords.type(), keywords()).titled(keywords.title()).read(p)));
  }

  @Override
  public Attribute parse(OpParser p) {
    return parseShort(p);
  }

  @Override
  public boolean mayBegin(OpParser p) {
    return bracketed ? p.isNext("<") : startsBracketless(p);
  }

  @Override
  public void print(OpPrinter out, Attribute a) {
    out.text(text((EnumAttr) a));
  }

  private String text(EnumAttr attr) {
    // Only words that messages list have quotes where they need them.
    String keyword = keywords.title() == null || AttrPrinter.isBareIdentifier(attr.keyword()) ? attr.keyword() : '"' + attr.keyword() + '"';
    return bracketed ? "<" + keyword + ">" : " " + keyword;
  }

  /** The attribute behind its sigil and dialect. */
  String body(EnumAttr attr) {
    return mnemonic + text(attr);
  }
}
