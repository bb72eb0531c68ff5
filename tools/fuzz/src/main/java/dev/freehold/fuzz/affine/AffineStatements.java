// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;

/** What a statement may be, and how often it is. */
enum AffineStatements {
  APPLY(8, Indices::apply),
  EXTREME(6, Indices::extreme),
  DELINEARIZE(4, Indices::delinearize),
  LINEARIZE(4, Indices::linearize),
  DIM(2, Indices::dim),
  CONSTANT(2, Indices::constant),
  LOAD(9, Accesses::load),
  STORE(9, Accesses::store),
  VECTOR(4, Accesses::vectors),
  PREFETCH(1, Accesses::prefetch),
  ARITHMETIC(6, Accesses::arithmetic),
  FOR(10, Regions::loop),
  IF(8, Regions::choice),
  PARALLEL(5, Regions::parallel);

  private static final int DEEPEST = 3;
  private static final Map<AffineStatements, Integer> FLAT = new EnumMap<>(AffineStatements.class);
  private static final Map<AffineStatements, Integer> ALL = new EnumMap<>(AffineStatements.class);

  static {
    for (AffineStatements each : values()) {
      ALL.put(each, each.weight);
      if (each.compareTo(FOR) < 0) FLAT.put(each, each.weight);
    }
  }

  private final int weight;
  private final Consumer<AffineBody> writer;

  AffineStatements(int weight, Consumer<AffineBody> writer) {
    this.weight = weight;
    this.writer = writer;
  }

  static void write(AffineBody body) {
    body.random().weighted(body.depth() < DEEPEST ? ALL : FLAT).writer.accept(body);
  }
}
