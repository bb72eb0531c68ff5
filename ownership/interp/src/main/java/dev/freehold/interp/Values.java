// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Complex;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ub.PoisonAttr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Values of a run as attributes. */
public final class Values {
  private Values() {}

  /** A value as an attribute: buffers are the tensor of their elements, and poison is for uninitialized ones. */
  public static Attribute attribute(Object value, Type type) {
    return switch (value) {
      case Unknown unknown -> attribute(unknown.resolve(), type);
      case Poison poison -> PoisonAttr.INSTANCE;
      case Reference reference when type instanceof BaseMemRefType memref -> buffer(reference, memref);
      case SharedTensor tensor -> attribute(tensor.value(), type);
      case Tensor tensor -> elements(tensor.elements(), TensorType.of(Shape.of(tensor.sizes()), ((ShapedType) type).element()));
      case Object[] elements when type instanceof ShapedType shaped -> elements(elements, shaped);
      case Complex number when type instanceof ComplexType complex ->
          new ArrayAttr(List.of(attribute(number.real(), complex.element()), attribute(number.imaginary(), complex.element())));
      case FunctionLike function -> SymbolRefAttr.of(Objects.requireNonNull(function.symbolName(), "a function has a name"));
      case Object number when Kinds.isScalar(type) -> Kinds.attribute(number, type);
      default -> StringAttr.of(String.valueOf(value));
    };
  }

  private static Attribute buffer(Reference reference, BaseMemRefType type) {
    if (!reference.buffer().isLive()) return PoisonAttr.INSTANCE;
    Object[] values = Elements.all(reference, type.element());
    if (!TensorType.of(Shape.SCALAR, type.element()).element().equals(type.element()) || !Kinds.isScalar(type.element())) {
      return nested(values, type.element(), reference.sizes(), 0, new int[1]);
    }
    return elements(values, TensorType.of(Shape.of(reference.sizes()), type.element()));
  }

  private static Attribute elements(Object[] values, ShapedType type) {
    List<Attribute> all = new ArrayList<>(values.length);
    for (Object value : values) all.add(value == null ? PoisonAttr.INSTANCE : attribute(value, type.element()));
    boolean complete = all.stream().allMatch(each -> each instanceof IntegerAttr || each instanceof FloatAttr);
    if (complete) return DenseElementsAttr.of(type, all);
    return nested(all.toArray(), type.element(), type.shape().toArray(), 0, new int[1]);
  }

  /** Nested lists, one level for each dimension; for elements of which some are no integers or floats. */
  private static Attribute nested(Object[] values, Type element, long[] sizes, int dimension, int[] next) {
    if (dimension == sizes.length) {
      Object value = values[next[0]++];
      return value == null ? PoisonAttr.INSTANCE : value instanceof Attribute known ? known : attribute(value, element);
    }
    Attribute[] items = new Attribute[(int) sizes[dimension]];
    for (int i = 0; i < items.length; i++) items[i] = nested(values, element, sizes, dimension + 1, next);
    return new ArrayAttr(Arrays.asList(items));
  }
}
