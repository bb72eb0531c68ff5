// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.dialects.syntax.PartForm;
import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** A word of a clause: {@code #omp<procbindkind close>}, {@code #omp<reduction_modifier(task)>}. */
record ClauseWord(Kind kind, String word) implements Attribute {

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "omp", kind.mnemonic + kind.text(word));
  }

  @Override
  public String dialect() {
    return "omp";
  }

  /** The words that one clause may have, and what stands around them behind the name of the attribute. */
  record Kind(String mnemonic, String title, String open, String close, List<String> words) implements AttrForm {
    static Kind plain(String mnemonic, String title, String... words) {
      return new Kind(mnemonic, title, " ", "", List.of(words));
    }

    static Kind inParentheses(String mnemonic, String title, String... words) {
      return new Kind(mnemonic, title, "(", ")", List.of(words));
    }

    AttrSet set() {
      return new AttrSet(title, attr -> attr instanceof ClauseWord word && word.kind == this, this);
    }

    /** How such an attribute stands in another one. */
    PartForm form() {
      return PartForm.of(ClauseWord.class, this::parse, attr -> text(attr.word));
    }

    private String text(String word) {
      return open + word + close;
    }

    ClauseWord word(AttrParser p) {
      int loc = p.loc();
      String word = p.acceptKeyword();
      if (word == null || !words.contains(word)) throw p.error(loc, "expected one of: " + String.join(", ", words));
      return new ClauseWord(this, word);
    }

    /** Reads what follows the name of the attribute. */
    ClauseWord parse(AttrParser p) {
      expectAll(p, open);
      ClauseWord read = word(p);
      expectAll(p, close);
      return read;
    }

    private static void expectAll(AttrParser p, String punctuation) {
      if (punctuation.isBlank()) return;
      for (String token : punctuation.replaceAll("([({})=])", " $1 ").strip().split(" +")) p.expect(token);
    }

    @Override
    public Attribute parse(OpParser p) {
      return parse((AttrParser) p);
    }

    @Override
    public void print(OpPrinter out, Attribute attr) {
      out.text(text(((ClauseWord) attr).word));
    }
  }
}
