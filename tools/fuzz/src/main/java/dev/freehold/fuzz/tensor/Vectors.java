// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Transfers of vectors from and to tensors: of lower rank, permuted, and past the end. Masked ones are left out: the interpreter does not execute them. */
final class Vectors {
  /** The dimensions of a vector: which of the tensor's they are, and how large. */
  private record Dimensions(List<Integer> positions, List<Integer> sizes, List<Boolean> inBounds) {
    String type(String element) {
      return "vector<" + Lists.join(sizes, Object::toString).replace(", ", "x") + "x" + element + ">";
    }

    String attributes(int rank) {
      List<String> names = new ArrayList<>();
      for (int i = 0; i < rank; i++) names.add("d" + i);
      return "{in_bounds = [" + Lists.join(inBounds, Object::toString) + "], permutation_map = affine_map<(" + String.join(", ", names) + ") -> ("
          + Lists.join(positions, position -> "d" + position) + ")>}";
    }
  }

  private Vectors() {}

  /** Writes a vector into a tensor. */
  static void write(TensorBody body) {
    TensorValue whole = body.any();
    TensorType type = whole.type();
    boolean coversMost = body.random().chance(40);
    List<String> places = new ArrayList<>();
    List<Integer> left = new ArrayList<>();
    for (int size : type.shape()) {
      Dim offset = coversMost ? Dim.literal(0) : body.offset(size - 1);
      places.add(offset.isDynamic() ? offset.text() : body.index(offset.size()).name());
      left.add(offset.isDynamic() ? 1 : size - offset.size());
    }
    Dimensions dimensions = choose(body, left, coversMost);
    String vector = body.random().chance(50) ? body.line("vector.broadcast " + body.scalar(type.element()) + " : " + type.element() + " to "
        + dimensions.type(type.element())) : read(body, dimensions, type);
    body.update(whole, "vector.transfer_write " + vector + ", " + whole.name() + "[" + String.join(", ", places) + "] "
        + dimensions.attributes(type.rank()) + " : " + dimensions.type(type.element()) + ", " + type.text());
  }

  /** Some dimensions of a tensor, in any order. */
  private static Dimensions choose(TensorBody body, List<Integer> left, boolean coversMost) {
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) positions.add(i);
    if (body.random().chance(40)) Collections.reverse(positions);
    while (positions.size() > 1 && body.random().chance(40)) positions.removeFirst();
    List<Integer> sizes = new ArrayList<>();
    List<Boolean> inBounds = new ArrayList<>();
    for (int position : positions) {
      int most = left.get(position);
      int size = coversMost ? most : body.random().between(1, most + 1);
      sizes.add(size);
      inBounds.add(size <= most && body.random().chance(70));
    }
    return new Dimensions(positions, sizes, inBounds);
  }

  /** A vector from a tensor of the element type; a scalar of it is in scope, too. */
  private static String read(TensorBody body, Dimensions dimensions, TensorType like) {
    TensorValue from = body.shaped(TensorType.fixed(like.element(), like.shape()));
    String zero = body.index(0).name();
    String padding = body.scalar(like.element());
    List<Boolean> unknown = dimensions.inBounds().stream().map(_ -> false).toList();
    String places = Lists.join(like.shape(), _ -> zero);
    String vector = body.line("vector.transfer_read " + from.name() + "[" + places + "], " + padding + " "
        + new Dimensions(dimensions.positions(), dimensions.sizes(), unknown).attributes(like.rank()) + " : " + from.type().text() + ", "
        + dimensions.type(like.element()));
    String first = Lists.join(dimensions.sizes(), _ -> "0");
    body.enterScalar(body.line("vector.extract " + vector + "[" + first + "] : " + like.element() + " from " + dimensions.type(like.element())),
        like.element());
    return vector;
  }
}
