// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Operations of linalg. Their destinations are tensors that are there, or new ones where nothing of them is read. */
final class Computations {
  private Computations() {}

  /** An index as a number of an element type, plus some scalar. */
  static String number(TensorBody body, String index, TensorType type) {
    String number = body.line("arith.index_cast " + index + " : index to i32");
    if (!type.isFloat()) return body.line("arith.addi " + number + ", " + body.scalar("i32") + " : i32");
    String converted = body.line("arith.sitofp " + number + " : i32 to f32");
    return body.line("arith.addf " + converted + ", " + body.scalar("f32") + " : f32");
  }

  static void fill(TensorBody body) {
    fill(body, body.any());
  }

  static TensorValue fill(TensorBody body, TensorValue destination) {
    String element = destination.type().element();
    return body.update(destination, "linalg.fill ins(" + body.scalar(element) + " : " + element + ") outs(" + destination.typed() + ") -> "
        + destination.type().text());
  }

  /** What is wholly overwritten: something that is there, or a new tensor. */
  private static TensorValue overwritten(TensorBody body, TensorType type) {
    TensorValue found = body.random().chance(60) ? body.find(value -> value.type().equals(type)) : null;
    return found != null ? found : Producers.blank(body, type);
  }

  /** Reads some tensors element by element. */
  static void elementwise(TensorBody body) {
    modify(body, body.any().type(), null);
  }

  /** Computes each element of a destination, or of some other tensor of its type. */
  static TensorValue modify(TensorBody body, TensorType type, @Nullable TensorValue destination) {
    boolean isRead = destination != null || body.random().chance(40);
    TensorValue out = destination != null ? destination : isRead ? body.value(type) : overwritten(body, type);
    List<TensorValue> inputs = new ArrayList<>();
    List<String> maps = new ArrayList<>();
    int count = body.random().below(3);
    for (int i = 0; i < count; i++) addInput(body, type, inputs, maps);
    maps.add(map(type.rank(), dims(type.rank())));
    return generic(body, out, isRead, inputs, maps, Collections.nCopies(type.rank(), "parallel"));
  }

  private static void addInput(TensorBody body, TensorType type, List<TensorValue> inputs, List<String> maps) {
    if (type.rank() == 2 && body.random().chance(40)) {
      boolean isTransposed = body.random().chance(50);
      List<Integer> shape = isTransposed ? type.shape().reversed() : type.shape().subList(1, 2);
      inputs.add(body.shaped(TensorType.fixed(type.element(), shape)));
      maps.add(map(2, isTransposed ? "d1, d0" : "d1"));
    } else {
      inputs.add(body.shaped(type));
      maps.add(map(type.rank(), dims(type.rank())));
    }
  }

  private static String dims(int rank) {
    return List.of("", "d0", "d0, d1", "d0, d1, d2", "d0, d1, d2, d3").get(rank);
  }

  private static String map(int rank, String results) {
    return "affine_map<(" + dims(rank) + ") -> (" + results + ")>";
  }

  private static TensorValue generic(TensorBody body, TensorValue out, boolean isRead, List<TensorValue> inputs, List<String> maps,
      List<String> iterators) {
    TensorType type = out.type();
    String result = body.name();
    body.out().open(result + " = linalg.generic {indexing_maps = [" + String.join(", ", maps) + "], iterator_types = ["
        + Lists.join(iterators, each -> "\"" + each + "\"") + "]} " + (inputs.isEmpty() ? "" : "ins(" + Lists.typed(inputs) + ") ") + "outs("
        + out.typed() + ") {");
    List<String> read = new ArrayList<>();
    inputs.forEach(_ -> read.add(body.name()));
    String old = body.name();
    List<String> arguments = new ArrayList<>(read);
    arguments.add(old);
    body.out().outdented("^bb0(" + Lists.join(arguments, each -> each + ": " + type.element()) + "):");
    if (isRead) read.add(old);
    String number =
        body.random().chance(30) && !iterators.isEmpty() ? number(body, body.line("linalg.index 0 : index"), type) : body.scalar(type.element());
    for (String each : read) {
      String op = body.random().pick("add", "add", "mul") + (type.isFloat() ? "f" : "i");
      number = body.line("arith." + op + " " + number + ", " + each + " : " + type.element());
    }
    body.out().line("linalg.yield " + number + " : " + type.element());
    body.out().close("} -> " + type.text());
    return body.enter(new TensorValue(result, type, out.root()));
  }

  static void matmul(TensorBody body) {
    TensorValue left = body.find(value -> value.type().rank() == 2);
    if (left == null) left = Producers.make(body, TensorType.fixed("f32", List.of(body.anySize(), body.anySize())));
    String element = left.type().element();
    int columns = body.anySize();
    TensorValue right = body.shaped(TensorType.fixed(element, List.of(left.type().shape().get(1), columns)));
    TensorValue out = body.shaped(TensorType.fixed(element, List.of(left.type().shape().get(0), right.type().shape().get(1))));
    body.update(out, "linalg.matmul ins(" + Lists.typed(List.of(left, right)) + ") outs(" + out.typed() + ") -> " + out.type().text());
  }

  static void map(TensorBody body) {
    TensorType type = body.any().type();
    TensorValue left = body.value(type);
    TensorValue right = body.value(type);
    TensorValue out = overwritten(body, type);
    String op = type.isFloat() ? "arith.addf" : "arith.muli";
    body.update(out, "linalg.map { " + op + " } ins(" + Lists.typed(List.of(left, right)) + ") outs(" + out.typed() + ")");
  }

  /** Sums, copies, transpositions. */
  static void named(TensorBody body) {
    TensorValue in = body.any();
    TensorType type = in.type();
    if (type.rank() == 2 && body.random().chance(50)) {
      boolean isReduced = body.random().chance(50);
      if (isReduced) {
        TensorValue out = body.value(type.without(List.of(1)));
        body.update(out, "linalg.reduce { arith.add" + (type.isFloat() ? "f" : "i") + " } ins(" + in.typed() + ") outs(" + out.typed()
            + ") dimensions = [1]");
        return;
      }
      TensorValue out = overwritten(body, new TensorType(type.element(), type.shape().reversed(), type.dynamic().reversed()));
      body.update(out, "linalg.transpose ins(" + in.typed() + ") outs(" + out.typed() + ") permutation = [1, 0]");
      return;
    }
    TensorValue out = overwritten(body, type);
    body.update(out, "linalg.copy ins(" + in.typed() + ") outs(" + out.typed() + ") -> " + type.text());
  }
}
