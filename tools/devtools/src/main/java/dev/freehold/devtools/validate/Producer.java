// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.validate;

import java.util.List;
import java.util.Locale;

/** Passes whose output must be correct. */
enum Producer {
  OWNERSHIP("ownership-based-buffer-deallocation"),
  SIMPLIFIED("ownership-based-buffer-deallocation", "buffer-deallocation-simplification"),
  PIPELINE("buffer-deallocation-pipeline"),
  LAST_USE("last-use-buffer-deallocation"),
  LAST_USE_ALL("last-use-buffer-deallocation=signatures=all"),
  LAST_USE_CLEANED("last-use-buffer-deallocation", "canonicalize", "cse"),
  LAST_USE_RESULTS_CLEANED("last-use-buffer-deallocation=signatures=results", "canonicalize", "cse"),
  LAST_USE_ALL_CLEANED("last-use-buffer-deallocation=signatures=all", "canonicalize", "cse");

  /** Each with its options, if it has any, after an equals sign. */
  final List<String> passes;

  Producer(String... passes) {
    this.passes = List.of(passes);
  }

  /** The name on a command line. */
  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
