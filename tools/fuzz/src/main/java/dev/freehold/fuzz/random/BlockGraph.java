// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The blocks of a function and the edges between them. Edges lead forward, so the immediate dominator of a block is known
 * when its turn comes; a back edge goes to a block that dominates its source, and does not change dominance.
 */
final class BlockGraph {
  private static final int MOST_BLOCKS = 9;

  private final List<Node> blocks = new ArrayList<>();

  private BlockGraph() {
  }

  static BlockGraph choose(ModulePlan plan, int size) {
    var graph = new BlockGraph();
    var random = plan.random();
    int count = random.between(2, Math.clamp(size / 3, 2, MOST_BLOCKS));
    for (int i = 0; i < count; i++) {
      graph.blocks.add(new Node(i, i == 0 ? List.of() : plan.types().carriedWithin(2)));
    }
    graph.connect(plan.profile(), random);
    graph.computeDominators();
    if (plan.profile().looping()) {
      graph.addBackEdges(random);
    }
    return graph;
  }

  List<Node> blocks() {
    return blocks;
  }

  /** Every block is reached: a block without a predecessor so far is the next one of the block before. */
  private void connect(Profile profile, RandomSource random) {
    int last = blocks.size() - 1;
    for (Node block : blocks.subList(0, last)) {
      Node next = blocks.get(block.index + 1);
      if (block.index > 0 && !next.predecessors.isEmpty() && profile.exitPercent() > 0 && random.chance(profile.exitPercent())) {
        continue;      // it returns
      }
      // Three make a cf.switch, which the ownership pass refuses.
      int ways = random.chance(profile.switchPercent()) ? 3 : random.pick(1, 1, 2, 2, 2);
      if (next.predecessors.isEmpty() || random.chance(40)) {
        block.linkTo(next);
      }
      while (block.successors.size() < ways) {
        int reach = Math.min(last, block.index + 3);
        block.linkTo(blocks.get(random.between(block.index + 1, reach)));
      }
    }
  }

  private void computeDominators() {
    for (Node block : blocks.subList(1, blocks.size())) {
      Node dominator = block.predecessors.getFirst();
      for (Node other : block.predecessors) {
        dominator = common(dominator, other);
      }
      block.dominator = dominator;
    }
  }

  /** A dominator has a smaller index than what it dominates. */
  private static Node common(Node a, Node b) {
    while (a != b) {
      if (a.index > b.index) {
        a = a.dominator();
      } else {
        b = b.dominator();
      }
    }
    return a;
  }

  private void addBackEdges(RandomSource random) {
    int wanted = random.between(1, 2);
    for (int i = 0; i < wanted && blocks.size() > 2; i++) {
      Node from = blocks.get(random.between(1, blocks.size() - 2));
      Node to = from;
      while (to.dominator().index > 0 && random.chance(60)) {
        to = to.dominator();
      }
      from.linkTo(to);
    }
  }

  /** One block. */
  static final class Node {
    private final int index;
    private final List<Type> arguments;
    private final List<Node> successors = new ArrayList<>();
    private final List<Node> predecessors = new ArrayList<>();
    private final List<SsaValue> hidden = new ArrayList<>();
    /** The immediate dominator, of all but the entry. */
    private @Nullable Node dominator;
    /** Null until the block is opened. */
    private @Nullable Scope scope;

    private Node(int index, List<Type> arguments) {
      this.index = index;
      this.arguments = arguments;
    }

    private void linkTo(Node target) {
      successors.add(target);
      target.predecessors.add(this);
    }

    int index() {
      return index;
    }

    private Node dominator() {
      return Objects.requireNonNull(dominator, "nothing dominates the entry");
    }

    private Scope scope() {
      return Objects.requireNonNull(scope, "dominators are opened first");
    }

    List<Type> arguments() {
      return arguments;
    }

    List<Node> successors() {
      return successors;
    }

    /** The value is not to be offered in this block, whose turn has not come yet. */
    void hide(SsaValue value) {
      hidden.add(value);
    }

    /** The scope of the block: what its dominators define, without the hidden values. */
    Scope openScope(Scope function) {
      Scope opened = new Scope(dominator == null ? function : dominator.scope());
      hidden.forEach(opened::hide);
      scope = opened;
      return opened;
    }
  }
}
