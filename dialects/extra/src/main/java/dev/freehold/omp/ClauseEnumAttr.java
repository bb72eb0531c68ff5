// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.dialects.syntax.EnumCases;
import dev.freehold.dialects.syntax.ParameterSyntax;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.List;

/** An enum attribute of a clause: {@code #omp<procbindkind close>}, {@code #omp<reduction_modifier(task)>}. */
record ClauseEnumAttr(Kind kind, String keyword) implements Attribute {

  @Override
  public void print(AttrPrinter out) {
    out.dialectSymbol('#', "omp", kind.mnemonic + kind.text(keyword));
  }

  @Override
  public String dialect() {
    return "omp";
  }

  /** The enum of a clause, and what is around its keyword after the mnemonic. */
  record Kind(String mnemonic, String title, String open, String close, EnumCases list) implements AttrSyntax {
    /** @param names the attribute and the C++ name of the enum in messages */
    static Kind plain(String mnemonic, String title, String names, String... keywords) {
      return around(mnemonic, title, " ", "", names, keywords);
    }

    static Kind inParentheses(String mnemonic, String title, String names, String... keywords) {
      return around(mnemonic, title, "(", ")", names, keywords);
    }

    static Kind around(String mnemonic, String title, String open, String close, String names, String... keywords) {
      String[] name = names.split(" ");
      return new Kind(mnemonic, title, open, close,
          EnumCases.of("::mlir::omp::" + name[name.length - 1], List.of(keywords)).called(name[0] + "Attr", "value"));
    }

    List<String> keywords() {
      return list.keywords();
    }

    AttrSet set() {
      return new AttrSet(title, attr -> attr instanceof ClauseEnumAttr keyword && keyword.kind == this, this);
    }

    /** Such an attribute as a parameter of another one; the name is that of messages. */
    ParameterSyntax parameter(String name) {
      return ParameterSyntax.shorthand(name, ClauseEnumAttr.class, keyword -> keyword.kind == this, this::parse,
          (out, attr) -> out.text(text(attr.keyword)));
    }

    private String text(String keyword) {
      return open + keyword + close;
    }

    ClauseEnumAttr keyword(AttrParser p) {
      return new ClauseEnumAttr(this, keywords().get(list.read(p)));
    }

    /** Parses a keyword that is all there is of a clause. */
    ClauseEnumAttr clause(AttrParser p) {
      int loc = p.loc();
      String keyword = p.expectKeyword("");
      if (!keywords().contains(keyword)) throw p.error(loc, "invalid clause value: '" + keyword + "'");
      return new ClauseEnumAttr(this, keyword);
    }

    /** Reads what follows the name of the attribute. */
    ClauseEnumAttr parse(AttrParser p) {
      expectAll(p, open);
      ClauseEnumAttr read = keyword(p);
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
      out.text(text(((ClauseEnumAttr) attr).keyword));
    }
  }
}
