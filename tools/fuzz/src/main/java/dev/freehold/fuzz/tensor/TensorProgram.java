// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.tensor;

import dev.freehold.fuzz.random.RandomSource;
import dev.freehold.fuzz.random.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes random programs on tensors that One-Shot Bufferize takes, and that can be run: private functions on tensors, and a public one, {@code @main},
 * that has no tensor in its type, so that it can be compared with what bufferization makes of it. The same seed and size give the same text.
 */
public final class TensorProgram {
  private static final int MOST_FUNCTIONS = 3;

  private final RandomSource random;
  private final Text out = new Text();
  private final List<Signature> functions = new ArrayList<>();

  private TensorProgram(long seed) {
    random = new RandomSource(seed);
  }

  /**
   * A module of about {@code size} statements, not counting those within regions.
   *
   * @param seed any number
   */
  public static String text(long seed, int size) {
    return new TensorProgram(seed).write(size);
  }

  private String write(int size) {
    int count = random.between(1, MOST_FUNCTIONS);
    for (int i = 0; i < count; i++) writeFunction("f" + i, Math.max(2, size / count));
    writeMain();
    return out.toString();
  }

  /** A body with scalars of each kind in scope, by the names of the parameters for them. */
  private TensorBody body(int size) {
    TensorBody body = new TensorBody(out, random, List.copyOf(functions));
    body.enterScalar("%c", "i1");
    body.enterIndex("%n", size, size);
    body.enterScalar("%x", "f32");
    body.enterScalar("%k", "i32");
    return body;
  }

  private void writeFunction(String name, int statements) {
    int size = random.between(1, 6);
    TensorBody body = body(size);
    List<TensorType> params = new ArrayList<>();
    List<String> declared = new ArrayList<>();
    int count = random.between(1, 3);
    for (int i = 0; i < count; i++) {
      TensorType type = random.chance(30) && i > 0 ? params.getFirst() : body.anyType();
      String argument = "%t" + i;
      params.add(type);
      String writable = random.chance(20) ? " {bufferization.writable = false}" : random.chance(10) ? " {bufferization.writable = true}" : "";
      declared.add(argument + ": " + type.text() + writable);
      body.enter(new TensorValue(argument, type, argument));
    }
    List<TensorType> results = new ArrayList<>();
    int returned = random.pick(1, 1, 2);
    for (int i = 0; i < returned; i++) {
      results.add(i > 0 && random.chance(50) ? results.getFirst() : random.chance(60) ? random.pick(params) : body.anyType());
    }
    Signature signature = new Signature(name, params, size, results);
    out.open("func.func private @" + name + "(%c: i1, %n: index, %x: f32, %k: i32, " + String.join(", ", declared) + ") -> ("
        + signature.resultTypes() + ") {");
    body.statements(statements);
    List<TensorValue> values = new ArrayList<>();
    for (TensorType type : results) {
      boolean isAgain = !values.isEmpty() && values.getLast().type().equals(type) && random.chance(50);
      values.add(isAgain ? values.getLast() : body.value(type));
    }
    out.line("return " + Lists.typed(values));
    out.close("}");
    functions.add(signature);
  }

  /** Calls the last function, and sums up what it returns, and perhaps a tensor that it may have written to. */
  private void writeMain() {
    String element = random.pick("f32", "i32");
    TensorType argument = TensorType.fixed(element, List.of(random.between(1, 6)));
    String memref = argument.text().replace("tensor", "memref");
    out.open("func.func @main(%c: i1, %x: f32, %k: i32, %m: " + memref + ") -> (f32, i32) {");
    out.line("%n = arith.constant 2 : index");
    TensorBody body = body(2);
    boolean isWritable = random.chance(50);
    String given = body.line("bufferization.to_tensor " + (isWritable ? copied(body, memref) : "%m") + " restrict" + (isWritable ? " writable" : "")
        + " : " + memref + " to " + argument.text());
    body.enter(new TensorValue(given, argument, given));
    body.statements(2);
    List<TensorValue> seen = new ArrayList<>(Calls.call(body, functions.getLast()));
    seen.add(body.any());
    String floats = body.line("arith.constant 0.0 : f32");
    String integers = body.line("arith.constant 0 : i32");
    for (TensorValue each : seen) {
      if (each.type().isFloat()) floats = Sums.sum(body, each, floats);
      else integers = Sums.sum(body, each, integers);
    }
    out.line("return " + floats + ", " + integers + " : f32, i32");
    out.close("}");
  }

  /** What a tensor is written to in place of the argument: nobody is to see it. */
  private String copied(TensorBody body, String memref) {
    String copy = body.line("memref.alloca() : " + memref);
    out.line("memref.copy %m, " + copy + " : " + memref + " to " + memref);
    return copy;
  }
}
