// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import static dev.freehold.fuzz.random.Buffer.DYNAMIC;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Values that share the base of another buffer. */
final class Aliases {
  /** What {@link #view} looks at. */
  private static final int BYTES = 256;

  private Aliases() {
  }

  static boolean select(Body body) {
    var one = body.findBuffer(b -> true);
    if (one == null) {
      return false;
    }
    // One that is not there is made; but a view made for its type could go beyond its buffer.
    boolean canBeMade = ((Buffer) one.type()).isIdentity() || !body.isExecutable();
    var other = canBeMade ? body.value(one.type()) : Objects.requireNonNull(body.find(v -> v.type().equals(one.type())), "there is one");
    body.define(one.type(), "arith.select " + body.condition().name() + ", " + one.name() + ", " + other.name()
        + " : " + one.type().text());
    return true;
  }

  static boolean cast(Body body) {
    var memref = body.findBuffer(b -> b.rank() > 0);
    if (memref == null) {
      return false;
    }
    castTo(body, memref, castTarget(body, (Buffer) memref.type()));
    return true;
  }

  /** Toward less that is known, or toward more. */
  private static Buffer castTarget(Body body, Buffer type) {
    var palette = body.types().buffer();
    boolean sameLayout = palette.isIdentity() == type.isIdentity();
    if (sameLayout && palette.rank() == type.rank() && palette.element() == type.element()
        && palette.space() == type.space() && palette.isIdentity() && compatible(palette.dims(), type.dims())
        && !body.isExecutable()) {
      return palette;
    }
    var dims = new ArrayList<Integer>();
    for (int dim : type.dims()) {
      boolean change = body.random().chance(50);
      dims.add(!change || body.isExecutable() && dim == DYNAMIC ? dim : dim == DYNAMIC ? 4 : DYNAMIC);
    }
    if (type.isIdentity() && !body.random().chance(30)) {
      return type.withDims(dims);
    }
    return type.withDims(dims).withLayout(Strided.unknown(type.rank()));
  }

  private static boolean compatible(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < a.size(); i++) {
      if (!a.get(i).equals(b.get(i)) && a.get(i) != DYNAMIC && b.get(i) != DYNAMIC) {
        return false;
      }
    }
    return true;
  }

  static SsaValue castTo(Body body, SsaValue memref, Buffer target) {
    return body.define(target, "memref.cast " + memref.typed() + " to " + target.text());
  }

  static boolean spaceCast(Body body) {
    var memref = body.findBuffer(b -> true);
    if (memref == null) {
      return false;
    }
    var type = (Buffer) memref.type();
    var target = type.withSpace((type.space() + body.random().between(1, 2)) % 3);
    body.define(target, "memref.memory_space_cast " + memref.typed() + " to " + target.text());
    return true;
  }

  /** The base has one element, which is there for certain only if the buffer has some. */
  static boolean metadata(Body body) {
    var memref = body.findBuffer(b -> !body.isExecutable() || !b.dims().contains(DYNAMIC));
    if (memref == null) {
      return false;
    }
    var type = (Buffer) memref.type();
    var base = new Buffer(List.of(), type.element(), null, type.space());
    var sizes = Collections.nCopies(type.rank(), Scalar.INDEX);
    var groups = List.of(body.results(List.of(base)), body.results(List.of(Scalar.INDEX)), body.results(sizes),
        body.results(sizes));
    var types = new ArrayList<SsaValue>();
    groups.forEach(g -> types.addAll(g.values()));
    String left = groups.stream().map(Results::assignment).filter(a -> !a.isEmpty())
        .map(a -> a.substring(0, a.length() - " = ".length())).collect(Collectors.joining(", "));
    body.out().line(left + " = memref.extract_strided_metadata " + memref.typed() + " -> " + Operands.types(types));
    groups.forEach(body::enter);
    return true;
  }

  static boolean reinterpret(Body body) {
    var memref = body.findBuffer(b -> true);
    if (memref == null) {
      return false;
    }
    reinterpret(body, memref, reinterpretTarget(body, (Buffer) memref.type()));
    return true;
  }

  private static Buffer reinterpretTarget(Body body, Buffer source) {
    var random = body.random();
    var dims = new ArrayList<Integer>();
    var strides = new ArrayList<Integer>();
    int rank = random.below(3);
    for (int i = 0; i < rank; i++) {
      dims.add(body.isExecutable() ? random.pick(1, DYNAMIC) : random.pick(1, 2, DYNAMIC));
      strides.add(random.pick(1, 2, DYNAMIC));
    }
    var target = new Buffer(dims, source.element(), null, source.space());
    return target.withLayout(new Strided(strides, body.isExecutable() ? random.pick(0, DYNAMIC) : random.pick(0, 0, 1, DYNAMIC)));
  }

  private static SsaValue reinterpret(Body body, SsaValue memref, Buffer target) {
    var layout = target.strided();
    String offset = number(body, layout.offset(), 0);
    String sizes = numbers(body, target.dims());
    String strides = numbers(body, layout.strides());
    return body.define(target, "memref.reinterpret_cast " + memref.name() + " to offset: [" + offset + "], sizes: "
        + sizes + ", strides: " + strides + " : " + memref.type().text() + " to " + target.text());
  }

  private static String numbers(Body body, List<Integer> numbers) {
    return numbers.stream().map(n -> number(body, n, 1)).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String number(Body body, int number, int whenDynamic) {
    return number == DYNAMIC ? body.opaque(whenDynamic).name() : Integer.toString(number);
  }

  /** A value of a strided type, from whatever can be cast to it. */
  static SsaValue withLayout(Body body, Buffer type) {
    var identity = type.withLayout(null);
    if (Strided.unknown(type.rank()).equals(type.layout())) {
      return castTo(body, body.value(identity), type);
    }
    return reinterpret(body, body.value(identity), type);
  }

  static boolean view(Body body) {
    var random = body.random();
    var bytes = body.value(new Buffer(List.of(BYTES), Scalar.I8, null, body.types().space()));
    var source = (Buffer) bytes.type();
    var dims = List.of(random.pick(2, DYNAMIC), random.pick(2, 4)).subList(0, random.between(1, 2));
    var target = new Buffer(dims, random.pick(Scalar.F32, Scalar.I32, Scalar.F64), null, source.space());
    var shift = body.subscript(body.isExecutable() ? BYTES / 2 : BYTES);
    var sizes = new ArrayList<SsaValue>();
    for (int i = 0; i < target.dynamicDims(); i++) {
      sizes.add(body.opaque(2));
    }
    body.define(target, "memref.view " + bytes.name() + "[" + shift.name() + "][" + Operands.names(sizes) + "] : "
        + source.text() + " to " + target.text());
    return true;
  }
}
