// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Inputs;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All that a function may be given: the oracle chooses the scalars, the sizes, and which buffers are the same.
 *
 * @param equal the sizes that have to be equal
 */
record Arguments(FunctionLike function, EqualSizes equal, SymbolicValues world) implements Inputs {
  @Override
  public List<Object> make(Heap heap) {
    List<Type> types = function.functionType().inputs();
    List<Object> values = new ArrayList<>();
    Map<Object, Long> sizes = new HashMap<>();
    for (int i = 0; i < types.size(); i++) {
      List<Integer> same = types.get(i) instanceof BaseMemRefType ? earlier(types, i, values, sizes) : List.of();
      int alias = same.isEmpty() ? 0 : world.oracle().choose("buffer of argument " + i, same.size() + 1,
          way -> way == 0 ? "distinct" : "that of argument " + same.get(way - 1));
      Location site = function.body().entryBlock().argument(i).location();
      Object value = alias > 0 ? values.get(same.get(alias - 1)) : value(i, types.get(i), sizes, heap, site);
      if (alias > 0) keepSizes(i, (Reference) value, sizes);
      values.add(value);
    }
    world.oracle().start();
    return values;
  }

  private Object value(int argument, Type type, Map<Object, Long> sizes, Heap heap, Location site) {
    String name = "argument " + argument;
    Object number = equal.number(argument);
    if (number != null) return size(number, name, sizes);
    return world.value(name, type, Buffer.Owner.CALLER, heap, null, site, type instanceof UnrankedMemRefType ? world.sizes(name)
        : dimension -> size(equal.dimension(argument, dimension), SymbolicValues.sizeOf(name, dimension), sizes));
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
