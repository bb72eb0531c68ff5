// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.Arrays;
import java.util.Locale;

/** How {@code memref.atomic_rmw} combines the element in memory with the operand, in the order of the enum values. */
public enum AtomicRmwKind {
  ADDF(Operands.FLOAT),
  ADDI(Operands.INTEGER),
  ANDI(Operands.INTEGER),
  ASSIGN(Operands.ANY),
  MAXIMUMF(Operands.FLOAT),
  MAXNUMF(Operands.ANY),
  MAXS(Operands.INTEGER),
  MAXU(Operands.INTEGER),
  MINIMUMF(Operands.FLOAT),
  MINNUMF(Operands.ANY),
  MINS(Operands.INTEGER),
  MINU(Operands.INTEGER),
  MULF(Operands.FLOAT),
  MULI(Operands.INTEGER),
  ORI(Operands.INTEGER),
  XORI(Operands.INTEGER);

  /** What a kind is checked to combine. */
  public enum Operands {
    FLOAT,
    INTEGER,
    ANY
  }

  private static final AtomicRmwKind[] KINDS = values();

  public static final AttrSet SET = new AttrSet(
      "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15", AtomicRmwKind::isKind, new Keyword());

  private final Operands operands;

  AtomicRmwKind(Operands operands) {
    this.operands = operands;
  }

  public Operands operands() {
    return operands;
  }

  /** The keyword in the text. */
  public String spelling() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static AtomicRmwKind of(Attribute attribute) {
    return KINDS[(int) ((IntegerAttr) attribute).longValue()];
  }

  private static boolean isKind(Attribute attribute) {
    return attribute instanceof IntegerAttr integer && integer.type().equals(IntegerType.I64)
        && integer.longValue() >= 0 && integer.longValue() < KINDS.length;
  }

  /** Reads a keyword or a string, prints a keyword. */
  private static final class Keyword implements AttrSyntax {
    @Override
    public Attribute parse(OpParser p) {
      int loc = p.loc();
      String keyword = p.acceptKeyword();
      boolean isString = keyword == null;
      if (isString) keyword = p.acceptString();
      for (AtomicRmwKind kind : KINDS) {
        if (kind.spelling().equals(keyword)) return IntegerAttr.i64(kind.ordinal());
      }
      if (isString && keyword != null) throw p.error(loc, "invalid kind attribute specification: \"" + keyword + "\"");
      String keywords = String.join(", ", Arrays.stream(KINDS).map(AtomicRmwKind::spelling).sorted().toList());
      throw p.error(loc, "expected string or keyword containing one of the following enum values for attribute 'kind' [" + keywords + "]");
    }

    @Override
    public void print(OpPrinter out, Attribute a) {
      out.text(of(a).spelling());
    }
  }
}
