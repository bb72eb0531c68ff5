// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.ir.Op;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/**
 * Handles that are kept as long as others that may be the same buffer and are not responsible for it, where these are too many to be told apart: who
 * accesses one of those uses the handle, too.
 *
 * <pre>
 *   %a = memref.alloc() …
 *   %r0 = call @either(%a, %arg) …
 *   …
 *   %r99 = call @either(%a, %arg) …
 *   memref.load %a …                           behind it %a would be compared with 100 others
 *   …
 *   memref.load %r99 …                         %a is freed here, where none of them is used on
 * </pre>
 */
public final class ExtendedHandles {
  public static final ExtendedHandles NONE = new ExtendedHandles(PersistentIntSet.EMPTY, (handle, op) -> false);

  private final PersistentIntSet numbers;
  private final BiPredicate<HandleClass, Op> isDefinedAt;
  /** The extended handles that may be the same buffer as another one, by its number. */
  private final Map<Integer, List<HandleClass>> byOther = new HashMap<>();

  private ExtendedHandles(PersistentIntSet numbers, BiPredicate<HandleClass, Op> isDefinedAt) {
    this.numbers = numbers;
    this.isDefinedAt = isDefinedAt;
  }

  /** These and some more, which {@code found} could not tell from all others. */
  public ExtendedHandles with(PersistentIntSet more, Responsibilities found, Handles handles, Dominance dominance) {
    ExtendedHandles all = new ExtendedHandles(numbers.or(more), (handle, op) -> dominance.properlyDominates(handle.base(), op));
    all.numbers.forEach(number -> {
      HandleClass handle = handles.get(number);
      found.othersThatMayBe(handle).forEach(other -> all.byOther.computeIfAbsent(other, key -> new ArrayList<>(1)).add(handle));
    });
    return all;
  }

  /** The numbers of the classes that are kept. */
  public PersistentIntSet numbers() {
    return numbers;
  }

  boolean contains(HandleClass handle) {
    return numbers.contains(handle.number());
  }

  /** The numbers of the classes that are used by an operation which accesses some, those that are kept as long included. */
  PersistentIntSet used(PersistentIntSet accessed, Op op) {
    if (byOther.isEmpty()) return accessed;
    PersistentIntSet[] used = {accessed};
    accessed.forEach(number -> {
      for (HandleClass kept : byOther.getOrDefault(number, List.of())) {
        if (isDefinedAt.test(kept, op)) used[0] = used[0].or(PersistentIntSet.of(kept.number()));
      }
    });
    return used[0];
  }
}
