// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Reports: what passes made of a program and what its runs do, as JSON and as a page for a browser. */
@NullMarked
module dev.freehold.report {
  requires transitive com.fasterxml.jackson.core;
  requires transitive dev.freehold.explain;
  requires transitive dev.freehold.interp;
  requires dev.freehold.web;

  exports dev.freehold.report;
}
