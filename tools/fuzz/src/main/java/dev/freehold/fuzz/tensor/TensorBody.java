// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import dev.freehold.fuzz.random.RandomSource;
import dev.freehold.fuzz.random.Text;
import dev.freehold.fuzz.random.WrittenBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A block that is being written: where the text goes, and what is in scope. */
final class TensorBody extends WrittenBlock {
  private static final int LARGEST = 6;

  private final List<Signature> callees;
  private final boolean mayBranch;
  private final List<TensorValue> tensors = new ArrayList<>();
  private final List<IndexValue> indices = new ArrayList<>();
  private final List<String> conditions = new ArrayList<>();
  private final List<String> floats = new ArrayList<>();
  private final List<String> integers = new ArrayList<>();

  /** The body of a function, which may call others. */
  TensorBody(Text out, RandomSource random, List<Signature> callees) {
    super(out, random);
    this.callees = callees;
    mayBranch = true;
  }

  private TensorBody(TensorBody around, boolean mayBranch) {
    super(around);
    this.mayBranch = mayBranch;
    callees = around.callees;
    tensors.addAll(around.tensors);
    indices.addAll(around.indices);
    conditions.addAll(around.conditions);
    floats.addAll(around.floats);
    integers.addAll(around.integers);
  }

  /** A block in a region of this one. */
  TensorBody nested() {
    return new TensorBody(this, false);
  }

  /** Blocks in a region of this one. */
  TensorBody nestedBlocks() {
    return new TensorBody(this, true);
  }

  /** Blocks in the same region to which only this one leads. */
  TensorBody arm() {
    return new TensorBody(this, mayBranch);
  }

  /** Whether the region may have several blocks. */
  boolean mayBranch() {
    return mayBranch;
  }

  /** The label of a new block. */
  String label() {
    return "^bb" + name().substring(2);
  }

  List<Signature> callees() {
    return callees;
  }

  /** Writes an operation of which the result is a tensor of its own. */
  TensorValue define(TensorType type, String op) {
    String name = line(op);
    return enter(new TensorValue(name, type, name));
  }

  /** Writes an operation of which the result has the contents of a destination, but for what the operation writes. */
  TensorValue update(TensorValue destination, String op) {
    return enter(new TensorValue(line(op), destination.type(), destination.root()));
  }

  TensorValue enter(TensorValue value) {
    tensors.add(value);
    return value;
  }

  /** Names for the results of an operation, which are in scope behind it. */
  List<TensorValue> results(List<TensorType> types) {
    List<TensorValue> results = new ArrayList<>();
    String base = name();
    for (int i = 0; i < types.size(); i++) {
      String name = types.size() == 1 ? base : base + "#" + i;
      results.add(new TensorValue(name, types.get(i), name));
    }
    return results;
  }

  void enterAll(List<TensorValue> values) {
    tensors.addAll(values);
  }

  /** What was read or chosen. */
  void enterScalar(String name, String type) {
    switch (type) {
      case "i1" -> conditions.add(name);
      case "f32" -> floats.add(name);
      default -> integers.add(name);
    }
  }

  IndexValue enterIndex(String name, int low, int high) {
    IndexValue value = new IndexValue(name, low, high);
    indices.add(value);
    return value;
  }

  String scalar(String element) {
    return random.pick(element.equals("f32") ? floats : integers);
  }

  String condition() {
    if (random.chance(30)) {
      String left = random.pick(indices).name();
      conditions.add(line("arith.cmpi ult, " + left + ", " + random.pick(indices).name() + " : index"));
    }
    return random.pick(conditions);
  }

  /** Forgets all tensors but some: within a parallel loop nothing else is to be read. */
  void keepOnly(Predicate<TensorValue> kept) {
    tensors.removeIf(kept.negate());
  }

  /** One of the tensors, the later the likelier; null if there is none. */
  @Nullable
  TensorValue find(Predicate<TensorValue> fits) {
    List<TensorValue> fitting = tensors.stream().filter(fits).toList();
    if (fitting.isEmpty()) return null;
    int last = fitting.size() - 1;
    return fitting.get(random.chance(50) ? last - random.below(Math.min(3, fitting.size())) : random.below(fitting.size()));
  }

  /** Any tensor with dimensions. */
  TensorValue any() {
    TensorValue found = find(value -> value.type().rank() > 0);
    return found != null ? found : Producers.make(this, TensorType.fixed("f32", List.of(4)));
  }

  /** A tensor of a type: one that is there, perhaps cast, or a new one. */
  TensorValue value(TensorType type) {
    TensorValue found = random.chance(90) ? find(value -> value.type().equals(type)) : null;
    if (found != null) return found;
    TensorValue similar = find(value -> value.type().hasShapeOf(type) && !value.type().equals(type));
    return similar != null ? Shapes.cast(this, similar, type) : Producers.make(this, type);
  }

  /** A tensor of a shape, whatever its type leaves open. */
  TensorValue shaped(TensorType type) {
    TensorValue found = find(value -> value.type().hasShapeOf(type));
    return found != null ? found : Producers.make(this, type);
  }

  int anySize() {
    return random.between(1, LARGEST);
  }

  TensorType anyType() {
    List<Dim> dims = new ArrayList<>();
    int rank = random.pick(1, 1, 2);
    for (int i = 0; i < rank; i++) dims.add(new Dim("", anySize(), random.chance(30)));
    return TensorType.of(random.pick("f32", "f32", "i32"), dims);
  }

  IndexValue constant(int number) {
    return enterIndex(line("arith.constant " + number + " : index"), number, number);
  }

  /** A value that is always a number. */
  IndexValue index(int number) {
    List<IndexValue> fitting = indices.stream().filter(value -> value.isAlways(number)).toList();
    return fitting.isEmpty() ? constant(number) : random.pick(fitting);
  }

  /** A number as a literal or as a value. */
  Dim dim(int number) {
    return random.chance(70) ? Dim.literal(number) : dynamic(number);
  }

  Dim dynamic(int number) {
    return new Dim(index(number).name(), number, true);
  }

  /** Somewhere from 0 to a number. */
  Dim offset(int most) {
    List<IndexValue> fitting = indices.stream().filter(value -> value.high() <= most).toList();
    if (!fitting.isEmpty() && random.chance(40)) {
      IndexValue picked = random.pick(fitting);
      return new Dim(picked.name(), picked.low(), true);
    }
    return dim(random.between(0, most));
  }

  /** An index of an element of a dimension. */
  String subscript(int size) {
    Dim offset = offset(size - 1);
    return offset.isDynamic() ? offset.text() : index(offset.size()).name();
  }

  /** The sizes of a type that it leaves open, as values. */
  String openSizes(TensorType type) {
    List<String> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.dynamic().get(i)) sizes.add(index(type.shape().get(i)).name());
    }
    return String.join(", ", sizes);
  }

  /** Writes some statements. */
  void statements(int count) {
    for (int i = 0; i < count; i++) TensorStatements.write(this);
  }
}
