// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.List;
import java.util.function.BiConsumer;

/**
 * A sequence of passes under one name, such as {@code buffer-deallocation-pipeline}.
 *
 * @param build adds the passes to a pipeline, as the options say
 */
public record NamedPipeline(String name, String summary, List<PassOption> options, BiConsumer<Pipeline, PassOptions> build) {
  public NamedPipeline {
    options = List.copyOf(options);
  }
}
