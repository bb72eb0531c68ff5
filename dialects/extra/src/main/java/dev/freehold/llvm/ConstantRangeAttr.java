// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrSyntax;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import java.math.BigInteger;

/** A range of integers, the end exclusive: {@code #llvm.constant_range<i32, 0, 64>}. */
public record ConstantRangeAttr(IntegerType numbers, BigInteger lower, BigInteger upper) implements Attribute {
  /** Such attributes, written without their name in the text of operations. */
  public static final AttrSet SET = new AttrSet("A range of two integers, corresponding to LLVM's ConstantRange",
      ConstantRangeAttr.class::isInstance, new AttrSyntax() {
        @Override
        public Attribute parse(OpParser p) {
          return ConstantRangeAttr.parse(p);
        }

        @Override
        public boolean mayBegin(OpParser p) {
          return p.isNext("<");
        }

        @Override
        public void print(OpPrinter out, Attribute attr) {
          out.text(((ConstantRangeAttr) attr).body());
        }
      });

  static ConstantRangeAttr parse(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    Type read = p.expectType();
    if (!(read instanceof IntegerType type)) {
      throw p.error(loc, "invalid kind of type specified: expected builtin.integer, but found " + Printing.quoted(read));
    }
    p.expect(",");
    BigInteger lower = bound(p, type);
    p.expect(",");
    BigInteger upper = bound(p, type);
    p.expect(">");
    return new ConstantRangeAttr(type, lower, upper);
  }

  private static BigInteger bound(AttrParser p, IntegerType type) {
    BigInteger read = p.accept("true") ? BigInteger.ONE : p.acceptInteger();
    if (read == null) throw p.error("expected integer value");
    return IntegerAttr.wrap(type, read);
  }

  private String body() {
    return "<i" + numbers.width() + ", " + lower + ", " + upper + ">";
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("#llvm.constant_range").text(body());
  }

  @Override
  public String dialect() {
    return "llvm";
  }
}
