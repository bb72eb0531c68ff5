// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.List;

/** Brings passes and named pipelines; found through {@link java.util.ServiceLoader}. */
public interface PassProvider {
  List<PassInfo> passes();

  default List<NamedPipeline> pipelines() {
    return List.of();
  }
}
