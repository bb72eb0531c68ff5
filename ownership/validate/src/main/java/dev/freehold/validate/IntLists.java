// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

/** Many small lists of numbers in two arrays. A list is walked by {@code for (int at = first(list); at >= 0; at = next(at)) item(at)}, newest first. */
final class IntLists {
  private final Ints heads = new Ints();
  private final Ints items = new Ints();
  private final Ints nexts = new Ints();

  void add(int list, int item) {
    while (heads.size() <= list) heads.add(-1);
    items.add(item);
    nexts.add(heads.get(list));
    heads.set(list, items.size() - 1);
  }

  int first(int list) {
    return list < heads.size() ? heads.get(list) : -1;
  }

  int next(int at) {
    return nexts.get(at);
  }

  int item(int at) {
    return items.get(at);
  }
}
