// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.growth;

import java.util.List;
import java.util.stream.Stream;

/** All shapes that are measured. */
public final class Shapes {
  private Shapes() {}

  /** The shape of that name. */
  public static Shape named(String name) {
    for (Shape shape : all()) {
      if (shape.name().equals(name)) return shape;
    }
    throw new IllegalArgumentException("no shape is called " + name);
  }

  public static List<Shape> all() {
    return Stream.of(StraightShapes.all(), BranchShapes.all(), CallShapes.all(), RegionShapes.all(), ListShapes.all(), TensorShapes.all())
        .flatMap(List::stream).toList();
  }
}
