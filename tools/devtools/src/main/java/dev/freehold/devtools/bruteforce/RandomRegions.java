// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.RandomBody.Handle;
import dev.freehold.devtools.bruteforce.RandomBody.HandleType;
import dev.freehold.devtools.bruteforce.RandomBody.Scope;
import java.util.ArrayList;
import java.util.List;

/** Writes random nested {@code scf.if}, {@code scf.for} and {@code scf.while}. */
final class RandomRegions {
  private static final int OPS_WITH_REGIONS = 4;
  private static final int DEPTH = 3;

  private final RandomBody body;
  private final List<HandleType> results;
  private int left;

  RandomRegions(RandomBody body, List<HandleType> results) {
    this.body = body;
    this.results = results;
    left = body.between(1, OPS_WITH_REGIONS);
  }

  void write(Scope entry) {
    body.statements(body.between(1, 3), entry);
    while (left > 0) writeOp(entry, 0);
    body.statements(body.between(0, 3), entry);
    RandomFunction.writeReturn(body, results, entry);
  }

  private void writeRegion(Scope scope, int depth) {
    body.statements(body.between(0, 3), scope);
    if (depth < DEPTH && left > 0 && body.chance(40)) {
      writeOp(scope, depth);
      body.statements(body.between(0, 2), scope);
    }
  }

  private void writeOp(Scope scope, int depth) {
    left--;
    List<HandleType> types = body.mergedTypes(body.pick(List.of(0, 1, 1, 2)));
    List<Handle> made = new ArrayList<>();
    switch (body.between(0, 2)) {
      case 0 -> writeIf(types, scope, depth, made);
      case 1 -> writeFor(types, scope, depth, made);
      default -> writeWhile(types, scope, depth, made);
    }
    scope.handles().addAll(made);
    body.statements(body.between(0, 2), scope);
  }

  private void writeIf(List<HandleType> types, Scope scope, int depth, List<Handle> made) {
    String condition = body.condition(scope);
    body.line("%sscf.if %s %s{", results(types, made), condition, types.isEmpty() ? "" : "-> (" + RandomBody.texts(types) + ") ");
    writeYielding(types, scope.inner(), depth);
    if (!types.isEmpty() || body.chance(50)) {
      body.line("} else {");
      writeYielding(types, scope.inner(), depth);
    }
    body.line("}");
  }

  private void writeFor(List<HandleType> types, Scope scope, int depth, List<Handle> made) {
    String count = body.fresh();
    body.line("%s = func.call @count() : () -> index", count);
    List<Handle> inits = body.choose(types, scope);
    Scope inner = scope.inner();
    List<Handle> carried = receive(types, inner);
    String results = results(types, made);
    String variable = body.fresh();
    if (types.isEmpty()) body.line("scf.for %s = %%c0 to %s step %%c1 {", variable, count);
    else
      body.line("%sscf.for %s = %%c0 to %s step %%c1 iter_args(%s) -> (%s) {", results, variable, count, initialized(carried, inits),
          RandomBody.texts(types));
    writeYielding(types, inner, depth);
    body.line("}");
  }

  private void writeWhile(List<HandleType> types, Scope scope, int depth, List<Handle> made) {
    List<HandleType> carriedTypes = body.mergedTypes(body.pick(List.of(0, 1, 1, 2)));
    List<Handle> inits = body.choose(carriedTypes, scope);
    Scope before = scope.inner();
    List<Handle> carried = receive(carriedTypes, before);
    String results = results(types, made);
    body.line("%sscf.while %s: (%s) -> (%s) {", results, carried.isEmpty() ? "" : "(" + initialized(carried, inits) + ") ",
        RandomBody.texts(carriedTypes), RandomBody.texts(types));
    writeRegion(before, depth + 1);
    String condition = body.condition(before);
    writeEnd("scf.condition(" + condition + ")", types, before);
    body.line("} do {");
    Scope after = scope.inner();
    List<String> arguments = receive(types, after).stream().map(argument -> argument.name() + ": " + argument.type().text).toList();
    if (!arguments.isEmpty()) body.line("^bb0(%s):", String.join(", ", arguments));
    writeYielding(carriedTypes, after, depth);
    body.line("}");
  }

  private void writeYielding(List<HandleType> types, Scope scope, int depth) {
    writeRegion(scope, depth + 1);
    writeEnd("scf.yield", types, scope);
  }

  private void writeEnd(String end, List<HandleType> types, Scope scope) {
    List<Handle> passed = body.choose(types, scope);
    if (types.isEmpty()) body.line("%s", end);
    else body.line("%s %s : %s", end, RandomBody.names(passed), RandomBody.texts(types));
  }

  private List<Handle> receive(List<HandleType> types, Scope inner) {
    List<Handle> received = types.stream().map(type -> new Handle(body.fresh(), type)).toList();
    inner.handles().addAll(received);
    return received;
  }

  /** The left side of an operation with results; they become known as {@code made}. */
  private String results(List<HandleType> types, List<Handle> made) {
    if (types.isEmpty()) return "";
    String name = body.fresh();
    for (int i = 0; i < types.size(); i++) made.add(new Handle(types.size() == 1 ? name : name + "#" + i, types.get(i)));
    return name + (types.size() == 1 ? "" : ":" + types.size()) + " = ";
  }

  private static String initialized(List<Handle> carried, List<Handle> inits) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < carried.size(); i++) parts.add(carried.get(i).name() + " = " + inits.get(i).name());
    return String.join(", ", parts);
  }
}
