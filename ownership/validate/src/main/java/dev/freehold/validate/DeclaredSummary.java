// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.convention.BufferConvention;
import dev.freehold.convention.BufferConvention.Borrowed;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a call does to objects, by what the callee says of itself in attributes. */
final class DeclaredSummary {
  private final BufferConvention convention;
  private final int arguments;
  private final List<Type> results;
  private final Bdd bdd = Relation.diagrams();

  private DeclaredSummary(BufferConvention convention) {
    this.convention = convention;
    arguments = convention.function().functionType().inputs().size();
    results = convention.function().functionType().results();
  }

  static Summary of(BufferConvention convention) {
    return new DeclaredSummary(convention).summary();
  }

  private Summary summary() {
    return new Summary(arguments, passed(), results(false), results(true), true, null);
  }

  /** What becomes of an object that is passed; null where nothing does, and no result denotes it. */
  private Summary.@Nullable Fate passed() {
    int freed = Bdd.FALSE;
    for (int i = 0; i < arguments; i++) {
      if (convention.frees(i)) freed = bdd.or(freed, bdd.var(i));
    }
    boolean mayComeBack = false;
    int denoted = Bdd.TRUE;
    for (int i = 0; i < results.size(); i++) {
      if (!ProgramBuilder.mayBeHandle(results.get(i))) continue;
      Borrowed borrowed = convention.borrowed(i);
      mayComeBack |= borrowed != null && !borrowed.arguments().isEmpty();
      denoted = bdd.and(denoted, denotes(i, borrowed));
    }
    if (freed == Bdd.FALSE && !mayComeBack) return null;
    return new Summary.Fate(Relation.of(bdd, bdd.minus(denoted, freed)), Relation.of(bdd, bdd.and(denoted, freed)), Relation.of(bdd, freed),
        Relation.NONE, null);
  }

  /** When a result may denote the object that is passed: if it is one of the arguments, it does if all of these do. */
  private int denotes(int i, @Nullable Borrowed borrowed) {
    int result = bdd.var(arguments + i);
    if (borrowed == null) return bdd.not(result);
    int any = Bdd.FALSE;
    int all = borrowed.mayBeOther() ? Bdd.FALSE : Bdd.TRUE;
    for (int argument : borrowed.arguments()) {
      any = bdd.or(any, bdd.var(argument));
      all = bdd.and(all, bdd.var(argument));
    }
    return bdd.ite(result, any, bdd.not(all));
  }

  /** How objects come back that are not passed: those that the callee makes, or those that it lends. */
  private List<Relation> results(boolean areLent) {
    boolean[] isHandle = new boolean[results.size()];
    for (int i = 0; i < isHandle.length; i++) isHandle[i] = ProgramBuilder.mayBeHandle(results.get(i));
    List<Relation> returned = new ArrayList<>();
    for (int i = 0; i < isHandle.length; i++) {
      Borrowed borrowed = convention.borrowed(i);
      boolean isOne = areLent ? borrowed != null && (borrowed.mayBeOther() || borrowed.arguments().isEmpty()) : borrowed == null;
      if (isOne && ProgramBuilder.isBuffer(results.get(i))) returned.add(Relation.of(bdd, Relation.onlyResult(bdd, i, isHandle, arguments)));
    }
    return returned;
  }
}
