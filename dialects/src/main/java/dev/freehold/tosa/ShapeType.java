// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.AttrPrinter;

/** Some sizes, or other numbers one for each dimension: {@code !tosa.shape<4>}. */
record ShapeType(long rank) implements Type {
  static final TypeSet SET = TypeSet.of("Shape with static rank and Index element type", ShapeType.class::isInstance);

  static TypeSet ofRank(long wanted) {
    return TypeSet.of("Tosa shape type of rank " + wanted, type -> type instanceof ShapeType(long rank) && rank == wanted);
  }

  static ShapeType parse(AttrParser p) {
    p.expect("<");
    long rank = p.expectInteger();
    if (rank < 0) throw p.error("invalid rank (must be >= 0): " + rank);
    p.expect(">");
    return new ShapeType(rank);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!tosa.shape<" + rank + ">");
  }

  @Override
  public String dialect() {
    return "tosa";
  }
}
