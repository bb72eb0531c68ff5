// SPDX-License-Identifier: Apache-2.0
/**
 * Command lines: an {@link dev.freehold.opt.options.OptionTable} says which options a command has; parsing, usage errors and the text of
 * {@code --help} are made from it.
 */
package dev.freehold.opt.options;
