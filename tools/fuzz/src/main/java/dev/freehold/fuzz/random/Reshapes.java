// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import static dev.freehold.fuzz.random.Buffer.DYNAMIC;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Views with the same elements, of another rank or with the dimensions in another order. */
final class Reshapes {
  private Reshapes() {
  }

  /** Splits one dimension in two. */
  static boolean expand(Body body) {
    var memref = body.findBuffer(b -> b.rank() > 0 && b.isIdentity() && b.dims().stream().noneMatch(d -> d % 2 != 0));
    if (memref == null) {
      return false;
    }
    var source = (Buffer) memref.type();
    int split = body.random().below(source.rank());
    var dims = new ArrayList<>(source.dims());
    boolean isKnown = dims.get(split) != DYNAMIC;
    int inner = isKnown && body.random().chance(50) || !isKnown && !body.isExecutable() ? 2 : 1;
    dims.set(split, dims.get(split) == DYNAMIC ? DYNAMIC : dims.get(split) / inner);
    dims.add(split + 1, inner);
    var target = source.withDims(dims);
    var shape = new ArrayList<String>();
    for (int i = 0; i < dims.size(); i++) {
      shape.add(dims.get(i) == DYNAMIC ? size(body, memref, i > split ? i - 1 : i) : Integer.toString(dims.get(i)));
    }
    body.define(target, "memref.expand_shape " + memref.name() + " " + groups(source.rank(), split)
        + " output_shape " + shape + " : " + source.text() + " into " + target.text());
    return true;
  }

  private static String size(Body body, SsaValue memref, int dimension) {
    if (!body.isExecutable()) {
      return body.opaque().name();
    }
    var which = body.constant(Scalar.INDEX, dimension);
    return body.define(Scalar.INDEX, "memref.dim " + memref.name() + ", " + which.name() + " : " + memref.type().text()).name();
  }

  /** Folds one dimension into the one before. */
  static boolean collapse(Body body) {
    var memref = body.findBuffer(b -> b.rank() > 1 && b.isIdentity());
    if (memref == null) {
      return false;
    }
    var source = (Buffer) memref.type();
    int first = body.random().below(source.rank() - 1);
    var dims = new ArrayList<>(source.dims());
    int inner = dims.remove(first + 1);
    dims.set(first, Buffer.times(dims.get(first), inner));
    var target = source.withDims(dims);
    body.define(target, "memref.collapse_shape " + memref.name() + " " + groups(target.rank(), first) + " : "
        + source.text() + " into " + target.text());
    return true;
  }

  /** The dimensions turned round by some places: {@code (i, j, k) -> (j, k, i)}. */
  static boolean transpose(Body body) {
    var memref = body.findBuffer(b -> b.rank() > 1);
    if (memref == null) {
      return false;
    }
    var source = (Buffer) memref.type();
    var names = new ArrayList<>(List.of("i", "j", "k", "l", "m").subList(0, source.rank()));
    String before = String.join(", ", names);
    var dims = new ArrayList<>(source.dims());
    var strides = new ArrayList<>(source.strided().strides());
    int places = body.random().below(source.rank());
    for (List<?> list : List.of(names, dims, strides)) {
      Collections.rotate(list, places);
    }
    var target = source.withDims(dims).withLayout(new Strided(strides, source.strided().offset()));
    body.define(target, "memref.transpose " + memref.name() + " (" + before + ") -> (" + String.join(", ", names) + ") : " + source.text()
        + " to " + target.text());
    return true;
  }

  /** {@code [[0], [1, 2], [3]]}: the group at {@code pair} has two of the longer side. */
  private static List<List<Integer>> groups(int count, int pair) {
    var groups = new ArrayList<List<Integer>>();
    int next = 0;
    for (int i = 0; i < count; i++) {
      groups.add(i == pair ? List.of(next++, next++) : List.of(next++));
    }
    return groups;
  }
}
