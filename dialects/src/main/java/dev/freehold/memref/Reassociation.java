// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import java.util.ArrayList;
import java.util.List;

/** Groups of neighbouring dimensions, and the attribute that records them. */
public final class Reassociation {
  private Reassociation() {}

  public static ArrayAttr attr(List<List<Integer>> groups) {
    List<Attribute> lists = new ArrayList<>(groups.size());
    for (List<Integer> group : groups) {
      List<Attribute> indices = new ArrayList<>(group.size());
      for (int index : group) indices.add(IntegerAttr.i64(index));
      lists.add(new ArrayAttr(indices));
    }
    return new ArrayAttr(lists);
  }

  public static List<List<Integer>> groups(ArrayAttr attr) {
    List<List<Integer>> groups = new ArrayList<>(attr.elements().size());
    for (Attribute list : attr.elements()) {
      List<Integer> group = new ArrayList<>();
      for (Attribute index : ((ArrayAttr) list).elements()) group.add((int) ((IntegerAttr) index).longValue());
      groups.add(group);
    }
    return groups;
  }
}
