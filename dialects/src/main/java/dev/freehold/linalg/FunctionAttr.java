// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.ir.AttrSet;
import dev.freehold.ir.Attribute;
import dev.freehold.ir.text.AttrForm;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** One of a few words, each kind of them an attribute: {@code #linalg.iterator_type<parallel>}, {@code #linalg.type_fn<cast_signed>}. */
public record FunctionAttr(Kind kind, String word) implements Attribute {
  /** What the words are about. */
  public enum Kind {
    ITERATOR_TYPE("iterator_type", "utils::IteratorType", "Iterator type", "parallel", "reduction", "window"),
    TYPE_FN("type_fn", "linalg::TypeFn", "", "cast_signed", "cast_unsigned"),
    UNARY_FN("unary_fn", "linalg::UnaryFn", "", "exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt", "rsqrt",
        "square", "tanh", "erf"),
    BINARY_FN("binary_fn", "linalg::BinaryFn", "", "add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed",
        "max_unsigned", "min_unsigned", "powf"),
    TERNARY_FN("ternary_fn", "linalg::TernaryFn", "", "select"),
    ELEMENTWISE_KIND("elementwise_kind", "linalg::ElementwiseKind", "", "exp", "log", "abs", "ceil", "floor", "negf", "reciprocal",
        "round", "sqrt", "rsqrt", "square", "tanh", "erf", "add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed",
        "max_unsigned", "min_unsigned", "powf", "select");

    final String mnemonic;
    private final String cppName;
    private final List<String> words;
    /** The set of all attributes of the kind. */
    public final AttrSet set;

    Kind(String mnemonic, String cppName, String description, String... words) {
      this.mnemonic = mnemonic;
      this.cppName = cppName;
      this.words = List.of(words);
      set = new AttrSet(description, attr -> attr instanceof FunctionAttr f && f.kind == this, new Form(this));
    }

    /** Every word, in the order of its number in the reference. */
    public List<String> words() {
      return words;
    }

    public FunctionAttr of(String word) {
      return new FunctionAttr(this, word);
    }
  }

  public static final FunctionAttr PARALLEL = Kind.ITERATOR_TYPE.of("parallel");
  public static final FunctionAttr REDUCTION = Kind.ITERATOR_TYPE.of("reduction");
  public static final FunctionAttr CAST_SIGNED = Kind.TYPE_FN.of("cast_signed");

  /** Reads the attribute behind its mnemonic, or answers null where that is none of ours. */
  static FunctionAttr parse(String mnemonic, AttrParser p) {
    for (Kind kind : Kind.values()) {
      if (kind.mnemonic.equals(mnemonic)) return bracketed(kind, p);
    }
    return null;
  }

  private static FunctionAttr bracketed(Kind kind, AttrParser p) {
    p.expect("<");
    FunctionAttr attribute = word(kind, p);
    p.expect(">");
    return attribute;
  }

  private static FunctionAttr word(Kind kind, AttrParser p) {
    int loc = p.loc();
    String word = p.expectKeyword("valid keyword");
    if (kind.words.contains(word)) return kind.of(word);
    throw p.error(loc, "expected ::mlir::" + kind.cppName + " to be one of: " + String.join(", ", kind.words));
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#linalg." + kind.mnemonic + "<" + word + ">");
  }

  @Override
  public String dialect() {
    return "linalg";
  }

  /** The word in angle brackets, as assembly formats have it. */
  private record Form(Kind kind) implements AttrForm {
    @Override
    public Attribute parse(OpParser p) {
      return p.isNext("<") ? bracketed(kind, p) : word(kind, p);
    }

    @Override
    public void print(OpPrinter out, Attribute attribute) {
      out.text("<" + ((FunctionAttr) attribute).word + ">");
    }
  }
}
