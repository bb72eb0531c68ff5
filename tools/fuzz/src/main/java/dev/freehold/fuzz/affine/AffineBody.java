// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import dev.freehold.fuzz.random.RandomSource;
import dev.freehold.fuzz.random.Text;
import dev.freehold.fuzz.random.WrittenBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A block that is being written: where the text goes, and what is in scope. */
final class AffineBody extends WrittenBlock {
  private final List<Index> indices = new ArrayList<>();
  private final List<Buffer> buffers = new ArrayList<>();
  private final Map<String, List<String>> scalars = new TreeMap<>();

  /** The body of a function. */
  AffineBody(Text out, RandomSource random) {
    super(out, random);
  }

  private AffineBody(AffineBody around) {
    super(around);
    indices.addAll(around.indices);
    buffers.addAll(around.buffers);
    around.scalars.forEach((type, values) -> scalars.put(type, new ArrayList<>(values)));
  }

  /** A block in a region of this one. */
  AffineBody nested() {
    return new AffineBody(this);
  }

  void enter(Index index) {
    indices.add(index);
  }

  /** What an operation has computed: in the outermost block of a function everything is a symbol. */
  void enterResult(String name, Range range, Index.Kind inside) {
    enter(new Index(name, range, depth() == 0 ? Index.Kind.SYMBOL : inside));
  }

  void enter(Buffer buffer) {
    buffers.add(buffer);
  }

  void enterScalar(String name, String type) {
    scalars.computeIfAbsent(type, key -> new ArrayList<>()).add(name);
  }

  List<Index> indices(Index.Kind kind) {
    return indices.stream().filter(index -> index.is(kind)).toList();
  }

  Buffer buffer() {
    return random.pick(buffers);
  }

  /** A number of a type, which is there or computed from an index. */
  String scalar(String type) {
    List<String> there = scalars.getOrDefault(type, List.of());
    if (!there.isEmpty() && random.chance(85)) return random.pick(there);
    String number = line("arith.index_cast " + random.pick(indices).name() + " : index to i32");
    String made = type.equals("i32") ? number : line("arith.sitofp " + number + " : i32 to f32");
    enterScalar(made, type);
    return made;
  }

  String element() {
    return random.pick("f32", "f32", "i32");
  }

  /** Numbers of some types. */
  List<String> scalars(List<String> types) {
    return types.stream().map(this::scalar).toList();
  }

  /** Types of some numbers. */
  List<String> elements(int most) {
    List<String> types = new ArrayList<>();
    for (int i = random.below(most + 1); i > 0; i--) types.add(element());
    return types;
  }

  /** The names of the results of an operation, which are in scope behind it; what is written in front of it. */
  String results(List<String> types) {
    if (types.isEmpty()) return "";
    String base = name();
    for (int i = 0; i < types.size(); i++) enterScalar(types.size() == 1 ? base : base + "#" + i, types.get(i));
    return base + (types.size() == 1 ? "" : ":" + types.size()) + " = ";
  }

  void statements(int count) {
    for (int i = 0; i < count; i++) AffineStatements.write(this);
  }
}
