// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testkit.random;

import java.util.ArrayList;

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
    var type = (Buffer) memref.type();
    if (body.dice().chance(50)) {
      if (body.isExecutable()) {
        loadAndStore(body, memref);
      } else {
        body.define(type.element(), "memref.load " + element(body, memref));
      }
    } else {
      store(body, memref);
    }
    return true;
  }

  /** Reads what it has written. */
  static void loadAndStore(Body body, SsaValue memref) {
    String element = element(body, memref);
    var type = ((Buffer) memref.type()).element();
    body.out().line("memref.store " + body.value(type).name() + ", " + element);
    body.define(type, "memref.load " + element);
  }

  private static void store(Body body, SsaValue memref) {
    var stored = body.value(((Buffer) memref.type()).element());
    body.out().line("memref.store " + stored.name() + ", " + element(body, memref));
  }

  /** {@code %m[%i, %j] : type}. */
  private static String element(Body body, SsaValue memref) {
    var type = (Buffer) memref.type();
    var subscripts = new ArrayList<SsaValue>();
    for (int dim : type.dims()) {
      subscripts.add(body.subscript(dim));
    }
    return memref.name() + "[" + Operands.names(subscripts) + "] : " + type.text();
  }

  private static boolean copyToNew(Body body) {
    var source = body.findBuffer(b -> b.dynamicDims() == 0);
    if (source == null) {
      return false;
    }
    var type = (Buffer) source.type();
    var target = Allocations.make(body, type.withLayout(null));
    body.out().line("memref.copy " + source.name() + ", " + target.name() + " : " + type.text() + " to " + target.type().text());
    return true;
  }

  static boolean copy(Body body) {
    if (body.mustNotWrite()) {
      return copyToNew(body);
    }
    // Folding may give a dynamic size two different constants, and the verifier then refuses the copy.
    boolean dynamic = !body.isExecutable() && body.dice().chance(5);
    var source = body.findBuffer(b -> dynamic || b.dynamicDims() == 0);
    if (source == null) {
      return false;
    }
    var type = (Buffer) source.type();
    var target = body.findBuffer(b -> b.dims().equals(type.dims()) && b.element() == type.element());
    if (target == source) {
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
    var which = body.constant(Scalar.INDEX, body.dice().below(type.rank()));
    body.define(Scalar.INDEX, "memref.dim " + memref.name() + ", " + which.name() + " : " + type.text());
    return true;
  }
}
