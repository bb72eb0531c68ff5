// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Walks over expressions with an explicit stack. */
final class AffineTree {
  private AffineTree() {}

  /** What a node's two operands amount to. */
  @FunctionalInterface
  interface Combine<R> {
    R apply(AffineBinary node, R lhs, R rhs);
  }

  private record Leave(AffineBinary node) {}

  /** Values from the leaves up, left operands first; never null. */
  static <R> R fold(AffineExpr root, Function<AffineExpr, R> leaf, Combine<R> combine) {
    if (!(root instanceof AffineBinary)) return leaf.apply(root);
    Deque<Object> todo = new ArrayDeque<>();
    List<R> values = new ArrayList<>();
    todo.push(root);
    while (!todo.isEmpty()) {
      switch (todo.pop()) {
        case AffineBinary binary -> {
          todo.push(new Leave(binary));
          todo.push(binary.rhs());
          todo.push(binary.lhs());
        }
        case Leave(AffineBinary binary) -> {
          R rhs = values.removeLast();
          R lhs = values.removeLast();
          values.add(combine.apply(binary, lhs, rhs));
        }
        case Object other -> values.add(leaf.apply((AffineExpr) other));
      }
    }
    return values.getLast();
  }

  /** The tree with other leaves; nodes are simplified anew if something below them changed. */
  static AffineExpr rebuild(AffineExpr root, UnaryOperator<AffineExpr> leaf) {
    return fold(root, leaf, AffineTree::rebuildNode);
  }

  private static AffineExpr rebuildNode(AffineBinary node, AffineExpr lhs, AffineExpr rhs) {
    boolean same = lhs.equals(node.lhs()) && rhs.equals(node.rhs());
    return same ? node : AffineRules.build(node.kind(), lhs, rhs);
  }

  static AffineExpr replace(AffineExpr root, AffineExpr from, AffineExpr to) {
    if (root.equals(from)) return to;
    if (!(root instanceof AffineBinary)) return root;
    Deque<Object> todo = new ArrayDeque<>();
    List<AffineExpr> values = new ArrayList<>();
    todo.push(root);
    while (!todo.isEmpty()) {
      switch (todo.pop()) {
        case AffineExpr e when e.equals(from) -> values.add(to);
        case AffineBinary binary -> {
          todo.push(new Leave(binary));
          todo.push(binary.rhs());
          todo.push(binary.lhs());
        }
        case Leave(AffineBinary binary) -> {
          AffineExpr rhs = values.removeLast();
          AffineExpr lhs = values.removeLast();
          values.add(rebuildNode(binary, lhs, rhs));
        }
        case Object leaf -> values.add((AffineExpr) leaf);
      }
    }
    return values.getLast();
  }

  static boolean contains(AffineExpr root, Predicate<AffineExpr> wanted) {
    Deque<AffineExpr> todo = new ArrayDeque<>();
    todo.push(root);
    while (!todo.isEmpty()) {
      AffineExpr e = todo.pop();
      if (wanted.test(e)) return true;
      if (e instanceof AffineBinary binary) {
        todo.push(binary.rhs());
        todo.push(binary.lhs());
      }
    }
    return false;
  }
}
