// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Parts of tensors, read and written. */
final class Slices {
  /** Where a part lies. */
  private record Place(List<Dim> offsets, List<Dim> sizes, List<Dim> strides) {
    String text() {
      return Lists.dims(offsets) + " " + Lists.dims(sizes) + " " + Lists.dims(strides);
    }

    /** At another offset, of the same size. */
    Place moved(TensorBody body, TensorType whole) {
      List<Dim> elsewhere = new ArrayList<>();
      for (int i = 0; i < sizes.size(); i++) elsewhere.add(body.offset(whole.shape().get(i) - span(i)));
      return new Place(elsewhere, sizes, strides);
    }

    private int span(int i) {
      return (sizes.get(i).size() - 1) * strides.get(i).size() + 1;
    }
  }

  private Slices() {}

  private static Place choose(TensorBody body, TensorType whole) {
    List<Dim> offsets = new ArrayList<>();
    List<Dim> sizes = new ArrayList<>();
    List<Dim> strides = new ArrayList<>();
    for (int length : whole.shape()) {
      int stride = length > 2 && body.random().chance(15) ? 2 : 1;
      int size = body.random().between(1, (length - 1) / stride + 1);
      sizes.add(body.dim(size));
      strides.add(Dim.literal(stride));
      offsets.add(body.offset(length - (size - 1) * stride - 1));
    }
    return new Place(offsets, sizes, strides);
  }

  private static TensorValue extract(TensorBody body, TensorValue whole, Place place) {
    TensorType type = TensorType.of(whole.type().element(), place.sizes());
    boolean isReduced = type.rank() > 1 && type.shape().contains(1) && body.random().chance(40);
    if (isReduced) type = type.without(units(type));
    return body.define(type, "tensor.extract_slice " + whole.name() + place.text() + " : " + whole.type().text() + " to " + type.text());
  }

  /** A dimension of size 1 that can be left out. */
  private static List<Integer> units(TensorType type) {
    int first = type.shape().indexOf(1);
    return type.dynamic().get(first) ? List.of() : List.of(first);
  }

  private static void insert(TensorBody body, TensorValue part, TensorValue whole, Place place) {
    body.update(whole, "tensor.insert_slice " + part.name() + " into " + whole.name() + place.text() + " : " + part.type().text() + " into "
        + whole.type().text());
  }

  static void extract(TensorBody body) {
    TensorValue whole = body.any();
    extract(body, whole, choose(body, whole.type()));
  }

  /** Takes a part, perhaps changes it, and puts it back, there or elsewhere. */
  static void tile(TensorBody body) {
    TensorValue whole = body.any();
    Place place = choose(body, whole.type());
    TensorValue part = extract(body, whole, place);
    if (body.random().chance(70)) part = body.random().chance(50) ? Computations.fill(body, part) : Computations.modify(body, part.type(), part);
    if (body.random().chance(30)) body.statements(1);
    TensorValue target = body.random().chance(80) ? whole : body.shaped(whole.type());
    insert(body, part, target, body.random().chance(65) ? place : place.moved(body, whole.type()));
  }

  /** Takes a part with several dimensions of size 1 without some of these, changes it, and puts it back. */
  static void reduced(TensorBody body) {
    TensorValue whole = body.find(value -> value.type().rank() > 2);
    if (whole == null) whole = Producers.make(body, manyDims(body));
    List<Dim> sizes = new ArrayList<>();
    List<Dim> offsets = new ArrayList<>();
    List<Integer> dropped = new ArrayList<>();
    for (int i = 0; i < whole.type().rank(); i++) {
      int length = whole.type().shape().get(i);
      Dim size = body.random().chance(65) ? Dim.literal(1) : body.dim(body.random().between(1, length));
      sizes.add(size);
      offsets.add(body.offset(length - size.size()));
      if (!size.isDynamic() && size.size() == 1 && body.random().chance(50) && dropped.size() + 1 < whole.type().rank()) dropped.add(i);
    }
    Place place = new Place(offsets, sizes, Collections.nCopies(sizes.size(), Dim.literal(1)));
    TensorType type = TensorType.of(whole.type().element(), sizes).without(dropped);
    TensorValue part =
        body.define(type, "tensor.extract_slice " + whole.name() + place.text() + " : " + whole.type().text() + " to " + type.text());
    if (body.random().chance(40)) Shapes.dim(body, part);
    if (body.random().chance(60)) part = body.random().chance(50) ? Computations.fill(body, part) : Computations.modify(body, part.type(), part);
    extractElement(body, part);
    if (body.random().chance(80)) insert(body, part, whole, place);
  }

