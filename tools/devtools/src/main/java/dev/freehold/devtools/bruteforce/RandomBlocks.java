// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import dev.freehold.devtools.bruteforce.RandomBody.Handle;
import dev.freehold.devtools.bruteforce.RandomBody.HandleType;
import dev.freehold.devtools.bruteforce.RandomBody.Scope;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Writes a random control-flow graph, reducible or not; all of its blocks are reachable. */
final class RandomBlocks {
  private static final int BLOCKS = 7;

  private final RandomBody body;
  private final List<HandleType> results;
  private final int count;
  private final List<List<Integer>> successors = new ArrayList<>();
  private final List<List<HandleType>> argumentTypes = new ArrayList<>();

  RandomBlocks(RandomBody body, List<HandleType> results) {
    this.body = body;
    this.results = results;
    count = body.between(3, BLOCKS);
    for (int block = 0; block < count; block++) {
      int branches = block > 0 && body.chance(20) ? 0 : body.pick(List.of(1, 1, 2, 2, 3));
      successors.add(new ArrayList<>());
      for (int i = 0; i < branches; i++) successors.get(block).add(body.between(1, count - 1));
      argumentTypes.add(block == 0 ? List.of() : body.mergedTypes(body.pick(List.of(0, 0, 1, 1, 2))));
    }
    for (int block = 1; block < count; block++) {
      List<Integer> earlier = successors.get(body.between(0, block - 1));
      if (!earlier.contains(block)) earlier.add(block);
    }
  }

  /** Writes the blocks after those that dominate them, the first one into the block that has been begun. */
  void write(Scope entry) {
    List<BitSet> dominators = dominators();
    Scope[] ends = new Scope[count];
    List<Integer> order = IntStream.range(0, count).boxed().sorted(Comparator.comparing(block -> dominators.get(block).cardinality())).toList();
    for (int block : order) {
      Scope scope = entry;
      if (block > 0) {
        int dominator = dominators.get(block).stream().filter(other -> other != block).boxed()
            .max(Comparator.comparing(other -> dominators.get(other).cardinality())).orElseThrow();
        scope = ends[dominator].inner();
        writeLabel(block, scope);
      }
      ends[block] = scope;
      body.statements(block > 0 ? body.between(0, 4) : body.between(2, 4), scope);
      writeEnd(successors.get(block), scope);
    }
  }

  private void writeLabel(int block, Scope scope) {
    List<String> arguments = new ArrayList<>();
    for (HandleType type : argumentTypes.get(block)) {
      Handle argument = new Handle(body.fresh(), type);
      arguments.add(argument.name() + ": " + type.text);
      scope.handles().add(argument);
    }
    body.line("^bb%d%s:", block, arguments.isEmpty() ? "" : "(" + String.join(", ", arguments) + ")");
  }

  private void writeEnd(List<Integer> targets, Scope scope) {
    if (targets.isEmpty()) {
      RandomFunction.writeReturn(body, results, scope);
      return;
    }
    List<String> edges = targets.stream().map(target -> edge(target, scope)).toList();
    switch (edges.size()) {
      case 1 -> body.line("cf.br %s", edges.getFirst());
      case 2 -> body.line("cf.cond_br %s, %s", body.condition(scope), String.join(", ", edges));
      default -> {
        String flag = body.fresh();
        body.line("%s = func.call @pick() : () -> i32", flag);
        List<String> cases = IntStream.range(1, edges.size()).mapToObj(i -> i + ": " + edges.get(i)).toList();
        body.line("cf.switch %s : i32, [default: %s, %s]", flag, edges.getFirst(), String.join(", ", cases));
      }
    }
  }

  private String edge(int target, Scope scope) {
    List<HandleType> types = argumentTypes.get(target);
    String label = "^bb" + target;
    return types.isEmpty() ? label : "%s(%s : %s)".formatted(label, RandomBody.names(body.choose(types, scope)), RandomBody.texts(types));
  }

  /** The blocks that are on each path to a block, itself included. */
  private List<BitSet> dominators() {
    List<BitSet> dominators = new ArrayList<>();
    for (int block = 0; block < count; block++) {
      BitSet all = new BitSet();
      all.set(0, block == 0 ? 1 : count);
      dominators.add(all);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int block = 0; block < count; block++) {
        for (int successor : successors.get(block)) {
          BitSet through = (BitSet) dominators.get(block).clone();
          through.set(successor);
          BitSet old = (BitSet) dominators.get(successor).clone();
          dominators.get(successor).and(through);
          changed |= !old.equals(dominators.get(successor));
        }
      }
    }
    return dominators;
  }
}
