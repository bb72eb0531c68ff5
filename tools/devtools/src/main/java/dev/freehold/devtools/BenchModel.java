// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.devtools.models.Models;

/** Prints the source of a model that {@code ./dev bench} or {@code ./dev explored-models} measures: {@code ./dev bench-model NAME}. */
public final class BenchModel {
  private BenchModel() {}

  public static void main(String[] args) {
    System.out.print(Models.program(args[0]));
  }
}
