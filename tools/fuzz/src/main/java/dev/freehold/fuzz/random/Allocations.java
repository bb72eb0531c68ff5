// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;

/** Where buffers come from. */
final class Allocations {
  private Allocations() {
  }

  static boolean alloc(Body body) {
    make(body, body.types().anyBuffer());
    return true;
  }

  static boolean alloca(Body body) {
    var buffer = allocate(body, "memref.alloca", body.types().anyBuffer().withLayout(null), "");
    if (body.isExecutable()) {
      Accesses.loadAndStore(body, buffer);
      body.scope().hide(buffer);      // it must not leave its scope
    }
    return true;
  }

  static boolean getGlobal(Body body) {
    var globals = body.plan().globals();
    if (globals.isEmpty()) {
      return false;
    }
    Global global = body.random().pick(globals);
    body.define(global.type(), "memref.get_global @" + global.name() + " : " + global.type().text());
    return true;
  }

  /** A new buffer of exactly this type; one with a layout is a view of another. */
  static SsaValue make(Body body, Buffer type) {
    if (!type.isIdentity()) {
      return Aliases.withLayout(body, type);
    }
    return allocate(body, "memref.alloc", type, attributes(body.random()));
  }

  static SsaValue allocate(Body body, String op, Buffer type, String attributes) {
    var sizes = new ArrayList<SsaValue>();
    for (int i = 0; i < type.dynamicDims(); i++) {
      sizes.add(body.size());
    }
    return body.define(type, op + "(" + Operands.names(sizes) + ")" + attributes + " : " + type.text());
  }

  private static String attributes(RandomSource random) {
    return random.chance(90) ? "" : random.pick(List.of(" {alignment = 64 : i64}", " {tag = \"a\"}",
        " {alignment = 16 : i64, tag = [1, 2]}"));
  }
}
