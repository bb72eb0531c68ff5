// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** A process that stays: the protocols by which build systems and test suites have it run command lines. It knows no command. */
@NullMarked
@SuppressWarnings("requires-automatic")      // protobuf is not a module yet, but has its name
module dev.freehold.serve {
  requires com.fasterxml.jackson.core;
  requires com.google.protobuf;
  requires jdk.httpserver;
  requires jdk.management;
  requires org.jspecify;

  exports dev.freehold.serve to dev.freehold.cli, dev.freehold.playground, dev.freehold.devtools;
  exports dev.freehold.serve.http to dev.freehold.cli, dev.freehold.playground, dev.freehold.devtools;
  exports dev.freehold.serve.socket to dev.freehold.cli;
  exports dev.freehold.serve.worker to dev.freehold.cli;
}
