// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import dev.freehold.fuzz.random.RandomSource;
import dev.freehold.fuzz.random.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes random programs of the affine dialect: a private function on buffers and indices, and a public one, {@code @main}, that calls it and sums up what
 * it has written. The same seed and size give the same text.
 */
public final class AffineProgram {
  private static final int MOST_BUFFERS = 3;

  private final RandomSource random;
  private final Text out = new Text();

  private AffineProgram(long seed) {
    random = new RandomSource(seed);
  }

  /**
   * A module of about {@code size} statements, not counting those within regions.
   *
   * @param seed any number
   */
  public static String text(long seed, int size) {
    return new AffineProgram(seed).write(size);
  }

  private String write(int size) {
    List<Buffer> buffers = new ArrayList<>();
    for (int i = random.between(1, MOST_BUFFERS); i > 0; i--) buffers.add(anyBuffer("%m" + i));
    List<Index> sizes = new ArrayList<>();
    for (int i = 0; i < 3; i++) sizes.add(new Index("%n" + i, Range.of(random.between(i == 0 ? 1 : -2, 7)), Index.Kind.SYMBOL));
    writeFunction(buffers, sizes, size);
    writeMain(buffers, sizes);
    return out.toString();
  }

  private Buffer anyBuffer(String name) {
    List<Integer> shape = new ArrayList<>();
    for (int i = random.pick(1, 1, 2, 2, 3); i > 0; i--) shape.add(random.between(1, 8));
    String element = random.pick("f32", "f32", "i32");
    String type = Buffer.staticType(element, shape);
    return new Buffer(name, random.chance(40) ? type.replaceFirst("<\\d+x", "<?x") : type, element, shape);
  }

  private void writeFunction(List<Buffer> buffers, List<Index> sizes, int statements) {
    AffineBody body = new AffineBody(out, random);
    List<String> parameters = new ArrayList<>();
    for (Buffer buffer : buffers) {
      parameters.add(buffer.name() + ": " + buffer.type());
      body.enter(buffer);
    }
    for (Index size : sizes) {
      parameters.add(size.name() + ": index");
      body.enter(size);
    }
    out.open("func.func private @f(" + String.join(", ", parameters) + ") -> (f32, i32) {");
    body.statements(statements);
    out.line("return " + body.scalar("f32") + ", " + body.scalar("i32") + " : f32, i32");
    out.close("}");
  }

  private void writeMain(List<Buffer> buffers, List<Index> sizes) {
    out.open("func.func @main() -> (f32, i32) {");
    AffineBody body = new AffineBody(out, random);
    List<String> arguments = new ArrayList<>();
    List<String> types = new ArrayList<>();
    List<Buffer> whole = new ArrayList<>();
    for (Buffer buffer : buffers) {
      String type = Buffer.staticType(buffer.element(), buffer.shape());
      Buffer made = new Buffer(body.line("memref.alloca() : " + type), type, buffer.element(), buffer.shape());
      Elements.fill(made, body);
      whole.add(made);
      arguments.add(type.equals(buffer.type()) ? made.name() : body.line("memref.cast " + made.name() + " : " + type + " to " + buffer.type()));
      types.add(buffer.type());
    }
    for (Index size : sizes) {
      arguments.add(body.line("arith.constant " + size.range().low() + " : index"));
      types.add("index");
    }
    String results = body.name();
    out.line(results + ":2 = call @f(" + String.join(", ", arguments) + ") : (" + String.join(", ", types) + ") -> (f32, i32)");
    String floats = results + "#0";
    String integers = results + "#1";
    for (Buffer buffer : whole) {
      if (buffer.element().equals("f32")) floats = Elements.sum(buffer, body, floats);
      else integers = Elements.sum(buffer, body, integers);
    }
    out.line("return " + floats + ", " + integers + " : f32, i32");
    out.close("}");
  }
}
