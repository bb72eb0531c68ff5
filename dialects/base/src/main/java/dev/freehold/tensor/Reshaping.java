// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.ir.Checker;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.text.Printing;
import java.util.List;

/** What splitting and joining dimensions require. */
final class Reshaping {
  private Reshaping() {}

  /** Reports what is wrong with the reassociation or the types; {@code expanded} and {@code collapsed} are tensors of any kind. */
  static void verify(Type expanded, Type collapsed, List<List<Integer>> groups, Checker check) {
    if (!(expanded instanceof TensorType more && collapsed instanceof TensorType fewer)) {
      check.error("expected tensors whose rank is known");
    } else if (more.rank() < fewer.rank()) {
      check.error("expected the expanded type, " + Printing.quoted(more) + " to have a higher (or same) rank than the collapsed type, "
          + Printing.quoted(fewer) + ".");
    } else if (groups.size() != fewer.rank()) {
      check.error("expected collapsed rank (" + fewer.rank() + ") to equal the number of reassociation maps (" + groups.size() + ").");
    } else if (contiguous(groups, more.rank(), check)) {
      verifySizes(more, fewer, groups, check);
    }
  }

  /** The groups count maps over as many dimensions as the largest index demands, taken as unsigned. */
  private static boolean contiguous(List<List<Integer>> groups, int rank, Checker check) {
    if (groups.isEmpty()) return true;
    long dims = 1;
    int next = 0;
    int torn = -1;
    for (int i = 0; i < groups.size(); i++) {
      for (int index : groups.get(i)) {
        dims = Math.max(dims, Integer.toUnsignedLong(index) + 1);
        if (index != next++ && torn < 0) torn = i;
      }
    }
    if (torn < 0 && next != rank) torn = groups.size() - 1;
    if (dims != rank) check.error("expected reassociation map #0 to have size equal to the expanded rank (" + rank + "), but it is  " + dims + ".");
    else if (torn >= 0) check.error("expected reassociation map #" + torn + " to be valid and contiguous.");
    return !check.failed();
  }

  private static void verifySizes(TensorType expanded, TensorType collapsed, List<List<Integer>> groups, Checker check) {
    long[] sizes = new long[groups.size()];
    for (int i = 0; i < sizes.length && !check.failed(); i++) {
      verifyGroup(expanded, collapsed.size(i), i, groups.get(i), check);
      sizes[i] = collapsed.size(i);
    }
    if (check.failed() || expanded.element().equals(collapsed.element())) return;
    TensorType expected = TensorType.of(Shape.of(sizes), expanded.element(), expanded.encoding());
    check.error("expected collapsed type to be " + Printing.quoted(expected) + ", but got " + Printing.quoted(collapsed));
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
