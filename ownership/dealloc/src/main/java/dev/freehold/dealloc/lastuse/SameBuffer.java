// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.arith.SelectOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.builtin.IntegerType;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether a handle that dies, or is freed, and a candidate denote one buffer: the condition of the select that chose between one of them and another
 * buffer, or else a comparison of their aligned pointers.
 */
sealed interface SameBuffer {
  /** The same on all paths. */
  record Known(boolean isSame) implements SameBuffer {}

  /** They are the same unless what a call returned is new. */
  record UnlessNew(HandleClass returned) implements SameBuffer {}

  /** They are the same where a condition of the program is, or is not, true. */
  record Condition(Value condition, boolean whenTrue) implements SameBuffer {}

  /** Their aligned pointers are compared. */
  record Comparison(Value a, Value b) implements SameBuffer {}

  /** Whether the answer is the same on all paths, and is this one. */
  default boolean isCertain(boolean isSame) {
    return this instanceof Known known && known.isSame() == isSame;
  }

  /** Whether the two are different buffers wherever {@code flag} is true. */
  default boolean isOtherIf(@Nullable Flag flag) {
    return this instanceof UnlessNew(HandleClass returned) && flag instanceof Flag.Given given && given.handle() == returned;
  }

  /**
   * Finds out how to tell.
   *
   * @param sites for whose buffers the dying handle may be responsible
   */
  static SameBuffer of(Change change, HandleClass candidate, PersistentIntSet sites, Handles handles, Dominance dominance) {
    HandleClass handle = change.handle();
    if (change.place() instanceof Place.On(ControlFlowEdge edge) && candidate.isParameterOf(edge.to())) {
      Value passed = edge.passedTo(candidate.base());
      Boolean known = isSource(passed, handle, sites, handles);
      HandleClass source = handles.of(passed);
      return known != null || source == null ? new Known(Boolean.TRUE.equals(known)) : new Comparison(handle.base(), source.base());
    }
    SameBuffer chosen = byChoice(candidate, handle, sites, handles, dominance);
    if (chosen == null) chosen = byChoice(handle, candidate, candidate.origins(), handles, dominance);
    if (chosen == null) chosen = byCall(candidate, handle, sites, handles, dominance);
    if (chosen == null) chosen = byCall(handle, candidate, candidate.origins(), handles, dominance);
    return chosen != null ? chosen : new Comparison(handle.base(), candidate.base());
  }

  /** Whether a select chooses a handle that it comes behind, for whose buffers of these sites the question is; null where that is not known. */
  private static @Nullable SameBuffer byChoice(HandleClass choice, HandleClass handle, PersistentIntSet sites, Handles handles, Dominance dominance) {
    if (!(choice.base().definingOp() instanceof SelectOp select) || !(select.condition().type() instanceof IntegerType)) return null;
    if (!dominance.properlyDominates(handle.base(), select)) return null;
    Boolean whenTrue = isSource(select.trueValue(), handle, sites, handles);
    Boolean whenFalse = isSource(select.falseValue(), handle, sites, handles);
    if (whenTrue == null || whenFalse == null) return null;
    return whenTrue.equals(whenFalse) ? new Known(whenTrue) : new Condition(select.condition(), whenTrue);
  }

  /** Whether a call that returns new buffers and arguments is passed a handle; null where that is not known. */
  private static @Nullable SameBuffer byCall(HandleClass returned, HandleClass handle, PersistentIntSet sites, Handles handles, Dominance dominance) {
    Op call = returned.base().definingOp();
    if (!handles.isArgumentUnlessNew(returned) || call == null || !dominance.properlyDominates(handle.base(), call)) return null;
    Set<@Nullable Boolean> found = new HashSet<>();
    for (Value source : returned.sources()) found.add(isSource(source, handle, sites, handles));
    if (found.size() != 1 || found.contains(null)) return null;
    return found.contains(true) ? new UnlessNew(returned) : new Known(false);
  }

  /** Whether a value is the handle; null where that is not known. */
  private static @Nullable Boolean isSource(@Nullable Value value, HandleClass handle, PersistentIntSet sites, Handles handles) {
    HandleClass source = handles.of(value);
    if (source == handle) return true;
    return source == null || !source.origins().meets(sites) ? false : null;
  }
}
