// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Inputs;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Heap;
import dev.freehold.ir.Location;
import dev.freehold.ir.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.iface.FunctionLike;
import java.util.ArrayList;
import java.util.List;

/** All that a function may be given: the oracle says which scalars, which sizes, and which buffers are one and the same. */
record Arguments(FunctionLike function, World world) implements Inputs {
  @Override
  public List<Object> make(Heap heap) {
    List<Type> types = function.functionType().inputs();
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      List<Integer> same = types.get(i) instanceof BaseMemRefType ? earlier(types, i) : List.of();
      int alias = same.isEmpty() ? 0 : world.oracle().choose("buffer of argument " + i, same.size() + 1,
          way -> way == 0 ? "its own" : "that of argument " + same.get(way - 1));
      Location site = function.body().first().argument(i).location();
      values.add(alias > 0 ? values.get(same.get(alias - 1))
          : world.value("argument " + i, types.get(i), Buffer.Owner.CALLER, heap, null, site));
    }
    return values;
  }

  private static List<Integer> earlier(List<Type> types, int position) {
    List<Integer> same = new ArrayList<>();
    for (int i = 0; i < position; i++) {
      if (types.get(i).equals(types.get(position))) same.add(i);
    }
    return same;
  }
}
