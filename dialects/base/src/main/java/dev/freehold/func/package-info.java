// SPDX-License-Identifier: Apache-2.0
/** Functions, calls and returns. {@link FuncOp} first; {@link FunctionSyntax} is for other dialects with functions, too. */
package dev.freehold.func;
