// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;

/** The smaller region statements. */
final class Regions {
  private Regions() {
  }

  static boolean executeRegion(Body body) {
    var types = body.types().carriedWithin(2);
    var results = body.results(types);
    String arrow = types.isEmpty() ? "" : " -> " + Signature.types(types);
    String pinned = body.random().chance(25) ? " no_inline" : "";
    body.out().open(results.assignment() + "scf.execute_region" + arrow + pinned + " {");
    var inside = body.region();
    inside.fewStatements();
    inside.out().line(Operands.terminator("scf.yield", inside.values(types)));
    body.out().close("}");
    body.enter(results);
    return true;
  }

  static boolean parallel(Body body) {
    var low = List.of(body.value(Scalar.INDEX), body.value(Scalar.INDEX));
    var high = List.of(body.value(Scalar.INDEX), body.value(Scalar.INDEX));
    var step = List.of(body.constant(Scalar.INDEX, 1), body.constant(Scalar.INDEX, 2));
    int loops = body.random().between(1, 2);
    boolean reduces = body.random().chance(20);
    var init = reduces ? body.value(Scalar.F32) : null;
    var results = body.results(reduces ? List.of(Scalar.F32) : List.of());
    var inside = body.region();
    var index = inside.arguments(List.of(Scalar.INDEX, Scalar.INDEX).subList(0, loops));
    String head = "scf.parallel (" + Operands.names(index) + ") = (" + Operands.names(low.subList(0, loops))
        + ") to (" + Operands.names(high.subList(0, loops)) + ") step (" + Operands.names(step.subList(0, loops))
        + ")" + (init != null ? " init (" + init.name() + ") -> f32" : "");
    body.out().open(results.assignment() + head + " {");
    inside.fewStatements();
    if (reduces) {
      reduce(inside);
    }
    body.out().close("}");
    body.enter(results);
    return true;
  }

  private static void reduce(Body inside) {
    var summand = inside.value(Scalar.F32);
    inside.out().open("scf.reduce(" + summand.typed() + ") {");
    var sum = inside.region();
    var sides = sum.arguments(List.of(Scalar.F32, Scalar.F32));
    sum.out().outdented("^bb0(" + Operands.declared(sides) + "):");
    var total = sum.define(Scalar.F32, "arith.addf " + Operands.names(sides) + " : f32");
    sum.out().line("scf.reduce.return " + total.typed());
    inside.out().close("}");
  }

  static boolean forall(Body body) {
    var bound = body.random().chance(50) ? Integer.toString(body.random().between(1, 4)) : body.opaque().name();
    var inside = body.region();
    var index = inside.argument(Scalar.INDEX);
    body.out().open("scf.forall (" + index.name() + ") in (" + bound + ") {");
    inside.fewStatements();
    body.out().close("}");
    return true;
  }

  /** {@code scf.forall} from and in steps that need not be 0 and 1, of two dimensions. */
  static boolean forallWithSteps(Body body) {
    var low = body.values(List.of(Scalar.INDEX, Scalar.INDEX));
    var high = body.values(List.of(Scalar.INDEX, Scalar.INDEX));
    var inside = body.region();
    var index = inside.arguments(List.of(Scalar.INDEX, Scalar.INDEX));
    body.out().open("scf.forall (" + Operands.names(index) + ") = (" + Operands.names(low) + ") to (" + Operands.names(high)
        + ") step (" + body.random().between(1, 3) + ", 1) {");
    inside.fewStatements();
    body.out().close("}");
    return true;
  }

  /** {@code affine.parallel} over a few numbers. */
  static boolean affineParallel(Body body) {
    var inside = body.region();
    var index = inside.argument(Scalar.INDEX);
    body.out().open("affine.parallel (" + index.name() + ") = (0) to (" + body.random().between(1, 3) + ") {");
    inside.fewStatements();
    body.out().close("}");
    return true;
  }

  /** {@code memref.alloca_scope}, which is left with what it returns. */
  static boolean allocaScope(Body body) {
    var types = body.types().carriedWithin(2);
    var results = body.results(types);
    String arrow = types.isEmpty() ? "" : " -> " + Signature.types(types);
    body.out().open(results.assignment() + "memref.alloca_scope" + arrow + " {");
    var inside = body.region();
    inside.fewStatements();
    if (!types.isEmpty()) {
      inside.out().line(Operands.terminator("memref.alloca_scope.return", inside.values(types)));
    }
    body.out().close("}");
    body.enter(results);
    return true;
  }

  /** {@code scf.execute_region} with a branch to a second block on two edges. */
  static boolean executeBlocks(Body body) {
    var types = body.types().carriedWithin(2);
    var results = body.results(types);
    String arrow = types.isEmpty() ? "" : " -> " + Signature.types(types);
    body.out().open(results.assignment() + "scf.execute_region" + arrow + " {");
    var inside = body.region();
    inside.fewStatements();
    var condition = inside.condition();
    var one = inside.values(types);
    var other = inside.values(types);
    var second = inside.inside(new Scope(inside.scope()));
    var arguments = second.arguments(types);
    body.out().line("cf.cond_br " + condition.name() + ", " + Operands.edge(1, one) + ", " + Operands.edge(1, other));
    body.out().outdented(Operands.label(1, arguments));
    second.fewStatements();
    second.out().line(Operands.terminator("scf.yield", second.values(types)));
    body.out().close("}");
    body.enter(results);
    return true;
  }
}
