// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a run does where the sound output and the reference's differ. An algorithm that has such a decision names it by an interface, a
 * <em>strategy</em>, and brings the sound implementation. A profile may hold another one:
 *
 * <pre>
 *   StaticAllocation attributes = rw.profile().strategy(StaticAllocation.class, StaticAllocation.SOUND);
 * </pre>
 *
 * A profile is chosen once for a run, handed to the pass manager, and never changes. Two runs in one process may have different ones.
 */
public final class Profile {
  /** Right on every program. This is the default: it replaces no strategy. */
  public static final Profile SOUND = new Profile("sound", Map.of(), kind -> false);

  private final String name;
  private final Map<Class<?>, Object> strategies;
  private final Predicate<Class<?>> wanted;

  private Profile(String name, Map<Class<?>, Object> strategies, Predicate<Class<?>> wanted) {
    this.name = name;
    this.strategies = strategies;
    this.wanted = wanted;
  }

  /** Collects the strategies of a profile. */
  public static final class Builder {
    private final Map<Class<?>, Object> strategies = new LinkedHashMap<>();

    private Builder() {}

    /**
     * Replaces the sound implementation of a strategy.
     *
     * @throws IllegalStateException if something has replaced it already
     */
    public <S> Builder replace(Class<S> kind, S implementation) {
      if (strategies.putIfAbsent(kind, implementation) != null) throw new IllegalStateException("two implementations of " + kind.getName());
      return this;
    }
  }

  private static final class Reference {
    private static final Profile INSTANCE = load();

    private static Profile load() {
      Builder builder = new Builder();
      for (ReferenceStrategies each : Services.of(ReferenceStrategies.class, Profile.class.getClassLoader())) each.addTo(builder);
      return new Profile("reference", Map.copyOf(builder.strategies), kind -> true);
    }
  }

  /** Prints the bytes that the reference prints, where it is wrong too: what the {@link ReferenceStrategies} of all modules say. */
  public static Profile reference() {
    return Reference.INSTANCE;
  }

  /** This profile with those of its strategies only that are {@code wanted}, and the sound ones for the others. */
  public Profile only(Predicate<Class<?>> wanted) {
    return new Profile(name, strategies, wanted);
  }

  /** This profile's implementation of a strategy: {@code sound} unless the profile replaces it. */
  public <S> S strategy(Class<S> kind, S sound) {
    Object replaced = strategies.get(kind);
    return replaced != null && wanted.test(kind) ? kind.cast(replaced) : sound;
  }

  /** The strategies that this profile replaces. */
  public Set<Class<?>> replaced() {
    return strategies.keySet();
  }

  @Override
  public String toString() {
    return name;
  }
}
