// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.dialects.syntax.EnumWords;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.NoneType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** An enumeration of the SPIR-V specification. */
final class WordKind implements AttrForm {
  /** The word of flags of which none is set. */
  static final String NONE = "None";

  private final String mnemonic;
  private final boolean flags;
  private EnumWords words;
  private String description;

  private WordKind(String mnemonic, String type, boolean flags, String... words) {
    this.mnemonic = mnemonic;
    this.flags = flags;
    this.words = EnumWords.of("::mlir::spirv::" + type, List.of(words));
    called("SPIRV_" + type + "Attr");
    described(type);
  }

  static WordKind of(String mnemonic, String type, String... words) {
    return new WordKind(mnemonic, type, false, words);
  }

  /** Of which an attribute may have several, separated by bars. */
  static WordKind flags(String mnemonic, String type, String... words) {
    return new WordKind(mnemonic, type, true, words);
  }

  /** The same kind, with what messages call the attribute. */
  WordKind called(String attribute) {
    words = words.called(attribute, "value");
    return this;
  }

  /** The same kind, with what messages call the words. */
  WordKind described(String title) {
    description = "valid SPIR-V " + title;
    return this;
  }

  String mnemonic() {
    return mnemonic;
  }

  WordAttr of(String word) {
    return new WordAttr(this, word);
  }

  AttrSet set() {
    return new AttrSet(description, attr -> attr instanceof WordAttr word && word.kind() == this, this);
  }

  /** Whether it is a word of the kind. */
  boolean has(String word) {
    return words.words().contains(word);
  }

  /** Whether the text of an attribute of the kind has the word in it. */
  boolean names(String text, String word) {
    return flags ? List.of(text.split("\\|")).contains(word) : text.equals(word);
  }

  /** Where a word stands among others that are sorted. */
  int rank(String word) {
    return words.words().indexOf(word);
  }

  /** The attribute of some words, where all of them are of the kind; null otherwise. */
  WordAttr find(String text) {
    List<String> read = flags ? Arrays.stream(text.split("\\|", -1)).map(String::strip).toList() : List.of(text);
    return words.words().containsAll(read) ? of(read) : null;
  }

  private WordAttr of(List<String> read) {
    List<String> set = read.stream().filter(word -> !flags || !word.equals(NONE)).distinct().sorted((a, b) -> rank(a) - rank(b)).toList();
    return of(set.isEmpty() ? NONE : String.join("|", set));
  }

  /** Reads just the words. */
  WordAttr words(AttrParser p) {
    int loc = p.loc();
    List<String> read = new ArrayList<>();
    do {
      read.add(words.words().get(words.read(p, loc)));
    } while (flags && p.accept("|"));
    return of(read);
  }

  /** Reads the words in brackets. */
  WordAttr parse(AttrParser p) {
    p.expect("<");
    WordAttr read = words(p);
    p.expect(">");
    return read;
  }

  /** Reads just one word, where messages list all. */
  WordAttr listed(AttrParser p) {
    return of(words.words().get(EnumWords.titled(description, words.words()).read(p)));
  }

  /** Reads one word where an operation or type has no attribute but just that. */
  WordAttr keyword(AttrParser p) {
    return keyword(p, mnemonic);
  }

  /** The same, with what messages call the word. */
  WordAttr keyword(AttrParser p, String name) {
    int loc = p.loc();
    String word = p.expectKeyword("");
    if (!has(word)) throw p.error(loc, "invalid " + name + " attribute specification: " + word);
    return of(word);
  }

  /** The same, where messages begin with {@code fault} and show the word behind it. */
  String keywordOr(AttrParser p, String fault) {
    int loc = p.loc();
    String word = p.expectKeyword("");
    if (!has(word)) throw p.error(loc, fault + word);
    return word;
  }

  /** The same, where a word that is not known is reported, and counts as {@code unknown}. */
  String keywordOr(AttrParser p, String fault, String unknown) {
    int loc = p.loc();
    return knownOr(p, loc, p.expectKeyword(""), fault, unknown);
  }

  /** The same of a word that has been read at {@code loc}. */
  String knownOr(AttrParser p, int loc, String word, String fault, String unknown) {
    if (has(word)) return word;
    p.goOnAfter(p.error(loc, fault + word));
    return unknown;
  }

  /** Reads the words from a string literal, as some operations have them. */
  WordAttr quoted(OpParser p) {
    return quoted(p, mnemonic);
  }

  /** The same, with what messages call the words. */
  WordAttr quoted(OpParser p, String name) {
    int loc = p.loc();
    Attribute literal = p.attribute(NoneType.INSTANCE);
    if (!(literal instanceof StringAttr text)) throw p.error(loc, "expected " + name + " attribute specified as string");
    WordAttr read = find(text.value());
    if (read == null) throw p.error(loc, "invalid " + name + " attribute specification: " + Printing.toString(text));
    return read;
  }

  @Override
  public Attribute parse(OpParser p) {
    return Parameters.shorthand(p, WordAttr.class, word -> word.kind() == this, () -> parse((AttrParser) p));
  }

  @Override
  public boolean mayBegin(OpParser p) {
    return p.isNext("<");
  }

  @Override
  public void print(OpPrinter out, Attribute attr) {
    out.text("<").text(((WordAttr) attr).words()).text(">");
  }
}
