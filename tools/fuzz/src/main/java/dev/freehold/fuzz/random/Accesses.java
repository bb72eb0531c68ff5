// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and writes of elements, copies, and queries of sizes. */
final class Accesses {
  private Accesses() {
  }

  static boolean loadOrStore(Body body) {
    if (body.mustNotWrite()) {
      return copyToNew(body);
    }
    var memref = body.findBuffer(b -> true);
    if (memref == null) {
      return false;
    }
    if (body.random().chance(50)) {
      loadAndStore(body, memref);
    } else {
      store(body, memref);
    }
    return true;
  }

  /** Reads what it has written, if the program is to be run. */
  static void loadAndStore(Body body, SsaValue memref) {
    String place = readable(body, memref);
    body.define(elementOf(memref), "memref.load " + place + " : " + memref.type().text());
  }

  /** {@code %m[%i, %j]}, which was written to if that matters. */
  private static String readable(Body body, SsaValue memref) {
    String place = place(body, memref);
    if (body.isExecutable()) {
      body.out().line("memref.store " + body.value(elementOf(memref)).name() + ", " + place + " : " + memref.type().text());
    }
    return place;
  }

  private static void store(Body body, SsaValue memref) {
    var stored = body.value(elementOf(memref));
    body.out().line("memref.store " + stored.name() + ", " + place(body, memref) + " : " + memref.type().text());
  }

  private static Scalar elementOf(SsaValue memref) {
    return ((Buffer) memref.type()).element();
  }

  /** {@code %m[%i, %j]}. */
  private static String place(Body body, SsaValue memref) {
    var subscripts = new ArrayList<SsaValue>();
    for (int dim : ((Buffer) memref.type()).dims()) {
      subscripts.add(body.subscript(dim));
    }
    return memref.name() + "[" + Operands.names(subscripts) + "]";
  }

  static boolean atomic(Body body) {
    var memref = atomicTarget(body);
    if (memref == null) {
      return false;
    }
    Scalar type = elementOf(memref);
    String kind = type.isFloat() ? body.random().pick("addf", "mulf", "maximumf", "assign") : body.random().pick("addi", "maxs", "andi", "assign");
    var number = body.value(type);
    body.define(type, "memref.atomic_rmw " + kind + " " + number.name() + ", " + readable(body, memref) + " : (" + type.text() + ", "
        + memref.type().text() + ") -> " + type.text());
    return true;
  }

  /** {@code memref.generic_atomic_rmw}. Its region may only compute. */
  static boolean atomicRegion(Body body) {
    var memref = atomicTarget(body);
    if (memref == null) {
      return false;
    }
    Scalar type = elementOf(memref);
    var number = body.value(type);
    String place = readable(body, memref);
    var results = body.results(List.of(type));
    body.out().open(results.assignment() + "memref.generic_atomic_rmw " + place + " : " + memref.type().text() + " {");
    var inside = body.region();
    var old = inside.argument(type);
    body.out().outdented("^bb0(" + Operands.declared(List.of(old)) + "):");
    String op = type.isFloat() ? "arith.addf " : "arith.addi ";
    var sum = inside.define(type, op + old.name() + ", " + number.name() + " : " + type.text());
    body.out().line("memref.atomic_yield " + sum.typed());
    body.out().close("}");
    body.enter(results);
    return true;
  }

  /** Or null if there is none; indices have no atomic operations. */
  private static @Nullable SsaValue atomicTarget(Body body) {
    return body.mustNotWrite() ? null : body.findBuffer(b -> b.element() != Scalar.INDEX);
  }

  private static boolean copyToNew(Body body) {
    var source = body.findBuffer(b -> b.dynamicDims() == 0);
    if (source == null) {
      return false;
    }
    copyToNew(body, source);
    return true;
  }

  /** Copies a buffer of static size. */
  static void copyToNew(Body body, SsaValue source) {
    var type = (Buffer) source.type();
    var target = Allocations.make(body, type.withLayout(null));
    body.out().line("memref.copy " + source.name() + ", " + target.name() + " : " + type.text() + " to " + target.type().text());
  }

  static boolean copy(Body body) {
    if (body.mustNotWrite()) {
      return copyToNew(body);
    }
    // Folding may give a dynamic size two different constants, and the verifier then refuses the copy.
    boolean dynamic = !body.isExecutable() && body.random().chance(5);
    var source = body.findBuffer(b -> dynamic || b.dynamicDims() == 0);
    if (source == null) {
      return false;
    }
    var type = (Buffer) source.type();
    var target = body.findBuffer(b -> b.dims().equals(type.dims()) && b.element() == type.element());
    if (target == null || target == source) {
      target = Allocations.make(body, type);
    }
    body.out().line("memref.copy " + source.name() + ", " + target.name() + " : " + type.text() + " to "
        + target.type().text());
    return true;
  }

  static boolean dim(Body body) {
    var memref = body.findBuffer(b -> b.rank() > 0);
    if (memref == null) {
      return false;
    }
    var type = (Buffer) memref.type();
    var which = body.constant(Scalar.INDEX, body.random().below(type.rank()));
    body.define(Scalar.INDEX, "memref.dim " + memref.name() + ", " + which.name() + " : " + type.text());
    return true;
  }
}
