// SPDX-License-Identifier: Apache-2.0
package dev.freehold.amx;

import dev.freehold.arith.ArithTypes;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.AttrParser;
import org.jspecify.annotations.Nullable;

/** A matrix in a register: {@code !amx.tile<16x32xbf16>}. */
public record TileType(Shape shape, Type element) implements ShapedType {
  private static final int MAX_ROWS = 16;
  private static final int MAX_ROW_BYTES = 64;
  private static final int WORD_BYTES = 4;
  private static final TypeSet ELEMENT = TypeSets.anyOf(TypeSets.F32, TypeSets.F16, TypeSets.BF16, TypeSets.I32, TypeSets.I8);
  static final TypeSet ANY = of(ELEMENT);
  static final TypeSet I8 = of(TypeSets.I8);
  static final TypeSet I32 = of(TypeSets.I32);
  static final TypeSet F32 = of(TypeSets.F32);
  static final TypeSet F16_OR_BF16 = of(TypeSets.F16.or(TypeSets.BF16));

  private static TypeSet of(TypeSet elements) {
    return TypeSet.of("tile of " + elements.description() + " values",
        type -> type instanceof TileType tile && tile.rank() == 2 && elements.contains(tile.element));
  }

  static TileType parse(AttrParser p) {
    int start = p.symbolLoc();
    p.expect("<");
    Shape shape = p.dimensionList(false, true);
    Type element = p.expectType();
    p.expect(">");
    if (!ELEMENT.contains(element)) throw p.error(start, "failed to verify 'elementType': " + ELEMENT.description());
    return new TileType(shape, element);
  }

  /** What makes the tile too large for a register, or null. */
  @Nullable
  String excess() {
    if (size(0) > MAX_ROWS) return "bad row height: " + size(0);
    return rowBytes() > MAX_ROW_BYTES || rowBytes() % WORD_BYTES != 0 ? "bad column width: " + rowBytes() : null;
  }

  /** How many bytes a row of the register takes. */
  private long rowBytes() {
    return size(1) * ArithTypes.width(element) / Byte.SIZE;
  }

  @Override
  public TileType withElement(Type other) {
    return new TileType(shape, other);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!amx.tile<").text(shape.prefix()).type(element).text(">");
  }

  @Override
  public String dialect() {
    return "amx";
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
