// SPDX-License-Identifier: Apache-2.0
/**
 * The command line: {@link dev.freehold.cli.Main} and one class for each subcommand ({@code opt}, {@code run}, {@code check}, {@code fuzz},
 * {@code reduce}).
 */
package dev.freehold.cli;
