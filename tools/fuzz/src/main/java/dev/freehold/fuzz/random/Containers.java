// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;

/** Buffers that memory holds: what is stored there is reached without its name. */
final class Containers {
  private static final int LENGTH = 2;

  private Containers() {
  }

  /** Stores buffers, straight or in a loop, and loads one of them. */
  static boolean write(Body body) {
    Buffer type = body.types().buffer().withLayout(null);
    return switch (body.random().below(3)) {
      case 0 -> straight(body, type);
      case 1 -> inLoop(body, type);
      default -> freed(body, type);
    };
  }

  private static String allocate(Body body, Buffer type) {
    return body.defineHidden(body.random().pick("memref.alloc", "memref.alloca") + "() : " + container(type));
  }

  private static String container(Buffer type) {
    return "memref<" + LENGTH + "x" + type.text() + ">";
  }

  private static void store(Body body, SsaValue buffer, String container, SsaValue place) {
    body.out().line("memref.store " + buffer.name() + ", " + container + "[" + place.name() + "] : " + container((Buffer) buffer.type()));
  }

  private static SsaValue load(Body body, String container, Buffer type) {
    var place = body.constant(Scalar.INDEX, body.random().below(LENGTH));
    return body.define(type, "memref.load " + container + "[" + place.name() + "] : " + container(type));
  }

  private static boolean straight(Body body, Buffer type) {
    String container = allocate(body, type);
    for (int i = 0; i < LENGTH; i++) store(body, body.value(type), container, body.constant(Scalar.INDEX, i));
    load(body, container, type);
    return true;
  }

  private static boolean inLoop(Body body, Buffer type) {
    if (!body.isTopLevel()) return straight(body, type);
    String container = allocate(body, type);
    var bounds = List.of(body.constant(Scalar.INDEX, 0), body.constant(Scalar.INDEX, LENGTH), body.constant(Scalar.INDEX, 1));
    var inside = body.region();
    var index = inside.argument(Scalar.INDEX);
    body.out()
        .open("scf.for " + index.name() + " = " + bounds.get(0).name() + " to " + bounds.get(1).name() + " step " + bounds.get(2).name() + " {");
    inside.fewStatements();
    var buffer = Allocations.make(inside, type);
    Accesses.loadAndStore(inside, buffer);
    store(inside, buffer, container, index);
    body.out().close("}");
    load(body, container, type);
    return true;
  }

  /** A buffer that is used through memory, and freed by its name. */
  private static boolean freed(Body body, Buffer type) {
    String container = allocate(body, type);
    var buffer = Allocations.make(body, type);
    for (int i = 0; i < LENGTH; i++) store(body, buffer, container, body.constant(Scalar.INDEX, i));
    var loaded = load(body, container, type);
    Accesses.loadAndStore(body, loaded);
    body.out().line("memref.dealloc " + buffer.typed());
    body.scope().hide(buffer);
    body.scope().hide(loaded);
    return true;
  }
}
