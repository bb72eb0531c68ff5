// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** One of a few words, each kind of them an attribute: {@code #vector.kind<add>}, {@code #vector.punctuation<comma>}. */
public record WordAttr(Kind kind, String word) implements Attribute {
  /** What the words are about. */
  public enum Kind {
    COMBINING("kind", "CombiningKind", "Kind of combining function for contractions and reductions", "add", "mul", "minui", "minsi",
        "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "maximumf", "minimumf"),
    ITERATOR_TYPE("iterator_type", "IteratorType", "Iterator type", "parallel", "reduction"),
    PUNCTUATION("punctuation", "PrintPunctuation", "Punctuation for separating vectors or vector elements", "no_punctuation", "newline",
        "comma", "open", "close");

    final String mnemonic;
    private final String cppName;
    private final List<String> words;
    /** The set of all attributes of the kind. */
    public final AttrSet set;

    Kind(String mnemonic, String cppName, String description, String... words) {
      this.mnemonic = mnemonic;
      this.cppName = cppName;
      this.words = List.of(words);
      set = new AttrSet(description, attr -> attr instanceof WordAttr w && w.kind == this, new Form(this));
    }

    public WordAttr of(String word) {
      return new WordAttr(this, word);
    }

    boolean contains(String word) {
      return words.contains(word);
    }
  }

  public static final WordAttr ADD = Kind.COMBINING.of("add");
  public static final WordAttr NEWLINE = Kind.PUNCTUATION.of("newline");

  /** Reads the attribute behind its mnemonic, or answers null where that is none of ours. */
  static WordAttr parse(String mnemonic, AttrParser p) {
    for (Kind kind : Kind.values()) {
      if (kind.mnemonic.equals(mnemonic)) return bracketed(kind, p);
    }
    return null;
  }

  /** Reads {@code <word>}. */
  static WordAttr bracketed(Kind kind, AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    String word = p.expectKeyword("valid keyword");
    if (!kind.contains(word)) {
      throw p.error(loc, "expected ::mlir::vector::" + kind.cppName + " to be one of: " + String.join(", ", kind.words));
    }
    p.expect(">");
    return kind.of(word);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#vector." + kind.mnemonic + "<" + word + ">");
  }

  @Override
  public String dialect() {
    return "vector";
  }

  /** The word in angle brackets, as assembly formats have it. */
  private record Form(Kind kind) implements AttrForm {
    @Override
    public Attribute parse(OpParser p) {
      return bracketed(kind, p);
    }

    @Override
    public void print(OpPrinter out, Attribute attribute) {
      out.text("<" + ((WordAttr) attribute).word + ">");
    }
  }
}
