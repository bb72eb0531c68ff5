// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.ArrayList;
import java.util.List;

/** Calls of the functions that come before. */
final class Calls {
  private Calls() {}

  static void write(TensorBody body) {
    if (!body.callees().isEmpty()) call(body, body.random().pick(body.callees()));
  }

  /** The results of a call, which are in scope. */
  static List<TensorValue> call(TensorBody body, Signature callee) {
    List<TensorValue> operands = new ArrayList<>();
    for (TensorType type : callee.params()) operands.add(body.value(type));
    List<String> names = new ArrayList<>(List.of(body.condition(), body.index(callee.size()).name(), body.scalar("f32"), body.scalar("i32")));
    List<String> types = new ArrayList<>(List.of("i1", "index", "f32", "i32"));
    for (TensorValue operand : operands) {
      names.add(operand.name());
      types.add(operand.type().text());
    }
    List<TensorValue> results = body.results(callee.results());
    String base = results.getFirst().name();
    String left = results.size() == 1 ? base : base.substring(0, base.indexOf('#')) + ":" + results.size();
    body.out().line(left + " = func.call @" + callee.name() + "(" + String.join(", ", names) + ") : (" + String.join(", ", types) + ") -> ("
        + callee.resultTypes() + ")");
    body.enterAll(results);
    return results;
  }
}
