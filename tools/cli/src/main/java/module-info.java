// SPDX-License-Identifier: Apache-2.0
/** The command line. */
module dev.freehold.cli {
  requires com.fasterxml.jackson.core;
  requires dev.freehold.conversion;
  requires dev.freehold.dealloc;
  requires dev.freehold.explain;
  requires dev.freehold.report;
  requires dev.freehold.validate;
  requires dev.freehold.interp;
  requires dev.freehold.dealloc.extra;
  requires dev.freehold.fuzz;
  requires dev.freehold.playground;
  requires dev.freehold.serve;
  requires dev.freehold.web;
  requires static dev.freehold.lsp;      // only the command lsp has it on its module path: scripts/start.sh
  requires transitive dev.freehold.opt;

  exports dev.freehold.cli to dev.freehold.devtools;
  exports dev.freehold.cli.fuzz to dev.freehold.devtools;
}
