// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import static dev.freehold.fuzz.random.Buffer.DYNAMIC;

import java.util.ArrayList;
import java.util.List;

/** Statements that say themselves who owns a buffer. */
final class Ownerships {
  private Ownerships() {
  }

  /** The old buffer is gone afterwards, so it is not offered any more here. */
  static boolean realloc(Body body) {
    var memref = body.isExecutable() ? Allocations.make(body, body.types().vector()) : body.findBuffer(b -> b.rank() == 1 && b.isIdentity());
    if (memref == null) {
      return false;
    }
    var source = (Buffer) memref.type();
    int old = source.dims().getFirst();
    int bigger = old == DYNAMIC ? 16 : old * 2;
    var target = source.withDims(List.of(body.random().chance(50) ? DYNAMIC : bigger));
    // A constant size could fold to less than the old one, of which the expanded form takes a view.
    var count = body.isExecutable() || body.random().chance(95) ? body.opaque(16) : body.size();
    String size = target.dynamicDims() == 0 ? "" : "(" + count.name() + ")";
    String attributes = body.random().chance(10) ? " {alignment = 32 : i64}" : "";
    var grown = body.define(target, "memref.realloc " + memref.name() + size + attributes + " : " + source.text()
        + " to " + target.text());
    body.scope().hide(memref);
    if (body.random().chance(50) && castable(target, source) && (source.dynamicDims() > 0 || !body.isExecutable())) {
      Aliases.castTo(body, grown, source);
    }
    return true;
  }

  private static boolean castable(Buffer target, Buffer source) {
    return target.dynamicDims() + source.dynamicDims() > 0;
  }

  static boolean cloneBuffer(Body body) {
    var memref = body.findBuffer(b -> true);
    if (memref == null) {
      return false;
    }
    if (body.isExecutable()) {
      memref = Allocations.make(body, ((Buffer) memref.type()).withLayout(null));
      Accesses.loadAndStore(body, memref);
      body.scope().hide(memref);      // whoever writes to it or to the clone means nothing definite
    }
    String type = memref.type().text();
    body.define(memref.type(), "bufferization.clone " + memref.name() + " : " + type + " to " + type);
    return true;
  }

  /** {@code bufferization.dealloc} of what is in scope, each at most once, retaining other values. */
  static boolean dealloc(Body body) {
    var freed = some(body, 3);
    var retained = some(body, 2);
    var conditions = new ArrayList<SsaValue>();
    freed.forEach(f -> conditions.add(body.random().chance(30) ? body.constant(Scalar.I1, 1) : body.condition()));
    var left = new ArrayList<Scalar>();
    retained.forEach(r -> left.add(Scalar.I1));
    var results = body.results(left);
    var op = new StringBuilder(results.assignment()).append("bufferization.dealloc");
    if (!freed.isEmpty()) {
      op.append(" (").append(Operands.typed(freed)).append(") if (").append(Operands.names(conditions)).append(')');
    }
    if (!retained.isEmpty()) {
      op.append(" retain (").append(Operands.typed(retained)).append(')');
    }
    body.out().line(op.toString());
    body.enter(results);
    return true;
  }

  private static List<SsaValue> some(Body body, int atMost) {
    var values = new ArrayList<SsaValue>();
    int count = body.random().between(0, atMost);
    for (int i = 0; i < count; i++) {
      var value = body.findBuffer(b -> true);
      if (value != null && !(values.contains(value) && body.random().chance(90))) {
        values.add(value);
      }
    }
    return values;
  }

  /** A plain {@code memref.dealloc}: of a new buffer where the program is to be run, of any otherwise. */
  static boolean free(Body body) {
    var memref = body.isExecutable() ? Allocations.make(body, body.types().anyBuffer().withLayout(null)) : body.findBuffer(b -> true);
    if (memref == null) {
      return false;
    }
    body.out().line("memref.dealloc " + memref.typed());
    body.scope().hide(memref);
    return true;
  }

  /** A buffer that the input allocates, uses and frees, marked so that the ownership pass leaves it alone. */
  static boolean manualDealloc(Body body) {
    var type = body.types().anyBuffer().withLayout(null);
    var buffer = Allocations.allocate(body, "memref.alloc", type, " {bufferization.manual_deallocation}");
    if (body.isExecutable()) {
      Accesses.loadAndStore(body, buffer);      // an alias could be used when the buffer is gone
    } else if (body.random().chance(50)) {
      body.fewStatements();
    }
    body.out().line("memref.dealloc " + buffer.name() + " {bufferization.manual_deallocation} : " + type.text());
    body.scope().hide(buffer);
    return true;
  }
}
