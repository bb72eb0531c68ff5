// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/**
 * The strategies of one module that print what the reference prints, found by {@link java.util.ServiceLoader}. They live in the
 * {@code compat} package of the module; nothing but {@link Profile#reference()} refers to it.
 */
public interface ReferenceStrategies {

  /** Replaces the sound implementations of the module's strategies. */
  void addTo(Profile.Builder reference);
}
