// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Resource;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.DenseResourceAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.SparseElementsAttr;
import dev.freehold.ir.builtin.TensorType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the attributes that hold the elements of a shaped type, from behind the word that names them. */
final class DenseParser {
  private final AttrParser p;
  private final NumberParser numbers;

  DenseParser(AttrParser p, NumberParser numbers) {
    this.p = p;
    this.numbers = numbers;
  }

  Attribute dense(int loc, @Nullable Type implied) {
    p.expect("<", "expected '<' after 'dense'");
    ElementList list = new ElementList(p, numbers);
    if (!p.accept(">")) {
      list.read(true);
      p.expect(">", "expected '>'");
    }
    return list.build(loc, literalType(loc, implied));
  }

  private ShapedType literalType(int loc, @Nullable Type implied) {
    Type type = implied;
    if (type == null) {
      p.expect(":", "expected ':'");
      type = p.expectType();
    }
    if (!(type instanceof ShapedType shaped)) throw p.stop(loc, "elements literal must be a shaped type");
    if (!shaped.hasStaticShape()) throw p.stop(loc, "elements literal type must have static shape");
    return shaped;
  }

  Attribute resource(int loc, @Nullable Type implied) {
    p.expect("<", "expected '<' after 'dense_resource'");
    Resource resource = resourceName("builtin");
    p.expect(">", "expected '>'");
    int typeLoc = loc;
    Type type = implied;
    if (type == null) {
      typeLoc = p.loc();
      p.expect(":", "expected ':'");
      type = p.expectType();
    }
    if (!(type instanceof ShapedType shaped)) throw p.stop(typeLoc, "`dense_resource` expected a shaped type");
    return new DenseResourceAttr(shaped, resource);
  }

  private Resource resourceName(String dialect) {
    String key = p.acceptKeywordOrString();
    if (key == null) throw p.stop("expected identifier key for 'resource' entry");
    return p.resources().get(dialect, key);
  }

  Attribute sparse(int loc, @Nullable Type implied) {
    p.expect("<", "Expected '<' after 'sparse'");
    if (p.accept(">")) return emptySparse(literalType(loc, implied));
    int indicesLoc = p.loc();
    ElementList indices = new ElementList(p, numbers);
    indices.read(false);
    p.expect(",", "expected ','");
    int valuesLoc = p.loc();
    ElementList values = new ElementList(p, numbers);
    values.read(true);
    p.expect(">", "expected '>'");
    ShapedType type = literalType(loc, implied);
    Shape indicesShape = indices.shape().rank() == 0 ? Shape.of(1, type.rank()) : indices.shape();
    Attribute indicesAttr = indices.build(indicesLoc, TensorType.of(indicesShape, IntegerType.I64));
    Shape valuesShape = values.shape().rank() == 0 ? Shape.of(indicesShape.size(0)) : values.shape();
    Attribute valuesAttr = values.build(valuesLoc, TensorType.of(valuesShape, type.element()));
    requireFit(loc, type, indicesShape, valuesShape, (DenseElementsAttr) indicesAttr);
    return new SparseElementsAttr(type, (DenseElementsAttr) indicesAttr, valuesAttr);
  }

  private static Attribute emptySparse(ShapedType type) {
    DenseElementsAttr indices = DenseElementsAttr.of(TensorType.of(Shape.of(0, type.rank()), IntegerType.I64), List.of());
    DenseElementsAttr values = DenseElementsAttr.of(TensorType.of(Shape.of(0), type.element()), List.of());
    return new SparseElementsAttr(type, indices, values);
  }

  private void requireFit(int loc, ShapedType type, Shape indices, Shape values, DenseElementsAttr positions) {
    if (values.rank() != 1) throw p.stop(loc, "expected 1-d tensor for sparse element values");
    boolean fits = indices.rank() == 2 ? indices.size(1) == type.rank() : indices.rank() == 1 && type.rank() == 1;
    if (!fits || indices.size(0) != values.size(0)) {
      throw p.stop(loc, "expected shape ([" + list(type.shape()) + "]); inferred shape of indices literal (["
          + list(indices) + "]); inferred shape of values literal ([" + list(values) + "])");
    }
    for (long i = 0; i < indices.size(0); i++) requireInside(loc, type, positions, i);
  }

  private void requireInside(int loc, ShapedType type, DenseElementsAttr positions, long index) {
    Shape shape = type.shape();
    StringBuilder position = new StringBuilder();
    boolean inside = true;
    for (int dimension = 0; dimension < shape.rank(); dimension++) {
      long at = positions.bits(index * shape.rank() + dimension).longValue();
      inside &= at >= 0 && at < shape.size(dimension);
      position.append(dimension == 0 ? "" : ", ").append(Long.toUnsignedString(at));
    }
    if (!inside) {
      throw p.stop(loc, "sparse index #" + index + " is not contained within the value shape, with index=[" + position
          + "], and type=" + Printing.quoted(type));
    }
  }

  private static String list(Shape shape) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shape.rank(); i++) text.append(i == 0 ? "" : ", ").append(shape.size(i));
    return text.toString();
  }
}
