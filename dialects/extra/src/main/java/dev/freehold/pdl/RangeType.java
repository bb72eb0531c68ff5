// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pdl;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** Any number of handles: {@code !pdl.range<value>}. */
public record RangeType(Type element) implements Type {
  public static final TypeSet OF_TYPES = of(PdlType.TYPE);
  public static final TypeSet OF_VALUES = of(PdlType.VALUE);
  public static final TypeSet OF_OPERATIONS = of(PdlType.OPERATION);
  public static final TypeSet OF_TYPES_OR_VALUES =
      of(PdlType.TYPE.set().description() + " or " + PdlType.VALUE.set().description(), List.of(PdlType.TYPE, PdlType.VALUE));
  public static final TypeSet OF_ANY = of(PdlType.ANY.description(), List.of(PdlType.values()));
  public static final TypeSet TYPE_OR_TYPES = oneOr(OF_TYPES, PdlType.TYPE);
  public static final TypeSet VALUE_OR_VALUES = oneOr(OF_VALUES, PdlType.VALUE);

  private static TypeSet of(PdlType element) {
    return TypeSet.only("range of " + element.set().description() + " values", new RangeType(element));
  }

  private static TypeSet of(String elements, List<PdlType> allowed) {
    return TypeSet.of("range of " + elements + " values", type -> type instanceof RangeType range && allowed.contains(range.element));
  }

  private static TypeSet oneOr(TypeSet ranges, PdlType one) {
    return TypeSet.of("single element or range of " + one.set().description(), type -> type == one || ranges.contains(type));
  }

  static RangeType parse(AttrParser p) {
    p.expect("<");
    int loc = p.loc();
    String name = p.expectKeyword("");
    Type element = PdlType.parse(name, p);
    if (element == null) throw p.error(p.symbolLoc(), "invalid 'pdl' type: `" + name + "'");
    if (element instanceof RangeType) throw p.error(loc, "element of pdl.range cannot be another range, but got" + Printing.quoted(element));
    p.expect(">");
    return new RangeType(element);
  }

  /** The elements of a range; any other type itself. */
  public static Type elementOrSelf(Type type) {
    return type instanceof RangeType range ? range.element : type;
  }

  @Override
  public String dialect() {
    return "pdl";
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!pdl.range<" + (element instanceof PdlType type ? type.mnemonic() : "") + ">");
  }
}
