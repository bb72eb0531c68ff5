// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

import java.util.ArrayList;
import java.util.List;

/** Statements that read and write buffers, and compute with what is read. */
final class Accesses {
  private static final int LANES = 4;

  private Accesses() {}

  /** An element of a buffer that has {@code room} more behind it. */
  private static String place(Buffer buffer, AffineBody body, int room) {
    Expressions expressions = Expressions.inline(body);
    List<Expression> subscripts = new ArrayList<>();
    for (int i = 0; i < buffer.shape().size(); i++) {
      boolean isInner = i == buffer.shape().size() - 1;
      subscripts.add(expressions.within(0, buffer.shape().get(i) - 1 - (isInner ? room : 0)));
    }
    return buffer.name() + "[" + Expressions.list(subscripts) + "]";
  }

  static void load(AffineBody body) {
    Buffer buffer = body.buffer();
    body.enterScalar(body.line("affine.load " + place(buffer, body, 0) + " : " + buffer.type()), buffer.element());
  }

  static void store(AffineBody body) {
    Buffer buffer = body.buffer();
    String value = body.scalar(buffer.element());
    body.out().line("affine.store " + value + ", " + place(buffer, body, 0) + " : " + buffer.type());
  }

  /** From one place of a buffer to another. */
  static void vectors(AffineBody body) {
    Buffer buffer = body.buffer();
    if (buffer.innerSize() < LANES) return;
    String type = buffer.type() + ", vector<" + LANES + "x" + buffer.element() + ">";
    String loaded = body.line("affine.vector_load " + place(buffer, body, LANES - 1) + " : " + type);
    body.out().line("affine.vector_store " + loaded + ", " + place(buffer, body, LANES - 1) + " : " + type);
  }

  static void prefetch(AffineBody body) {
    Buffer buffer = body.buffer();
    body.out().line("affine.prefetch " + place(buffer, body, 0) + ", " + body.random().pick("read", "write") + ", locality<"
        + body.random().below(4) + ">, " + body.random().pick("data", "instr") + " : " + buffer.type());
  }

  static void arithmetic(AffineBody body) {
    String type = body.element();
    String operation = type.equals("f32") ? body.random().pick("addf", "subf", "maximumf") : body.random().pick("addi", "muli", "xori");
    body.enterScalar(body.line("arith." + operation + " " + body.scalar(type) + ", " + body.scalar(type) + " : " + type), type);
  }
}
