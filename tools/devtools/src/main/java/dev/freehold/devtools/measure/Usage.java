// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.measure;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What a process took.
 *
 * @param wall the seconds from its start to its end
 * @param processor the seconds of all of its threads, in user mode and in the kernel
 * @param peak the largest part of it that was in memory, in megabytes
 */
public record Usage(double wall, double processor, double peak) {

  /** The median of each of the three. */
  public static Usage median(List<Usage> runs) {
    return new Usage(median(runs, Usage::wall), median(runs, Usage::processor), median(runs, Usage::peak));
  }

  private static double median(List<Usage> runs, ToDoubleFunction<Usage> part) {
    double[] sorted = runs.stream().mapToDouble(part).sorted().toArray();
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
