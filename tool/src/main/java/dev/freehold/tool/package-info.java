// SPDX-License-Identifier: Apache-2.0
/** The command line: {@link dev.freehold.tool.Main} and one class per subcommand. */
package dev.freehold.tool;
