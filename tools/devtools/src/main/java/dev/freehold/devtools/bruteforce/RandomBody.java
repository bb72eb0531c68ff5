// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Writes the operations of a random function: what is not control flow. */
final class RandomBody {
  /** All that a handle may be: of any size, of a known size, a part of another. */
  enum HandleType {
    DYNAMIC("memref<?xf32>", "borrow"), FIXED("memref<8xf32>", "borrow_fixed"), PART("memref<?xf32, strided<[1], offset: ?>>", "borrow_part");

    final String text;
    final String borrower;

    HandleType(String text, String borrower) {
      this.text = text;
      this.borrower = borrower;
    }

    boolean castsTo(HandleType other) {
      return this == other || other == PART || this == FIXED && other == DYNAMIC;
    }
  }

  record Handle(String name, HandleType type) {}

  /** The values that may be used at a place. */
  record Scope(List<Handle> handles, List<String> conditions) {
    Scope {
      handles = new ArrayList<>(handles);
      conditions = new ArrayList<>(conditions);
    }

    Scope inner() {
      return new Scope(handles, conditions);
    }
  }

  static final String DECLARATIONS = """
      func.func private @flip() -> i1
      func.func private @count() -> index
      func.func private @pick() -> i32
      func.func private @make() -> memref<?xf32>
      func.func private @borrow(memref<?xf32>)
      func.func private @borrow_fixed(memref<8xf32>)
      func.func private @borrow_part(memref<?xf32, strided<[1], offset: ?>>)
      """;
  private static final int SITES = 4;

  private final RandomGenerator random;
  private final boolean hasParts;
  private final StringBuilder out = new StringBuilder();
  private int names;
  private int sites;

  RandomBody(RandomGenerator random) {
    this.random = random;
    hasParts = chance(40);
  }

  String text() {
    return out.toString();
  }

  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  int between(int low, int high) {
    return random.nextInt(low, high + 1);
  }

  <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  String fresh() {
    return "%" + names++;
  }

  void line(String format, Object... parts) {
    out.append(format.formatted(parts)).append('\n');
  }

  /** The type of a value that is merged: a block argument, a result. */
  HandleType mergedType() {
    return hasParts && chance(30) ? HandleType.PART : HandleType.DYNAMIC;
  }

  List<HandleType> mergedTypes(int count) {
    return IntStream.range(0, count).mapToObj(_ -> mergedType()).toList();
  }

  static String texts(List<HandleType> types) {
    return String.join(", ", types.stream().map(type -> type.text).toList());
  }

  static String names(List<Handle> handles) {
    return String.join(", ", handles.stream().map(Handle::name).toList());
  }

  /** Handles of these types, cast where they have to be. */
  List<Handle> choose(List<HandleType> types, Scope scope) {
    return types.stream().map(type -> cast(pick(scope.handles.stream().filter(handle -> handle.type.castsTo(type)).toList()), type)).toList();
  }

  private Handle cast(Handle handle, HandleType type) {
    if (handle.type == type) return handle;
    Handle cast = new Handle(fresh(), type);
    line("%s = memref.cast %s : %s to %s", cast.name, handle.name, handle.type.text, type.text);
    return cast;
  }

  /** A condition: one that other operations have as well, or a new one. */
  String condition(Scope scope) {
    if (chance(40)) return pick(scope.conditions);
    String condition = fresh();
    line("%s = func.call @flip() : () -> i1", condition);
    scope.conditions.add(condition);
    return condition;
  }

  void statements(int count, Scope scope) {
    for (int i = 0; i < count; i++) statement(scope);
  }

  void statement(Scope scope) {
    int kind = random.nextInt(100);
    if (kind < 35 && sites < SITES) allocate(scope);
    else if (kind < 68) access(scope);
    else if (kind < 80) view(scope);
    else if (kind < 84) askForSizes(pick(scope.handles));
    else select(scope);
  }

  private void allocate(Scope scope) {
    sites++;
    Handle made = new Handle(fresh(), chance(35) ? HandleType.FIXED : HandleType.DYNAMIC);
    if (made.type == HandleType.FIXED) line("%s = memref.alloc() : memref<8xf32>", made.name);
    else if (chance(30)) line("%s = func.call @make() : () -> memref<?xf32>", made.name);
    else line("%s = memref.alloc(%s) : memref<?xf32>", made.name, chance(50) ? "%c4" : "%c8");
    scope.handles.add(made);
  }

  private void access(Scope scope) {
    Handle used = pick(scope.handles);
    switch (random.nextInt(4)) {
      case 0 -> line("%s = memref.load %s[%%c0] : %s", fresh(), used.name, used.type.text);
      case 1 -> line("memref.store %%v, %s[%%c0] : %s", used.name, used.type.text);
      case 2 -> line("func.call @%s(%s) : (%s) -> ()", used.type.borrower, used.name, used.type.text);
      default -> {
        Handle target = pick(scope.handles);
        line("memref.copy %s, %s : %s to %s", used.name, target.name, used.type.text, target.type.text);
      }
    }
  }

  private void view(Scope scope) {
    Handle viewed = pick(scope.handles);
    if (!hasParts) {
      if (viewed.type == HandleType.FIXED) scope.handles.add(cast(viewed, HandleType.DYNAMIC));
      return;
    }
    Handle view = new Handle(fresh(), HandleType.PART);
    line("%s = memref.subview %s[%%c1] [%%c1] [1] : %s to %s", view.name, viewed.name, viewed.type.text, view.type.text);
    scope.handles.add(view);
  }

  private void askForSizes(Handle asked) {
    if (chance(50)) line("%s = memref.dim %s, %%c0 : %s", fresh(), asked.name, asked.type.text);
    else line("%s:4 = memref.extract_strided_metadata %s : %s -> memref<f32>, index, index, index", fresh(), asked.name, asked.type.text);
  }

  private void select(Scope scope) {
    HandleType type = mergedType();
    List<Handle> operands = choose(List.of(type, type), scope);
    Handle selected = new Handle(fresh(), type);
    line("%s = arith.select %s, %s : %s", selected.name, condition(scope), names(operands), type.text);
    scope.handles.add(selected);
  }
}
