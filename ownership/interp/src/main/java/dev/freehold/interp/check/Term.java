// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.interp.Unknown;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.ShapedType;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A value that was computed from unknown contents of buffers, as in concolic execution: computations go on with its sample, and the oracle
 * is asked once control depends on it. Terms with the same identity have the same value.
 *
 * @param identity the same for the same value, before and after passes
 * @param isNegated for a boolean, whether it is the negation of the one with that identity
 * @param computed what came out of the samples that it was computed from
 * @param elements the contents of buffers that it was computed from; null where those are too many to be asked for
 * @param conditions the conditions that have chosen among data that it was computed from
 * @param isArbitrary whether the sample was made up where not all iterations of a loop were run: it is evidence of nothing
 */
record Term(long identity, boolean isNegated, Object computed, Type type, @Nullable Set<Element> elements, Set<Term> conditions, boolean isArbitrary,
    Symbols symbols) implements Unknown {
  @Override
  public boolean isBoolean() {
    return type.equals(IntegerType.I1);
  }

  /** Whether it is known once its conditions are. */
  @Override
  public boolean isExact() {
    return elements != null && elements.isEmpty();
  }

  /** Whether it is a condition that is chosen itself. */
  private boolean isChosen() {
    return isBoolean() && (elements == null || elements.stream().anyMatch(element -> !symbols.oracle().isAsked(element)));
  }

  @Override
  public Object sample() {
    Boolean holds = isChosen() ? symbols.oracle().truth(identity) : null;
    return holds == null ? computed : bits(holds);
  }

  private Object bits(boolean holds) {
    return holds != isNegated ? -1L : 0L;
  }

  @Override
  public Object resolve() {
    if (type instanceof ShapedType) return computed;
    for (Term condition : conditions) {
      Object used = condition.sample();
      if (!condition.resolve().equals(used)) throw new DecisionPrefix.Late();
    }
    return elements != null && symbols.ask(elements) ? computed : choose();
  }

  @Override
  public void decide(Op at) {
    if (isChosen()) symbols.oracle().decide(identity, question(), holds(), at);
    else if (isExact()) conditions.forEach(condition -> condition.decide(at));
  }

  @Override
  public Object chosen(Object value, Type valueType) {
    return symbols.chosen(value, valueType, this);
  }

  /** Records that its sample is used. */
  void take() {
    if (isChosen()) symbols.oracle().take(identity);
  }

  /** The same value, computed from more. */
  Term with(Symbols.Origin origin) {
    return new Term(identity, isNegated, computed, type, origin.elements(), origin.conditions(), origin.isArbitrary(), symbols);
  }

  /** The conditions of what depends on this one. */
  Set<Term> asCondition() {
    return isExact() ? conditions : Set.of(this);
  }

  private String question() {
    return (isBoolean() ? "condition computed from contents #" : "number computed from contents #") + Long.toHexString(identity);
  }

  private Object choose() {
    DecisionPrefix oracle = symbols.oracle();
    if (isBoolean()) return bits(oracle.holds(identity, question(), holds()));
    List<Object> values = symbols.domains().of(type);
    return values.get(oracle.choose(question(), values.size(), i -> Domains.text(values.get(i), type)));
  }

  private boolean holds() {
    return !Objects.equals(computed, 0L) != isNegated;
  }

  /** The value, or the one that would have been chosen; chooses nothing. */
  Object settled() {
    return type instanceof ShapedType || isBoolean() || symbols.oracle().answer(question()) == null ? sample() : choose();
  }

  /** Terms with the same identity are the same; their conditions may be many. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Term term && identity == term.identity && isNegated == term.isNegated && type.equals(term.type);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(identity);
  }

  /** A text that is the same for what it stands for, if it is known whether that is. */
  @Override
  public String toString() {
    if (isExact()) return String.valueOf(sample());
    if (elements != null && elements.size() == 1) {
      Element only = elements.iterator().next();
      if (only.identity() == identity) return only.question();
    }
    return question();
  }
}
