// SPDX-License-Identifier: Apache-2.0
/**
 * A subset of LLVM's FileCheck: the directives of {@link dev.freehold.testkit.filecheck.Directive.Kind}, regular expressions (those of
 * {@code java.util.regex}), string variables, and numeric variables with a constant added.
 */
package dev.freehold.testkit.filecheck;
