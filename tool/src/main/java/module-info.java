// SPDX-License-Identifier: Apache-2.0
/** The command line. */
module dev.freehold.tool {
  requires com.fasterxml.jackson.core;
  requires dev.freehold.dealloc;
  requires dev.freehold.validate;
  requires dev.freehold.interp;
  requires dev.freehold.testkit;
  requires me.tongfei.progressbar;
}
