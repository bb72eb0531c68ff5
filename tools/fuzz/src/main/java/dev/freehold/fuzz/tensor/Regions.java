// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Operations of scf that carry and yield tensors. */
final class Regions {
  private static final int MOST_ITERATIONS = 3;

  private Regions() {}

  static List<TensorValue> some(TensorBody body) {
    List<TensorValue> some = new ArrayList<>();
    int count = body.random().pick(1, 1, 2);
    for (int i = 0; i < count; i++) some.add(body.any());
    return some;
  }

  static List<TensorType> types(List<TensorValue> values) {
    return values.stream().map(TensorValue::type).toList();
  }

  private static String assignment(List<TensorValue> results) {
    String first = results.getFirst().name();
    return results.size() == 1 ? first + " = " : first.substring(0, first.indexOf('#')) + ":" + results.size() + " = ";
  }

  static List<TensorValue> arguments(TensorBody inside, List<TensorType> types) {
    List<TensorValue> arguments = new ArrayList<>();
    for (TensorType type : types) {
      String name = inside.name();
      arguments.add(inside.enter(new TensorValue(name, type, name)));
    }
    return arguments;
  }

  private static String bound(List<TensorValue> arguments, List<TensorValue> inits) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) pairs.add(arguments.get(i).name() + " = " + inits.get(i).name());
    return "(" + String.join(", ", pairs) + ")";
  }

  private static int few(TensorBody body) {
    return body.random().between(1, body.depth() > 1 ? 2 : 4);
  }

  /** Mostly what was made of an argument in its place, else anything of its type. */
  private static TensorValue carriedOn(TensorBody inside, TensorValue argument) {
    TensorValue made = inside.random().chance(85) ? inside.find(v -> v.root().equals(argument.name()) && v.type().equals(argument.type())) : null;
    return made != null ? made : inside.value(argument.type());
  }

  static List<TensorValue> carriedOn(TensorBody inside, List<TensorValue> arguments) {
    List<TensorValue> carried = new ArrayList<>();
    for (TensorValue argument : arguments) carried.add(carriedOn(inside, argument));
    return carried;
  }

  static void choice(TensorBody body) {
    String condition = body.condition();
    List<TensorType> types = types(some(body));
    List<TensorValue> results = body.results(types);
    body.out().open(assignment(results) + "scf.if " + condition + " -> (" + Lists.join(types, TensorType::text) + ") {");
    yieldAny(body.nested(), types);
    body.out().outdented("} else {");
    yieldAny(body.nested(), types);
    body.out().close("}");
    body.enterAll(results);
  }

  /** One of several regions for an index. */
  static void switchOn(TensorBody body) {
    String index = body.random().chance(50) ? body.line("arith.index_cast " + body.scalar("i32") + " : i32 to index")
        : body.index(body.random().below(3)).name();
    List<TensorType> types = types(some(body));
    List<TensorValue> results = body.results(types);
    body.out().open(assignment(results) + "scf.index_switch " + index + " -> " + Lists.join(types, TensorType::text));
    int cases = body.random().between(1, 2);
    for (int i = 0; i < cases; i++) {
      body.out().line("case " + i + " {");
      yieldAny(body.nested(), types);
      body.out().line("}");
    }
    body.out().line("default {");
    yieldAny(body.nested(), types);
    body.out().close("}");
    body.enterAll(results);
  }

  /** A region of blocks that runs once. */
  static void execute(TensorBody body) {
    List<TensorType> types = types(some(body));
    List<TensorValue> results = body.results(types);
    body.out().open(assignment(results) + "scf.execute_region -> (" + Lists.join(types, TensorType::text) + ") {");
    yieldAny(body.nestedBlocks(), types);
    body.out().close("}");
    body.enterAll(results);
  }

  /** A loop that is not bufferized, and that carries a number. */
  static void unknownLoop(TensorBody body) {
    String element = body.random().pick("f32", "i32");
    String init = body.scalar(element);
    int iterations = body.random().between(1, MOST_ITERATIONS);
    String result = body.name();
    TensorBody inside = body.nested();
    String counter = body.name();
    String carried = body.name();
    inside.enterIndex(counter, 0, iterations - 1);
    inside.enterScalar(carried, element);
    body.out()
        .open(result + " = affine.for " + counter + " = 0 to " + iterations + " iter_args(" + carried + " = " + init + ") -> (" + element + ") {");
    inside.statements(few(body));
    Slices.extractElement(inside);
    body.out().line("affine.yield " + inside.scalar(element) + " : " + element);
    body.out().close("}");
    body.enterScalar(result, element);
  }

  private static void yieldAny(TensorBody inside, List<TensorType> types) {
    inside.statements(few(inside) - 1);
    List<TensorValue> yielded = new ArrayList<>();
    for (TensorType type : types) yielded.add(inside.value(type));
    inside.out().line("scf.yield " + Lists.typed(yielded));
  }

  static void loop(TensorBody body) {
    List<TensorValue> inits = some(body);
    int iterations = body.random().between(1, MOST_ITERATIONS);
    String low = body.index(0).name();
    String high = body.index(iterations).name();
    String step = body.index(1).name();
    List<TensorValue> results = body.results(types(inits));
    TensorBody inside = body.nested();
    String counter = body.name();
    inside.enterIndex(counter, 0, iterations - 1);
    List<TensorValue> arguments = arguments(inside, types(inits));
    body.out().open(assignment(results) + "scf.for " + counter + " = " + low + " to " + high + " step " + step + " iter_args"
        + bound(arguments, inits) + " -> (" + Lists.types(inits) + ") {");
    inside.statements(few(body));
    body.out().line("scf.yield " + Lists.typed(carriedOn(inside, arguments)));
    body.out().close("}");
    body.enterAll(results);
  }

  /** Counts as a loop with a given number of iterations does, and carries a tensor. */
  static void whileLoop(TensorBody body) {
    TensorValue init = body.any();
    String type = init.type().text();
    int iterations = body.random().between(1, MOST_ITERATIONS);
    String low = body.index(0).name();
    String high = body.index(iterations).name();
    String step = body.index(1).name();
    String base = body.name();
    TensorBody before = body.nested();
    TensorValue argument = arguments(before, List.of(init.type())).getFirst();
    String counter = body.name();
    before.enterIndex(counter, 0, iterations);
    body.out().open(base + ":2 = scf.while (" + argument.name() + " = " + init.name() + ", " + counter + " = " + low + ") : (" + type
        + ", index) -> (" + type + ", index) {");
    before.statements(body.random().below(2));
    String goesOn = body.line("arith.cmpi slt, " + counter + ", " + high + " : index");
    body.out().line("scf.condition(" + goesOn + ") " + carriedOn(before, argument).name() + ", " + counter + " : " + type + ", index");
    body.out().outdented("} do {");
    TensorBody after = body.nested();
    TensorValue received = arguments(after, List.of(init.type())).getFirst();
    String number = body.name();
    after.enterIndex(number, 0, iterations - 1);
    body.out().outdented("^bb0(" + received.name() + ": " + type + ", " + number + ": index):");
    after.statements(few(body));
    TensorValue yielded = carriedOn(after, received);
    String next = body.line("arith.addi " + number + ", " + step + " : index");
    body.out().line("scf.yield " + yielded.name() + ", " + next + " : " + type + ", index");
    body.out().close("}");
    body.enter(new TensorValue(base + "#0", init.type(), base + "#0"));
  }

  /** Threads that each write a part of their own; all of the tensor, if nothing is in it before. */
  static void parallel(TensorBody body) {
    TensorType type = body.any().type();
    int length = type.shape().getFirst();
    int tile = length % 2 == 0 && body.random().chance(50) ? 2 : 1;
    boolean isBlank = body.random().chance(30);
    TensorValue init = isBlank ? Producers.blank(body, type) : body.value(type);
    TensorValue result = body.results(List.of(type)).getFirst();
    TensorBody inside = body.nested();
    String thread = body.name();
    String shared = body.name();
    inside.keepOnly(value -> !value.root().equals(init.root()) || body.random().chance(50));
    inside.enterIndex(thread, 0, length - tile);
    body.out().open(result.name() + " = scf.forall (" + thread + ") = (0) to (" + length + ") step (" + tile + ") shared_outs(" + shared + " = "
        + init.name() + ") -> (" + type.text() + ") {");
    List<Dim> sizes = new ArrayList<>(List.of(Dim.literal(tile)));
    for (int i = 1; i < type.rank(); i++) sizes.add(type.dynamic().get(i) ? inside.dynamic(type.shape().get(i)) : Dim.literal(type.shape().get(i)));
    TensorType part = TensorType.of(type.element(), sizes);
    List<Dim> offsets = new ArrayList<>(Collections.nCopies(type.rank(), Dim.literal(0)));
    offsets.set(0, new Dim(thread, 0, true));
    String place = Lists.dims(offsets) + " " + Lists.dims(sizes) + " " + Lists.dims(Collections.nCopies(type.rank(), Dim.literal(1)));
    String slice = inside.name();
    body.out().line(slice + " = tensor.extract_slice " + shared + place + " : " + type.text() + " to " + part.text());
    TensorValue own = new TensorValue(slice, part, slice);
    TensorValue made = isBlank ? Computations.fill(inside, own) : Computations.modify(inside, part, inside.enter(own));
    inside.statements(few(body) - 1);
    made = inside.random().chance(70) ? made : inside.value(part);
    body.out().open("scf.forall.in_parallel {");
    body.out().line("tensor.parallel_insert_slice " + made.name() + " into " + shared + place + " : " + part.text() + " into " + type.text());
    body.out().close("}");
    body.out().close("}");
    body.enter(result);
  }
}
