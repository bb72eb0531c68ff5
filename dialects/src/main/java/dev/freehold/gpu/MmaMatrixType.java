// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/**
 * A matrix that the threads of a subgroup hold together: {@code !gpu.mma_matrix<16x16xf16, "AOp">}.
 *
 * @param operand which operand of a product it may be: {@code AOp}, {@code BOp} or {@code COp}
 */
public record MmaMatrixType(Shape shape, Type element, String operand) implements Type {
  static final TypeSet SET = TypeSet.of("MMAMatrix type", MmaMatrixType.class::isInstance);

  static MmaMatrixType parse(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    Shape shape = p.dimensionList(false, true);
    if (shape.rank() != 2) throw p.error(loc, "MMAMatrixType must have exactly two dimensions");
    Type element = p.expectType();
    p.expect(",");
    String operand = p.expectString();
    p.expect(">");
    if (!operand.equals("AOp") && !operand.equals("BOp") && !operand.equals("COp")) {
      throw p.error(loc, "operand expected to be one of AOp, BOp or COp");
    }
    return new MmaMatrixType(shape, element, operand);
  }

  @Override
  public void print(AttrPrinter out) {
    StringBuilder body = new StringBuilder("mma_matrix<");
    new AttrPrinter(body, null).dimensions(shape).type(element).text(", ").quoted(operand);
    out.dialectSymbol('!', "gpu", body.append('>').toString());
  }

  @Override
  public String dialect() {
    return "gpu";
  }
}
