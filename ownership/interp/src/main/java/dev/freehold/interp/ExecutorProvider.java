// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

/** Brings the executors of a dialect: the extension point for ours and for anybody's; found by {@link java.util.ServiceLoader}. */
@FunctionalInterface
public interface ExecutorProvider {
  void register(Executors executors);
}
