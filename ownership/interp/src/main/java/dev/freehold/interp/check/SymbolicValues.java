// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Tensor;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.memory.Layout;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Printing;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes values of any type that the program knows nothing of. */
final class SymbolicValues {
  private final Domains domains;
  private final DecisionPrefix oracle;
  /** Elements of larger tensors repeat after so many, so that a tensor costs no more than its references to them; a prime. */
  private static final int PERIOD = 65521;

  /** Contents of unknown memory that are no integers or floats, by name. */
  private final Map<String, Object> held = new HashMap<>();
  private final Symbols symbols;

  SymbolicValues(Domains domains, DecisionPrefix oracle) {
    this(domains, oracle, new Symbols(domains, oracle, false));
  }

  private SymbolicValues(Domains domains, DecisionPrefix oracle, Symbols symbols) {
    this.domains = domains;
    this.oracle = oracle;
    this.symbols = symbols;
  }

  /** The same, but of values that cannot be told from one another: passes may know what becomes what, and others must not care. */
  SymbolicValues opaque() {
    return new SymbolicValues(domains, oracle, new Symbols(domains, oracle, true));
  }

  Symbols symbols() {
    return symbols;
  }

  DecisionPrefix oracle() {
    return oracle;
  }

  /** The sizes of the dynamic dimensions of a value. */
  @FunctionalInterface
  interface Sizes {
    long of(int dimension);
  }

  /** Sizes that depend on nothing. */
  Sizes sizes(String name) {
    return dimension -> size(sizeOf(name, dimension));
  }

  /** What is asked for a size. */
  static String sizeOf(String name, int dimension) {
    return name + ", size of dimension " + dimension;
  }

  /** A value that is known by a name; memrefs are new buffers of an owner. */
  Object value(String name, Type type, Buffer.Owner owner, Heap heap, @Nullable Op maker, Location site) {
    return value(name, type, owner, heap, maker, site, sizes(name));
  }

  /** A value that is known by a name, of some sizes. */
  Object value(String name, Type type, Buffer.Owner owner, Heap heap, @Nullable Op maker, Location site, Sizes dynamic) {
    return switch (type) {
      case FloatType number -> symbols.element(name, -1, number);
      case Type number when Kinds.isNumber(number) -> new Open(name, number, domains, oracle);
      case BaseMemRefType memref -> buffer(name, memref, owner, heap, maker, site, dynamic);
      case VectorType vector when Kinds.isNumber(vector.element()) -> elements(vector, vector.shape().toArray());
      case ShapedType tensor when Signature.isTensor(type) && Kinds.isNumber(tensor.element()) -> tensor(name, tensor, dynamic);
      case ShapedType shaped -> throw unsupported(shaped);
      case FunctionType function -> throw unsupported(function);
      // Nothing can look into it, so its name will do.
      default -> name;
    };
  }

  private static Fault unsupported(Type type) {
    return Fault.unsupported("cannot create a value of type " + Printing.quoted(type));
  }

  private Object elements(ShapedType type, long[] sizes) {
    return Tensor.filled(type, sizes, domains.of(type.element()).getFirst());
  }

  /** A tensor whose elements are symbols: those of {@link #bufferized} of the same name. */
  private Object tensor(String name, ShapedType type, Sizes dynamic) {
    long[] sizes = sizes(type.hasRank() ? type.shape() : Shape.of(anySizes(name, type.element())), dynamic);
    Object[] elements = new Object[Tensor.count(sizes)];
    for (int i = 0; i < elements.length; i++) elements[i] = i < PERIOD ? tensorElement(name, i, type.element()) : elements[i - PERIOD];
    return Tensor.of(type, sizes, elements);
  }

  private Object tensorElement(String name, long index, Type type) {
    return symbols.element(name, index % PERIOD * Kinds.bytes(type), type);
  }

  /** A buffer that a bufferization has put in the place of a tensor: it has the elements of the tensor, in whatever layout the type has. */
  Reference bufferized(String name, BaseMemRefType type, Buffer.Owner owner, Heap heap, @Nullable Op maker, Location site, Sizes dynamic) {
    MemRefType ranked = type instanceof MemRefType known ? known : ranked(name, type);
    if (Strides.of(ranked) == null) throw unsupported(type);
    Layout layout = Layout.spread(ranked, sizes(ranked.shape(), dynamic));
    Buffer buffer = heap.allocate(owner, layout.bytes(), maker, site);
    buffer.setInitial((offset, element) -> {
      long index = layout.rowMajorIndex(offset);
      return index < 0 ? symbols.element(name + ", gap", offset, element) : tensorElement(name, index, element);
    });
    return layout.reference(buffer);
  }

  /** Writes the elements of a tensor of that name to a buffer. */
  void fill(Reference reference, String name, Type element) {
    long[] at = new long[reference.rank()];
    for (long i = 0; i < reference.elementCount(); i++) {
      Elements.store(reference.buffer(), reference.byteOffset(at), element, tensorElement(name, i, element));
      Elements.advance(at, reference.sizes());
    }
  }

  private static long[] sizes(Shape shape, Sizes dynamic) {
    long[] sizes = shape.toArray();
    for (int i = 0; i < sizes.length; i++) {
      if (Shape.isDynamic(sizes[i])) sizes[i] = dynamic.of(i);
    }
    return sizes;
  }

  private Reference buffer(String name, BaseMemRefType type, Buffer.Owner owner, Heap heap, @Nullable Op maker, Location site, Sizes dynamic) {
    MemRefType ranked = type instanceof MemRefType known ? known : ranked(name, type);
    if (Strides.of(ranked) == null) throw unsupported(type);
    Layout layout = Layout.any(ranked, sizes(ranked.shape(), dynamic));
    Buffer buffer = heap.allocate(owner, layout.bytes(), maker, site);
    buffer.setInitial(contents(name, heap, maker, site));
    return layout.reference(buffer);
  }

  private MemRefType ranked(String name, BaseMemRefType type) {
    return MemRefType.of(Shape.of(anySizes(name, type.element())), type.element());
  }

  /** The shape of a value whose type has no rank: a rank that the oracle chooses, and unknown sizes. */
  private long[] anySizes(String name, Type element) {
    List<Integer> ranks = domains.ranks(element);
    long[] shape = new long[ranks.get(oracle.choose(name + ", rank", ranks.size(), i -> ranks.get(i).toString()))];
    Arrays.fill(shape, Shape.DYNAMIC);
    return shape;
  }

  long size(String question) {
    List<Long> sizes = domains.sizes();
    return sizes.get(oracle.choose(question, sizes.size(), i -> sizes.get(i).toString()));
  }

  /** What is read from uninitialized memory. */
  Object unwritten(String name, Type type) {
    return Kinds.isNumber(type) ? new Open(name, type, domains, oracle) : name;
  }

  /** The contents of a buffer that was filled outside of the program. */
  Buffer.Initial contents(String name, Heap heap, @Nullable Op maker, Location site) {
    return (offset, type) -> content(name, offset, type, heap, maker, site);
  }

  /** What is at one place in such a buffer. */
  Object content(String name, long offset, Type type, Heap heap, @Nullable Op maker, Location site) {
    if (Kinds.isNumber(type)) return symbols.element(name, offset, type);
    // Reading a memref twice gives the same buffer.
    return held.computeIfAbsent(name + ", byte " + offset, first -> value(first, type, Buffer.Owner.OUTSIDE, heap, maker, site));
  }
}
