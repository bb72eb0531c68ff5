// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How the signature of a function before passes corresponds to the one after them. Bufferization turns tensors into memrefs; later passes may
 * drop results that are an argument, and turn other results into arguments at the end, called out parameters. Arguments keep their numbers.
 *
 * @param results for each result before: the number of the result after, {@link #DROPPED}, or the complement of the number of the out parameter
 */
record Signature(int[] results) {
  /** Marks a result that is dropped, since it is one of the arguments. */
  static final int DROPPED = Integer.MIN_VALUE;
  /** More correspondences are not tried; only functions with many results of one type have them. */
  private static final int MAX_CORRESPONDENCES = 64;

  /** The signature of a function that has kept its own. */
  static Signature same(FunctionType type) {
    int[] results = new int[type.results().size()];
    Arrays.setAll(results, i -> i);
    return new Signature(results);
  }

  /** Returns how a signature most likely corresponds to the one before passes; by the numbers of results if passes do not make it of that one. */
  static Signature likeliest(FunctionType before, FunctionType after) {
    List<Signature> all = all(before, after);
    return all.isEmpty() ? same(before) : all.getFirst();
  }

  /** For each of so many results after: the number of the result before; -1 if passes have added it. */
  int[] resultsBefore(int count) {
    int[] before = new int[count];
    Arrays.fill(before, -1);
    for (int i = 0; i < results.length; i++) {
      if (results[i] >= 0 && results[i] < count) before[results[i]] = i;
    }
    return before;
  }

  /**
   * For each result after: the number of the i1 that says whether its buffer is transferred to the caller; -1 if it always is. Passes add such
   * results at the end, one for each memref.
   */
  int[] ownership(FunctionType after) {
    int[] flags = new int[after.results().size()];
    Arrays.fill(flags, -1);
    int[] before = resultsBefore(flags.length);
    int flag = 0;
    for (int i = 0; i < flags.length; i++) {
      if (before[i] < 0 || !(after.results().get(i) instanceof BaseMemRefType)) continue;
      while (flag < flags.length && before[flag] >= 0) flag++;
      if (flag < flags.length) flags[i] = flag++;
    }
    return flags;
  }

  /** Whether a result becomes an out parameter. */
  boolean isOutParameter(int result) {
    return results[result] < 0 && results[result] != DROPPED;
  }

  /** The number of the argument that an out parameter is. */
  int outParameter(int result) {
    return ~results[result];
  }

  /**
   * Returns the correspondences of two signatures, the likeliest first: those that drop the fewest results. Empty if there are none. There are
   * several if some of the results of one type are dropped and the types do not show which.
   */
  static List<Signature> all(FunctionType before, FunctionType after) {
    int parameters = before.inputs().size();
    if (after.inputs().size() < parameters) return List.of();
    for (int i = 0; i < parameters; i++) {
      if (!corresponds(before.inputs().get(i), after.inputs().get(i))) return List.of();
    }
    for (Type out : after.inputs().subList(parameters, after.inputs().size())) {
      if (!(out instanceof MemRefType memref) || !memref.hasStaticShape()) return List.of();
    }
    List<Signature> found = new ArrayList<>();
    new Search(before, after, new int[before.results().size()], found, new HashSet<>()).from(0, 0, parameters);
    return found;
  }

  /** Whether values of a type become values of another type: the same, or a memref with the elements of a tensor. */
  private static boolean corresponds(Type before, Type after) {
    if (before.equals(after)) return true;
    if (!(before instanceof ShapedType tensor) || !isTensor(before) || !(after instanceof BaseMemRefType memref)) return false;
    if (!tensor.element().equals(memref.element())) return false;
    if (!(memref instanceof MemRefType ranked)) return true;
    if (!tensor.hasRank() || tensor.shape().rank() != ranked.rank()) return false;
    for (int i = 0; i < ranked.rank(); i++) {
      long size = tensor.shape().size(i);
      if (!Shape.isDynamic(size) && !ranked.shape().isDynamic(i) && size != ranked.size(i)) return false;
    }
    return true;
  }

  /** What a search has still to assign: the results from one on, to the results and out parameters from these on. */
  private record Rest(int result, int next, int out) {}

  /**
   * A depth-first search over the results before.
   *
   * @param dead from where no correspondence was found
   */
  private record Search(FunctionType before, FunctionType after, int[] chosen, List<Signature> found, Set<Rest> dead) {
    /**
     * Assigns the results from one on.
     *
     * @param next the first result after that is not assigned
     * @param out the first out parameter that is not assigned
     */
    void from(int result, int next, int out) {
      Rest rest = new Rest(result, next, out);
      if (found.size() == MAX_CORRESPONDENCES || dead.contains(rest)) return;
      int foundBefore = found.size();
      assign(result, next, out);
      if (found.size() == foundBefore) dead.add(rest);
    }

    private void assign(int result, int next, int out) {
      if (result == chosen.length) {
        if (out == after.inputs().size() && onlyOwnership(next)) found.add(new Signature(chosen.clone()));
        return;
      }
      Type type = before.results().get(result);
      if (next < after.results().size() && corresponds(type, after.results().get(next))) {
        chosen[result] = next;
        from(result + 1, next + 1, out);
      }
      if (out < after.inputs().size() && isBuffer(type) && corresponds(type, after.inputs().get(out))) {
        chosen[result] = ~out;
        from(result + 1, next, out + 1);
      }
      if (isBuffer(type) && before.inputs().stream().anyMatch(Signature::isBuffer) && missing(result, next, out) > 0) {
        chosen[result] = DROPPED;
        from(result + 1, next, out);
      }
    }

    /** How many of the results from one on have no counterpart. */
    private int missing(int result, int next, int out) {
      return before.results().size() - result - (after.results().size() - next) - (after.inputs().size() - out);
    }

    /** Private functions may return the ownership of their results, too. */
    private boolean onlyOwnership(int next) {
      return after.results().subList(next, after.results().size()).stream().allMatch(IntegerType.I1::equals);
    }
  }

  /** Whether values of a type are tensors, with or without a rank. */
  static boolean isTensor(Type type) {
    return type instanceof TensorType || type instanceof UnrankedTensorType;
  }

  /** Whether values of a type are buffers, or become buffers. */
  static boolean isBuffer(Type type) {
    return isTensor(type) || type instanceof BaseMemRefType;
  }
}
