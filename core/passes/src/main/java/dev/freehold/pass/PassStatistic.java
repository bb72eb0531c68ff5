// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

/** Something that a pass counts for {@code --mlir-pass-statistics}. */
public record PassStatistic(String name, String description) {}
