// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;

/** Tensors beside the buffers that hold them: a program that is only half bufferized. */
final class Tensors {
  private Tensors() {
  }

  /** One of the operations that make, read or write tensors. */
  static boolean write(Body body) {
    switch (body.random().below(body.isExecutable() ? 5 : 6)) {
      case 0 -> make(body, Tensor.of(body.types().buffer()));
      case 1 -> extract(body);
      case 2 -> toBuffer(body);
      case 3 -> materialize(body);
      case 4 -> insert(body);
      default -> body.out().line("bufferization.dealloc_tensor " + any(body).typed());
    }
    return true;
  }

  /** A tensor of this type: what a buffer holds, or a new one with or without contents. */
  static SsaValue make(Body body, Tensor type) {
    if (body.random().chance(50)) {
      var memref = body.value(type.buffer());
      String how = body.random().pick("", " restrict", " restrict writable");
      return body.define(type, "bufferization.to_tensor " + memref.name() + how + " : " + memref.type().text() + " to " + type.text());
    }
    var source = body.random().chance(40) ? body.find(v -> v.type().equals(type)) : null;
    if (source != null) {
      return body.define(type, "bufferization.alloc_tensor() copy(" + source.name() + ") : " + type.text());
    }
    var sizes = new ArrayList<SsaValue>();
    for (int i = 0; i < type.buffer().dynamicDims(); i++) {
      sizes.add(body.size());
    }
    return body.define(type, "bufferization.alloc_tensor(" + Operands.names(sizes) + ") : " + type.text());
  }

  private static SsaValue any(Body body) {
    var tensor = body.find(v -> v.type() instanceof Tensor);
    return tensor != null ? tensor : make(body, Tensor.of(body.types().buffer()));
  }

  private static String element(Body body, SsaValue tensor) {
    var subscripts = new ArrayList<SsaValue>();
    for (int dim : ((Tensor) tensor.type()).dims()) {
      subscripts.add(body.subscript(dim));
    }
    return tensor.name() + "[" + Operands.names(subscripts) + "] : " + tensor.type().text();
  }

  private static void extract(Body body) {
    var tensor = any(body);
    body.define(((Tensor) tensor.type()).element(), "tensor.extract " + element(body, tensor));
  }

  private static void insert(Body body) {
    var tensor = any(body);
    var stored = body.value(((Tensor) tensor.type()).element());
    body.define(tensor.type(), "tensor.insert " + stored.name() + " into " + element(body, tensor));
  }

  private static void toBuffer(Body body) {
    var tensor = any(body);
    var type = ((Tensor) tensor.type()).buffer();
    var target = body.random().chance(70) ? type : type.withLayout(Strided.unknown(type.rank()));
    String readOnly = body.random().chance(20) ? " read_only" : "";
    body.define(target, "bufferization.to_buffer " + tensor.name() + readOnly + " : " + tensor.type().text() + " to " + target.text());
  }

  private static void materialize(Body body) {
    var tensor = any(body);
    var target = body.value(((Tensor) tensor.type()).buffer());
    body.out().line("bufferization.materialize_in_destination " + tensor.name() + " in writable " + target.name() + " : ("
        + tensor.type().text() + ", " + target.type().text() + ") -> ()");
  }
}
