// SPDX-License-Identifier: Apache-2.0
/** The command line: {@link dev.freehold.cli.Main} and one class per subcommand. */
package dev.freehold.cli;
