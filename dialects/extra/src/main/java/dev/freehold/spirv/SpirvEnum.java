// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.dialects.syntax.EnumCases;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An enumeration of the SPIR-V specification. */
final class SpirvEnum implements AttrSyntax {
  /** The keyword of the empty set of flags. */
  static final String NONE = "None";

  private final String mnemonic;
  private final boolean flags;
  private EnumCases keywords;
  private String description;

  private SpirvEnum(String mnemonic, String type, boolean flags, String... keywords) {
    this.mnemonic = mnemonic;
    this.flags = flags;
    this.keywords = EnumCases.of("::mlir::spirv::" + type, List.of(keywords));
    called("SPIRV_" + type + "Attr");
    described(type);
  }

  static SpirvEnum of(String mnemonic, String type, String... keywords) {
    return new SpirvEnum(mnemonic, type, false, keywords);
  }

  /** Of which an attribute may have several, separated by bars. */
  static SpirvEnum flags(String mnemonic, String type, String... keywords) {
    return new SpirvEnum(mnemonic, type, true, keywords);
  }

  /** The same kind, with what messages call the attribute. */
  SpirvEnum called(String attribute) {
    keywords = keywords.called(attribute, "value");
    return this;
  }

  /** The same kind, with the name of the enum in messages. */
  SpirvEnum described(String title) {
    description = "valid SPIR-V " + title;
    return this;
  }

  String mnemonic() {
    return mnemonic;
  }

  SpirvEnumAttr of(String keyword) {
    return new SpirvEnumAttr(this, keyword);
  }

  AttrSet set() {
    return new AttrSet(description, attr -> attr instanceof SpirvEnumAttr keyword && keyword.kind() == this, this);
  }

  /** Whether it is a keyword of the enum. */
  boolean has(String keyword) {
    return keywords.keywords().contains(keyword);
  }

  /** Whether an attribute of the enum has the case among its flags. */
  boolean names(String text, String keyword) {
    return flags ? List.of(text.split("\\|")).contains(keyword) : text.equals(keyword);
  }

  /** The position of a case, by which several are sorted. */
  int rank(String keyword) {
    return keywords.keywords().indexOf(keyword);
  }

  /** The attribute of some keywords, where all of them are of the enum; null otherwise. */
  @Nullable
  SpirvEnumAttr find(String text) {
    List<String> read = flags ? Arrays.stream(text.split("\\|", -1)).map(String::strip).toList() : List.of(text);
    return keywords.keywords().containsAll(read) ? of(read) : null;
  }

  private SpirvEnumAttr of(List<String> read) {
    List<String> set = read.stream().filter(keyword -> !flags || !keyword.equals(NONE)).distinct().sorted((a, b) -> rank(a) - rank(b)).toList();
    return of(set.isEmpty() ? NONE : String.join("|", set));
  }

  /** Parses just the keywords. */
  SpirvEnumAttr keywords(AttrParser p) {
    int loc = p.loc();
    List<String> read = new ArrayList<>();
    do {
      read.add(keywords.keywords().get(keywords.read(p, loc)));
    } while (flags && p.accept("|"));
    return of(read);
  }

  /** Parses the keywords in brackets. */
  SpirvEnumAttr parse(AttrParser p) {
    p.expect("<");
    SpirvEnumAttr read = keywords(p);
    p.expect(">");
    return read;
  }

  /** Parses just one keyword, where messages list all. */
  SpirvEnumAttr listed(AttrParser p) {
    return of(keywords.keywords().get(EnumCases.titled(description, keywords.keywords()).read(p)));
  }

  /** Parses one keyword where an operation or type has just that in place of an attribute. */
  SpirvEnumAttr keyword(AttrParser p) {
    return keyword(p, mnemonic);
  }

  /** The same, with the name of the enum in messages. */
  SpirvEnumAttr keyword(AttrParser p, String name) {
    int loc = p.loc();
    String keyword = p.expectKeyword("");
    if (!has(keyword)) throw p.error(loc, "invalid " + name + " attribute specification: " + keyword);
    return of(keyword);
  }

  /** The same, where messages begin with {@code fault} and end with the keyword. */
  String keywordOr(AttrParser p, String fault) {
    int loc = p.loc();
    String keyword = p.expectKeyword("");
    if (!has(keyword)) throw p.error(loc, fault + keyword);
    return keyword;
  }

  /** The same, where an unknown keyword is reported, and counts as {@code unknown}. */
  String keywordOr(AttrParser p, String fault, String unknown) {
    int loc = p.loc();
    return knownOr(p, loc, p.expectKeyword(""), fault, unknown);
  }

  /** The same for a keyword that has been read at {@code loc}. */
  String knownOr(AttrParser p, int loc, String keyword, String fault, String unknown) {
    if (has(keyword)) return keyword;
    p.goOnAfter(p.error(loc, fault + keyword));
    return unknown;
  }

  /** Parses the keywords from a string literal, as some operations have them. */
  SpirvEnumAttr quoted(OpParser p) {
    return quoted(p, mnemonic);
  }

  /** The same, with the name of the enum in messages. */
  SpirvEnumAttr quoted(OpParser p, String name) {
    int loc = p.loc();
    Attribute literal = p.attribute(NoneType.INSTANCE);
    if (!(literal instanceof StringAttr text)) throw p.error(loc, "expected " + name + " attribute specified as string");
    SpirvEnumAttr read = find(text.value());
    if (read == null) throw p.error(loc, "invalid " + name + " attribute specification: " + Printing.toString(text));
    return read;
  }

  @Override
  public Attribute parse(OpParser p) {
    return Parameters.shorthand(p, SpirvEnumAttr.class, keyword -> keyword.kind() == this, () -> parse((AttrParser) p));
  }

  @Override
  public boolean mayBegin(OpParser p) {
    return p.isNext("<");
  }

  @Override
  public void print(OpPrinter out, Attribute attr) {
    out.text("<").text(((SpirvEnumAttr) attr).keywords()).text(">");
  }
}
