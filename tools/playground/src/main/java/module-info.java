// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** A page to try programs on, and what it may ask its server for. */
@NullMarked
module dev.freehold.playground {
  requires dev.freehold.dealloc;
  requires dev.freehold.report;
  requires dev.freehold.web;
  requires org.jspecify;
  requires transitive dev.freehold.serve;

  exports dev.freehold.playground to dev.freehold.cli, dev.freehold.devtools;
}
