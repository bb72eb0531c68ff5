// SPDX-License-Identifier: Apache-2.0
package dev.freehold.memref;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

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
      for (Attribute index : ((ArrayAttr) list).elements())
        group.add(Math.clamp(((IntegerAttr) index).longValue(), Integer.MIN_VALUE, Integer.MAX_VALUE));
      groups.add(group);
    }
    return groups;
  }

  /** The composition of two expansions, or of two collapses, as one; null where there is none. */
  public static @Nullable List<List<Integer>> composed(List<List<Integer>> first, List<List<Integer>> second) {
    if (first.size() == second.size()) return null;
    List<List<Integer>> more = first.size() > second.size() ? first : second;
    List<List<Integer>> fewer = first.size() > second.size() ? second : first;
    if (fewer.isEmpty()) return List.of();
    if (more.size() != fewer.stream().mapToInt(List::size).sum()) return null;
    List<List<Integer>> composed = new ArrayList<>();
    for (List<Integer> outer : fewer) {
      List<Integer> group = new ArrayList<>();
      for (int index : outer) group.addAll(more.get(index));
      composed.add(group);
    }
    return composed;
  }

  /** For each of the wide groups, the positions of the narrow groups that it consists of; null where one crosses a border, or is empty. */
  public static @Nullable List<List<Integer>> groupsWithin(List<List<Integer>> wide, List<List<Integer>> narrow) {
    if (wide.contains(List.of()) || narrow.contains(List.of())) return null;
    List<List<Integer>> within = new ArrayList<>();
    int next = 0;
    for (List<Integer> outer : wide) {
      List<Integer> positions = new ArrayList<>();
      int last;
      do {
        last = narrow.get(next).getLast();
        if (last > outer.getLast()) return null;
        positions.add(next++);
      } while (last < outer.getLast());
      within.add(positions);
    }
    return within;
  }

  /**
   * The groups that collapse a shape into another, where a collapse by {@code from} and an expansion by {@code to} lead from the one to
   * the other; null where there are none, where they are not unique, or where one of those given is empty.
   */
  public static @Nullable List<List<Integer>> collapsing(List<List<Integer>> from, List<List<Integer>> to, Shape source, Shape target) {
    if (from.contains(List.of()) || to.contains(List.of())) return null;
    if (from.isEmpty()) return CollapseSearch.find(source.toArray(), target.toArray());
    List<List<Integer>> groups = new ArrayList<>();
    for (int i = 0; i < from.size(); i++) {
      List<List<Integer>> part = collapsing(slice(source, from.get(i)), slice(target, to.get(i)));
      if (part == null) return null;
      int first = from.get(i).getFirst();
      for (List<Integer> group : part) groups.add(group.stream().map(index -> first + index).toList());
    }
    return groups;
  }

  /** Where several sizes are not known on both sides, the elements may be distributed in another way. */
  private static @Nullable List<List<Integer>> collapsing(long[] source, long[] target) {
    if (dynamicCount(source) > 1 && dynamicCount(target) > 1) return null;
    if (source.length != target.length) return CollapseSearch.find(source, target);
    return Arrays.equals(source, target) ? IntStream.range(0, source.length).mapToObj(List::of).toList() : null;
  }

  private static long dynamicCount(long[] sizes) {
    return Arrays.stream(sizes).filter(Shape::isDynamic).count();
  }

  private static long[] slice(Shape shape, List<Integer> group) {
    return group.stream().mapToLong(shape::size).toArray();
  }
}
