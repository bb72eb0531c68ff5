// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tosa;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParseStop;

/** Sizes, or other integers for each dimension: {@code !tosa.shape<4>}. */
record ShapeType(long rank) implements Type {
  static final TypeSet SET = TypeSet.of("Shape with static rank and Index element type", ShapeType.class::isInstance);

  /** Constant sizes. */
  static final AttrSet SIZES = AttrSet.of("index elements attribute",
      attr -> attr instanceof DenseElementsAttr elements && elements.type().element() instanceof IndexType)
      .ofKind(DenseElementsAttr.class::isInstance);

  static TypeSet ofRank(long wanted) {
    return TypeSet.of("Tosa shape type of rank " + wanted, type -> type instanceof ShapeType(long rank) && rank == wanted);
  }

  static ShapeType parse(AttrParser p) {
    int loc = p.loc();
    p.expect("<");
    long rank;
    try {
      rank = p.expectInteger();
    } catch (ParseStop stop) {
      throw stop.and(p.error("failed to parse Tosa_Shape parameter 'rank' which is to be a `int`"));
    }
    p.expect(">");
    if (rank < 0) throw p.error(loc, "invalid rank (must be >= 0): " + rank);
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

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