  private static TensorType manyDims(TensorBody body) {
    List<Dim> dims = new ArrayList<>();
    int rank = body.random().between(3, 4);
    for (int i = 0; i < rank; i++) dims.add(new Dim("", body.random().between(1, 3), body.random().chance(40)));
    return TensorType.of(body.random().pick("f32", "i32"), dims);
  }

  /** Puts a tensor into a larger one. */
  static void insert(TensorBody body) {
    TensorValue whole = body.any();
    TensorType type = whole.type();
    TensorValue part = body.find(value -> fits(value.type(), type));
    if (part == null) part = Producers.make(body, TensorType.fixed(type.element(), Collections.nCopies(type.rank(), 1)));
    List<Dim> offsets = new ArrayList<>();
    List<Dim> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      int size = part.type().shape().get(i);
      sizes.add(part.type().dynamic().get(i) ? body.dynamic(size) : Dim.literal(size));
      offsets.add(body.offset(type.shape().get(i) - size));
    }
    insert(body, part, whole, new Place(offsets, sizes, Collections.nCopies(type.rank(), Dim.literal(1))));
  }

  private static boolean fits(TensorType part, TensorType whole) {
    if (part.rank() != whole.rank() || !part.element().equals(whole.element())) return false;
    for (int i = 0; i < part.rank(); i++) {
      if (part.shape().get(i) > whole.shape().get(i)) return false;
    }
    return true;
  }

  private static String element(TensorBody body, TensorValue tensor) {
    return tensor.name() + "[" + Lists.join(tensor.type().shape(), body::subscript) + "] : " + tensor.type().text();
  }

  static void extractElement(TensorBody body) {
    extractElement(body, body.any());
  }

  private static void extractElement(TensorBody body, TensorValue tensor) {
    String place = element(body, tensor);
    body.enterScalar(body.line("tensor.extract " + place), tensor.type().element());
  }

  static void insertElement(TensorBody body) {
    TensorValue tensor = body.any();
    String place = element(body, tensor);
    body.update(tensor, "tensor.insert " + body.scalar(tensor.type().element()) + " into " + place);
  }

  static void concat(TensorBody body) {
    TensorValue one = body.any();
    TensorValue other = body.value(one.type());
    List<Integer> shape = new ArrayList<>(one.type().shape());
    shape.set(0, 2 * shape.getFirst());
    if (shape.getFirst() > 8) return;
    TensorType type = new TensorType(one.type().element(), shape, one.type().dynamic());
    body.define(type, "tensor.concat dim(0) " + one.name() + ", " + other.name() + " : (" + Lists.types(List.of(one, other)) + ") -> " + type.text());
  }

  static void pad(TensorBody body) {
    TensorValue tensor = body.any();
    List<Dim> low = new ArrayList<>();
    List<Dim> high = new ArrayList<>();
    List<Dim> sizes = new ArrayList<>();
    for (int i = 0; i < tensor.type().rank(); i++) {
      low.add(body.dim(body.random().below(2)));
      high.add(body.dim(body.random().below(2)));
      boolean isDynamic = tensor.type().dynamic().get(i) || low.getLast().isDynamic() || high.getLast().isDynamic();
      sizes.add(new Dim("", tensor.type().shape().get(i) + low.getLast().size() + high.getLast().size(), isDynamic));
    }
    TensorType type = TensorType.of(tensor.type().element(), sizes);
    String result = body.name();
    body.out().open(result + " = tensor.pad " + tensor.name() + " low" + Lists.dims(low) + " high" + Lists.dims(high) + " {");
    body.out().outdented("^bb0(" + Lists.join(sizes, _ -> body.name() + ": index") + "):");
    body.out().line("tensor.yield " + body.scalar(type.element()) + " : " + type.element());
    body.out().close("} : " + tensor.type().text() + " to " + type.text());
    body.enter(new TensorValue(result, type, result));
  }
}
