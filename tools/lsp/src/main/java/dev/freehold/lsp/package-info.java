// SPDX-License-Identifier: Apache-2.0
/**
 * A language server. {@link dev.freehold.lsp.LanguageServing} is the entry; {@link dev.freehold.lsp.FreeholdServer} takes the messages, {@link
 * dev.freehold.lsp.Documents} keeps the texts, each read as a {@link dev.freehold.lsp.Document}, of which one class for each feature answers requests.
 */
package dev.freehold.lsp;
