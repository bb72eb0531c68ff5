// SPDX-License-Identifier: Apache-2.0
/** Parts of a run in a warm JVM: {@code ./dev jmh}. They work on the programs of {@code ./dev bench}, in its folder. */
package dev.freehold.benchmarks;
