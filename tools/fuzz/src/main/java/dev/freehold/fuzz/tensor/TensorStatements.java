// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;

/** What a statement may be, and how often it is. */
enum TensorStatements {
  PRODUCE(8, Producers::any),
  FILL(5, Computations::fill),
  ELEMENTWISE(12, Computations::elementwise),
  MATMUL(5, Computations::matmul),
  MAP(4, Computations::map),
  NAMED(5, Computations::named),
  EXTRACT_SLICE(6, Slices::extract),
  INSERT_SLICE(8, Slices::insert),
  TILE(12, Slices::tile),
  REDUCED(6, Slices::reduced),
  EXTRACT(5, Slices::extractElement),
  INSERT(8, Slices::insertElement),
  CONCAT(2, Slices::concat),
  PAD(2, Slices::pad),
  CAST(4, Shapes::cast),
  COLLAPSE(3, Shapes::collapse),
  EXPAND(3, Shapes::expand),
  DIM(3, Shapes::dim),
  SELECT(4, Shapes::select),
  MATERIALIZE(4, Shapes::materialize),
  TRANSFER(6, Vectors::write),
  IF(5, Regions::choice),
  FOR(8, Regions::loop),
  WHILE(3, Regions::whileLoop),
  FORALL(5, Regions::parallel),
  SWITCH(3, Regions::switchOn),
  EXECUTE(3, Regions::execute),
  UNKNOWN_LOOP(3, Regions::unknownLoop),
  CALL(8, Calls::write),
  BRANCH(9, Blocks::branch),
  BLOCK_LOOP(6, Blocks::loop);

  private static final int DEEPEST = 3;
  private static final Map<TensorStatements, Integer> FLAT = new EnumMap<>(TensorStatements.class);
  private static final Map<TensorStatements, Integer> NESTED = new EnumMap<>(TensorStatements.class);
  private static final Map<TensorStatements, Integer> ALL = new EnumMap<>(TensorStatements.class);

  static {
    for (TensorStatements each : values()) {
      ALL.put(each, each.weight);
      if (each.compareTo(BRANCH) < 0) NESTED.put(each, each.weight);
      if (each.compareTo(IF) < 0) FLAT.put(each, each.weight);
    }
  }

  private final int weight;
  private final Consumer<TensorBody> writer;

  TensorStatements(int weight, Consumer<TensorBody> writer) {
    this.weight = weight;
    this.writer = writer;
  }

  static void write(TensorBody body) {
    Map<TensorStatements, Integer> possible = body.depth() >= DEEPEST ? FLAT : body.mayBranch() ? ALL : NESTED;
    body.random().weighted(possible).writer.accept(body);
  }
}
