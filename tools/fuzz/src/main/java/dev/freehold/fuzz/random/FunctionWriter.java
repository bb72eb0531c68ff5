// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;

/** Writes one function: a declaration, a single block, or a graph of blocks. */
final class FunctionWriter {
  private final Signature function;
  private final ModulePlan plan;
  private final Text out;

  private FunctionWriter(Signature function, ModulePlan plan, Text out) {
    this.function = function;
    this.plan = plan;
    this.out = out;
  }

  static void write(Signature function, ModulePlan plan, Text out, int size) {
    var writer = new FunctionWriter(function, plan, out);
    if (function.external()) {
      out.line("func.func private @" + function.name() + Signature.types(function.params()) + writer.resultTypes());
      return;
    }
    writer.define(size);
  }

  private String resultTypes() {
    return function.results().isEmpty() ? "" : " -> " + Signature.types(function.results());
  }

  private void define(int size) {
    var entry = Body.of(plan, out);
    var params = entry.arguments(function.params());
    String visibility = function.isPrivate() ? "private " : "";
    out.open("func.func " + visibility + "@" + function.name() + "(" + Operands.declared(params) + ")" + resultTypes()
        + " {");
    if (plan.random().chance(plan.profile().branchingPercent())) {
      blocks(entry, size);
    } else {
      entry.statements(size);
      finish(entry);
    }
    out.close("}");
  }

  private void finish(Body body) {
    out.line(Operands.terminator("return", body.values(function.results())));
  }

  private void blocks(Body entry, int size) {
    var flow = BlockGraph.choose(plan, size);
    int share = Math.max(1, size / flow.blocks().size());
    for (BlockGraph.Node block : flow.blocks()) {
      var body = entry.inside(block.openScope(entry.scope()));
      if (block.index() > 0) {
        out.outdented(Operands.label(block.index(), body.arguments(block.arguments())));
      }
      body.statements(plan.random().between(0, 2 * share));
      terminate(body, block);
    }
  }

  private void terminate(Body body, BlockGraph.Node block) {
    List<BlockGraph.Node> next = block.successors();
    switch (next.size()) {
      case 0 -> finish(body);
      case 1 -> out.line("cf.br " + edge(body, next.getFirst()));
      case 2 -> {
        var condition = body.condition();
        var yes = edge(body, next.get(0));
        var no = edge(body, next.get(1));
        out.line("cf.cond_br " + condition.name() + ", " + yes + ", " + no);
      }
      default -> switchOver(body, next);
    }
  }

  private void switchOver(Body body, List<BlockGraph.Node> next) {
    var flag = body.value(Scalar.I32);
    var cases = new ArrayList<String>();
    for (int i = 0; i < next.size(); i++) {
      String label = i == 0 ? "default" : Integer.toString(i * 2 - 1);
      cases.add(label + ": " + edge(body, next.get(i)));
    }
    out.line("cf.switch " + flag.name() + " : i32, [");
    cases.forEach(c -> out.line("  " + c + (c.equals(cases.getLast()) ? "" : ",")));
    out.line("]");
  }

  /** {@code ^bb2(%a : t)}. What is passed is mostly not used by name in the target as well, see {@code reject-1}. */
  private String edge(Body body, BlockGraph.Node target) {
    var operands = body.values(target.arguments());
    if (plan.random().chance(95)) {
      operands.stream().filter(v -> v.type() instanceof Buffer).forEach(target::hide);
    }
    return Operands.edge(target.index(), operands);
  }
}
