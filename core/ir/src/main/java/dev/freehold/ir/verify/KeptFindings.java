// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.verify;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What the verifier has found in isolated operations, each by itself: valid as long as the operation does not change. */
public final class KeptFindings {
  private final Map<Op, Verifier.Part> parts = new IdentityHashMap<>();

  Verifier.Part of(Op op, Supplier<Verifier.Part> verification) {
    Verifier.Part known = parts.get(op);
    if (known != null) return known;
    Verifier.Part part = verification.get();
    if (part.isSelfContained) parts.put(op, part);
    return part;
  }

  /** What is wrong with an isolated operation by itself; references to symbols around it are not looked at. */
  public List<Diagnostic> of(Op op, Registry registry) {
    Verifier.Part part = of(op, () -> new Verifier.Part(op, new OpChecker(registry, Profile.SOUND, new SymbolTables(), ignored -> {}), false));
    List<Diagnostic> found = new ArrayList<>(part.reported);
    found.addAll(part.reportedOfDominance);
    return found;
  }

  /** Forgets all operations but these. */
  public void retain(Collection<? extends Op> ops) {
    Map<Op, Boolean> retained = new IdentityHashMap<>();
    ops.forEach(op -> retained.put(op, true));
    parts.keySet().removeIf(op -> !retained.containsKey(op));
  }
}
