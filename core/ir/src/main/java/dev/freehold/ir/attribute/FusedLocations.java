// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a location that was fused from fused ones, put together when somebody first looks: a rule that rewrites its own
 * result again and again fuses a longer list each time, and nobody may ever ask for it.
 */
final class FusedLocations extends AbstractList<Location> {
  private @Nullable List<Location> sources;
  private @Nullable Attribute metadata;
  private volatile @Nullable List<Location> parts;

  FusedLocations(List<Location> sources, @Nullable Attribute metadata) {
    this.sources = List.copyOf(sources);
    this.metadata = metadata;
  }

  /** Whether something fused with the same metadata is among {@code sources}, so that there are several parts in any case. */
  static boolean applyTo(List<Location> sources, @Nullable Attribute metadata) {
    for (Location source : sources) {
      if (nested(source, metadata) instanceof Location.Fused fused && (fused.locations() instanceof FusedLocations || fused.locations().size() > 1)) {
        return true;
      }
    }
    return false;
  }

  private static Location.@Nullable Fused nested(Location location, @Nullable Attribute metadata) {
    return location instanceof Location.Fused fused && Objects.equals(fused.metadata(), metadata) ? fused : null;
  }

  private List<Location> parts() {
    if (parts != null) return parts;
    synchronized (this) {
      if (parts == null) {
        parts = flattened();
        sources = null;
        metadata = null;
      }
      return parts;
    }
  }

  private List<Location> flattened() {
    Set<Location> found = new LinkedHashSet<>();
    Set<List<Location>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Location> pending = new ArrayDeque<>();
    push(Objects.requireNonNull(sources, "the sources are there until the parts are"), pending);
    while (!pending.isEmpty()) {
      Location location = pending.pop();
      Location.Fused fused = nested(location, metadata);
      if (fused == null) {
        if (location != Location.UNKNOWN) found.add(location);
        continue;
      }
      List<Location> inner = fused.locations();
      if (!seen.add(inner)) continue;
      List<Location> unsettled = inner instanceof FusedLocations lazy ? lazy.unsettled() : null;
      // What has been put together is flat, and may hold an unknown location that belongs there.
      if (unsettled != null) push(unsettled, pending);
      else found.addAll(inner);
    }
    return List.copyOf(found);
  }

  private synchronized @Nullable List<Location> unsettled() {
    return parts == null ? sources : null;
  }

  private static void push(List<Location> locations, Deque<Location> pending) {
    for (int i = locations.size(); i-- > 0;) pending.push(locations.get(i));
  }

  @Override
  public Location get(int i) {
    return parts().get(i);
  }

  @Override
  public int size() {
    return parts().size();
  }
}
