// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import java.util.List;

/** What splitting and joining dimensions require. */
final class Reshaping {
  private Reshaping() {}

  static void verify(TensorType expanded, TensorType collapsed, List<List<Integer>> groups, Checker check) {
    if (groups.size() != collapsed.rank()) {
      check.error("expected rank of the collapsed type(" + collapsed.rank() + ") to be the number of reassociation maps(" + groups.size() + ")");
      return;
    }
    int next = 0;
    for (int i = 0; i < groups.size(); i++) {
      for (int index : groups.get(i)) {
        if (index == next++) continue;
        check.error("expected reassociation map #" + i + " to be valid and contiguous");
        return;
      }
    }
    if (groups.isEmpty() ? !isUnit(expanded) : next != expanded.rank()) {
      check.error("expected reassociation map to cover all dimensions");
      return;
    }
    for (int i = 0; i < groups.size() && !check.failed(); i++) verifyGroup(expanded, collapsed.size(i), i, groups.get(i), check);
  }

  private static boolean isUnit(TensorType type) {
    for (long size : type.shape().toArray()) {
      if (size != 1) return false;
    }
    return true;
  }

  private static void verifyGroup(TensorType expanded, long size, int number, List<Integer> group, Checker check) {
    long product = 1;
    for (int index : group) product = Shape.isDynamic(product) || expanded.shape().isDynamic(index) ? Shape.DYNAMIC : product * expanded.size(index);
    if (Shape.isDynamic(product) && !Shape.isDynamic(size)) {
      check.error("expected dimension " + number + " of collapsed type to be dynamic since one or more of the corresponding dimensions in the "
          + "expanded type is dynamic");
    } else if (product != size) {
      check.error("expected dimension " + number + " of collapsed type to be static value of " + product);
    }
  }
}
