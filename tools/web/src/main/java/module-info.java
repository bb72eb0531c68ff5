// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** What Freehold shows in a browser: scripts and styles, which {@code tools/web/build} bundles from TypeScript, and pages of them. */
@NullMarked
module dev.freehold.web {
  requires org.jspecify;

  exports dev.freehold.web to dev.freehold.cli, dev.freehold.playground, dev.freehold.report;
}
