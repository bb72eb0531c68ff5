// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An enum attribute. Its case is written after the mnemonic ({@code #gpu<dim x>}, and just {@code x} in
 * the text of an operation), or in brackets of its own ({@code #gpu.address_space<global>}, and {@code <global>}).
 */
public final class EnumKind implements AttrSyntax {
  private final String dialect;
  private final String mnemonic;
  private final boolean bracketed;
  private final EnumCases keywords;
  private final @Nullable Class<?> iface;

  private EnumKind(String dialect, String mnemonic, boolean bracketed, EnumCases keywords, @Nullable Class<?> iface) {
    this.dialect = dialect;
    this.mnemonic = mnemonic;
    this.bracketed = bracketed;
    this.keywords = keywords;
    this.iface = iface;
  }

  /** Written {@code #dialect<mnemonic keyword>}; {@code type} is the C++ name of the enum in messages. */
  public static EnumKind plain(String dialect, String mnemonic, String type, String... keywords) {
    return new EnumKind(dialect, mnemonic, false, EnumCases.of(type, List.of(keywords)), null);
  }

  /** Written {@code #dialect.mnemonic<keyword>}; {@code type} is the C++ name of the enum in messages. */
  public static EnumKind bracketed(String dialect, String mnemonic, String type, String... keywords) {
    return new EnumKind(dialect, mnemonic, true, EnumCases.of(type, List.of(keywords)), null);
  }

  /** The same, with the names by which messages call the attribute and its parameter, which most call {@code value}. */
  public EnumKind called(String attribute, String parameter) {
    return new EnumKind(dialect, mnemonic, bracketed, keywords.called(attribute, parameter), iface);
  }

  /** The same, where messages about an unknown keyword name the enum by a title and quote the keyword. */
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
  public static @Nullable EnumAttr parse(List<EnumKind> kinds, String mnemonic, AttrParser p) {
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

  /** The C++ name of the enum in messages, without its namespace. */
  public String typeName() {
    return type().substring(type().lastIndexOf(':') + 1);
  }

  /** The C++ name of the enum in messages. */
  String type() {
    return keywords.type();
  }

  /** The keywords of all cases, in the order of the enum values. */
  public List<String> keywords() {
    return keywords.keywords();
  }

  /** The attributes of this kind, and how operations write them; the description is that of messages. */
  public AttrSet set(String description) {
    return new AttrSet(description, attr -> attr instanceof EnumAttr keyword && keyword.kind() == this, this);
  }

  /** The attribute of the case with that keyword. */
  public EnumAttr of(String keyword) {
    if (!keywords().contains(keyword)) throw new IllegalArgumentException(keyword);
    return new EnumAttr(this, keyword);
  }

  /** Parses what follows the attribute's mnemonic, or replaces the attribute in the text of an operation. */
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

  /** Whether the next token is a keyword of this enum, without brackets. */
  public boolean startsBracketless(AttrParser p) {
    return keywords().stream().anyMatch(p::isNext);
  }

  /** Parses the keyword alone. */
  public EnumAttr keyword(AttrParser p) {
    return new EnumAttr(this, keywords().get(keywords.read(p)));
  }

  /** Parses the keyword alone where messages about it do not name the attribute. */
  EnumAttr unnamedKeyword(AttrParser p) {
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
    // Only keywords that messages list are quoted where they have to be.
    String keyword = keywords.title() == null || AttrPrinter.isBareIdentifier(attr.keyword()) ? attr.keyword() : '"' + attr.keyword() + '"';
    return bracketed ? "<" + keyword + ">" : " " + keyword;
  }

  /** The attribute behind its sigil and dialect. */
  String body(EnumAttr attr) {
    return mnemonic + text(attr);
  }
}
