// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** The language server: what an editor asks about programs, and what it is told. Only {@code freehold lsp} loads it. */
@NullMarked
@SuppressWarnings("requires-automatic")      // LSP4J is not a module yet; its names are those of its jars
module dev.freehold.lsp {
  requires dev.freehold.explain;
  requires org.eclipse.lsp4j;
  requires org.eclipse.lsp4j.jsonrpc;
  requires com.google.gson;
  requires java.logging;

  exports dev.freehold.lsp to dev.freehold.cli, dev.freehold.devtools;
}
