// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.dialects.syntax.EnumWords;
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
  record Kind(String mnemonic, String title, String open, String close, EnumWords list) implements AttrForm {
    /** @param names what messages call the attribute, and the type of the words */
    static Kind plain(String mnemonic, String title, String names, String... words) {
      return around(mnemonic, title, " ", "", names, words);
    }

    static Kind inParentheses(String mnemonic, String title, String names, String... words) {
      return around(mnemonic, title, "(", ")", names, words);
    }

    static Kind around(String mnemonic, String title, String open, String close, String names, String... words) {
      String[] name = names.split(" ");
      return new Kind(mnemonic, title, open, close,
          EnumWords.of("::mlir::omp::" + name[name.length - 1], List.of(words)).called(name[0] + "Attr", "value"));
    }

    List<String> words() {
      return list.words();
    }

    AttrSet set() {
      return new AttrSet(title, attr -> attr instanceof ClauseWord word && word.kind == this, this);
    }

    /** How such an attribute stands in another one; the name is what messages call it. */
    PartForm form(String name) {
      return PartForm.shorthand(name, ClauseWord.class, word -> word.kind == this, this::parse, (out, attr) -> out.text(text(attr.word)));
    }

    private String text(String word) {
      return open + word + close;
    }

    ClauseWord word(AttrParser p) {
      return new ClauseWord(this, words().get(list.read(p)));
    }

    /** Reads a word that stands alone in a clause. */
    ClauseWord clause(AttrParser p) {
      int loc = p.loc();
      String word = p.expectKeyword("");
      if (!words().contains(word)) throw p.error(loc, "invalid clause value: '" + word + "'");
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
