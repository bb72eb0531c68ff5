// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Inputs;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.memory.Layout;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All that a function may be given: the oracle chooses the scalars, the sizes, and which buffers are the same. If passes have bufferized the
 * function, it is given buffers with the elements of the tensors, and new buffers for its out parameters.
 *
 * @param function the one that is run
 * @param given the types of the arguments before passes
 * @param equal the sizes that have to be equal
 * @param read the arguments that are {@linkplain ReadArguments only read}
 */
record Arguments(FunctionLike function, List<Type> given, EqualSizes equal, BitSet read, SymbolicValues world) implements Inputs {
  @Override
  public List<Object> make(Heap heap) {
    List<Type> types = function.functionType().inputs();
    @Nullable Object[] made = new Object[given.size()];
    Map<Object, Long> sizes = new HashMap<>();
    // Those that are only read may be one of the others, but need not be asked whether they are each other.
    for (int i = 0; i < made.length; i++) {
      if (!read.get(i)) made[i] = argument(i, types.get(i), made, sizes, heap);
    }
    for (int i = 0; i < made.length; i++) {
      if (read.get(i)) made[i] = argument(i, types.get(i), made, sizes, heap);
    }
    List<Object> values = new ArrayList<>();
    for (Object value : made) values.add(Objects.requireNonNull(value, "each argument has a value"));
    for (int i = given.size(); i < types.size(); i++) values.add(outParameter((MemRefType) types.get(i), heap, i));
    world.oracle().start();
    return values;
  }

  private Object argument(int argument, Type type, @Nullable Object[] made, Map<Object, Long> sizes, Heap heap) {
    List<Integer> same = given.get(argument) instanceof BaseMemRefType ? candidates(argument, made, sizes) : List.of();
    int alias = same.isEmpty() ? 0 : world.oracle().choose("buffer of argument " + argument, same.size() + 1,
        way -> way == 0 ? "distinct" : "that of argument " + same.get(way - 1));
    if (alias == 0) return value(argument, type, sizes, heap, function.body().entryBlock().argument(argument).location());
    Reference reference = (Reference) Objects.requireNonNull(made[same.get(alias - 1)], "a candidate has been made");
    keepSizes(argument, reference, sizes);
    return reference;
  }

  private Object value(int argument, Type type, Map<Object, Long> sizes, Heap heap, Location site) {
    String name = "argument " + argument;
    Object number = equal.number(argument);
    if (number != null) return size(number, name, sizes);
    SymbolicValues.Sizes dynamic = type instanceof ShapedType shaped && shaped.hasRank()
        ? dimension -> size(equal.dimension(argument, dimension), SymbolicValues.sizeOf(name, dimension), sizes) : world.sizes(name);
    if (type instanceof BaseMemRefType memref && Signature.isTensor(given.get(argument)))
      return world.bufferized(name, memref, Buffer.Owner.CALLER, heap, null, site, dynamic);
    return world.value(name, type, Buffer.Owner.CALLER, heap, null, site, dynamic);
  }

  private Reference outParameter(MemRefType type, Heap heap, int argument) {
    Layout layout = Layout.any(type, type.shape().toArray());
    return layout.reference(heap.allocate(Buffer.Owner.CALLER, layout.bytes(), null, function.body().entryBlock().argument(argument).location()));
  }

  private Long size(Object which, String question, Map<Object, Long> sizes) {
    Long constant = equal.constant(which);
    return constant != null ? constant : sizes.computeIfAbsent(which, first -> world.size(question));
  }

  /** The arguments of the same type, one for each buffer, whose sizes are those that the program asks for, and that are not only read. */
  private List<Integer> candidates(int argument, @Nullable Object[] made, Map<Object, Long> sizes) {
    List<Integer> candidates = new ArrayList<>();
    Set<Reference> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < made.length; i++) {
      if (read.get(i) || !(made[i] instanceof Reference reference) || !given.get(i).equals(given.get(argument))) continue;
      if (fits(reference, argument, sizes) && seen.add(reference)) candidates.add(i);
    }
    return candidates;
  }

  private boolean fits(Reference reference, int argument, Map<Object, Long> sizes) {
    for (int i = 0; i < dimensions(argument); i++) {
      Object size = equal.dimension(argument, i);
      Long known = equal.constant(size) != null ? equal.constant(size) : sizes.get(size);
      if (known != null && known != reference.sizes()[i]) return false;
    }
    return true;
  }

  private void keepSizes(int argument, Reference reference, Map<Object, Long> sizes) {
    for (int i = 0; i < dimensions(argument); i++) sizes.putIfAbsent(equal.dimension(argument, i), reference.sizes()[i]);
  }

  private int dimensions(int argument) {
    return function.functionType().inputs().get(argument) instanceof MemRefType ranked ? ranked.rank() : 0;
  }
}
