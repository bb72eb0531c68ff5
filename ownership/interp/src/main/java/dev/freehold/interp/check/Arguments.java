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
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All that a function may be given: the oracle chooses the scalars, the sizes, and which buffers are the same. If passes have bufferized the
 * function, it is given buffers with the elements of the tensors, and new buffers for its out parameters.
 *
 * @param function the one that is run
 * @param given the types of the arguments before passes
 * @param equal the sizes that have to be equal
 */
record Arguments(FunctionLike function, List<Type> given, EqualSizes equal, SymbolicValues world) implements Inputs {
  @Override
  public List<Object> make(Heap heap) {
    List<Type> types = function.functionType().inputs();
    List<Object> values = new ArrayList<>();
    Map<Object, Long> sizes = new HashMap<>();
    for (int i = 0; i < given.size(); i++) {
      List<Integer> same = given.get(i) instanceof BaseMemRefType ? earlier(given, i, values, sizes) : List.of();
      int alias = same.isEmpty() ? 0 : world.oracle().choose("buffer of argument " + i, same.size() + 1,
          way -> way == 0 ? "distinct" : "that of argument " + same.get(way - 1));
      Location site = function.body().entryBlock().argument(i).location();
      Object value = alias > 0 ? values.get(same.get(alias - 1)) : value(i, types.get(i), sizes, heap, site);
      if (alias > 0) keepSizes(i, (Reference) value, sizes);
      values.add(value);
    }
    for (int i = given.size(); i < types.size(); i++) values.add(outParameter((MemRefType) types.get(i), heap, i));
    world.oracle().start();
    return values;
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

  /** The earlier arguments of the same type whose sizes are those that the program asks for. */
  private List<Integer> earlier(List<Type> types, int position, List<Object> values, Map<Object, Long> sizes) {
    List<Integer> same = new ArrayList<>();
    for (int i = 0; i < position; i++) {
      if (types.get(i).equals(types.get(position)) && fits((Reference) values.get(i), position, sizes)) same.add(i);
    }
    return same;
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
