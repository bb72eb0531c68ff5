// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.compare;

/**
 * A program to compare with.
 *
 * @param name what to call it in reports, fit for a file name
 * @param text the module
 */
public record Program(String name, String text) {
  int lines() {
    return (int) text.chars().filter(c -> c == '\n').count();
  }
}
