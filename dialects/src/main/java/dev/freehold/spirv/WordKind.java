// SPDX-License-Identifier: Apache-2.0
package dev.freehold.spirv;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/**
 * An enumeration of the SPIR-V specification. Some are long and grow with each extension; those take any word, known ones first where
 * they are sorted.
 */
final class WordKind implements AttrForm {
  private final String mnemonic;
  private final String title;
  private final boolean flags;
  private final boolean open;
  private final List<String> words;

  private WordKind(String mnemonic, String title, boolean flags, boolean open, String... words) {
    this.mnemonic = mnemonic;
    this.title = title;
    this.flags = flags;
    this.open = open;
    this.words = List.of(words);
  }

  static WordKind of(String mnemonic, String title, String... words) {
    return new WordKind(mnemonic, title, false, false, words);
  }

  /** Of which an attribute may have several, separated by bars. */
  static WordKind flags(String mnemonic, String title, String... words) {
    return new WordKind(mnemonic, title, true, false, words);
  }

  /** Whose words are not all listed. */
  static WordKind open(String mnemonic, String title, String... words) {
    return new WordKind(mnemonic, title, false, true, words);
  }

  String mnemonic() {
    return mnemonic;
  }

  WordAttr of(String word) {
    return new WordAttr(this, word);
  }

  AttrSet set() {
    return new AttrSet("valid SPIR-V " + title, attr -> attr instanceof WordAttr word && word.kind() == this, this);
  }

  /** Where a word stands among others that are sorted. */
  int rank(String word) {
    int known = words.indexOf(word);
    return known < 0 ? words.size() : known;
  }

  /** The attribute of some words, where all of them are of the kind; null otherwise. */
  WordAttr find(String text) {
    List<String> read = List.of(text.split("\\|"));
    if (!open && !words.containsAll(read) || !flags && read.size() > 1) return null;
    return of(read);
  }

  private WordAttr of(List<String> read) {
    return of(String.join("|", read.stream().distinct().sorted((a, b) -> rank(a) - rank(b)).toList()));
  }

  /** Reads just the words. */
  WordAttr word(AttrParser p) {
    List<String> read = new ArrayList<>();
    do {
      int loc = p.loc();
      String word = p.acceptKeyword();
      if (word == null || !open && !words.contains(word)) {
        throw p.error(loc, "expected ::mlir::spirv::" + title + " to be one of: " + String.join(", ", words));
      }
      read.add(word);
    } while (flags && p.accept("|"));
    return of(read);
  }

  /** Reads the words in brackets. */
  WordAttr parse(AttrParser p) {
    p.expect("<");
    WordAttr read = word(p);
    p.expect(">");
    return read;
  }

  /** Reads the words from a string literal, as some operations have them. */
  WordAttr quoted(OpParser p) {
    int loc = p.loc();
    WordAttr read = find(p.expectString());
    if (read == null) throw p.error(loc, "invalid " + mnemonic + " attribute specification");
    return read;
  }

  @Override
  public Attribute parse(OpParser p) {
    return parse((AttrParser) p);
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
