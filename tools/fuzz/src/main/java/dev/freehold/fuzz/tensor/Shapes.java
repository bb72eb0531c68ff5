// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.List;

/** The same elements under another type, and the choice between two tensors. */
final class Shapes {
  private Shapes() {}

  static void cast(TensorBody body) {
    TensorValue tensor = body.any();
    List<Boolean> open = tensor.type().dynamic().stream().map(_ -> body.random().chance(50)).toList();
    if (!open.equals(tensor.type().dynamic())) cast(body, tensor, tensor.type().withDynamic(open));
  }

  static TensorValue cast(TensorBody body, TensorValue tensor, TensorType type) {
    return body.enter(new TensorValue(body.line("tensor.cast " + tensor.typed() + " to " + type.text()), type, tensor.root()));
  }

  static void collapse(TensorBody body) {
    TensorValue tensor = body.find(value -> value.type().rank() == 2);
    if (tensor == null) return;
    List<Integer> shape = tensor.type().shape();
    TensorType type = new TensorType(tensor.type().element(), List.of(shape.get(0) * shape.get(1)), List.of(!tensor.type().isFixed()));
    body.define(type, "tensor.collapse_shape " + tensor.name() + " [[0, 1]] : " + tensor.type().text() + " into " + type.text());
  }

  static void expand(TensorBody body) {
    TensorValue tensor = body.find(value -> value.type().rank() == 1);
    if (tensor == null) return;
    int size = tensor.type().shape().getFirst();
    int inner = size % 2 == 0 ? 2 : size % 3 == 0 ? 3 : 1;
    Dim outer = tensor.type().isFixed() ? Dim.literal(size / inner) : body.dynamic(size / inner);
    TensorType type = TensorType.of(tensor.type().element(), List.of(outer, Dim.literal(inner)));
    body.define(type, "tensor.expand_shape " + tensor.name() + " [[0, 1]] output_shape [" + outer.text() + ", " + inner + "] : "
        + tensor.type().text() + " into " + type.text());
  }

  static void dim(TensorBody body) {
    dim(body, body.any());
  }

  static void dim(TensorBody body, TensorValue tensor) {
    int which = body.random().below(tensor.type().rank());
    String index = body.index(which).name();
    int size = tensor.type().shape().get(which);
    body.enterIndex(body.line("tensor.dim " + tensor.name() + ", " + index + " : " + tensor.type().text()), size, size);
  }

  static void select(TensorBody body) {
    TensorValue one = body.any();
    TensorValue other = body.value(one.type());
    body.define(one.type(), "arith.select " + body.condition() + ", " + one.name() + ", " + other.name() + " : " + one.type().text());
  }

  /** Destination passing: the contents of one tensor, wherever the other one is. */
  static void materialize(TensorBody body) {
    TensorValue target = body.any();
    TensorValue source = body.value(target.type());
    if (source.name().equals(target.name())) return;
    body.update(target, "bufferization.materialize_in_destination " + source.name() + " in " + target.name() + " : (" + source.type().text() + ", "
        + target.type().text() + ") -> " + target.type().text());
  }
}
