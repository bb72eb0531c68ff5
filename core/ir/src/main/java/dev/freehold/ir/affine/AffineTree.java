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

  private record Leave(AffineBinary node) {}

  /** Values from the leaves up, left operands first. */
  static <R> R fold(AffineExpr root, Function<? super AffineExpr, ? extends R> leaf, AffineBinary.Combine<R> combine) {
    return foldUntil(root, e -> e instanceof AffineBinary ? null : leaf.apply(e), combine);
  }

  /** The same, but not looking below a node that has a value of its own; leaves must have one. */
  private static <R> R foldUntil(AffineExpr root, Function<AffineExpr, R> value, AffineBinary.Combine<R> combine) {
    R ofRoot = value.apply(root);
    if (ofRoot != null) return ofRoot;
    Deque<Object> todo = new ArrayDeque<>();
    List<R> values = new ArrayList<>();
    todo.push(root);
    while (!todo.isEmpty()) {
      Object next = todo.pop();
      if (next instanceof Leave(AffineBinary node)) {
        R rhs = values.removeLast();
        R lhs = values.removeLast();
        values.add(combine.apply(node, lhs, rhs));
        continue;
      }
      R own = value.apply((AffineExpr) next);
      if (own != null) {
        values.add(own);
      } else {
        AffineBinary node = (AffineBinary) next;
        todo.push(new Leave(node));
        todo.push(node.rhs());
        todo.push(node.lhs());
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
    return foldUntil(root, e -> e.equals(from) ? to : e instanceof AffineBinary ? null : e, AffineTree::rebuildNode);
  }

  static boolean contains(AffineExpr root, Predicate<AffineExpr> wanted) {
    if (!(root instanceof AffineBinary)) return wanted.test(root);
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
