// SPDX-License-Identifier: Apache-2.0
/** What the developers of Freehold use: recorded cases, comparisons with the reference, campaigns of random programs, benchmarks. Not published. */
module dev.freehold.devtools {
  requires java.xml;

  requires com.fasterxml.jackson.core;
  requires dev.freehold.cli;
  requires dev.freehold.dialects.extra;
  requires dev.freehold.playground;
  requires dev.freehold.dealloc;
  requires dev.freehold.validate;
  requires dev.freehold.interp;
  requires dev.freehold.lsp;
  requires dev.freehold.fuzz;
}
