// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Value;
import dev.freehold.memref.LoadOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.YieldOp;
import dev.freehold.validate.Program.Kind;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Loops that look for an address in an array of addresses. What they give is the position of the last one that is equal, or another number if none is:
 *
 * <pre>
 *   %found = scf.for %i = %c0 to %n step %c1 iter_args(%last = %n) -> (index) {
 *     %p = memref.load %array[%i] …
 *     %same = arith.cmpi eq, %p, %address
 *     %next = arith.select %same, %i, %last
 *     scf.yield %next
 *   }
 * </pre>
 */
final class LinearSearches {
  private final ProgramBuilder builder;
  private final LocalArrays arrays;
  /** For each result, the variables that say whether it is a number. */
  private final Map<Value, Map<BigInteger, Integer>> outcomes = new HashMap<>();

  LinearSearches(ProgramBuilder builder, LocalArrays arrays) {
    this.builder = builder;
    this.arrays = arrays;
  }

  /** What is looked for in the first elements of an array; {@code none} is the result if it is not there. */
  private record Search(Value array, int length, Value address, BigInteger none) {}

  private static @Nullable Search of(ForOp loop) {
    BigInteger length = OpTranslator.constantOf(loop.upperBound());
    boolean isWhole =
        BigInteger.ZERO.equals(OpTranslator.constantOf(loop.lowerBound())) && BigInteger.ONE.equals(OpTranslator.constantOf(loop.step()));
    if (!isWhole || length == null || length.signum() <= 0 || length.bitLength() >= Integer.SIZE || loop.resultCount() != 1) return null;
    BigInteger none = OpTranslator.constantOf(loop.initArgs().getFirst());
    Block body = loop.body().entryBlock();
    if (none == null || !(body.last() instanceof YieldOp end)) return null;
    if (!(end.operand(0).definingOp() instanceof SelectOp choice) || choice.block() != body) return null;
    if (choice.trueValue() != loop.inductionVariable() || choice.falseValue() != loop.iterationArguments().getFirst()) return null;
    if (!(choice.condition().definingOp() instanceof CmpIOp compare) || compare.block() != body) return null;
    if (compare.predicate() != IntegerPredicate.EQ) return null;
    LoadOp load = load(compare.lhs(), loop);
    Value address = compare.rhs();
    if (load == null) {
      load = load(compare.rhs(), loop);
      address = compare.lhs();
    }
    boolean isAll = load != null && body.first() == load && load.next() == compare && compare.next() == choice && choice.next() == end;
    return load != null && isAll ? new Search(load.memref(), length.intValue(), address, none) : null;
  }

  /** The load of the element that an iteration is about; null for other values. */
  private static @Nullable LoadOp load(Value value, ForOp loop) {
    boolean isElement = value.definingOp() instanceof LoadOp load && load.block() == loop.body().entryBlock() && load.indices().size() == 1
        && load.indices().getFirst() == loop.inductionVariable();
    return isElement ? (LoadOp) value.definingOp() : null;
  }

  /** Whether an operation loads elements of an array of that size for such a loop. */
  static boolean isFollowed(LoadOp load, long size) {
    Search search = load.parentOp() instanceof ForOp loop ? of(loop) : null;
    return search != null && search.array() == load.memref() && search.length() <= size;
  }

  /** Translates a loop; returns whether it is such a one. */
  boolean translate(ForOp loop) {
    Search search = of(loop);
    if (search == null || !arrays.isArray(search.array())) return false;
    int address = builder.variableOf(search.address());
    Map<BigInteger, Integer> found = new HashMap<>();
    int none = builder.constant(true);
    int[] elements = arrays.load(loop, search.array(), search.length());
    for (int i = elements.length - 1; i >= 0; i--) {
      int same = builder.variable(Kind.SAME, elements[i], address < 0 ? builder.never() : address, -1, null);
      found.put(BigInteger.valueOf(i), builder.variable(Kind.AND, none, same, -1, null));
      none = builder.variable(Kind.AND, none, builder.not(same), -1, null);
    }
    Integer position = found.get(search.none());
    found.put(search.none(), position == null ? none : (Integer) builder.variable(Kind.OR, position, none, -1, null));
    outcomes.put(loop.result(0), found);
    return true;
  }

  /** The variable that says whether a value is a number; null if it is no result of such a loop. */
  @Nullable
  Integer isNumber(Value value, @Nullable BigInteger number) {
    Map<BigInteger, Integer> known = outcomes.get(value);
    return known == null || number == null ? null : known.computeIfAbsent(number, each -> builder.constant(false));
  }
}
