// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The values that dominate a place: its own and those of the scopes around it, without the hidden ones. */
final class Scope {
  private final @Nullable Scope parent;
  private final List<SsaValue> own = new ArrayList<>();
  private final Set<SsaValue> hidden = new HashSet<>();

  Scope(@Nullable Scope parent) {
    this.parent = parent;
  }

  void add(SsaValue value) {
    own.add(value);
  }

  /** From here on the value is not offered any more, in this scope and those inside. */
  void hide(SsaValue value) {
    hidden.add(value);
  }

  List<SsaValue> visible(Predicate<SsaValue> wanted) {
    var found = new ArrayList<SsaValue>();
    var hiddenInside = new HashSet<SsaValue>();
    for (Scope s = this; s != null; s = s.parent) {
      hiddenInside.addAll(s.hidden);
      for (SsaValue value : s.own) {
        if (wanted.test(value) && !hiddenInside.contains(value)) {
          found.add(value);
        }
      }
    }
    return found;
  }

  /** The values that were defined in this very scope. */
  List<SsaValue> own(Predicate<SsaValue> wanted) {
    return own.stream().filter(wanted).filter(v -> !hidden.contains(v)).toList();
  }
}
