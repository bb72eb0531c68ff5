// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.RandomBody.Handle;
import dev.freehold.devtools.bruteforce.RandomBody.HandleType;
import dev.freehold.devtools.bruteforce.RandomBody.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGeneratorFactory;

/** Small random programs around one function {@code @f}. */
final class RandomFunction {
  /** What the control flow of a function consists of. */
  enum Shape {
    /** Up to seven blocks with any edges among them. */
    BLOCKS,
    /** Nested branches and loops of the dialect {@code scf}. */
    REGIONS
  }

  private RandomFunction() {}

  /** The program of a seed; the same at any time. */
  static String text(long seed, Shape shape) {
    RandomBody body = new RandomBody(RandomGeneratorFactory.of("L64X128MixRandom").create(seed));
    List<Handle> arguments = new ArrayList<>();
    for (int i = 0; i < 2; i++) arguments.add(new Handle(body.fresh(), i == 0 ? HandleType.DYNAMIC : body.mergedType()));
    List<String> conditions = List.of(body.fresh(), body.fresh());
    List<HandleType> results = body.mergedTypes(Math.max(0, body.between(-1, 2)));
    body.line("""
        func.func @f(%s: %s, %s: %s, %s: i1, %s: i1, %%v: f32) -> (%s) {
        %%c0 = arith.constant 0 : index
        %%c1 = arith.constant 1 : index
        %%c4 = arith.constant 4 : index
        %%c8 = arith.constant 8 : index""", arguments.get(0).name(), arguments.get(0).type().text, arguments.get(1).name(),
        arguments.get(1).type().text, conditions.get(0), conditions.get(1), RandomBody.texts(results));
    Scope scope = new Scope(arguments, conditions);
    switch (shape) {
      case BLOCKS -> new RandomBlocks(body, results).write(scope);
      case REGIONS -> new RandomRegions(body, results).write(scope);
    }
    body.line("}");
    return body.text() + RandomBody.DECLARATIONS;
  }

  static void writeReturn(RandomBody body, List<HandleType> results, Scope scope) {
    List<Handle> returned = body.choose(results, scope);
    if (results.isEmpty()) body.line("return");
    else body.line("return %s : %s", RandomBody.names(returned), RandomBody.texts(results));
  }
}
