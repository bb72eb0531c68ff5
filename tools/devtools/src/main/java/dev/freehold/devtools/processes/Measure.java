// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.processes;

import dev.freehold.devtools.measure.Usage;
import java.util.function.ToDoubleFunction;

/** What is measured of a process. */
enum Measure {
  WALL("wall (s)", Usage::wall, 2), PROCESSOR("processor (s)", Usage::processor, 2), PEAK("peak (MB)", Usage::peak, 0);

  private final String title;
  private final ToDoubleFunction<Usage> figure;
  private final int decimals;

  Measure(String title, ToDoubleFunction<Usage> figure, int decimals) {
    this.title = title;
    this.figure = figure;
    this.decimals = decimals;
  }

  String title() {
    return title;
  }

  double of(Usage usage) {
    return figure.applyAsDouble(usage);
  }

  int decimals() {
    return decimals;
  }
}
