// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FunctionType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a call does to objects.
 *
 * @param arguments how many there are; what is passed counts as used, unless it is one of the {@link UnusedParameters}
 * @param passed what becomes of an object that is passed; null where nothing happens to it and no result denotes it
 * @param made how objects come back that the callee has made and the caller must free
 * @param lent how objects come back that nobody may free: globals, and what belongs to others
 * @param returns whether the function may come back
 * @param unknown why it is not known what becomes of an object that is passed; null where it is
 */
record Summary(int arguments, @Nullable Fate passed, List<Relation> made, List<Relation> lent, boolean returns, @Nullable String unknown) {
  /**
   * What becomes of an object that is passed.
   *
   * @param kept how it comes back, if it has not been freed
   * @param freed how it comes back, if it has been freed
   * @param freedOnPath when it is freed on some path, whether that path comes to a return or not; says nothing about results
   * @param misused when something goes wrong with it; says nothing about results either
   * @param misuse what goes wrong then; null where nothing does
   */
  record Fate(Relation kept, Relation freed, Relation freedOnPath, Relation misused, Fault.@Nullable Kind misuse) {
    static final Fate NONE = new Fate(Relation.NONE, Relation.NONE, Relation.NONE, Relation.NONE, null);

    private Fate or(Fate other) {
      return new Fate(or(kept, other.kept), or(freed, other.freed), or(freedOnPath, other.freedOnPath), or(misused, other.misused),
          misuse == null ? other.misuse : misuse);
    }

    private static Relation or(Relation a, Relation b) {
      return Relation.union(List.of(a, b));
    }
  }

  /** Whether a result may be an object that is not passed. */
  boolean mayReturnOther() {
    return !made.isEmpty() || !lent.isEmpty();
  }

  /** Returns how an object of some kind comes back that is not passed. */
  List<Relation> returned(SiteKind kind) {
    return kind == SiteKind.LENT ? lent : made;
  }

  /** Whether nothing happens to what is passed, but accesses. */
  boolean isNeutral() {
    return passed == null && unknown == null;
  }

  /** Whether the function comes back under some conditions. */
  boolean comesBack() {
    Bdd bdd = Relation.diagrams();
    return passed == null ? returns : bdd.or(passed.kept.in(bdd), passed.freed.in(bdd)) != Bdd.FALSE;
  }

  /** A function that never comes back and has done nothing. */
  static Summary nothing(FunctionType type) {
    return new Summary(type.inputs().size(), Fate.NONE, List.of(), List.of(), false, null);
  }

  /** What callees do of which only the type is known: they borrow what they take and return buffers of their own. */
  static Summary byConvention(int arguments, List<Type> results) {
    List<Relation> made = new ArrayList<>();
    boolean[] isHandle = handles(results);
    for (int i = 0; i < isHandle.length; i++) {
      if (!ProgramBuilder.isBuffer(results.get(i))) continue;
      Bdd bdd = Relation.diagrams();
      made.add(Relation.of(bdd, Relation.onlyResult(bdd, i, isHandle, arguments)));
    }
    return new Summary(arguments, null, made, List.of(), true, null);
  }

  static Summary byConvention(FunctionType type) {
    return byConvention(type.inputs().size(), type.results());
  }

  private static boolean[] handles(List<Type> types) {
    boolean[] isHandle = new boolean[types.size()];
    for (int i = 0; i < isHandle.length; i++) isHandle[i] = ProgramBuilder.mayBeHandle(types.get(i));
    return isHandle;
  }

  Summary withUnknown(String reason) {
    return new Summary(arguments, passed, made, lent, returns, reason);
  }

  /** What one of two summaries of a function says. */
  Summary or(Summary other) {
    Fate fate = passed == null ? other.passed : other.passed == null ? passed : passed.or(other.passed);
    return new Summary(arguments, fate, either(made, other.made), either(lent, other.lent), returns || other.returns, other.unknown);
  }

  private static List<Relation> either(List<Relation> one, List<Relation> other) {
    List<Relation> all = new ArrayList<>(one);
    all.addAll(other);
    return all.isEmpty() ? List.of() : List.of(Relation.union(all));
  }

  /**
   * The same of a function that never comes back as if it did: an object that is passed comes back freed if the function frees it on its way, and
   * results are what {@code declared} says. An object that the function frees on no path does not come back, unless {@code declared} says what becomes of it:
   * whether the function borrows it, or would have freed it in the end, is unknown. That a function does not come back under some conditions is taken as it
   * is.
   *
   * @param declared what a caller may expect of the function without knowing its body
   */
  Summary assumingReturns(FunctionType type, Summary declared) {
    Bdd bdd = Relation.diagrams();
    // What is made behind such a call may be returned as far as is known of it alone.
    List<Relation> assumedMade = holdsAny(made, bdd) ? made : declared.made;
    List<Relation> assumedLent = holdsAny(lent, bdd) ? lent : declared.lent;
    if (comesBack()) return this;
    if (passed == null) return new Summary(arguments, declared.passed == null ? Fate.NONE : declared.passed, assumedMade, assumedLent, true, unknown);
    int lost = Bdd.FALSE;
    for (int i = 0; i < arguments; i++) {
      if (ProgramBuilder.isBuffer(type.inputs().get(i))) lost = bdd.or(lost, bdd.var(i));
    }
    int denoted = declared.passed == null ? Relation.onlyResult(bdd, -1, handles(type.results()), arguments)
        : bdd.or(declared.passed.kept.in(bdd), declared.passed.freed.in(bdd));
    lost = bdd.and(lost, denoted);
    int onPath = passed.freedOnPath.in(bdd);
    Relation kept = declared.passed == null ? Relation.NONE : Relation.of(bdd, bdd.minus(lost, onPath));
    Fate fate = new Fate(kept, Relation.of(bdd, bdd.and(lost, onPath)), passed.freedOnPath, passed.misused, passed.misuse);
    return new Summary(arguments, fate, assumedMade, assumedLent, true, unknown);
  }

  private static boolean holdsAny(List<Relation> relations, Bdd bdd) {
    return relations.stream().anyMatch(relation -> relation.in(bdd) != Bdd.FALSE);
  }
}
